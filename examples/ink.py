"""One round drawn by hand, one move refused, the rest left to a bot."""

import byways

table = byways.open_table("ink", seed="first", expansions=["lava"])
print(table)
try:
    table.play(1, "w1 d4 H-H-")
except byways.Refused as refused:
    print(refused, refused.places)
table.play(1, table.legal(1)[0])
table.undo(1)
while not table.over:
    table.play(1, table.suggest(1, level=4))
print({line.code: line.points for line in table.scores()[0].lines})
