# What turns are worth

insight-turn = { $parts }
insight-quiet = Changes nothing on the score sheet yet.
insight-line = { $line } { $points }
insight-to_come = about { $points } more to come
