"""A table in the terminal, with a screen of its own. It names no game."""
