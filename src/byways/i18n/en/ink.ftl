# Railroad Ink

ink-name = Railroad Ink: Blazing Red
ink-about = Roll dice, draw highways and railways, and join as many exits as you can.
ink-lure = Roll, draw, join the exits
ink-bot-1 = Takes the points it can get now and forgets the exits.
ink-bot-2 = Plays tidily and plans its networks, but never uses a special route.
ink-bot-3 = Plans its networks and knows when to use a special route.
ink-bot-4 = Tries out many ways to draw the whole round.
ink-bot-5 = Draws with the next throws already in mind.

# Options

ink-option-edition = Edition
ink-option-edition-about = 2019: in a longest route every cell counts once. 2020: every segment counts once, and you can play both expansions together or draft dice.
ink-option-edition-2019 = 2019 (Russian booklet)
ink-option-edition-2020 = 2020 (Ukrainian booklet)
ink-option-expansions = Expansions
ink-option-expansions-about = Lava flows out of volcanoes; meteors leave craters. Six rounds instead of seven.
ink-option-expansions-lava = Lava
ink-option-expansions-meteor = Meteors
ink-option-draft = Dice draft
ink-option-draft-about = Each round everybody takes two pairs of dice instead of sharing four. For two or more players.
ink-option-expansions-lava-goal = Volcanoes flood the board; closed lakes pay.
ink-option-expansions-meteor-goal = Meteors strike your routes; craters pay.
ink-options-expansions = The 2019 edition is played with one expansion at a time: choose one, or switch to the 2020 edition.
ink-options-draft_edition = The dice draft belongs to the 2020 edition: switch to it, or play without the draft.
ink-options-draft_seats = The dice draft needs at least two players.

# Refusals

ink-lay-taken = { $place } is already drawn. Choose an empty cell.
ink-lay-kind = Railway cannot meet highway here.
ink-lay-loose = At { $place } the route must join an exit or a route of its own kind.
ink-lay-drawn = You have already drawn this die. Undo to draw it somewhere else.
ink-lay-face = This die can’t look like that, however you rotate or mirror it. Draw the face it shows.
ink-special-one_a_round = Only one special route per round: save the next one for the next round.
ink-special-limit = { $count ->
    [one] You have used your one special route for this game.
   *[other] You have used all { $count } special routes for this game.
}
ink-special-used = This special route is already crossed off: choose another.
ink-lava-not_played = There is no lava in this game.
ink-lava-loose = At { $place } this lava must meet other lava, side to side.
ink-lava-room_left = Lava may cover a route only when no empty cell touches an open lava side: draw it in an empty cell.
ink-volcano-near = A new volcano can’t stand next to lava: choose another cell.
ink-meteor-not_played = There are no meteors in this game.
ink-meteor-first = The meteor comes first: let it fall or cross off a special route.
ink-meteor-settled = This round’s meteor has already been dealt with.
ink-meteor-direction = The meteor flies { $place ->
    [n] north
    [e] east
    [s] south
   *[w] west
} this round.
ink-draft-not_played = There is no dice draft in this game.
ink-draft-first = Take a pair of dice first.
ink-draft-taken = Pair { $place } is already taken: choose another.
ink-draft-over = All pairs are taken.
ink-done-must_draw = You can still draw a die, so you must: { ink-face }.
ink-done-must_pour = { $way ->
    [volcano] You must draw at least one lava die. It doesn’t fit anywhere yet: draw a new volcano first.
   *[now] You must draw at least one lava die.
}
ink-position-word = “{ $word }” has no place in this position.
ink-position-options = “{ $word }” doesn’t go with the options of this game.
ink-position-drawing = “{ $word }” can’t be drawn in this game.

# Events

ink-first = { $who } goes first.
    .you = You go first.
ink-rolled = Rolled: { $dice }.
ink-rolled_lava = Lava dice: { $dice }.
ink-rolled_meteor = { $dice }.
ink-pair = { $who } takes pair { $place }: { $faces }.
    .you = You take pair { $place }: { $faces }.
ink-drew = { $who } draws at { $place }: { ink-face }.
    .you = You draw at { $place }: { ink-face }.
ink-volcano = { $who } draws a new volcano at { $place }.
    .you = You draw a new volcano at { $place }.
ink-meteor = The meteor hits { $place } on { $who }’s board.
    .you = The meteor hits { $place } on your board.
ink-meteor_missed = The whole line is craters: no meteor hits { $who }’s board.
    .you = The whole line is craters: no meteor hits your board.
ink-shield = { $who } crosses off a special route: no meteor this round.
    .you = You cross off a special route: no meteor this round.
