# Trailblazers

trails-name = Trailblazers
trails-about = Lay cards of hiking, biking and kayaking trails and lead them back to your camps in loops.

# Options

trails-option-animals = Animals
trails-option-animals-about = Put animal tokens on your cards: different species on one loop score extra. For two or more.
trails-option-decks = Decks
trails-option-decks-about = One deck is enough for up to four players; five or more need two.
trails-option-decks-1 = One
trails-option-decks-2 = Two
trails-option-goals = Goals
trails-option-goals-about = Two interim and two final goals by their names in the rules, such as “ten five-loops longest-H most-loops”; otherwise they are drawn at random.
trails-option-goal_set = File of goals
trails-option-goal_set-about = The name of a file of goals: ours, or one of your own with the printed texts.
trails-option-animal_map = File of animals
trails-option-animal_map-about = The name of a file that says which cards show which animal: ours, or one of your own.
trails-options-solo = { $place ->
    [goals] Alone you play without goals.
   *[animals] Alone you play without animals.
}
trails-options-goals = Choose two different interim and two different final goals by their names in the rules.
trails-options-decks = Five or more players need two decks.

# Refusals

trails-camp-not_now = Camps are placed at the beginning of rounds 1 to 3.
trails-camp-placed = You have placed the camp of this round: end your turn.
trails-camp-used = { $place ->
    [H] Your hiking camp
    [B] Your biking camp
   *[K] Your kayaking camp
} lies on the table already: choose another.
trails-camp-origin = Your first camp goes to { $place }.
trails-lay-camp_first = First place a camp.
trails-lay-two_a_turn = You have placed your two cards: end your turn.
trails-lay-not_in_hand = { $place } is not in your hand.
trails-lay-over_camp = There is a camp at { $place }; nothing may cover a camp.
trails-lay-over_token = The card at { $place } has an animal token; nothing may cover it.
trails-lay-apart = At { $place } it must lie over your area or touch it with a side, not only at a corner.
trails-token-not_played = This game is played without animals.
trails-token-no_animal = { $place } shows no animal.
trails-token-none_left = No { $species ->
    [eagle] eagle
    [moose] moose
    [wolf] wolf
    [lynx] lynx
    [bear] bear
   *[bison] bison
} token is left.
trails-done-camp = First place a camp.
trails-done-cards = { $left ->
    [one] Place one more card.
   *[other] Place { $left } more cards.
}
trails-position-word = “{ $word }” has no place in this position.
trails-position-card = “{ $word }”: there is no such card in this game.
trails-position-camp_twice = “{ $word }”: you have only one camp of each kind.

# Events

