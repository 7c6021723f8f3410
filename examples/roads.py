"""What may be laid, word by word, and why something may not."""

import byways

table = byways.open_table("roads", seats=2, seed="roads", variant=2)
seat = min(table.to_act)
print(len(table.legal(seat)), "moves; they begin with", table.choices(seat).next)
print(*table.why(seat, "X 9,9 2222"))
branch = table.copy()
branch.play(seat, branch.suggest(seat, level=5))
print(branch.log[-1])
print(repr(branch))
