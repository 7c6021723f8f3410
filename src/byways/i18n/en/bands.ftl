# Kauchuk

bands-name = Kauchuk
bands-about = Stretch bands over pegs, explore and surround sectors, and collect treasure and crystals in eight worlds.
bands-lure = Stretch bands, claim the jungle
bands-bot-1 = Grabs the most points now and often misjudges them.
bands-bot-2 = Has an eye for good ground, but misjudges a band now and then.
bands-bot-3 = Knows what a band is worth later, and rarely gets it wrong.
bands-bot-4 = Plays the best bands through in its head for a whole round.
bands-bot-5 = Thinks two rounds ahead, whatever you may be holding.

# Options

bands-option-scenario = Scenario
bands-option-scenario-about = Eight worlds, each with rules of its own. Begin with the first.
bands-option-scenario-1 = Jungle temples
bands-option-scenario-2 = Eruption
bands-option-scenario-3 = City of islands
bands-option-scenario-4 = Drawings on the plateau
bands-option-scenario-5 = Ancient ruins
bands-option-scenario-6 = Cursed triangle
bands-option-scenario-7 = Demanding gods
bands-option-scenario-8 = Labyrinth
bands-option-board = Board
bands-option-board-about = The name of your own board file. If you leave it empty, the scenario and the number of players decide.
bands-option-scenario-1-goal = Be the first across the jungle; 18 points end it.
bands-option-scenario-2-goal = Six rounds round the crater; carry 7 crystals out or lose.
bands-option-scenario-3-goal = Bridge the canals and explore the islands; 18 points end it.
bands-option-scenario-4-goal = Uncover the drawings, and mind the empty ground.
bands-option-scenario-5-goal = Fence in ruins: six rounds, closed plots pay.
bands-option-scenario-6-goal = Bands anywhere, a deck of your own; separate areas pay.
bands-option-scenario-7-goal = Collect the most totems of a kind; 18 points end it.
bands-option-scenario-8-goal = One chain through the maze: sword, shield, helmet.
bands-options-board_scenario = The board “{ $name }” is for scenario { $scenario }: choose that scenario or another board.
bands-options-board_players = The board “{ $name }” is for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: change their number or choose another board.

# Refusals

bands-act-none_left = { $count ->
    [one] You have used your { $count } action
   *[other] You have used your { $count } actions
}: end your turn, or buy a third one for { $price ->
    [one] { $price } crystal
   *[other] { $price } crystals
}.
bands-act-all_used = You have used all your actions: end your turn.
bands-act-pay_first = First pay for the band you started.
bands-act-take_first = First take the rest of your cards.
bands-take-nothing = There are no cards left to take.
bands-take-deck = The deck is empty: choose something else.
bands-take-row = There’s no { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[grey] grey
} card in the open row: take another, or one from the deck.
bands-take-no_row = There’s no open row here; take from your own deck.
bands-band-none_left = { $count ->
    [one] Your only band is on the board: take cards or end your turn.
   *[other] All { $count } of your bands are on the board: take cards or end your turn.
}
bands-band-shape = { $shapes ->
    [segments] In this scenario a band joins two pegs on a line; { $refs } aren’t such a pair.
    [wide] In this scenario a band goes round a triangle or a rhombus; { $refs } are neither.
    [fences] A band joins two pegs on a line, goes round a triangle or a rhombus, or here runs along two lines; { $refs } are none of these.
   *[usual] A band joins two pegs on a line or goes round a triangle or a rhombus; { $refs } are none of these.
}
bands-band-shape_here = { $shape ->
    [segment] Two pegs are not enough for a band in this scenario.
    [triangle] A triangle is not allowed in this scenario.
    [rhombus] A rhombus is not allowed in this scenario.
   *[fence] A long fence is not allowed in this scenario.
}
bands-band-unusable = The crater at { $place } can’t be used: choose other pegs.
bands-band-barred = Only a two-peg band on a canal line can cross water.
bands-band-apart = One band can’t hold both a totem and plain land: explore them with two bands.
bands-band-twice = You already have a band round { $refs }: choose other pegs.
bands-band-start_edge = Your first band must start at one of your start pegs: { $refs }.
bands-band-start_common = Your first band must start at a peg around the crater: { $refs }.
bands-band-start_glow = Your first band must start at a glowing peg: { $refs }.
bands-band-own_peg = A new band must touch a peg that already has one of yours.
bands-band-head = A new band must continue from the head of your chain: { $refs }.
bands-band-cost = You can’t pay for { $refs }: choose cheaper pegs or take cards first.
bands-pay-nothing = There’s nothing to pay for right now.
bands-pay-order = Next, pay for the { $place } peg.
bands-pay-pair = The two cards must be the same colour.
bands-pay-colour = One card pays for { $place } only if it is { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[grey] grey
}; of any other colour you need two.
bands-pay-cards = You don’t have enough { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[grey] grey
} cards: pay with others.
bands-pay-no_crystal = In this scenario rivals get cards, not crystals: give a card.
bands-pay-nobody = Nobody has a band on { $place }: discard the cards without naming a player.
bands-pay-receiver = Others hold { $place }: say who gets the cards.
bands-pay-owner = Only a player with a band on { $place } can be paid for it.
bands-pay-split = One card goes to one player: name just one.
bands-pay-crystals = You have no crystal to give: give cards instead.
bands-pay-rest = Then you couldn’t pay for { $refs }: pay with other cards.
bands-crystal-once = You can buy a third action only once a turn.
bands-crystal-few = A third action costs { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}; you have fewer.
bands-crystal-nothing = There’s no action you could take now: keep your crystals.
bands-end-third = You bought an action: take it now.

