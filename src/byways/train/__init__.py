"""Teaches the players: games they play against themselves, and nets that learn from them."""
