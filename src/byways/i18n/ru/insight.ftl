# Чего стоят ходы

insight-turn = { $parts }
insight-quiet = Очков пока не меняет.
insight-line = { $line } { $points }
insight-to_come = впереди ещё около { $points }
