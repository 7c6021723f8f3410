"""The games. Only :mod:`byways.registry` looks in here."""
