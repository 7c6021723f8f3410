# Чого варті ходи

insight-turn = { $parts }
insight-quiet = Очок поки не змінює.
insight-line = { $line } { $points }
insight-to_come = попереду ще близько { $points }
