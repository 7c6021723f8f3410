"""A table in Python that explains itself, for programs, notebooks and scripts.

>>> import byways
>>> table = byways.open_table("roads", seats=2, seed="doc")
>>> seat = min(table.to_act)
>>> events = table.play(seat, table.legal(seat)[0])
>>> len(table.log) > 1
True
"""
