"""Tables for browsers: persist, then publish, then acknowledge. Names no game."""
