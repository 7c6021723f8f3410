"""Which level wins: a small tournament of bots, each first once."""

from collections import Counter

import byways

wins = Counter[int]()
for first, second in ((1, 3), (3, 1)):
    table = byways.open_table("bands", seats=2, seed="match", scenario=1)
    while not table.over:
        seat = min(table.to_act)
        table.play(seat, table.suggest(seat, level=(first, second)[seat - 1]))
    if table.outcome:
        wins.update((first, second)[seat - 1] for seat in table.outcome.winners)
print(wins, table.log[-1])
