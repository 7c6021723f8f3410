# Чого варті ходи

insight-turn = { $parts }
insight-quiet = Очок поки не змінює.
insight-line = { $line } { $points }
insight-to_come = попереду ще близько { $points }
insight-tenths = { $whole },{ $tenth }
insight-percent = { $number } %
insight-hint = { $number }. Наприкінці { $points } оч. (± { $error }): { $moves }
insight-hint-chance = { $number }. шанс на перемогу { $chance } % (± { $error }): { $moves }
insight-next = Далі: { $moves }
insight-thinking = Думаю…

# byways review

insight-row = { $stage }: очікувалося { $before }, удача { $luck }, хід { $loss }
insight-sum = Спочатку очікувалося { $expected }, удача { $luck }, втрачено ходами { $loss }: зрештою { $result }.
insight-sum-chance = Шанс на перемогу спочатку { $expected }, удача й суперники { $luck }, втрачено ходами { $loss }: зрештою { $result }.
insight-cost = { $stage }: { $loss }
insight-played ={"  "}Зіграно: { $moves }
insight-best ={"  "}Краще: { $moves }
insight-split ={"  "}Втрачено: { $parts }
insight-later = Пізніше
