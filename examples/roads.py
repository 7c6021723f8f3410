"""Word by word: choices, moves, why not, undo, a branch, save and load, and who wins from which seat."""

from collections import Counter

import byways

table = byways.open_table("roads", seats=2, seed="roads", variant=2)
seat = min(table.to_act)
print(len(table.legal(seat)), "moves; they begin with", table.choices(seat).next)
print(*table.why(seat, "X 9,9 2222"))
branch = table.copy()
branch.play(seat, branch.suggest(seat, level=5))
print(branch, branch.log[-1], sep="\n")
table.play_on(level=2)
print([sheet.total for sheet in table.scores()], table.outcome)
assert byways.load(table.record()).outcome == table.outcome
games = [byways.open_table("roads", seats=2, seed=f"game {number}").play_on(level=1) for number in range(20)]
print(Counter(winner for game in games if game.outcome for winner in game.outcome.winners))