trails-goals_drawn = The goals: { $goals }.
trails-dealt = Player { $seat } gets { $refs }.
trails-dealt_hidden = Player { $seat } gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
trails-placed = Player { $seat } places { $refs }.
trails-done = Player { $seat } is done.
trails-shown = Player { $seat } reveals: { $moves }.
trails-claimed = Player { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the goal { $place }.
trails-passed = The hands go to the { $way ->
    [left] left
   *[right] right
}.
trails-round_over = Round { $round } is over.
trails-end = All rounds are played.
trails-solo-won = 50 points or more: you win.
trails-solo-lost = Fewer than 50 points: not a win this time.

# Score

trails-score-loops-H = Hiking loops
trails-score-loops-B = Biking loops
trails-score-loops-K = Kayaking loops
trails-score-goals = Goals
trails-score-animals = Animals

# What is seen

trails-stage-camps = Round { $round }/{ $rounds }: camp
trails-stage-cards = Round { $round }/{ $rounds }, turn { $pair }/{ $pairs }
trails-stage-over = The game is over
trails-board = Area of player { $seat }
trails-tray = Your cards
trails-known_hand = Hand of player { $seat }, which you have held
trails-ghosts = Ways to lay it
trails-bar = Actions
trails-goals = Goals
trails-button = { $word ->
    [camp] Place a camp
    [token] Animal token
   *[done] Done
}
trails-direction = { $word ->
    [e] B to the east of A
    [s] B to the south of A
    [w] B to the west of A
   *[n] B to the north of A
}
trails-cell-empty = { $cell }: empty
trails-cell-camp = { $cell }: { $kind ->
    [H] hiking camp
    [B] biking camp
   *[K] kayaking camp
}
trails-cell-trail = { $cell }: { $first ->
    [H] hiking
    [B] biking
   *[K] kayaking
} { $firstway ->
    [ns] north–south
    [ne] north–east
   *[nw] north–west
}, { $second ->
    [H] hiking
    [B] biking
   *[K] kayaking
} { $secondway ->
    [ew] east–west
    [sw] south–west
   *[es] east–south
}{ $species ->
    [eagle] , eagle token
    [moose] , moose token
    [wolf] , wolf token
    [lynx] , lynx token
    [bear] , bear token
    [bison] , bison token
   *[none] {""}
}
trails-camp_card = { $kind ->
    [H] Hiking camp
    [B] Biking camp
   *[K] Kayaking camp
}
trails-card = { $card }: long { $long ->
    [H] hiking
    [B] biking
   *[K] kayaking
} trail { $shape ->
    [I] from west to east
    [U] from north back to north
    [Z] from north in A to south in B
    [S] from south in A to north in B
    [L] from west to north
   *[J] from west to south
}; short in A { $a ->
    [H] hiking
    [B] biking
   *[K] kayaking
}, in B { $b ->
    [H] hiking
    [B] biking
   *[K] kayaking
}
trails-goal_text = { $sort ->
    [interim] Interim goal
   *[final] Final goal
}: { $measure ->
    [longest] { $word ->
        [H] longest hiking loop
        [B] longest biking loop
        [K] longest kayaking loop
       *[any] longest loop
    }
    [loops] { $word ->
        [H] number of hiking loops
        [B] number of biking loops
        [K] number of kayaking loops
       *[any] number of loops
    }
    [sum] { $word ->
        [H] length of all hiking loops
        [B] length of all biking loops
        [K] length of all kayaking loops
       *[any] length of all loops
    }
    [loops-at-one-camp] loops at one camp
    [camps-with] camps with a loop of { $word } or more
    [surrounded] camps that loops of other camps go round
   *[weakest] length of all loops at the weakest camp
}{ $sort ->
    [interim] , at least { $count }
   *[final] , the highest first
}
trails-goal = { trails-goal_text }. Taken: { $taken }

# Data files

trails-file-kind = This is not a Trailblazers file of the kind “{ $word }”.
trails-file-word = “{ $word }” has no place here.
trails-file-number = “{ $word }” is not a number that can stand here, or it is too small or too large.
trails-file-twice = “{ $word }” is here for the second time.
trails-file-two_words = Two words are expected after the first.
trails-file-at_least = An interim goal ends with “at-least” and a number.
trails-file-goal = A goal is a name and what is counted.
trails-file-name = “{ $word }” cannot be the name of a goal: small letters, digits and hyphens, and no word that moves use.
trails-file-measure = “{ $word }” is not something that can be counted here.
trails-file-slots = The slots of a goal are numbers, each smaller than the one before.
trails-file-too_few = At least two goals of the sort “{ $word }” are needed.
trails-file-no_slots = What the slots of “{ $word }” goals are worth is missing.
trails-file-contrast = { $word } cannot show an animal: one of its short trails is of the same kind as the long one.
trails-file-points = Points are six numbers on one line, none smaller than the one before.
trails-file-no_points = The line “points” is missing.
trails-file-no_tokens = How many tokens of “{ $word }” there are is missing.

# On paper

trails-score-loops-H-about = The length of every hiking loop at its camp
trails-score-loops-B-about = The length of every biking loop at its camp
trails-score-loops-K-about = The length of every kayaking loop at its camp
trails-score-goals-about = The slots that your markers have taken
trails-score-animals-about = For 1 to 6 different species on one loop: 1, 3, 6, 10, 15, 21
trails-paper-cards = Trail cards
trails-paper-camps = Camps
trails-paper-tokens = Animal tokens
trails-paper-markers = Goal markers

# Real cards

trails-lot-goals = { $sort ->
    [interim] Interim goals: { $count }
   *[final] Final goals: { $count }
}
trails-lot-hand = Hand of player { $seat }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
