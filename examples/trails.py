"""Hidden hands for two: moves, undo, what a seat sees, the score, save and load, and what bots score."""

from statistics import fmean

import byways

table = byways.open_table("trails", seats=2, seed="trails")
print(len(table.legal(1)), "moves, such as", table.legal(1)[0])
table.play(1, table.legal(1)[0])
table.undo(1)
print("seat 1 sees", table.view(1).own.hand, "and a spectator", table.view().held)
print(table.play_on(level=2))
print([sheet.total for sheet in table.scores()])
again = byways.load(table.record())
assert again.scores() == table.scores() and len(list(again.positions())) == len(table.log) + 1
games = [byways.open_table("trails", seats=2, seed=f"game {number}").play_on(level=2) for number in range(3)]
print(fmean(sheet.total for game in games for sheet in game.scores()), "points on average")
