"""Games that are over, and deals that are played again."""
