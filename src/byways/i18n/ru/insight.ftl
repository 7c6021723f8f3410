# Чего стоят ходы

insight-turn = { $parts }
insight-quiet = Очков пока не меняет.
insight-line = { $line } { $points }
insight-to_come = впереди ещё около { $points }
insight-tenths = { $whole },{ $tenth }
insight-percent = { $number } %
insight-hint = { $number }. К концу { $points } очк. (± { $error }): { $moves }
insight-hint-chance = { $number }. шанс на победу { $chance } % (± { $error }): { $moves }
insight-next = Дальше: { $moves }
insight-thinking = Думаю…

# byways review

insight-row = { $stage }: ожидалось { $before }, удача { $luck }, ход { $loss }
insight-sum = Сначала ожидалось { $expected }, удача { $luck }, потеряно ходами { $loss }: в итоге { $result }.
insight-sum-chance = Шанс на победу сначала { $expected }, удача и соперники { $luck }, потеряно ходами { $loss }: в итоге { $result }.
insight-cost = { $stage }: { $loss }
insight-played ={"  "}Сыграно: { $moves }
insight-best ={"  "}Лучше: { $moves }
insight-split ={"  "}Потеряно: { $parts }
insight-later = Позже