# Events

bands-own_deck = { $who } gets a deck.
    .you = You get a deck.
bands-dealt = Your first cards: { $cards }.
bands-drew = You draw { bands-a_card }.
bands-got_cards = { $who } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
bands-opened = New in the open row: { $cards }.
bands-card = { $colour ->
    [red] red card
    [yellow] yellow card
    [green] green card
    [blue] blue card
   *[grey] grey card
}
bands-a_card = { $colour ->
    [red] a red card
    [yellow] a yellow card
    [green] a green card
    [blue] a blue card
   *[grey] a grey card
}
bands-take = { $who } takes { bands-a_card }.
    .you = You take { bands-a_card }.
bands-take_deck = { $who } draws from the deck.
    .you = You draw from the deck.
bands-band = { $who } is paying for a band: { $refs }.
    .you = You are paying for a band: { $refs }.
bands-put = { $who } stretches a band: { $refs }.
    .you = You stretch a band: { $refs }.
bands-paid_cards = { $cards ->
    [1] { bands-a_card }
   *[other] { $cards } { bands-colour } cards
}
bands-paid = { $who } pays { bands-paid_cards }.
    .you = You pay { bands-paid_cards }.
bands-paid_to = { $who } pays { $whom } { bands-paid_cards }.
    .you = You pay { $whom } { bands-paid_cards }.
bands-paid_both = { $who } pays { $whom } and { $other } one card each: { bands-colour }.
    .you = You pay { $whom } and { $other } one card each: { bands-colour }.
bands-paid_crystal = { $who } pays { $whom } a crystal and discards { bands-paid_cards }.
    .you = You pay { $whom } a crystal and discard { bands-paid_cards }.
bands-plus = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
bands-minus = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
bands-loot = { $points ->
    [0] { $crystals ->
        [0] nothing
        [one] +{ $crystals } crystal
       *[other] +{ $crystals } crystals
    }
    [one] +{ $points } point{ bands-and_crystals }
   *[other] +{ $points } points{ bands-and_crystals }
}
bands-and_crystals = { $crystals ->
    [0] {""}
    [one] , +{ $crystals } crystal
   *[other] , +{ $crystals } crystals
}
bands-explored = { $who } explores: { bands-loot }.
    .you = You explore: { bands-loot }.
bands-surrounded = { $who } surrounds: { bands-loot }.
    .you = You surround: { bands-loot }.
bands-crossed = { $who } collects on the line: { bands-loot }.
    .you = You collect on the line: { bands-loot }.
bands-edge = { $who } reaches the opposite edge: { bands-plus }.
    .you = You reach the opposite edge: { bands-plus }.
bands-drawing = { $who } explores drawings: { bands-plus }.
    .you = You explore drawings: { bands-plus }.
