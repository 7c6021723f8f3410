# A tour of Build your road

roads-tour-goal = Everybody lays square cards on one field, a card each turn. Whoever lays the last card wins. The cards below are yours; nobody else can see them.
roads-tour-first = You begin, and the first card may go anywhere. Lay the crossing in the middle of the field: pick the card, then the ringed cell, and confirm with ✓.
roads-tour-join = Player 2 has added a turn, and it is your move again. Your card must join a road of the network, for example in one of the lit cells.
roads-tour-nowhere = Every side that touches a neighbour has to fit: road to road, blank to blank. A road must not lead nowhere. Whenever something is not allowed, the game tells you why:
roads-tour-fit = Turned, the same card fits: it carries the road on to the right. Lay it there.
roads-tour-must = Your turn ends by itself with the card you lay. If you can lay one, you must. A road may run off the edge of the field. Leave the others few places, and keep some for yourself.
roads-tour-out = Later: none of player 2’s cards fits any more, so player 2 is out for good. You are alone now and simply play on.
roads-tour-end = You laid the last card: you win. The score counts cards laid and cards left, but only the last card decides. There are two more ways to play; the rules tell you about them. Now it is your turn!
