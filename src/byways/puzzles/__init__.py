"""Puzzles made from games of bots, and proved. See docs/puzzles.md."""
