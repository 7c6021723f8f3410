# Build your road

roads-name = Build your road
roads-about = Lay cards into one road network; no road may run into a blank side.
roads-lure = No road may lead nowhere
roads-bot-1 = Lays anything that fits, but never misses a win.
roads-bot-2 = Tries a few ways to the end and trusts its luck.
roads-bot-3 = Tries hundreds of endings and takes the likeliest.
roads-bot-4 = Looks far ahead and counts out the last cards.
roads-bot-5 = Works out the end exactly, long before you see it.

# Options

roads-option-variant = Variant
roads-option-variant-about = Three games with the same cards.
roads-option-variant-1 = Extend or close
roads-option-variant-2 = The last to lay
roads-option-variant-3 = The pile
roads-option-deck = Deck
roads-option-deck-classic = Classic
roads-option-deck-balanced = Balanced
roads-option-deck-lanes = Lanes
roads-option-deck-lanes-balanced = Balanced lanes
roads-option-deck-about = Roads with two lanes, or with two and four. “Balanced” decks have ends, so a network can be closed.
roads-option-copies = Decks per player
roads-option-copies-about = How many decks each player brings: one or two.
roads-option-copies-1 = One deck each
roads-option-copies-2 = Two decks each
roads-option-field = Field
roads-option-field-about = Columns × rows; 5×7 suits two players, 7×10 more.
roads-option-match = Match
roads-option-match-about = Variant 1: two games with roles swapped.
roads-option-co-operative = Co-operative
roads-option-co-operative-about = Variant 3: everybody wins if all cards are laid.
roads-option-variant-1-goal = A duel: one keeps the roads open, the other closes them.
roads-option-variant-2-goal = A bounded field: whoever lays the last card wins.
roads-option-variant-3-goal = Draw from a pile and be the first to get rid of your cards.
roads-options-seats = This variant is for up to { $most ->
    [one] { $most } player
   *[other] { $most } players
}.
roads-options-variant = The option { $option ->
    [match] “Match”
    [field] “Field”
   *[co-operative] “Co-operative”
} is only for variant { $variant }: choose that variant, or leave the option out.
roads-options-field = Write a field as columns and rows, such as 5x7: at least two cells, at most { $most } either way.
roads-options-no_card = No card of this deck fits on such a field, because no road may leave it. Choose a larger field or another deck.
roads-advice-ends = Without ends, the second player can hardly ever close the roads. The deck “lanes-balanced” has four.

# Decks

roads-deck-row = A row needs three words: kind, sides and the number of cards for each player, such as “turn 22-- 8”.
roads-deck-kind = “{ $kind }” can’t be the name of a kind: use up to 16 Latin letters and digits, starting with a letter, and not “deal”, “draw” or “skip”.
roads-deck-twice = The kind “{ $kind }” is already in line { $above }.
roads-deck-sides = “{ $sides }” isn’t a card: write its four sides north, east, south, west with 2, 4 and -.
roads-deck-same = “{ $kind }” is the same card as “{ $other }”, only rotated.
roads-deck-count = “{ $count }” isn’t a number of cards: write 1 or more.
roads-deck-empty = There are no cards in this deck.
roads-deck-too_many = Cards for each player in this deck: { $cards }. At most { $most } are possible.

# Refusals

roads-lay-hand = You don’t have this card: { roads-kind }. Choose one from your hand.
roads-lay-face = This card can’t look like that, however you rotate it: { roads-kind }.
roads-lay-taken = There’s already a card at { $place }. Choose an empty cell.
roads-lay-off_field = { $place } is off the field. Choose a cell on it.
roads-lay-first = The first card goes to 0,0.
roads-lay-nowhere = Between { $place } and { $beside }, a road would run into a blank side: rotate the card, or choose another cell.
roads-lay-width = Between { $place } and { $beside } two lanes would meet four: rotate the card, or choose another cell.
roads-lay-edge = At { $place } a road would leave the field: rotate the card, or choose another cell.
roads-lay-loose = At { $place } the card must join a road of the network.
roads-skip-not_played = You can’t skip in this variant: lay a card.
roads-skip-can_lay = You can still lay a card at { $place }: { roads-kind }.

# Events

roads-dealt = Your cards: { $cards }.
roads-dealt_hidden = { $who } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
roads-drew = You draw a card: { roads-kind }.
roads-drew_hidden = { $who } draws a card.
    .you = You draw a card.
roads-laid = { $who } lays a card at { $place }: { roads-kind }.
    .you = You lay a card at { $place }: { roads-kind }.
roads-skipped = { $who } skips.
    .you = You skip.
roads-out = { $who } can’t lay a card and is out.
    .you = You can’t lay a card and are out.
