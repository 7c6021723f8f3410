# A tour of Trailblazers

trails-tour-goal = This is how your area may look at the end. The big squares are camps for hiking, biking and kayaking. A trail that leaves a camp of its kind and comes back to it is a loop, and every segment of a loop is a point. Tap a line to see its loops.
trails-tour-camp = Four rounds, each with eight new cards. In the first three everybody first places a camp. Start with the kayaking camp, the one with wavy lines: choose “Place a camp”, then the camp, and confirm with ✓.
trails-tour-ready = Everybody plays at the same time. Until you choose “Done” you can take things back; then you see what the others did. Choose “Done”.
trails-tour-card = Now three times two cards. Each must touch your area with a side or lie over it. On this card a kayaking trail turns back: lay it below the camp so that both wavy ends meet the camp. ↻ turns it.
trails-tour-loop = There is your first loop, two segments long: 2 points. A trail goes on only where both ends are of one kind; different kinds may meet, but the trail stops there.
trails-tour-cover = Cards may also cover other cards, wholly or in part; only what is on top counts. But nothing ever covers a camp. Whenever something is not allowed, the game tells you why:
trails-tour-pass = Two cards are placed, so the turn can end. The rest of your hand goes to your neighbour, and you get another neighbour’s cards; the last two of a round are discarded. Choose “Done”.
trails-tour-end = At the end loops and goals are added up. Interim goals give 6, 3 or 1 points to those who meet them first; final goals are ranked after round 4. Playing alone you score loops only, and 50 points win. Now it is your turn!
