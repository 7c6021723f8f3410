# A tour of Railroad Ink

ink-tour-goal = This board is yours. Twelve exits lead in from its edge: the double lines are highways, the lines with ties are railways. Draw routes that join exits into networks. The more exits one network joins, the more points.
ink-tour-dice = Each round four dice are rolled, the same for everybody. Draw all four in empty cells, turned and mirrored as you like. The six crossings beside them are special routes: at most one a round and three a game.
ink-tour-draw = A route must join an exit or a route that you have already drawn. Try it: draw the highway T below the exit at the top right. Pick the die, then the ringed cell; turn it with ↻ until its side road points left, and confirm with ✓.
ink-tour-kinds = You have drawn a straight highway on the left, too. Now the railway curve: here it would run into that highway, and two different kinds never meet like that. Whenever something is not allowed, the game tells you why:
ink-tour-station = A station joins highway and railway. Draw the station die below the straight highway. You are offered only what is allowed; here there is just one way.
ink-tour-done = All four dice are drawn, so the round can end. Until you choose “Done” you can take back everything; and you cannot choose it while a die still fits somewhere.
ink-tour-networks = Seven rounds later. Each network scores for the exits it joins: 4 points for two, 8 for three, 12 for four … 45 for all twelve. This one joins five: 16 points.
ink-tour-score = You also get a point for each cell of your longest highway and of your longest railway, and for each central cell you used. Each end that leads nowhere costs a point; the edge of the board is fine. Tap a line to see its places. Now it is your turn!