roads-next_game = Game { $game } begins; { $who } goes first.
    .you = Game { $game } begins; you go first.

# How it ends

roads-end-closed = The network is closed: the second player wins.
roads-end-extended = All cards are laid: the first player wins.
roads-end-stuck = The player whose turn it is can’t lay a card: a draw, both win.
roads-end-match = Both games of the match are over.
roads-end-field = The field is full: the last to lay wins.
roads-end-nobody = Nobody can lay a card: the last to lay wins.
roads-end-laid = All cards are laid.
roads-end-skips = Everybody has skipped in turn.
roads-end-sealed = The network is closed, so no more cards can be laid.

# Score

roads-score-laid = Cards laid
roads-score-left = Cards left
roads-score-skips = Skips

# What is seen

roads-stage-laid = Laid: { $laid }/{ $cards }
roads-stage-match = Game { $game } of 2, laid: { $laid } of { $cards }
roads-stage-over = The game is over
roads-board = Road network
roads-tray = Your hand
roads-tray_rule = lay one
roads-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
roads-players = Cards left
roads-player_name = { $who }{ $out ->
    [yes] {", out"}
   *[no] {""}
}
    .you = You{ $out ->
        [yes] {", out"}
       *[no] {""}
    }
roads-player = { $who }: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}{ $out ->
    [yes] {", out"}
   *[no] {""}
}
roads-pile = Pile
roads-pile_rule = you draw one each turn
roads-backs = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
roads-ghosts = How to rotate it
roads-ghost = A rotation
roads-bar = Actions
roads-button-skip = Skip
roads-card = { roads-kind }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
roads-cell-empty = { $cell }: empty
roads-cell-laid = { $cell }: { roads-kind };{ $n ->
    [two] {" "}north two lanes,
    [four] {" "}north four lanes,
   *[none] {""}
}{ $e ->
    [two] {" "}east two lanes,
    [four] {" "}east four lanes,
   *[none] {""}
}{ $s ->
    [two] {" "}south two lanes,
    [four] {" "}south four lanes,
   *[none] {""}
}{ $w ->
    [two] {" "}west two lanes,
    [four] {" "}west four lanes,
   *[none] {""}
} laid by { $who }
roads-kind = { $kind ->
    [end] end
    [end2] end, two lanes
    [end4] end, four lanes
    [straight] straight
    [turn] turn
    [T] T-junction
    [X] crossroads
    [straight2] straight, two lanes
    [straight4] straight, four lanes
    [turn2] turn, two lanes
    [turn4] turn, four lanes
    [T222] T-junction, two lanes
    [T444] T-junction, four lanes
    [T442] T-junction, four lanes through, two to the side
    [T224] T-junction, two lanes through, four to the side
    [X42] crossroads of four lanes and two
   *[other] { $kind }
}
roads-goal = { $role ->
    [extends] You extend, { $closer } closes · lay all the cards to win
    [closes] You close, { $starter } extends · no open road left and you win
    [watches] { $starter } extends, { $closer } closes
    [last] The last to lay a card wins
    [together] Lay every card and you all win
   *[empties] Whoever has the fewest cards left wins
}
roads-guide-lay = Tap { $hand ->
    [one] {""}
   *[more] a card, then{" "}
}{ $first ->
    [middle] the empty place in the middle.
    [field] any place on the field.
   *[no] a place beside the roads.{ $role ->
        [extends] {" "}Keep some road open.
        [closes] {" "}Close off what you can.
        [last] {" "}Leave the others no room.
       *[other] {""}
    }
}
roads-guide-skip = None of your cards fits: tap Skip.

# On paper

roads-paper-field = Field { $columns } × { $rows }
roads-paper-cards = Build your road: cards
roads-score-laid-about = Your cards on the table
roads-score-left-about = Cards still in your hand
roads-score-skips-about = Turns on which nothing fitted

# Real cards

roads-lot = Cards for { $who }: { $count }

# Puzzles
roads-puzzle-win = Win with your next card.
roads-puzzle-guard = Don’t let the other player win with the very next card.
roads-puzzle-in-two = Win with this card or your next one, whatever the other player lays.
roads-puzzle-in-three = Win with your third card at the latest, whatever the other player lays.
roads-puzzle-in-four = Win with your fourth card at the latest, whatever the other player lays.
roads-puzzle-force = Find the move that wins, whatever follows.
roads-puzzle-save = Find the only way not to lose.
roads-puzzle-holds = The other player’s cards

# What a turn does
roads-effect-closes = closes the network
roads-effect-open = { $count ->
    [one] leaves one road end open
   *[other] leaves { $count } road ends open
}
roads-effect-fit = { $count } of your { $of } cards would still fit
