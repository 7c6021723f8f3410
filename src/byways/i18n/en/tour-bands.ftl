# A tour of Kauchuk

bands-tour-goal = Pegs in five colours, and between them triangles: the sectors. Many hold treasure (points) or crystals. Stretch your bands round pegs: what lies inside is yours. Once somebody has 18 points the round is finished, and the most points win.
bands-tour-cards = On your turn you have two actions. One kind: take two cards, one after the other, from the open row or the deck. Take the red card: choose “Take a card”, then the card, and confirm with ✓.
bands-tour-start = The other kind: put on a band, round two pegs on a line, a triangle or a rhombus. Your first band needs one of your start pegs, those with a dashed ring; every later one needs a peg that has a band of yours. Whenever something is not allowed, the game tells you why:
bands-tour-band = Put a band round four pegs: choose “Put on a band”, tap the four ringed pegs, and confirm with ✓.
bands-tour-pay = Now pay peg by peg. A free peg costs a card of its colour; two cards of one colour serve as any colour; a peg of yours costs nothing. Where only others have bands, one of them gets your card. The first peg is yellow: pay with a yellow card.
bands-tour-end = All four pegs are paid for and the band is on: the two sectors inside are explored, their treasure is yours. Both actions are used. Until you end your turn you can take steps back, unless new cards have been shown. End it now.
bands-tour-surround = A few rounds later. Player 2’s bands close all three sides of this sector: it is surrounded, and what lies in it is theirs, without a band of its own. The rim of the board does not help.
bands-tour-finish = The end: 18 points are reached. The first to reach the opposite edge gets 8 points at once, the second 6. Three crystals buy a third action in a turn; at the end, every three are worth a point. This is the first of eight scenarios. Now it is your turn!
