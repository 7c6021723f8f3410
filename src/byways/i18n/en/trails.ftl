# Trailblazers

trails-name = Trailblazers
trails-about = Lay hiking, biking and kayaking trails that loop back to your camps.
trails-lure = Lead every trail back to camp
trails-bot-1 = Lays a card at a time and takes the points it sees.
trails-bot-2 = Keeps its trails open, a card at a time.
trails-bot-3 = Plans two cards together and closes its loops.
trails-bot-4 = Weighs a dozen boards; alone it plans the whole round.
trails-bot-5 = Weighs a hundred and fifty boards before it lays a card.

# Options

trails-option-animals = Animals
trails-option-animals-about = Put animal tokens on your cards: different species on one loop score extra. For two or more players.
trails-option-decks = Decks
trails-option-decks-about = One deck is enough for up to four players; five or more need two.
trails-option-decks-1 = One
trails-option-decks-2 = Two
trails-option-goals = Goals
trails-option-goals-about = Choose two interim and two final goals. With none chosen, they are drawn at random.
trails-option-goals-ten = A loop of 10
trails-option-goals-each-camp = A loop at each camp
trails-option-goals-three-loops = Three loops at one camp
trails-option-goals-five-loops = Five loops
trails-option-goals-two-sixes = Loops of 6 at two camps
trails-option-goals-round-camp = A loop round another camp
trails-option-goals-longest-H = Longest hiking loop
trails-option-goals-longest-B = Longest biking loop
trails-option-goals-longest-K = Longest kayaking loop
trails-option-goals-most-loops = Most loops
trails-option-goals-most-surrounded = Most camps with loops round them
trails-option-goals-weakest-camp = Strongest weakest camp
trails-option-goal_set = Goal file
trails-option-goal_set-about = Which file the goals come from: ours, or one of yours with the printed texts.
trails-option-animal_map = Animal file
trails-option-animal_map-about = Which file says what animal is on which card: ours, or one of yours.
trails-option-goals-of-interim = Interim goals
trails-option-goals-of-final = Final goals
trails-options-solo = { $place ->
    [goals] There are no goals when you play alone.
   *[animals] There are no animals when you play alone.
}
trails-options-goals = Choose two different interim goals and two different final goals, or none at all.
trails-options-decks = Five or more players need two decks.

# Refusals

trails-camp-not_now = Camps are placed at the start of rounds 1 to 3.
trails-camp-placed = You have placed this round’s camp: end your turn.
trails-camp-used = { $place ->
    [H] Your hiking camp
    [B] Your biking camp
   *[K] Your kayaking camp
} is already on the table: choose another.
trails-camp-origin = Your first camp goes to { $place }.
trails-lay-camp_first = Place a camp first.
trails-lay-two_a_turn = You have placed your two cards: end your turn.
trails-lay-not_in_hand = That card isn’t in your hand.
trails-lay-over_camp = There’s a camp at { $place }, and nothing may cover a camp.
trails-lay-over_token = The card at { $place } has an animal token, so it can’t be covered.
trails-lay-apart = At { $place } it must lie over your area or touch it along a side; a corner isn’t enough.
trails-token-not_played = There are no animals in this game.
trails-token-no_animal = This card shows no animal.
trails-token-none_left = There are no { $species ->
    [eagle] eagle
    [moose] moose
    [wolf] wolf
    [lynx] lynx
    [bear] bear
   *[bison] bison
} tokens left.
trails-done-camp = Place a camp first.
trails-done-cards = { $left ->
    [one] You still have one card to place.
   *[other] You still have { $left } cards to place.
}
trails-position-word = “{ $word }” has no place in this position.
trails-position-card = “{ $word }”: there is no such card in this game.
trails-position-camp_twice = “{ $word }”: you have only one camp of each kind.

# Events

trails-goals_drawn = The goals: { $goals }.
trails-dealt = { $who } gets a new hand.
    .you = You get a new hand.
trails-dealt_hidden = { $who } gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
trails-placed = { $who } places { $what }.
    .you = You place { $what }.
trails-done = { $who } is done.
    .you = You are done.
