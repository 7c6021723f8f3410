# A tour of Railroad Ink

ink-tour-goal = This board is yours. Twelve exits lead in from its edge: the double lines are highways, the lines with ties are railways. Draw routes that join exits into networks. The more exits one network joins, the more points.
ink-tour-dice = Each round four dice are rolled, the same for everybody. Draw all four in empty cells, turned and mirrored as you like. The six crossings beside them are special routes: at most one a round and three a game.
ink-tour-draw = A route must join an exit or a route that you have already drawn. Try it: lead the straight highway in from the top. Pick the die, then the ringed cell, turn it, confirm with ✓.
ink-tour-kinds = Now the railway curve. Here it would run into the highway, and two different kinds never meet like that. Whenever something is not allowed, the game tells you why:
ink-tour-station = A station joins highway and railway. Draw the station die below your highway: highway on top, railway at the bottom.
ink-tour-done = All four dice are drawn, so the round can end. Until you choose “Done” you can take back everything; and you cannot choose it while a die still fits somewhere.
ink-tour-networks = Seven rounds later. Each network scores for the exits it joins: 4 points for two, 8 for three, 12 for four … 45 for all twelve. This one joins five: 16 points.
ink-tour-score = You also get a point for each cell of your longest highway and of your longest railway, and for each central cell you used. Each end that leads nowhere costs a point; the edge of the board is fine. Tap a line to see its places. Now it is your turn!
