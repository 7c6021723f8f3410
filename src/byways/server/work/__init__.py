"""Slow work, done in separate processes so that nobody else waits."""
