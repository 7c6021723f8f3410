"""Alone: moves, a refusal, undo, the board, the score, save and load, and what random play scores."""

from statistics import fmean

import byways

table = byways.open_table("ink", seed="first", expansions=["lava"])
print(len(table.legal(1)), "moves, such as", table.legal(1)[0])
print(*table.why(1, "w1 d4 H-H-"))
table.play(1, table.legal(1)[0])
table.undo(1)
while not table.over:
    table.play(1, table.suggest(1, level=4))
print(table)
print({line.code: line.points for line in table.scores()[0].lines})
assert byways.load(table.record()).scores() == table.scores()
played = [byways.open_table("ink", seed=f"game {number}") for number in range(5)]
print(fmean(each.play_on(level=1).scores()[0].total for each in played), "points on average at level 1")
