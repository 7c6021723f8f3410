"""Where things lie: squares, and pegs joined by lines."""
