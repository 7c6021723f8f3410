"""Players against each other, on the same deals and from every seat."""
