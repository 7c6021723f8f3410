# The table itself

match-not_your_turn = It’s not your turn.
match-over = The game is over.
match-no_such_action = There’s no such move here.
match-word = No move begins with “{ $word }” here. Possible: { $next }.
match-word_after = “{ $word }” can’t follow “{ $after }” here. Possible: { $next }.
match-word_more = “{ $after }” is the whole move; “{ $word }” is too much.
match-nothing_to_undo = Nothing to undo.
match-nothing_to_redo = Nothing to redo.
match-turn_is_final = This turn can no longer be changed.
match-not_nature = That can’t be rolled or drawn here.
match-nature_only = Dice and cards are left to chance.
match-drawn = Drawn by lot: { $who } begins.
    .you = Drawn by lot: you begin.
player-name = { $who }
    .you = you
player-holds = { $who } holds
    .you = You hold

# Nature's moves, told by people

chance-head = Expected “{ $head }” here, not “{ $word }”.
chance-unknown = “{ $word }” isn’t in the box, so it can’t come up.
chance-unknown_of = “{ $word }” can’t come up here. Possible: { $words }.
chance-contradiction = This contradicts what was entered about cards you can’t see. Somebody made a slip.
chance-gone = “{ $word }”: { $left ->
    [0] there are none left
    [one] there is only one
   *[other] there are only { $left }
}; you entered { $given }.
chance-missing = “{ $word }” is missing: the rest of the deck is turned up, and it holds at least { $count } of them.
chance-count = { $wanted ->
    [one] { $wanted } word is needed
   *[other] { $wanted } words are needed
}; you entered { $given }.
chance-count_of = Enter { $wanted } of these: { $words }. You entered { $given }.
chance-order = Write it in this order: { $order }

# Options

options-unknown = There is no option “{ $option }”. Available: { $options }.
options-value = Option “{ $option }” doesn’t have this value.
options-value_of = Option “{ $option }” doesn’t have this value. Choose from: { $offered }.
options-some_of = Option “{ $option }” is a list. Choose any of these, each at most once: { $offered }.
options-text = Option “{ $option }” is text of up to { $most ->
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
record-line = Line { $line }: this line can’t be read.
record-head = Line { $line }: the heading “{ $head }” is wrong or out of place.
record-no_head = Line { $line }: the heading “{ $head }” is missing.
record-game = Line { $line }: there is no game “{ $game }”.
record-options = Line { $line }: this game can’t be played with these options.
record-rules = Line { $line }: the record was made under version { $rules } of the rules; versions 1 to { $now } are known here.
record-commitment = Line { $line }: the seed is not the one that was promised before the first roll.
record-unreadable = Line { $line }: “{ $move }” is not a move.
record-illegal = Line { $line }: “{ $move }” is against the rules.
record-roll = Line { $line }: “{ $move }” does not follow from the seed, which gives “{ $derived }”.
record-early_seed = Line { $line }: the seed is published, but the game isn’t over.
record-no_seed = Line { $line }: the game is over, but its seed is missing.
record-place = Line { $line }: there is no place “{ $word }” on that board.
record-whole_turn = Line { $line }: “{ $move }” ends its turn, so it can’t be part of an open one.

# Data files

file-faulty = { $kind ->
    [deck] The deck “{ $name }” can’t be used.
    [board] The board “{ $name }” can’t be used.
   *[other] The file “{ $name }” of the kind “{ $kind }” can’t be used.
} { $line ->
    [0] { $reason }
   *[other] Line { $line }: { $reason }
}
file-heading = The first line must say what this is, such as “byways deck roads”.
file-missing = { $kind ->
    [deck] There is no deck “{ $name }”.
    [board] There is no board “{ $name }”.
   *[other] There is no file “{ $name }” of the kind “{ $kind }”.
} Choose from: { $names }.
file-too_large = This file is too large.

# Looks

looks-syntax = This isn’t JSON.
looks-unknown = “{ $look }”: “{ $word }” means nothing here.
looks-missing = “{ $look }”: “{ $word }” is missing.
looks-value = “{ $look }”: the value of “{ $word }” can’t be used.
looks-surface = “{ $look }” can’t be seen on this surface: { $surface }. Draw it, or say that it is unseen there.
looks-twice = “{ $look }” is already the name of another look.

# Lessons

lesson-heading = The first line must be “byways lesson { $game }”.
lesson-long = A tour has at most { $most } steps.
lesson-before = “{ $word }” comes too early: first a record, then a step or a picture.
lesson-word = “{ $word }” means nothing here.
lesson-no_record = There is no record “{ $name }” beside the game.
lesson-record = The record “{ $name }” has a fault in line { $at }.
lesson-twice = “{ $name }” appears here a second time.
lesson-number = “{ $word }” must be a number from 0 to { $most }.
lesson-missing = “{ $word }” can’t be seen at this moment.
lesson-score = The score has no line “{ $word }”.
lesson-unreadable = “{ $move }” is not a move.
lesson-refused = “{ $move }” isn’t allowed at this moment.
lesson-not_refused = “{ $move }” is allowed at this moment.
lesson-do = The next move of the record belongs to another seat.
lesson-area = There is no area “{ $kind }” with the number { $number }.
lesson-option = “{ $option }” is not an option of this game, or not a value of it.

# The engine protocol

engine-too_long = A line can be at most one mebibyte long.
engine-json = This line isn’t JSON.
engine-object = A request is a JSON object.
engine-unknown = There is no such request.
engine-unknown_game = There is no such game. Available: { $games }.
engine-unknown_table = There is no such table.
engine-no_opinion = No bot can judge this position.
engine-no_positions = Positions of this game can’t be written as text; load a record instead.
engine-field = The field “{ $field }” is missing or wrong.
engine-chance = “{ $item }” can’t be rolled or drawn here.
engine-unreadable = This isn’t a move.

library-seat = There is no seat { $number } here. { $seats ->
        [one] This table has one seat.
       *[other] This table has seats 1 to { $seats }.
    }
library-argument = “{ $given }” isn’t valid for “{ $name }”. Give { $needs ->
        [text] text
        [words] text, or a list of words
        [lines] text, or a list of lines
        [list] a list of texts
        [count] a whole number from 1 to { $most }
        [players] a list of at least one player
        [seconds] a number of seconds, at least 0
        [seed] text, or a whole number
        [rng] random numbers such as { $example }
       *[sayable] an event, an outcome or a text
    }.
library-level = Bots of this game have levels { $low } to { $high }.
bots-weaker = These bots play weaker than they could: Byways was installed without a C compiler.
library-unfinished = “{ $move }” isn’t a whole move yet. It goes on with: { $next }.
library-empty = A move is missing. It begins with one of: { $next }.
library-move_line = “{ $line }” has to begin with the number of a seat.
library-mark = “{ $written }” isn’t a board and { $count ->
    [1] a place
   *[other] two places
} on it. Boards are numbered like their seats; * is the table’s.
library-no_place = There is no place “{ $word }” on that board.
library-no_move = “{ $move }” is not a move.
library-against = “{ $move }” is against the rules.
library-remark_long = A comment can have at most { $letters } characters, { $places } marks and { $places } arrows.
match-taken_back = { $who } takes back a turn and plays it again.
match-nothing_asked = Nobody is asking for a turn back right now.
match-takeback_declined = You’ve already asked. Wait until somebody has moved.
