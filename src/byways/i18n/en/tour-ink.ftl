# A tour of Railroad Ink

ink-tour-goal = This board is yours. Twelve exits lead in from its edge: the double lines are highways, the lines with ties are railways. Draw routes that join exits into networks. The more exits one network joins, the more points.
ink-tour-dice = Each round four dice are rolled, the same for everybody. Draw all four in empty cells, turned and mirrored as you like. The six crossings beside them are special routes: at most one a round and three a game.
ink-tour-draw = A route must join an exit or a route that you have already drawn. Try it: draw the highway T below the exit at the top right. Pick the die, then the circled cell; rotate it with ↻ until its side road points left, and confirm with ✓.
ink-tour-kinds = You have drawn a straight highway on the left, too. Now the railway curve: here it would run into that highway, and the two kinds never meet like that. Whenever something isn’t allowed, the game tells you why:
ink-tour-station = A station joins highway and railway. Draw the station die below the straight highway. You are offered only what is allowed; here there is just one way.
ink-tour-done = All four dice are drawn, so the round can end. Until you choose “Done” you can take back everything; and you cannot choose it while a die still fits somewhere.
ink-tour-networks = Seven rounds later. Each network scores for the exits it joins: 4 points for two, 8 for three, 12 for four … 45 for all twelve. This one joins five: 16 points.
ink-tour-score = You also get a point for each cell of your longest highway and of your longest railway, and for each central cell you used. Each loose end costs a point; ends at the edge of the board are fine. Tap a line to see its places. Now it’s your turn!

# Short tours of the expansions

ink-tours-meteor = Meteors
ink-tours-lava = Lava
ink-tours-draft = Dice draft

ink-tour-meteor-goal = Six rounds, and a meteor in each: two more dice show its direction and how far it flies. It sets out from where the last one fell, the first one from the lit cell in the middle. You settle it before you draw.
ink-tour-meteor-fall = This time it flies two cells west. Let it fall: tap “Meteor”, then “West”, and confirm with ✓.
ink-tour-meteor-crater = Whatever was in the cell is wiped, and a crater remains. But a route end that meets a crater is no error: at the end of the game it is worth 2 points. You may also draw over a crater as if it were empty.
ink-tour-meteor-shield = If a meteor would hit something dear to you, you can cross off an unused special route instead: no meteor on your board this round. It counts as one of your three, and as this round’s one.
ink-tour-meteor-bounce = Now three cells west, from the crater. At the edge of the board the meteor turns back and goes on counting. Let it fall.
ink-tour-meteor-end = One cell to the edge, two cells back: the crater is in the lit cell. If there had been a crater already, the meteor would have gone on to the next cell without one. Now it’s your turn!
ink-tour-lava-goal = Six rounds, with a volcano in the middle: lava flows out of all its four sides. Two lava dice are rolled as well. Each round you must draw at least one of them; you may draw both.
ink-tour-lava-draw = Lava must meet lava, side to side. Draw the lava corner above the volcano: pick the die, tap the circled cell, rotate it with ↻ if you need to, and confirm with ✓.
ink-tour-lava-volcano = At any time in a round you may also draw new volcanoes in empty cells, but not next to lava:
ink-tour-lava-end = At the end a finished lake, one without an open side, is worth 5 points, and your largest lake a point per cell, finished or not: seven cells here. Each open lava side costs a point. If no empty cell touches an open side, you may draw lava over a route. Now it’s your turn!
ink-tour-draft-goal = Everybody brings four dice. They are rolled and set out in pairs. From the first player on, each takes a pair; then, again from the first player on, each takes a second. You draw your own four dice.
ink-tour-draft-take = You are the first player. Take the pair with the straight highway and the highway T.
ink-tour-draft-sums = Your four dice. The next round’s first player has the lowest sum: straights and curves count 1, Ts 2, an overpass 3, stations 0. You have 1 + 2 + 1 + 2 = 6, the other player 1 + 0 + 1 + 3 = 5: they go first next. Now it’s your turn!