bands-drawing_done = { $who } completes a drawing: { bands-plus }.
    .you = You complete a drawing: { bands-plus }.
bands-drawing_most = { $who } explored the most of it: { bands-plus }.
    .you = You explored the most of it: { bands-plus }.
bands-empty = { $who } took empty sectors: { bands-minus }.
    .you = You took empty sectors: { bands-minus }.
bands-plot = { $who } fences in a plot: { bands-plus }.
    .you = You fence in a plot: { bands-plus }.
bands-own_trail = { $who } comes back to their own chain: { bands-minus }.
    .you = You come back to your own chain: { bands-minus }.
bands-artifact_name = { $artifact ->
    [sword] sword
    [shield] shield
   *[helmet] helmet
}
bands-artifact = { $who } finds a { bands-artifact_name } and gets a card.
    .you = You find a { bands-artifact_name } and get a card.
bands-crystal = { $who } buys a third action.
    .you = You buy a third action.
bands-end = { $who } ends the turn.
    .you = You end the turn.
bands-round_over = Round { $round } is over.
bands-last_round = The end is near: this is the last round.
bands-over-score = Somebody has reached the score that ends the game.
bands-tie = Equal points: fewer bands on the board decide, { $won } against { $other }.
bands-handed_in = { $players ->
    [none] Nobody kept { $crystals } crystals, so nobody wins.
   *[other] Only those who kept { $crystals } crystals can win: { $players }.
}
bands-over-rounds = All rounds are played.
bands-over-drawings = Enough drawings are complete.
bands-over-bands = Somebody has run out of bands.
bands-over-idle = Nobody took a card or a band for two rounds: the game ends.
bands-over-limit = Forty rounds have been played: the game ends.

# Score

bands-score-treasure = Treasure
bands-score-crystals = Crystals
bands-score-areas = Separate areas
bands-score-totems = Totems
bands-score-sets = Sets of artifacts

# What is seen

bands-stage-round = Round { $round }{ $last ->
    [yes] , the last
   *[no] {""}
}
bands-stage-round_of = Round { $round } of { $rounds }{ $last ->
    [yes] , the last
   *[no] {""}
}
bands-stage-over = The game is over
bands-board = Board
bands-row = Open row
bands-row_rule = { $count ->
    [one] take one more
   *[other] take { $count }
}
bands-own_pile = Your deck
bands-hand = Your hand
bands-hand_rule = { $paying ->
    [yes] tap what pays
   *[no] { $count } crystals buy an action
}
bands-cards_count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bands-holding = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} · { $bands ->
    [one] { $bands } band
   *[other] { $bands } bands
}
bands-crystals = Your crystals: { $count }
bands-crystal_name = Crystal
bands-rival = { $who }’s cards
bands-hidden = Hidden cards: { $count }
bands-discards = Discarded
bands-discards_rule = reshuffled when the deck runs out
bands-cards = { $colour ->
    [red] Red card
    [yellow] Yellow card
    [green] Green card
    [blue] Blue card
   *[grey] Grey card
} × { $count }
bands-far_edge = The opposite edge: { bands-plus } for reaching it
bands-players = Players
bands-bar = Actions
bands-button = { $word ->
    [take] Take a card
    [band] Put on a band
    [pay] Pay
    [to] Give to
   *[end] End turn
}
bands-peg = { $peg }: { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[grey] grey
} peg{ $owners ->
    [none] {""}
   *[other] , bands: { $owners }
}
bands-peg_name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[grey] grey
}
bands-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[grey] grey
}
bands-brings-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
bands-pays-crystals = { $count ->
    [one] pays { $count } crystal
   *[other] pays { $count } crystals
}
bands-pays-cards = pays { $cards }
bands-face = { $colour ->
    [red] Red card
    [yellow] Yellow card
    [green] Green card
    [blue] Blue card
   *[grey] Grey card
}
bands-letter-R = R
bands-letter-Y = Y
bands-letter-G = G
bands-letter-B = B
bands-letter-S = S
bands-deck_name = Deck
bands-deck = { bands-deck_name }: { $count }, discards: { $discards }
bands-player_name = { $who }
    .you = You
