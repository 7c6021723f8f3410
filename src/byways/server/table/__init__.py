"""Tables that are being played: one writer each, and everybody who watches."""