trails-shown = { $who } reveals: { $moves }.
    .you = You reveal: { $moves }.
trails-told-camp = { $kind ->
    [H] the hiking camp at { $place }
    [B] the biking camp at { $place }
   *[K] the kayaking camp at { $place }
}
trails-told-card = { $species ->
    [eagle] a card with an eagle at { $place }
    [moose] a card with a moose at { $place }
    [wolf] a card with a wolf at { $place }
    [lynx] a card with a lynx at { $place }
    [bear] a card with a bear at { $place }
    [bison] a card with a bison at { $place }
   *[none] a card at { $place }
}
trails-claimed = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $goal }.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $goal }.
trails-passed = Hands are passed to the { $way ->
    [left] left
   *[right] right
}.
trails-round_over = Round { $round } is over.
trails-end = All rounds are played.
trails-tie = Equal points: more markers on goals decide, { $won } against { $other }.
trails-solo-won = 50 points or more: you win!
trails-solo-lost = Fewer than 50 points: not a win this time.

# Score

trails-score-loops-H = Hiking loops
trails-score-loops-B = Biking loops
trails-score-loops-K = Kayaking loops
trails-score-goals = Goals
trails-score-animals = Animals
trails-short-loops-H = Hiking
trails-short-loops-B = Biking
trails-short-loops-K = Kayaking

# What is seen

trails-stage-camps = Round { $round }/{ $rounds }: camp
trails-stage-cards = Round { $round }/{ $rounds }, turn { $pair }/{ $pairs }
trails-stage-over = The game is over
trails-board = { $who }’s area
    .you = Your area
trails-tray = Your hand
trails-tray_rule = { $then ->
    [kept] for this round
    [discarded] play two, the rest are discarded
    [alone] play two
   *[passed] play two, the rest go to { $next }
}
trails-to_play = { $count ->
    [0] all played
   *[other] { $count } to play
}
trails-in_hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
trails-camps = Camps
trails-camps_rule = place one
trails-known_hand = { $who }’s hand (you have seen it)
trails-known_rule = cards you have seen
trails-ghosts = How to lay it
trails-bar = Actions
trails-goals = Goals
trails-goals_rule = first to reach it, or most at the end
trails-goal_text = “{ trails-goal_name }”
trails-goal_name = { $sort ->
    [interim] { $measure ->
        [longest] { $word ->
            [H] Hiking loop of { $count }
            [B] Biking loop of { $count }
            [K] Kayaking loop of { $count }
           *[any] Loop of { $count }
        }
        [loops] { $word ->
            [H] { $count } hiking loops
            [B] { $count } biking loops
            [K] { $count } kayaking loops
           *[any] { $count } loops
        }
        [sum] Loops, { $count } in all
        [loops-at-one-camp] { $count } loops at one camp
        [camps-with] { $word ->
            [1] A loop at { $count } camps
           *[other] Loops of { $word }+ at { $count } camps
        }
        [surrounded] Loop round { $count ->
            [one] another camp
           *[other] { $count } camps
        }
       *[weakest] { $count } at your weakest camp
    }
   *[final] { $measure ->
        [longest] { $word ->
            [H] Longest hiking loop
            [B] Longest biking loop
            [K] Longest kayaking loop
           *[any] Longest loop
        }
        [loops] { $word ->
            [H] Most hiking loops
            [B] Most biking loops
            [K] Most kayaking loops
           *[any] Most loops
        }
        [sum] Longest loops in all
        [loops-at-one-camp] Most loops at one camp
        [camps-with] Most camps with a loop of { $word }
        [surrounded] Most camps circled
       *[weakest] Best weakest camp
    }
}
trails-goal_now = { $goal } · { $own }{ $sort ->
    [interim] /{ $count }
   *[final] {""}
}
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
trails-card = A long { $long ->
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
}; short trails: { $a ->
    [H] hiking
    [B] biking
   *[K] kayaking
} in A, { $b ->
    [H] hiking
    [B] biking
   *[K] kayaking
} in B{ $species ->
    [eagle] ; shows an eagle
    [moose] ; shows a moose
    [wolf] ; shows a wolf
    [lynx] ; shows a lynx
    [bear] ; shows a bear
    [bison] ; shows a bison
   *[none] {""}
}
trails-goal_card = { $sort ->
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
        [H] total length of hiking loops
        [B] total length of biking loops
        [K] total length of kayaking loops
       *[any] total length of all loops
    }
    [loops-at-one-camp] loops at one camp
    [camps-with] camps with a loop of { $word } or more
    [surrounded] camps that loops of other camps go round
   *[weakest] total length of the loops at your weakest camp
}{ $sort ->
    [interim] , at least { $count }
   *[final] , the most wins
}
trails-goal = { trails-goal_card }. Slots: { $taken }
trails-slot = { $points }{ $names ->
    [none] {""}
   *[other] {" "}– { $names }
}
trails-aim = { $solo ->
    [yes] Solo · { $points } points win
   *[no] { $animals ->
        [yes] Points: loops, goals, animals
       *[no] Points: loops, goals
    }
}
trails-left-camp = a camp to place
trails-left-cards = { $cards ->
    [one] { $cards } card to play
   *[other] { $cards } cards to play
}
trails-guide-camp = { $first ->
    [yes] Tap the camp you start with. All your trails begin at camps.
   *[no] Tap a camp, then a place for it beside your cards.
}
trails-guide-cards = Tap a card, then a place beside your cards: loops go from a camp back to it.
trails-guide-done = { $then ->
    [kept] Your camp stands. Tap Done, then you play two cards.
    [discarded] Both played. Tap Done: the rest are discarded, the round is over.
    [alone] Both played. Tap Done and play two more.
   *[passed] Both played. Tap Done: the rest go to { $next }.
}

