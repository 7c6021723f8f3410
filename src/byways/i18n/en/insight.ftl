# What turns are worth

insight-turn = { $parts }
insight-quiet = Changes nothing on the score sheet yet.
insight-line = { $line } { $points }
insight-to_come = about { $points } more to come
insight-tenths = { $whole }.{ $tenth }
insight-percent = { $number }%
insight-hint = { $number }. { $points } points in the end (± { $error }): { $moves }
insight-hint-chance = { $number }. wins { $chance }% (± { $error }): { $moves }
insight-next = Next: { $moves }
insight-thinking = Thinking…

# byways review

insight-row = { $stage }: { $before } expected, luck { $luck }, turn { $loss }
insight-sum = Expected at first { $expected }, luck { $luck }, lost by your turns { $loss }: { $result } points in the end.
insight-sum-chance = Chance to win at first { $expected }, luck and the others { $luck }, lost by your turns { $loss }: { $result } in the end.
insight-cost = { $stage }: { $loss }
insight-played ={"  "}Played: { $moves }
insight-best ={"  "}Better: { $moves }
insight-split ={"  "}Lost: { $parts }
insight-later = Later