bands-player = { bands-player_name }: points { $points }, crystals { $crystals }, cards { $cards } ({ $shown } known), bands { $bands }
bands-sector = Sector { $place }: { $kind ->
    [water] water
    [crater] crater
    [orange] orange totem
    [blue] blue totem
    [drawing] drawing { $drawing }
   *[plain] land
}{ $treasure ->
    [0] {""}
   *[other] , treasure { $treasure }
}{ $crystals ->
    [0] {""}
   *[other] , crystals { $crystals }
}{ $taken ->
    [yes] , taken
   *[no] {""}
}
bands-line = Line { $place }: { $kind ->
    [canal] canal
    [sword] sword
    [shield] shield
    [helmet] helmet
   *[plain] path
}{ $treasure ->
    [0] {""}
   *[other] , treasure { $treasure }
}{ $crystals ->
    [0] {""}
   *[other] , crystals { $crystals }
}{ $taken ->
    [yes] , taken
   *[no] {""}
}
bands-goal = { $scenario ->
    [1] { $points } points end it · first across +{ $bonus }
    [2] Most points after { $rounds } rounds · keep { $crystals } crystals or you lose
    [3] { $points } points end it · bridges for crystals, islands for points
    [4] { $drawings } drawings end it · drawn sectors +1, empty ones −{ $penalty }
    [5] Most points after { $rounds } rounds · large plots pay extra
    [6] { $points } points end it · then { $bonus } for each separate area
    [7] { $points } points end it · then { $bonus } for most totems of a kind
   *[8] Ends when somebody is out of bands · a set of three +{ $bonus }, an own peg −{ $penalty }
}
bands-left-actions = { $actions ->
    [0] no actions left
    [one] { $actions } action left
   *[other] { $actions } actions left
}
bands-left-take = { $cards ->
    [one] { $cards } card to take
   *[other] { $cards } cards to take
}
bands-left-pay = { $pegs ->
    [one] { $pegs } peg to pay for
   *[other] { $pegs } pegs to pay for
}
bands-guide-pay = Pay for the { bands-peg_name } peg: tap a card of its colour, or two alike.
bands-guide-take = { $row ->
    [yes] { $cards ->
        [one] Take one more card: tap one in the row, or the deck.
       *[other] Take { $cards } cards: tap them in the row, or the deck.
    }
   *[no] { $cards ->
        [one] Take one more card: tap your deck.
       *[other] Take { $cards } cards: tap your deck.
    }
}
bands-guide-act = { $can ->
    [take] No band can be paid for now: tap a card to take it.
    [band] Tap the pegs of a band.
   *[both] { $first ->
        [yes] Tap a card to take it, or pegs for your first band.
       *[no] Tap a card to take it, or pegs to stretch a band.
    }
}
bands-guide-end = { $third ->
    [yes] Both actions are used: end your turn, or tap the crystals to buy one more for { $count }.
   *[no] Both actions are used: end your turn.
}
bands-waste = { $actions ->
    [one] You still have an action. End the turn anyway?
   *[other] You still have { $actions } actions. End the turn anyway?
}

# Board files