# Data files

trails-file-kind = This isn’t a Trailblazers file of the kind “{ $word }”.
trails-file-word = “{ $word }” doesn’t belong here.
trails-file-number = “{ $word }” isn’t a number, or it is too small or too large.
trails-file-twice = “{ $word }” appears here a second time.
trails-file-two_words = Two words are expected after the first.
trails-file-at_least = An interim goal ends with “at-least” and a number.
trails-file-goal = A goal is a name and what is counted.
trails-file-name = “{ $word }” can’t be the name of a goal: use lower-case letters, digits and hyphens, and no word used in moves.
trails-file-measure = “{ $word }” can’t be counted here.
trails-file-slots = The slots of a goal are numbers, each smaller than the one before.
trails-file-too_few = At least two “{ $word }” goals are needed.
trails-file-no_slots = It doesn’t say what the slots of “{ $word }” goals are worth.
trails-file-contrast = { $word } can’t show an animal: one of its short trails is of the same kind as the long one.
trails-file-points = Points are six numbers on one line, none smaller than the one before.
trails-file-no_points = The line “points” is missing.
trails-file-no_tokens = It doesn’t say how many “{ $word }” tokens there are.

# On paper

trails-score-loops-H-about = The length of every hiking loop at its camp
trails-score-loops-B-about = The length of every biking loop at its camp
trails-score-loops-K-about = The length of every kayaking loop at its camp
trails-score-goals-about = The slots your markers have taken
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
trails-lot-hand = { $who }’s hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Puzzles
trails-puzzle-total = Close loops: score { $gain } more { $gain ->
    [one] point
   *[other] points
} this turn. It’s the most anyone can.
trails-puzzle-loops-H = Close a hiking loop (dots): bring your hiking loops to { $best } points this turn.
trails-puzzle-loops-B = Close a biking loop (dashes): bring your biking loops to { $best } points this turn.
trails-puzzle-loops-K = Close a kayaking loop (waves): bring your kayaking loops to { $best } points this turn.

# What a turn does
trails-effect-closes = closes a { $kind ->
    [H] hiking
    [B] biking
   *[K] kayaking
} loop of { $count }
trails-effect-meets = meets the goal “{ $goal }”
trails-effect-lengthens = makes the longest open { $kind ->
    [H] hiking
    [B] biking
   *[K] kayaking
} trail { $count } long
trails-effect-open = { $count ->
    [0] keeps no trail open
    [one] keeps one trail open
   *[other] keeps { $count } trails open
}
