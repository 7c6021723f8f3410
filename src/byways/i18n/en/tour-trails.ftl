# A tour of Trailblazers

trails-tour-goal = This is how your area may look at the end. The big squares are your camps for hiking, biking and kayaking. A trail that leaves a camp of its kind and comes back to it is a loop, and each of its segments is a point. Tap a line to see its loops.
trails-tour-camp = There are four rounds, each with eight new cards. In the first three, everybody begins by placing a camp. Start with the kayaking camp, the one with wavy lines: tap it and confirm with ✓.
trails-tour-ready = Everybody plays at the same time. Until you tap “Done” you can undo; after that you see what the others did. Tap “Done”.
trails-tour-card = Now you place two cards, three times. Each must touch your area along a side or lie over it. On this card a kayaking trail turns back: lay it below the camp so that both wavy ends meet the camp. ↻ rotates it.
trails-tour-loop = That’s your first loop, two segments long: 2 points. A trail goes on only where both ends are of the same kind. Different kinds may meet, but the trail stops there.
trails-tour-cover = Cards may also cover other cards, wholly or in part; only what is on top counts. But nothing may cover a camp. If something isn’t allowed, the game tells you why:
trails-tour-pass = Both cards are placed, so your turn can end. The rest of your hand goes to one neighbour, and you get the cards of the other; the last two of a round are discarded. Tap “Done”.
trails-tour-end = At the end loops and goals are added up. Interim goals give 6, 3 or 1 points to those who meet them first; final goals are ranked after round 4. Alone, you score only loops, and 50 points win. Now it’s your turn!

# A short tour of the animals

trails-tours-animals = Animals
trails-tour-animals-goal = Some cards show an animal: those whose two short trails both differ in kind from the long one. When you lay such a card, you may put a token of its species on it: only at that moment, and only while tokens are left. There are ten of each.
trails-tour-animals-token = Lay the circled card beside your camp: pick the card and its place, rotate it with ↻ and confirm with ✓. Then tap “Animal token” and confirm once more.
trails-tour-animals-cover = The token lies on the card and counts for its long trail. From now on nothing may cover this card, not even in part.
trails-tour-animals-end = At the end each loop scores for the different species on it: 1, 3, 6, 10, 15 or 21 points for one to six. Two of the same species on one loop count once. Now it’s your turn!
