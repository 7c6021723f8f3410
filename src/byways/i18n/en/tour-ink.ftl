# A tour of Railroad Ink

ink-tour-goal = This board is yours. It has twelve exits at its edge: double lines are highways, lines with ties are railways. Draw routes that join exits into networks. The more exits a network joins, the more points it scores.
ink-tour-dice = Each round, four dice are rolled for everybody. Draw all four in empty cells, rotated and mirrored as you like. The six crossings beside them are special routes: at most one a round and three a game.
ink-tour-draw = A route must join an exit or a route that you have already drawn. Try it: draw the highway T below the exit at the top right. Pick the die, then the circled cell; rotate it with ↻ until its side road points left, and confirm with ✓.
ink-tour-kinds = There is a straight highway on the left now, too. Next is the railway curve. Here it would run into that highway, and the two kinds can’t meet like that. If something isn’t allowed, the game tells you why:
ink-tour-station = A station joins highway and railway. Draw the station below the straight highway. You are offered only what is allowed; here there is just one way.
ink-tour-done = All four dice are drawn, so you can tap “Done”. Until then you can undo everything. As long as a die still fits somewhere, you can’t be done.
ink-tour-networks = This is the board after seven rounds. Each network scores for the exits it joins: 4 points for two, 8 for three, 12 for four … 45 for all twelve. This one joins five: 16 points.
ink-tour-score = You also get a point for each cell of your longest highway and of your longest railway, and for each central cell you used. Each loose end costs a point; ends at the edge of the board are fine. Tap a line to see its places. Now it’s your turn!

# Short tours of the expansions

ink-tours-meteor = Meteors
ink-tours-lava = Lava
ink-tours-draft = Dice draft

ink-tour-meteor-goal = Six rounds, and a meteor in each: two more dice show its direction and how far it flies. It starts where the last one fell; the first starts from the lit cell in the middle. It falls before you draw.
ink-tour-meteor-fall = This time it flies two cells west. Let it fall: tap its arrow and confirm with ✓.
ink-tour-meteor-crater = Whatever was in the cell is gone, and a crater remains. A route end that meets a crater is no error: at the end of the game it is worth 2 points. You may also draw over a crater, as in an empty cell.
ink-tour-meteor-shield = If a meteor would hit something you need, you can cross off an unused special route instead: no meteor falls on your board this round. It counts as your special route of this round and as one of your three.
ink-tour-meteor-bounce = Now three cells west, starting from the crater. At the edge of the board the meteor turns back and flies on. Let it fall.
ink-tour-meteor-end = One cell to the edge, two cells back: the crater is in the lit cell. If there had been a crater already, the meteor would have flown on to the next cell without one. Now it’s your turn!
ink-tour-lava-goal = Six rounds, with a volcano in the middle: lava flows out of all its four sides. Two lava dice are rolled as well. Each round you must draw at least one of them; you may draw both.
ink-tour-lava-draw = Lava must meet lava, side to side. Draw the lava corner above the volcano: pick the die, tap the circled cell, rotate it with ↻ if you need to, and confirm with ✓.
ink-tour-lava-volcano = At any time in a round you may also draw new volcanoes in empty cells, but not next to lava:
ink-tour-lava-end = At the end a finished lake, one without an open side, is worth 5 points, and your largest lake a point per cell, finished or not: seven cells here. Each open lava side costs a point. If no empty cell touches an open side, you may draw lava over a route. Now it’s your turn!
ink-tour-draft-goal = Everybody brings four dice. They are rolled and set out in pairs. From the first player on, each takes a pair; then, again from the first player on, each takes a second. You draw your own four dice.
ink-tour-draft-take = You go first. Take the pair with the straight highway and the highway T.
ink-tour-draft-sums = Your four dice. The next round’s first player has the lowest sum: straights and curves count 1, Ts 2, an overpass 3, stations 0. You have 1 + 2 + 1 + 2 = 6, the other player 1 + 0 + 1 + 3 = 5: they go first next. Now it’s your turn!