bands-board-heading = This isn’t a board for this game; the first line must be “byways board bands”.
bands-board-word = “{ $word }” means nothing here.
bands-board-missing = “{ $what }” is missing.
bands-board-twice = “{ $what }” appears here a second time.
bands-board-number = “{ $what }” needs a number from { $low } to { $high }.
bands-board-lattice = The lattice is “hex” with a radius, or “explicit” with pegs, lines and sectors listed.
bands-board-radius = The radius must be from 1 to 12.
bands-board-too_many = A board has at most { $count ->
    [one] { $count } peg
   *[other] { $count } pegs
}.
bands-board-peg_line = A peg is written as name, colour, x and y.
bands-board-peg_name = “{ $pegs }” can’t be the name of a peg; use a letter and a number.
bands-board-pegs_twice = { $pegs } is listed twice.
bands-board-peg = There is no peg { $pegs }.
bands-board-few_pegs = Pegs needed here: { $count }.
bands-board-side = There is no line { $pegs } for a side of this sector.
bands-board-crowded = More than two sectors meet at the line { $pegs }.
bands-board-rhombus = The pegs { $pegs } form more than one rhombus.
bands-board-no_line = There is no line { $pegs }.
bands-board-no_sector = There is no sector { $pegs }.
bands-board-row = There is no row “{ $row }” here, or its colours are already given.
bands-board-row_length = Pegs needed in row { $row }: { $count }.
bands-board-colour = “{ $word }” isn’t a colour; use R (red), Y (yellow), G (green), B (blue) or S (grey).
bands-board-seat = A seat is written as “seat 1 start …”, once each, up to { $high }.
bands-board-seats = The seats of all players must be listed: { $count }.
bands-board-no_start = Seat { $seat } has no start pegs.
bands-board-no_target = Seat { $seat } has no opposite edge; add “target” and its pegs.
bands-board-unfit = “{ $what }” doesn’t belong to this scenario.
bands-board-drawings = Drawings here: { $count }; the game ends only after { $needed }.
bands-board-drawing_size = Sectors in this drawing: { $count }; 4, 5 or 6 are allowed.
bands-board-drawing_overlap = A sector of this drawing is listed twice, here or in another drawing.
bands-board-drawing_parts = This drawing falls apart.
bands-board-same_colour = { $one } and { $two } are close together and have the same colour.
bands-board-unreachable = Nobody can ever collect everything at { $pegs }.
bands-board-few_crystals = Crystals that can be collected: { $count }; { $needed } are needed.
bands-board-few_treasure = Points that can be collected: { $count }; { $needed } are needed.
bands-board-totems = There must be as many totems of one kind as of the other; here: orange { $orange }, blue { $blue }.
bands-board-artifacts = There must be as many of each artifact; here: swords { $sword }, shields { $shield }, helmets { $helmet }.
bands-board-few_glow = Glowing pegs: { $count }, players: { $needed }; there must be a peg for each.
bands-board-canal = The canal { $pegs } doesn’t run through water only.
bands-board-shared_start = Seat { $seat } shares a start peg with another seat.
bands-board-seat_place = Seat { $seat } does not sit where the board looks the same as from seat 1.
bands-board-asymmetric = { $pegs } and { $other } differ, so the board is not the same for seat { $seat }.
bands-new-unknown = There is no setting “{ $setting }”.
bands-new-setting = “{ $setting }” must be from { $low } to { $high }.
bands-new-seed = “seed” must be a text, at most { $high } characters long and not empty.
bands-new-failed = This seed gave no valid board; try another.

# On paper

bands-paper-board = { $scenario ->
    [1] 1. Jungle temples
    [2] 2. Eruption
    [3] 3. City of islands
    [4] 4. Drawings on the plateau
    [5] 5. Ancient ruins
    [6] 6. Cursed triangle
    [7] 7. Demanding gods
   *[8] 8. Labyrinth
} · { $players } players
bands-paper-cards = Cards
bands-score-treasure-about = Points collected on the board
bands-score-crystals-about = 1 for every 3 crystals left
bands-score-areas-about = 4 for each separate area
bands-score-totems-about = 6 for the most totems of each kind; shared in a tie
bands-score-sets-about = 5 for each set of sword, shield and helmet
bands-paper-colours = Pegs: R red, Y yellow, G green, B blue, S grey
bands-paper-start = Start peg; the mark shows whose
bands-paper-start_all = Pegs where anybody may start
bands-paper-special = { $scenario ->
    [2] Crater: the peg in its middle can’t be used
    [3] Water, and a canal line below it
    [4] Drawing: all sectors within one dotted line
    [7] Totems: blue, orange
   *[8] Helmet, shield, sword
}
bands-paper-worth = Points and crystals for whoever takes the place first

# Real cards

bands-lot-deck = { $who }’s own deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bands-lot-hand = { $who }’s hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bands-lot-row = Open row, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bands-lot-draw = The card { $who } draws

# Puzzles
bands-puzzle-total = Put on bands worth { $gain } { $gain ->
    [one] point
   *[other] points
} this turn, without taking a card.
bands-puzzle-win = Finish the game with this turn, and win.

# What a turn does
bands-effect-takes = { $count ->
    [one] takes one new sector
   *[other] takes { $count } new sectors
}
bands-effect-holds = then { $count } { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[grey] grey
} in hand
bands-effect-last_round = starts the last round
bands-effect-open = { $count ->
    [one] one point of free treasure touches your bands
   *[other] { $count } points of free treasure touch your bands
}
