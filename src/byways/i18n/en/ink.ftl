# Railroad Ink

ink-name = Railroad Ink: Blazing Red
ink-about = Roll dice, draw highways and railways, join as many exits as you can.

# Options

ink-option-edition = Edition
ink-option-edition-about = 2019: a cell counts once in a longest route. 2020: a segment counts once, both expansions together and the dice draft are possible.
ink-option-edition-2019 = 2019 (Russian booklet)
ink-option-edition-2020 = 2020 (Ukrainian booklet)
ink-option-expansions = Expansions
ink-option-expansions-about = Lava flows out of volcanoes; meteors leave craters. Six rounds instead of seven.
ink-option-expansions-lava = Lava
ink-option-expansions-meteor = Meteors
ink-option-draft = Dice draft
ink-option-draft-about = Each player takes two pairs of dice a round instead of sharing four. For two or more.
ink-options-expansions = The 2019 edition is played with one expansion at a time: choose one, or the 2020 edition.
ink-options-draft_edition = The dice draft belongs to the 2020 edition: choose that, or play without the draft.
ink-options-draft_seats = The dice draft needs two or more players.

# Refusals

ink-lay-taken = { $place } is already drawn. Choose an empty cell.
ink-lay-kind = Railway cannot meet highway here.
ink-lay-loose = At { $place } it must join an exit or a route of its kind.
ink-lay-drawn = { $place } is drawn already: undo it to draw it elsewhere.
ink-lay-face = { $place } cannot look like this, however you turn or mirror it: draw the face that it shows.
ink-special-one_a_round = Only one special route a round: the next one is for the next round.
ink-special-limit = { $count ->
    [one] You have used the one special route of the game.
   *[other] You have used all { $count } special routes of the game.
}
ink-special-used = { $place } is crossed off already: choose another special route.
ink-lava-not_played = This game is played without lava.
ink-lava-loose = At { $place } this lava must meet other lava, side to side.
ink-lava-room_left = Lava covers a route only while no empty cell meets an open lava side: draw it in an empty one.
ink-volcano-near = A new volcano may not stand beside lava: choose another cell.
ink-meteor-not_played = This game is played without meteors.
ink-meteor-first = First the meteor: let it fall or cross off a special route.
ink-meteor-settled = The meteor of this round is settled already.
ink-meteor-direction = The meteor flies { $place ->
    [n] north
    [e] east
    [s] south
   *[w] west
} this round.
ink-draft-not_played = This game is played without the dice draft.
ink-draft-first = First take a pair of dice.
ink-draft-taken = Pair { $place } is not there to take: choose another.
ink-draft-over = All pairs are taken.
ink-done-must_draw = { $place } can still be drawn, so it must be.
ink-done-must_pour = { $way ->
    [volcano] At least one lava die must be drawn. It fits nowhere yet: draw a new volcano first.
   *[now] At least one lava die must be drawn.
}
ink-position-word = “{ $word }” has no place in this position.
ink-position-options = “{ $word }” contradicts the options of this game.
ink-position-drawing = “{ $word }” cannot be drawn in this game.

# Events

ink-first = Player { $seat } begins.
ink-rolled = The dice show: { $dice }.
ink-rolled_lava = The lava dice show: { $dice }.
ink-rolled_meteor = { $dice }.
ink-pair = Player { $seat } takes pair { $place }: { $faces }.
ink-drew = Player { $seat } draws at { $place }: { ink-face }.
ink-volcano = Player { $seat } lets a volcano rise at { $place }.
ink-meteor = The meteor hits { $place } of player { $seat }.
ink-meteor_missed = Only craters in the line: no meteor falls on player { $seat }.
ink-shield = Player { $seat } crosses off { $place }: no meteor this round.
ink-done = Player { $seat } is done.
ink-round_over = Round { $round } is over.
ink-end = All rounds are played.

# Score

ink-score-networks = Networks
ink-score-highway = Longest highway
ink-score-railway = Longest railway
ink-score-centre = Centre
ink-score-errors = Errors
ink-score-craters = Craters
ink-score-lakes = Finished lakes
ink-score-largest-lake = Largest lake

# What is seen

ink-stage-round = Round { $round } of { $rounds }
ink-stage-over = The game is over
ink-board = Board of player { $seat }
ink-tray = Dice and special routes
ink-ghosts = Ways to draw it
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
    [volcano] New volcano
    [meteor] Meteor
    [n] North
    [e] East
    [s] South
    [w] West
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
ink-piece = { $piece }: { ink-face }{ $used ->
    [yes] , used
   *[no] {""}
}
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

# On paper

ink-score-networks-about = By the exits each joins: 2 – 4, 3 – 8, 4 – 12, 5 – 16, 6 – 20, 7 – 24, 8 – 28, 9 – 32, 10 – 36, 11 – 40, 12 – 45
ink-score-highway-about = 1 a cell of the longest one (edition 2020: 1 a segment)
ink-score-railway-about = 1 a cell of the longest one (edition 2020: 1 a segment)
ink-score-centre-about = 1 for each central cell with something drawn
ink-score-errors-about = −1 for each end that leads nowhere; the border is no error
ink-score-craters-about = 2 for each route end at a crater
ink-score-lakes-about = 5 for each lake without an open side
ink-score-largest-lake-about = 1 for each cell of the largest lake
ink-paper-board = Railroad Ink · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
ink-paper-dice = What the dice show
ink-paper-lava = Lava dice: draw at least one a round
ink-paper-specials = Special routes: one a round, { $count } a game; cross them off
ink-paper-faces = Dice faces to glue on
ink-paper-die = { $die ->
    [w4] Station die
    [l1] Lava die 1
    [l2] Lava die 2
    [direction] Meteor: direction (all arrows: choose)
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
    [first] Who begins
    [routes] Route dice: { $count }
    [stations] Station dice: { $count }
    [lava] Lava dice: { $count }
    [direction] Meteor: direction
   *[distance] Meteor: distance
}
ink-side = { $word ->
    [n] n: north
    [e] e: east
    [s] s: south
    [w] w: west
    [any] *: any direction
   *[other] { $word }
}

# A board copied from paper

ink-drawn = { $word ->
    [crater] crater
   *[volcano] volcano
}
