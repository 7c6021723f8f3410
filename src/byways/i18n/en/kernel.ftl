# The table itself

match-not_your_turn = It is not your turn.
match-over = The game is over.
match-no_such_action = There is no such move here.
match-nothing_to_undo = There is nothing to take back.
match-nothing_to_redo = There is nothing to redo.
match-turn_is_final = This turn is final.
match-not_nature = This cannot be rolled or drawn here.
match-nature_only = Dice and cards are not yours to decide.

# Nature's moves, told by people

chance-head = Expected here: “{ $head }”, not “{ $word }”.
chance-unknown = “{ $word }” cannot come up here: there is no such thing in the box.
chance-unknown_of = “{ $word }” cannot come up here. What can: { $words }.
chance-contradiction = This does not fit with what was told of cards that you cannot see. Somebody made a slip.
chance-gone = “{ $word }”: { $left ->
    [0] there is none left
    [one] there is only one
   *[other] there are only { $left }
}; you named { $given }.
chance-missing = “{ $word }” is missing: the whole rest of the deck is turned up, with at least { $count } of these.
chance-count = { $wanted ->
    [one] { $wanted } word is needed
   *[other] { $wanted } words are needed
}; you gave { $given }.
chance-count_of = There must be { $wanted } of { $words }; you gave { $given }.
chance-order = It is written in this order: { $order }

# Options

options-unknown = There is no option “{ $option }”. There are: { $options }.
options-value = Option “{ $option }” does not offer this value.
options-value_of = Option “{ $option }” does not offer this value. It offers: { $offered }.
options-some_of = Option “{ $option }” is a list of some of these, each at most once: { $offered }.
options-text = Option “{ $option }” is a text of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
options-seats = This game is for { $low } to { $high } players.

# Records

record-format = Line { $line }: this is not a Byways record.
record-too_long = Line { $line }: the record has too many lines.
record-cut = Line { $line }: the record is cut short.
record-changed = Line { $line }: the lines above were changed after they were written.
record-after_seed = Line { $line }: nothing may follow the seed.
record-line = Line { $line }: this line cannot be read.
record-head = Line { $line }: the heading “{ $head }” is wrong or out of place.
record-no_head = Line { $line }: the heading “{ $head }” is missing.
record-game = Line { $line }: there is no game “{ $game }”.
record-options = Line { $line }: these options are not offered.
record-rules = Line { $line }: the record was made under version { $rules } of the rules; versions 1 to { $now } are known here.
record-commitment = Line { $line }: the seed is not the one that was promised before the first roll.
record-unreadable = Line { $line }: “{ $move }” is not a move.
record-illegal = Line { $line }: “{ $move }” is against the rules.
record-roll = Line { $line }: “{ $move }” does not follow from the seed, which gives “{ $derived }”.
record-early_seed = Line { $line }: the seed is published although the game is not over.
record-no_seed = Line { $line }: the game is over, but its seed is missing.

# Data files

file-faulty = { $kind ->
    [deck] The deck “{ $name }” cannot be used.
    [board] The board “{ $name }” cannot be used.
   *[other] The file “{ $name }” of the kind “{ $kind }” cannot be used.
} { $line ->
    [0] { $reason }
   *[other] Line { $line }: { $reason }
}
file-heading = The first line must say what this is, such as “byways deck roads”.
file-missing = { $kind ->
    [deck] There is no deck “{ $name }”.
    [board] There is no board “{ $name }”.
   *[other] There is no file “{ $name }” of the kind “{ $kind }”.
} You can choose: { $names }.
file-too_large = This file is too large.

# Looks

looks-syntax = This is not JSON.
looks-unknown = “{ $look }”: “{ $word }” is not understood here.
looks-missing = “{ $look }”: “{ $word }” is missing.
looks-value = “{ $look }”: “{ $word }” has a value that cannot be used.
looks-surface = “{ $look }” is not to be seen on this surface: { $surface }. Draw it, or say that it is unseen there.
looks-twice = “{ $look }” is already the name of another look.

# Lessons

lesson-heading = The first line must be “byways lesson { $game }”.
lesson-long = A tour has at most { $most } steps.
lesson-before = “{ $word }” comes too early: first a record, then a step or a picture.
lesson-word = “{ $word }” is not understood here.
lesson-no_record = There is no record “{ $name }” beside the game.
lesson-record = The record “{ $name }” is wrong in line { $at }.
lesson-twice = “{ $name }” appears here a second time.
lesson-number = “{ $word }” must be a number from 0 to { $most }.
lesson-missing = “{ $word }” cannot be seen at this moment.
lesson-score = The score has no line “{ $word }”.
lesson-unreadable = “{ $move }” is not a move.
lesson-refused = “{ $move }” is refused at this moment.
lesson-not_refused = “{ $move }” is not refused at this moment.
lesson-do = The next move of the record is not made by this seat.
lesson-area = There is no area “{ $kind }” with the number { $number }.

# The engine protocol

engine-too_long = A line may have at most one mebibyte.
engine-json = This line is not JSON.
engine-object = A request is a JSON object.
engine-unknown = There is no such request.
engine-unknown_game = There is no such game. There are: { $games }.
engine-unknown_table = There is no such table.
engine-no_positions = This game has no position text; load a record instead.
engine-field = The field “{ $field }” is missing or wrong.
engine-chance = “{ $item }” cannot be rolled or drawn here.
engine-unreadable = This is not a move.
