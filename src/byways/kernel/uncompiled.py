"""Stands in for Cython's own module where it is not installed: a core then runs as it is written."""

compiled = False
