# A tour of Build your road

roads-tour-goal = Everybody lays square cards on one field, one card a turn. Whoever lays the last card wins. The cards below are yours; nobody else can see them.
roads-tour-first = You begin, and the first card may go anywhere. Lay the crossroads in the middle of the field: pick the card, then the circled cell, and confirm with ✓.
roads-tour-join = Player 2 has added a turn, and it is your move again. Your card must join a road of the network, for example in one of the lit cells.
roads-tour-nowhere = Every side that touches a neighbour has to fit: road to road, blank to blank. A road may never run into a blank side. If something isn’t allowed, the game tells you why:
roads-tour-fit = Rotated, the same card fits: it carries the road on to the right. Lay it there.
roads-tour-must = Your turn ends as soon as you lay a card. If you can lay one, you must. No road may leave the field: its edge is blank all round. Leave the others few places, and keep some for yourself.
roads-tour-out = Later, none of player 2’s cards fits any more, so player 2 is out. You play on alone, for example in the lit cells.
roads-tour-end = You laid the last card: you win. The score counts cards laid and cards left, but only the last card decides. There are two more variants, each with a short tour of its own. Now it’s your turn!

# Short tours of the variants

roads-tours-close = Variant 1: extend or close
roads-tours-pile = Variant 3: the pile
roads-tour-close-goal = For two players. All cards are dealt out. The first player wants the roads to go on until every card is laid; the second player wants to close them. You are the first player, and the cards below are yours.
roads-tour-close-first = There is no edge here: the network may grow in any direction. Lay the straight card: pick it, then the circled cell, and confirm with ✓.
roads-tour-close-last = Much later, as the second player sees it. Only two road ends are still open, and both face the same empty cell. Close them: lay the turn so that both roads meet it.
roads-tour-close-end = No road end is open: the second player wins. If all cards had been laid, the first player would have won. If the player whose turn it is can’t lay, it’s a draw and both win. Now it’s your turn!
roads-tour-pile-goal = All cards lie face down in a pile. On your turn you draw one, then lay any card from your hand. Whoever has the fewest cards left at the end wins. You have drawn your first card.
roads-tour-pile-lay = A little later you have drawn a T. If you can lay a card, you must: lay it to the right of the crossroads.
roads-tour-pile-skip = This is another table, with roads of two and four lanes. Your card has four lanes, but only two-lane roads are open: nothing fits. Tap “Skip” and keep the card.
roads-tour-pile-end = The pile is empty and everybody has skipped in turn: the game is over. Fewest cards left wins; if that is a tie, fewest skips. Now it’s your turn!
