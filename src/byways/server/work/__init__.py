"""What may be slow: done by processes of its own, never where everybody waits."""
