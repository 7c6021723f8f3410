"""What goes between a server and its browsers, terminals and programs, as types; see docs/wire.md.

One description: sockets and requests are decoded to these, answers are made of them, OpenAPI and the
browser's types are derived from them, and a terminal at a table elsewhere reads the same.
"""
