"""Levels against each other: moves, undo, the board, the score, save and load, and who wins."""

from collections import Counter

import byways

wins = Counter[int]()
for levels in ((1, 3), (3, 1)):
    table = byways.open_table("bands", seats=2, seed="match", scenario=1)
    table.play(1, table.legal(1)[0])
    table.undo(1)
    while not table.over:
        seat = min(table.to_act)
        table.play(seat, table.suggest(seat, level=levels[seat - 1]))
    wins.update(levels[seat - 1] for seat in (table.outcome.winners if table.outcome else ()))
print(table)
print([sheet.total for sheet in table.scores()], wins)
assert byways.load(table.record()).outcome == table.outcome
