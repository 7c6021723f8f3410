"""What bots score in three games for two, and a record that is read again."""

from statistics import fmean

import byways

totals = list[int]()
for number in range(3):
    table = byways.open_table("trails", seats=2, seed=f"game {number}")
    while not table.over:
        seat = min(table.to_act)
        table.play(seat, table.suggest(seat, level=2))
    totals += [sheet.total for sheet in table.scores()]
print(f"{fmean(totals):.1f} points, {len(list(byways.load(table.record()).positions()))} positions")
