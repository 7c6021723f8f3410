# A tour of Kauchuk

bands-tour-goal = Pegs in five colours, and between them triangles: the sectors. Many hold treasure (points) or crystals. Stretch your bands round pegs: what lies inside is yours. Once somebody has 18 points the round is finished, and the most points win.
bands-tour-cards = You have two actions a turn. One kind is to take two cards, one after the other, from the open row or the deck. Take the red card: tap it and confirm with ✓.
bands-tour-start = The other kind is to put on a band: round two pegs on a line, a triangle or a rhombus. Your first band needs one of your start pegs, those with a dashed ring; every later one needs a peg where you already have a band. If something isn’t allowed, the game tells you why:
bands-tour-band = Put a band round four pegs: tap the four circled ones and confirm with ✓.
bands-tour-pay = Now pay peg by peg. A free peg costs a card of its colour, or any two cards of one colour. A peg where you have a band costs nothing. Where only others have bands, one of them gets your card. The first peg is yellow: pay with a yellow card.
bands-tour-end = All four pegs are paid for and the band is on: the two sectors inside are explored, and their treasure is yours. Both actions are used. Until you end your turn you can undo, unless new cards were shown. End it now.
bands-tour-surround = A few rounds later, player 2’s bands close all three sides of this sector. It is surrounded, and what lies in it is theirs, without a band round it. The rim of the board doesn’t count as a side.
bands-tour-finish = Somebody has 18 points, so the game is over. The first to reach the opposite edge got 8 points at once, the second 6. Three crystals buy a third action in a turn; at the end, every three are worth a point. This is the first of eight scenarios; the others have short tours of their own. Now it’s your turn!

# Short tours of the scenarios

bands-tours-eruption = Eruption
bands-tours-islands = City of islands
bands-tours-plateau = Drawings on the plateau
bands-tours-ruins = Ancient ruins
bands-tours-triangle = Cursed triangle
bands-tours-gods = Demanding gods
bands-tours-labyrinth = Labyrinth

bands-tour-eruption-goal = Everybody starts round the crater, at one of the six lit pegs, and the game lasts six rounds. At the end each player must hand in 7 crystals. If you can’t, you have lost, however many points you have.
bands-tour-eruption-crater = The crater itself can’t be used: neither the peg in the middle nor its six sectors.
bands-tour-eruption-move = So set out from its rim and look for crystals. Put on a band: tap the three circled pegs and confirm with ✓. Paying, exploring and surrounding work as always.
bands-tour-eruption-end = Six rounds later both players had exactly 7 crystals to hand in, so both are saved, and points decide: 14 to 9. Only crystals beyond the seven are worth points, 1 for every 3. Now it’s your turn!
bands-tour-islands-goal = A city on islands: the blue sectors are water, the wavy lines are canals. You start at your own edge, at the lit pegs. Land is yours only if you explore it with a band round it; surrounding brings nothing here. The game ends with the round in which somebody reaches 18 points.
bands-tour-islands-water = Triangles and rhombuses lie on land only:
bands-tour-islands-bridge = To reach another island, build a bridge: a band round two pegs on a canal line. The first to cross a line takes its crystals. Put a band round the two circled pegs; it brings you 2.
bands-tour-islands-end = 20 points, and the round is over. The 6 crystals that are left are worth 2 more. Now it’s your turn!
bands-tour-plateau-goal = The shaded sectors belong to drawings; each is worth a point to whoever takes it first. You start at a glowing peg that has no band yet, one of the lit ones, with a dashed ring. With two players the game ends after the round in which 5 drawings are complete; with three it takes 7, with four 9.
bands-tour-plateau-start = Here a band always goes round three or four pegs. And your first one needs a glowing peg:
bands-tour-plateau-move = This triangle has a glowing peg and lies in a drawing. Put a band round the three circled pegs.
bands-tour-plateau-empty = Careful: the two sectors between the lit pegs are empty, and each empty sector costs 3 points, after everything the band has earned. There were only 4 points to lose: you never drop below 0.
bands-tour-plateau-drawing = The last sector of this drawing is explored: that is worth 1 more point. Then the player with the most of its sectors gets 2 points, because it has five (1 for four sectors, 3 for six); in a tie everybody gets them. Now it’s your turn!
bands-tour-ruins-goal = Six rounds among ruins, starting at your own edge, at the lit pegs. New here is the long fence: one band along two lines, straight on or with a gentle bend. It explores nothing, but it closes off land.
bands-tour-ruins-fence = Put up a fence: tap the three circled pegs and confirm with ✓.
bands-tour-ruins-plot = Two fences are up. The third one closes the ring: tap the three circled pegs. You only have to pay for one of them.
bands-tour-ruins-end = Six sectors are surrounded: 10 points of treasure and 3 crystals. And since your band closed a plot of 4 or more sectors that nobody had taken before, each of them gives you a point on top: 6. Now it’s your turn!
bands-tour-triangle-goal = There is no open row: everybody has a deck of 12 cards and discards of their own, and one action takes three cards. Bands go anywhere, round three or four pegs, and needn’t touch your others. Once somebody has 15 points, the round is finished.
bands-tour-triangle-move = So begin wherever it pays. Put a band round the three circled pegs.
bands-tour-triangle-rival = Later, player 2 needs the lit peg, where only player 1 has a band. Player 2 can give player 1 the card, or keep it among their own discards and give player 1 a crystal they had before this band.
bands-tour-triangle-areas = At the end each separate area is worth 4 points: sectors you have explored or surrounded that share no peg with your others. Player 1 has three: 12 points. Now it’s your turn!
bands-tour-gods-goal = The ringed sectors are totems, orange and blue. You start at your own edge, and the game ends with the round in which somebody reaches 18 points. Then the player with the most totems of a kind gets 6 points, for each of the two kinds.
bands-tour-gods-move = Put a band round the three circled pegs: it takes a blue totem.
bands-tour-gods-apart = Surrounding takes anything, but one band never holds a totem and plain land:
bands-tour-gods-end = Each of the players took two blue totems: a tie, so they share the 6 points, 3 each (rounded up). Nobody has an orange one, so those bring nothing. Now it’s your turn!
bands-tour-labyrinth-goal = Here everything lies on the lines: treasure, crystals, and swords, shields and helmets. You start at your own edge, at the lit pegs, with 18 bands. The game ends after the round in which somebody has none left.
bands-tour-labyrinth-shape = Only bands round two pegs are allowed:
bands-tour-labyrinth-move = They form a chain, and every new band continues from its head. Put the first one round the two circled pegs: it collects the 2 crystals on its line.
bands-tour-labyrinth-artifact = On the lit line lay a sword: it brings you a card at once, from the row or the deck. Each time your chain comes back to a peg it has been to, you lose 5 points.
bands-tour-labyrinth-end = At the end each set of sword, shield and helmet is worth 5 points: player 1 has one set. Now it’s your turn!