ink-done = { $who } is done.
    .you = You are done.
ink-round_over = Round { $round } is over.
ink-end = All rounds are played.
ink-tie = Equal points: fewer errors decide, { $won } against { $other }.
ink-tie_star = Equal points and errors: whoever sits nearest to the first player, counting anticlockwise, wins.

# Score

ink-score-networks = Networks
ink-score-highway = Longest highway
ink-score-railway = Longest railway
ink-score-centre = Centre
ink-score-errors = Errors
ink-score-craters = Craters
ink-score-lakes = Finished lakes
ink-score-largest-lake = Largest lake
ink-now-errors = Open ends so far
ink-short-networks = Networks
ink-short-highway = Highway
ink-short-railway = Railway
ink-short-centre = Centre
ink-short-errors = Open
ink-short-craters = Craters
ink-short-lakes = Lakes
ink-short-largest-lake = Largest

# What is seen

ink-stage-round = Round { $round } of { $rounds }
ink-stage-over = The game is over
ink-board = { $who }’s board
    .you = Your board
ink-group-dice = Dice
ink-rule-dice = draw them all
ink-group-lava = Lava
ink-rule-lava = { $poured ->
    [yes] more if you like
   *[no] at least one
}
ink-group-meteor = Meteor
ink-rule-meteor = { $settled ->
    [yes] dealt with
   *[no] tap it
}
ink-group-specials = Special routes
ink-rule-specials = { $state ->
    [shield] one stops the meteor
    [spent] one used
   *[free] one this round
}
ink-group-pairs = Pairs of dice
ink-rule-pairs = take one
ink-count = { $count ->
    [0] none left
   *[other] { $count } left
}
ink-ghosts = How to draw it
ink-ghost = A way to draw it:{ $n ->
    [H] {" "}north highway,
    [R] {" "}north railway,
    [L] {" "}north lava,
   *[none] {""}
}{ $e ->
    [H] {" "}east highway,
    [R] {" "}east railway,
    [L] {" "}east lava,
   *[none] {""}
}{ $s ->
    [H] {" "}south highway,
    [R] {" "}south railway,
    [L] {" "}south lava,
   *[none] {""}
}{ $w ->
    [H] {" "}west highway,
    [R] {" "}west railway,
    [L] {" "}west lava,
   *[none] {""}
}{ $crossing ->
    [yes] {" "}crossing without joining,
   *[no] {""}
}
ink-bar = Actions
ink-button = { $word ->
    [pair] Take a pair
    [meteor] Meteor
    [shield] Cross off a special route
   *[done] Done
}
ink-cell-empty = { $cell }: empty
ink-cell-crater = { $cell }: crater
ink-cell-volcano = { $cell }: volcano
ink-cell-drawn = { $cell }:{ $n ->
    [H] {" "}north highway,
    [R] {" "}north railway,
    [L] {" "}north lava,
   *[none] {""}
}{ $e ->
    [H] {" "}east highway,
    [R] {" "}east railway,
    [L] {" "}east lava,
   *[none] {""}
}{ $s ->
    [H] {" "}south highway,
    [R] {" "}south railway,
    [L] {" "}south lava,
   *[none] {""}
}{ $w ->
    [H] {" "}west highway,
    [R] {" "}west railway,
    [L] {" "}west lava,
   *[none] {""}
}{ $crossing ->
    [yes] {" "}crossing without joining,
   *[no] {""}
} { $round ->
    [0] drawn earlier
   *[other] round { $round }
}
ink-face = { $face ->
    [hs] straight highway
    [hc] curved highway
    [ht] highway T
    [rs] straight railway
    [rc] curved railway
    [rt] railway T
    [ov] overpass
    [ss] straight station
    [sc] curved station
    [cc] lava corner
    [st] lava strait
    [by] lava bay
    [rb] railway bank
    [hb] highway bank
    [s1] highway crossroads
    [s2] railway crossroads
    [s3] station, three highways and a railway
    [s4] station, a highway and three railways
    [s5] station, curved highway and curved railway
   *[s6] station, straight highway and straight railway
}
ink-piece = { ink-face }{ $used ->
    [yes] , used
   *[no] {""}
}
ink-volcano_piece = New volcano
ink-pair_name = Pair { $pair }
ink-pair_label = { ink-pair_name }: { $faces }{ $taken ->
    [yes] , taken
   *[no] {""}
}
ink-die-meteor = Meteor: { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
} { $direction ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[other] in a direction of your choice
}
ink-goal = { $seats ->
    [1] Score all you can
   *[other] Most points win
}
ink-left-pair = a pair to take
ink-left-meteor = the meteor first
ink-left-draw = { $dice ->
    [0] { $lava ->
        [yes] lava to draw
       *[no] nothing left
    }
    [one] { $dice } die to draw{ $lava ->
        [yes] , then lava
       *[no] {""}
    }
   *[other] { $dice } dice to draw{ $lava ->
        [yes] , then lava
       *[no] {""}
    }
}
ink-guide-pair = Tap a pair of dice to take it. You’ll draw both this round.
ink-guide-meteor = A meteor is coming: tap its arrow{ $special ->
    [yes] {", or a special route to cross off and stop it."}
   *[no] {" and let it fall."}
}
ink-guide-draw = Tap a die, then a cell: join an exit or one of your routes.
ink-guide-pour = { $fits ->
    [yes] Now lava: tap a lava die, then a cell beside your lake.
   *[no] Lava fits nowhere yet: tap the volcano, then an empty cell.
}
ink-guide-done = { $stuck ->
    [yes] Nothing more fits.
   *[no] All drawn.
} { $more ->
    [special] Done – or add a special route.
    [lava] Done – or draw more lava.
   *[none] Tap Done.
}

