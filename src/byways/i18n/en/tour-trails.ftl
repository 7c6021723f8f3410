# A tour of Trailblazers

trails-tour-goal = This is how your area may look at the end. The big squares are camps for hiking, biking and kayaking. A trail that leaves a camp of its kind and comes back to it is a loop, and every segment of a loop is a point. Tap a line to see its loops.
trails-tour-camp = Four rounds, each with eight new cards. In the first three everybody first places a camp. Start with the kayaking camp, the one with wavy lines: choose “Place a camp”, then the camp, and confirm with ✓.
trails-tour-ready = Everybody plays at the same time. Until you choose “Done” you can take things back; then you see what the others did. Choose “Done”.
trails-tour-card = Now three times two cards. Each must touch your area along a side or lie over it. On this card a kayaking trail turns back: lay it below the camp so that both wavy ends meet the camp. ↻ rotates it.
trails-tour-loop = There is your first loop, two segments long: 2 points. A trail goes on only where both ends are of one kind; different kinds may meet, but the trail stops there.
trails-tour-cover = Cards may also cover other cards, wholly or in part; only what is on top counts. But nothing ever covers a camp. Whenever something isn’t allowed, the game tells you why:
trails-tour-pass = Two cards are placed, so the turn can end. The rest of your hand goes to your neighbour, and you get another neighbour’s cards; the last two of a round are discarded. Choose “Done”.
trails-tour-end = At the end loops and goals are added up. Interim goals give 6, 3 or 1 points to those who meet them first; final goals are ranked after round 4. Playing alone you score loops only, and 50 points win. Now it’s your turn!

# A short tour of the animals

trails-tours-animals = Animals
trails-tour-animals-goal = Some cards show an animal: those whose two short trails both differ in kind from the long one. When you lay such a card, you may put a token of its species on it, only then, and only while there are tokens left: ten of each.
trails-tour-animals-token = Lay the circled card beside your camp: pick the card and its place, rotate it with ↻ and confirm with ✓. Then tap “Animal token” and confirm once more.
trails-tour-animals-cover = The token lies on the card and counts for its long trail. From now on nothing may cover this card, not even in part.
trails-tour-animals-end = At the end each loop scores for the different species on it: 1, 3, 6, 10, 15 or 21 points for one to six. Two of the same species on one loop count once. Now it’s your turn!
