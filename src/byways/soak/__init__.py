"""Campaigns against our own promises: kills, faults of disk and network, repeats, nonsense. Names no game."""