# On paper

ink-score-networks-about = By exits joined: 2→4, 3→8, 4→12, 5→16, 6→20, 7→24, 8→28, 9→32, 10→36, 11→40, 12→45
ink-score-highway-about = 1 per cell of the longest one (2020 edition: per segment)
ink-score-railway-about = 1 per cell of the longest one (2020 edition: per segment)
ink-score-centre-about = 1 per central cell with something drawn in it
ink-score-errors-about = −1 per loose end; ends at the edge of the board are fine
ink-score-craters-about = 2 per route end at a crater
ink-score-lakes-about = 5 per lake with no open side
ink-score-largest-lake-about = 1 per cell of the largest lake
ink-paper-board = Railroad Ink · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
ink-paper-dice = What the dice show
ink-paper-dice_crater = What the dice show; the last is a crater
ink-paper-lava = Lava dice: draw at least one per round
ink-paper-specials = Special routes: one per round, { $count } per game; cross them off
ink-paper-nets = Dice to fold
ink-paper-rounds = Rounds: cross them off
ink-paper-faces = Dice faces to stick on
ink-paper-die = { $die ->
    [w4] Station die
    [l1] Lava die 1
    [l2] Lava die 2
    [direction] Meteor: direction (all arrows: your choice)
    [distance] Meteor: distance
    [w1] Route die 1
    [w2] Route die 2
   *[w3] Route die 3
}
ink-paper-rolled = { $kind ->
    [lava] Lava
    [meteor] Meteor
   *[roll] Dice
}

# Real dice

ink-lot = { $lot ->
    [first] Who goes first
    [routes] Route dice: { $count }
    [stations] Station dice: { $count }
    [lava] Lava dice: { $count }
    [direction] Meteor: direction
   *[distance] Meteor: distance
}
ink-side = { $word ->
    [n] north
    [e] east
    [s] south
    [w] west
    [any] any direction
   *[other] { $word }
}

# A board copied from paper

ink-drawn = { $word ->
    [crater] crater
   *[volcano] volcano
}

# Puzzles
ink-puzzle-total = Score { $gain } more { $gain ->
    [one] point
   *[other] points
} this round. It’s the most anyone can.
ink-puzzle-networks = Join exits: bring your networks to { $best } points this round.
ink-puzzle-highway = Make your longest highway { $best } long this round.
ink-puzzle-railway = Make your longest railway { $best } long this round.
ink-puzzle-errors = { $loose ->
    [0] Tie up every loose end this round.
    [one] Tie up loose ends: finish the round with only one left.
   *[other] Tie up loose ends: finish the round with only { $loose } left.
}
ink-puzzle-craters = Run routes into craters: reach { $best } points for them this round.
ink-puzzle-lakes = Finish lakes: reach { $best } points for them this round.

# What a turn does
ink-effect-joins = joins { $count } networks
ink-effect-reaches = { $count ->
    [one] reaches the exit at { $exits }
   *[other] reaches the exits at { $exits }
}
ink-effect-shuts = { $count ->
    [one] shuts the exit at { $exits }
   *[other] shuts the exits at { $exits }
}
ink-effect-dead = { $count ->
    [one] leaves one end that nothing can join
   *[other] leaves { $count } ends that nothing can join
}
ink-effect-special = uses a special route, { $count } left
ink-effect-open = { $count ->
    [0] keeps no exit open
    [one] keeps one exit open
   *[other] keeps { $count } exits open
}
