# The pages in the browser

web-language = Language
web-theme = Colours
web-theme-system = Auto
web-theme-light = Paper
web-theme-dark = Night
web-theme-bold = Colourful
web-theme-contrast = High contrast
web-close = Close
web-back = Back
web-to-lobby = Back to the lobby
web-try-again = Try again
web-try-now = Try now
web-saved = Saved

# The lobby

web-lobby-title = What shall we build today?
web-my-name = Your name
web-name-placeholder = Name
web-start-game = Start a game
web-minutes = { $minutes } min
web-welcome-eyebrow = New here?
web-welcome-title = Learn by playing
web-welcome-about = Board games of routes and networks. No sign-up: take the tour or tap a box.
web-continue = Continue
web-continue-game = Continue: { $game }
web-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
web-put-away = Hide
web-put-away-of = Hide: { $game }
web-put-away-done = { $game } is hidden.
web-put-back = Show again
web-my-tables = Your tables
web-show-all = Show all { $count }
web-show-fewer = Show fewer
web-players = { $low ->
    [1] { $high ->
        [1] For one player
       *[other] 1 to { $high } players
    }
   *[other] { $low } to { $high } players
}
web-players-exactly = { $count ->
    [one] for { $count } player
   *[other] for { $count } players
}
web-just-start = Play now
web-just-start-game = Play now: { $game }
web-set-up = Set up
web-set-up-game = Set up: { $game }
web-rules = Rules
web-rules-of = Rules: { $game }
web-print = Print
web-this-deal = This deal: “{ $seed }”
web-play-this = Play this
web-your-turn = Your turn
web-waiting = Others are thinking
web-table-open = Waiting for guests
web-table-over = Finished

# Learning

web-tour = Tour
web-tour-of = Tour: { $game }
web-tour-progress = Your progress
web-tour-step = Step { $step } of { $steps }
web-tour-back = Back
web-tour-next = Next
web-tour-for-me = Do it for me
web-tour-tap = Your turn. Tap “{ $what }”.
web-tour-ringed = Your turn. Tap what is circled.
web-tour-turn = Now rotate it with ↻ until it fits.
web-tour-accept = That’s it. Play it with ✓.
web-tour-elsewhere = That works, too. For now, follow the circles.
web-tour-missing = There’s no tour here
web-ruling = Our ruling: { $name }
web-rulings-legend = marks one of our own rulings, made where the printed rules are silent or unclear. Tap it to see why.
web-picture-refused = Not allowed

# A new table

web-seats-title = Who plays?
web-begins-title = Who begins?
web-begins-lot = Drawn by lot
web-advice-take = Choose it
web-seat = Seat { $seat }
web-seat-name = Name for seat { $seat }
web-seat-level = Strength of the bot in seat { $seat }
web-seat-me = Me
web-seat-here = Someone at this screen
web-seat-invite = Invite by link
web-seat-bot = Bot
web-seat-empty = Empty
web-add-seat = Add a player
web-seats-needed = This game is for { $low } to { $high } players; { $count ->
    [one] { $count } seat is
   *[other] { $count } seats are
} taken.
web-level-name = { $level ->
    [1] Novice
    [2] Amateur
    [3] Steady hand
    [4] Expert
    [5] Master
   *[other] Level { $level }
}
web-level-about = { $level ->
    [1] Takes what it sees.
    [2] Thinks a little ahead.
    [3] Seldom misses a chance.
    [4] Weighs many turns.
   *[other] Thinks for up to a second.
}
web-seat-me-short = Me
web-seat-here-short = Here
web-seat-bot-short = Bot
web-seat-invite-short = Invite
web-seat-me-about = That’s you.
web-seat-invite-about = You get a link to send.
web-remove-seat = Remove seat { $seat }
web-more-options = More options
web-option-auto-about = We choose what suits the table.
web-option-own = Your own…
web-option-own-about = The name of a file of yours, or anything that isn’t on a card.
web-own-files = Your own files
web-chosen-of = { $count } of { $most }
web-difficulty = { $level ->
    [1] easy
    [2] medium
   *[other] demanding
}
web-house-shut = Byways is open on this computer only.
web-house-shut-about = An invitation would lead nowhere on any other device. You can open Byways to everyone in your home network for as long as it is running. Nobody outside can come in, and you can close it at any time.
web-house-let-in = Open to the home network
web-house-open = Open to the home network
web-house-open-about = Any phone or computer on the same Wi-Fi can come here: type the address or scan the code. What goes over the air is not encrypted. If you close it, guests are disconnected, but keep their seats.
web-house-close = Close it
web-house-code = QR code with the address
web-option-auto = Automatic
web-less = { $name }: less
web-more = { $name }: more
web-start = Start
web-no-game = We don’t have a game called “{ $game }”.

web-meeting-title = Playing with guests
web-pace-title = Time for a turn
web-pace = { $span } per turn
web-pace-none = No limit
web-pace-about = Guests see this before they sit down.
web-pace-up-about = When somebody’s time is up, nothing happens by itself: the others can hand the seat to a bot, close it (both count as giving up) or keep waiting.
web-pace-up-mine = Your time is up. Just play on: the seat is yours until the others hand it to a bot or close it.
web-pace-none-about = Everybody can take as long as they like; nobody can be replaced.
web-strangers = Open table: anybody can join
web-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-time-left = { $span } left
web-time-up = time is up
web-open-tables = Open tables
web-open-tables-none = No open tables right now.
web-free-seat = free seat
web-join-game = Join: { $game }

# Invitations

web-join-title = You’re invited
web-join-about = There’s a seat for you. Enter the name others will see and sit down.
web-join = Sit down
web-copied = Link copied.

# People

web-player = Player { $seat }
web-bot-name = { $level ->
    [1] Novice bot
    [2] Amateur bot
    [3] Steady bot
    [4] Expert bot
    [5] Master bot
   *[other] Bot
}
web-open-seat = Seat { $seat } (open)
web-closed-seat = { $name } (closed)
web-bot-for = { $name } (bot)
web-is-thinking = thinking
web-is-away = away
web-turn-of = { $name }’s turn
web-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-awaited = Waiting for a guest to take the free seat
web-waiting-turn = Not your turn yet. Thinking: { $names }.
web-waiting-for = Your turn is done. Still thinking: { $names }.
web-watching = You’re watching.
web-others = Others
web-open-board = Open { $name }’s board
web-sit-at = Play for { $name }
web-pass-screen = Pass the screen to { $name }.
web-pass-about = Hands are hidden. Everybody else, look away.
web-pass-turn = The next turn is theirs.
web-pass-open = I’m { $name }

# At the table

web-table = Table
web-menu = Menu
web-hand = Dice, cards and buttons
web-actions = Your turn
web-score = Score
web-my-score = Your score
web-all-scores = All scores and boards
web-show-places = Show where
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-score-now = { $points ->
    [one] You have { $points } point now.
   *[other] You have { $points } points now.
}
web-log = Log
web-log-empty = Nothing yet.
web-pick-what = What goes on { $place }? Tap something circled.
web-pick-place = Where does it go? Tap a marked place.
web-pick-place-for = { $path }: where does it go? Tap a marked place.
web-pick-next = { $path }… Tap the next marked place.
web-pick-thing = { $path }… Tap what is circled.
web-turn-through = { $all ->
    [1] It fits. Tap it again to play.
   *[other] It fits, way { $now } of { $all }. Turn it with ⟳ or R; tap it again to play.
}
web-turn-confirm = { $all ->
    [1] It fits. Play it with ✓.
   *[other] It fits, way { $now } of { $all }. Turn it with ⟳ or R; play it with ✓.
}
web-accept-it = { $path }: play it with ✓.
web-accept-or-on = { $path }: play it with ✓, or tap another marked place.
web-costs-made = This takes points you have made. ✓ plays it all the same.
web-play-it = ✓ plays it.
web-play-or-turn = ✓ plays it, ⟳ turns it.
web-play-or-add = ✓ plays it, or add:
web-not-now = { $what }. You can’t pick this now.
web-usual = Suggested: { $path }
web-nothing-left = Nothing left to do: choose “{ $end }”.
web-accept = Play it
web-step-by-step = Step by step
web-skip = Skip to the end
web-gain-none = no points
web-gain-asks = you choose how to pay
web-playing = Playing
web-playing-confirm = Confirm each placement with ✓
web-playing-typed = Type moves
web-playing-coordinates = Show the names of places
web-playing-pace = Show others’ moves one by one
web-playing-sound = Sounds and vibration
web-typed-syntax = That isn’t a move here. A move is written like “{ $example }”.
web-cancel = Put it back
web-turn = Rotate
web-undo = Undo
web-redo = Redo
web-restart = Start over
web-reopen = Take back my turn
web-auto = Let a bot make one move
web-typed-move = Type a move
web-typed-play = Play the typed move
web-zoom-in = Zoom in
web-zoom-fit = Fit to screen

# Around the table

web-talk = Chat
web-talk-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
web-talk-empty = No messages yet.
web-talk-say = Write a message
web-talk-send = Send
web-talk-watching = You’re watching; only players can chat here.
web-talk-mute-title = Whose messages to show
web-talk-mute = Hide messages from { $name }
web-device = Play on another device
web-device-about = A private link opens this seat on another device as well, with your turn just as it is. You can play on both; every step shows on each at once. Whoever has the link can play for you, so keep it to yourself.
web-device-renews = Any link you made before stops working. Devices that have already used it stay connected.
web-device-once = You’ll see it only once. It works until you create another.
web-make-link = Create a link
web-device-link = Private link for your seat
web-copy-device-link = Copy the private link
web-expel = Keep the seat to yourself
web-seat-shared = { $count ->
    [one] on one more device
   *[other] on { $count } more devices
}
web-provenance = known deal
web-provenance-seed = All dice and cards follow from a text chosen by whoever opened the table. They may know what comes.
web-provenance-deal = These dice and cards were dealt before. Anyone who saw that game knows them.
web-provenance-branch = The beginning comes from another game. Anyone who has its record knows those dice and cards.
web-provenance-typed = The dice and cards are real and typed in by the players.
web-provenance-hints = Somebody asked for good turns, so this game isn’t compared with others.
web-provenance-stand-in = A bot played for somebody for a while. In the ratings, that counts as giving up.
web-leave = Leave the table
web-leave-about = A bot takes over for you, and everybody is told. You can take your seat back until the game ends. In the ratings this counts as giving up, even if you come back.
web-leave-now = Let a bot play on
web-bot-strength = Strength of the bot
web-bot-for-you = A bot is playing for you.
web-take-back = Take back my seat
web-overdue = Time is up for { $names }.
web-what-now = What now?
web-absent = Time is up
web-absent-nobody = You’re no longer waiting for anybody.
web-hand-over-about = A bot can take over. The player can come back at any time.
web-hand-over = Hand the seat to a bot
web-close-seat-about = Or close the seat for good: its turns are skipped, and it doesn’t count at the end.
web-close-seat = Close the seat
web-wait-on = Keep waiting
web-closed-title = Closed seats
web-closed-about = Closed before the end: they don’t count and can’t win.

# The end

web-end-alone = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}
web-end-nobody = Nobody wins.
web-end-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
web-end-you-win = You win!
web-end-you-win-with = You win together with { $names }!
web-end-total = Points
web-end-line = Line
web-end-first = Your first game like this.
web-end-record = Your best so far!
web-end-above = { $points ->
    [one] { $points } point above your average
   *[other] { $points } points above your average
}
web-end-below = { $points ->
    [one] { $points } point below your average
   *[other] { $points } points below your average
}
web-end-usual = Exactly your average
web-end-average = average
web-end-best = best
web-end-bots = This deal, played by bots
web-end-skip = Skip to the result
web-end-scale = Your games like this: { $games }. Average { $average }, best { $best }, this one { $points }.
web-play-again = Play again
web-same-deal = Same deal
web-replay-it = Replay
web-share-it = Share
web-share-text = { $game }: { $title }
web-again = Play this deal again
web-record = Save the record
web-fair-dice = Fair dice
web-fair-about = The promise was shown before the first roll; it is the SHA-256 of the seed. “byways verify” checks a saved record against it.
web-commitment = Promise:
web-seed = Seed:

# After the game

web-replay = Watch replay
web-replay-of = Watch replay: { $game }
web-replay-title = { $game }: move by move
web-replay-missing = There’s no game to watch here
web-move-of = Move { $move } of { $moves }
web-move-start = Before the first move
web-to-move = Go to a move
web-first-move = To the start (Home)
web-previous-move = One move back (←)
web-next-move = One move forward (→)
web-last-move = To the end (End)
web-play-moves = Play (Space)
web-pause-moves = Pause (Space)
web-nature = Dice and cards
web-seen-by = Seen by
web-seen-by-all = everybody
web-copy-move = Copy the link to this move
web-copy-move-done = Link to this move copied.
web-curve = Score, move by move
web-curve-of = Score of { $name }, line by line
web-curve-about = A chart of the score after each move. Now: { $now }.
web-curve-table = The same as a table
web-curve-total = Total
web-branch = Play on from here
web-branch-about = A new table starts with the moves up to here. After that, the dice are new.
web-branch-over = The game ends here. Go back at least one move to play on from there.
web-branch-alone = Play on from here
web-branch-bots = As { $name }, bots for the others
web-branch-here = Everybody at this screen
web-check-dice = Verify the dice
web-check-again = Verify again
web-dice-about = Your browser works out every die and card from the published seed, without asking the server. How numbers become faces and cards is described in docs/fair-dice.md.
web-dice-good = { $rolls ->
    [one] { $rolls } roll or draw checks out
   *[other] All { $rolls } rolls and draws check out
}: the seed is the one that was promised, and { $numbers ->
    [one] its { $numbers } number follows
   *[other] all { $numbers } numbers follow
} from it.
web-dice-seen = The promise is the one this browser saw during the game.
web-dice-given = { $given ->
    [one] { $given } roll or draw came from elsewhere, not from this seed, and can’t be checked here.
   *[other] { $given } rolls and draws came from elsewhere, not from this seed, and can’t be checked here.
}
web-dice-unseeded = The record is intact. The seed is published at the end of the game, so the dice can’t be checked yet.
web-dice-bad = The dice don’t check out.
web-dice-bad-record = Line { $line } of the record was changed after it was written, or can’t be read.
web-dice-bad-promise = The seed isn’t the one that was promised before the first roll.
web-dice-bad-count = The record has { $written } rolls and draws, but numbers are known for { $told }.
web-dice-bad-roll = Roll { $roll }: the record says “{ $written }”, but the numbers belong to another one.
web-dice-bad-number = Roll { $roll }, number { $draw }: it should be { $derived }, not { $told }.
web-dice-insecure = A browser can check dice only on a secure page (https, or this very computer). “byways verify” checks a saved record anywhere.
web-share = Share as an image
web-share-svg = SVG, for print
web-share-png = PNG, for chats
web-open-record = Open a record
web-open-record-about = A game you saved, here or with “byways”. We check every move and roll first. Choose a file or drop it here.
web-open-record-choose = Choose a file
web-open-record-checking = Checking…

# Deals

web-today = Today’s deal
web-today-counts = Your first try counts.
web-today-choose = Today’s deal: { $game }
web-days-in-a-row = { $count ->
    [0] Start a streak
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-today-play = Play
web-today-go-on = Continue
web-today-result = Results
web-today-play-game = Play today’s deal: { $game }
web-today-go-on-game = Continue today’s deal: { $game }
web-today-result-game = Results of today’s deal: { $game }
web-today-mine = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-today-won = You won
web-today-lost = You lost
web-today-count = { $count ->
    [0] Nobody has finished it yet.
    [one] { $count } person has finished it.
   *[other] { $count } people have finished it.
}
web-daily-title = { $game }: deal of the day
web-daily-counts = Your first try counts. You can play it again afterwards; that is marked and doesn’t count.
web-daily-past = That day is over. You can still play its deal, but it won’t count.
web-daily-again = You have played this deal before. Another try is marked “again” and doesn’t count.
web-daily-wait = You’ll see the others’ results once you have finished.
web-daily-everybody = Everybody’s points that day
web-daily-compare = My game, and others with this deal
web-daily-days = Other days
web-daily-previous = The day before
web-daily-next = The day after
web-histogram-about = { $count ->
    [one] { $count } result
   *[other] { $count } results
}: lowest { $low }, median { $median }, highest { $high }.
web-histogram-mine = Yours: { $points }.
web-histogram-points = Points
web-histogram-results = Results
web-median = Median { $median }
web-you = you
web-result-won = won
web-result-lost = lost
web-elsewhere = How others played this deal
web-elsewhere-nobody = Nobody else has finished this deal yet. Send it to a friend!
web-elsewhere-again = again
web-elsewhere-again-about = Not the first try: the dice and cards were already known
web-elsewhere-here = here
web-elsewhere-replay = Watch { $name }’s game
web-share-deal = Share this deal
web-share-deal-about = Anyone who opens this link gets the same dice and cards, without knowing them in advance.
web-shared-about = Somebody has shared a deal of { $game } with you: you get the same dice and cards. When you have finished, you’ll see how the others did.
web-shared-bots = Bots take the other seats.

# My page

web-me = Me
web-me-link = My page: messages, my data
web-save = Save
web-hook = Tell me when it’s my turn
web-hook-about = When it’s your turn and you’re not at the table, the server sends a short message to this address: a chat service’s incoming webhook, or a program of yours. It’s a POST with JSON that has “text”, “content”, “game”, “table”, “seat” and “url”.
web-hook-off = This server sends no messages.
web-hook-address = Webhook address (leave empty for none)
web-hook-test = Send a test message
web-hook-tested = The test message was accepted.
web-hook-language = Language of messages
web-export = My data
web-export-about = One file with everything we keep about you: your name, tables, records of finished games, results, what you wrote, and records you opened.
web-export-save = Save my data
web-forget = Delete my data
web-forget-gone = Your name, webhook, tokens, messages and the records you opened will be deleted.
web-forget-running = In games still running with others, a bot takes your seat; games you play alone are deleted.
web-forget-over = In finished games your name is removed. Moves and points stay, because the games belong to the others as well.
web-forget-browser = After that, this browser is a new guest. This can’t be undone.
web-forget-word = delete
web-forget-type = Type “{ $word }” to confirm
web-forget-do = Delete for good

# Help

web-help = How to play here
web-help-pick = Tap a die, a card or a button: everything you can do with it is circled. Tap a place to see it there; tap again to rotate; ✓ plays it, ✖ puts it back. You can also start with the place.
web-help-provisional = Nothing is final until you end your turn: undo, redo or start over as you like.
web-help-why = Tap anything that isn’t allowed to see why. Tap a line of the score and its places light up.
web-key-pieces = pick a piece
web-key-tab = from the piece to the board and back
web-key-arrows = move over the board
web-key-letters = go to the place with this name
web-key-r = rotate (with Shift: back)
web-key-enter = pick; on the preview: play
web-key-esc = put it back
web-key-z = undo
web-key-shift-z = redo
web-key-e = end the turn (on the board with Shift)
web-key-b = to the board
web-key-zoom = zoom in, out, show everything
web-key-slash = type a move
web-key-question = this help

# When something is wrong

web-connecting = Connecting…
web-offline = No connection. The page reconnects by itself; nothing is lost.
web-unreachable-title = No connection
web-error-unreachable = The server isn’t responding. Please try again in a moment.
web-error-server = The server couldn’t do this. Please try again in a moment.
web-error-missing = We couldn’t find that.
web-error-unexpected = That didn’t work. Please try again.
web-lost-title = Nothing here
web-lost = This address doesn’t lead anywhere. Start from the lobby.
web-table-missing-title = There’s no table here
web-joint-dice = Joint dice
web-joint-dice-about = Every player’s device adds to the dice, so not even the server can choose them. The game begins when everyone is here.
web-joint-waiting = The first roll waits for { $names }: everyone’s device adds something to the dice.
web-joint-go-on = Don’t wait
web-joint-added = What each seat added, fixed before anyone could know it:
web-joint-nothing = nothing
web-dice-bad-salts = What this device added to the dice, or what others promised to add, is not in the record.
web-dice-joint = What this device added to the dice is in the record, and so is what the others promised to add.

# Real dice and cards

web-real-dice = Real dice and cards
web-real-dice-about = You roll and draw on your own table, and type in what comes up.
web-typed-dice = real dice and cards
web-typed-about = The dice and cards at this table were real and typed in. They can’t be checked afterwards.
web-tell = What do the dice or cards show?
web-tell-now = Roll or draw
web-tell-wait = Waiting for the roll
web-tell-wait-for = Waiting for { $name } to draw
web-tell-typed = What the dice or cards show
web-tell-example = such as { $example }
web-tell-it = Enter
web-tell-drop = Remove { $word }
web-told = Entered so far
web-told-of = (entered: { $told } of { $count })
web-untell = Correct the roll

# Scoring a board from paper

web-score-paper = Score a paper board
web-score-none = Boards of “{ $game }” can’t be copied from paper.
web-score-how = Tap a place and choose what is there; tap again to rotate it.
web-score-pieces = What is there?
web-score-clear = Clear
web-score-find = Find by name
web-score-text = The board as text
web-score-refused = { $places }: { $reason }

# Settings

web-settings = Settings
web-notify-about = When it’s your turn at a table with others and this page is in the background, your browser can tell you, as long as the page is open.
web-notify-on = Tell me when it’s my turn
web-notify-off = Stop telling me
web-notify-denied = Your browser doesn’t let this page notify you. You can allow notifications for this site in the browser’s settings.
web-notify-none = This browser can’t show notifications.
web-notify-turn = It’s your turn.

# For programs

web-programs = For programs
web-programs-about = A program with one of these tokens acts as you: it sees your tables and makes your moves. Give a token only to a program you trust; you can revoke it at any time.
web-programs-start = A program that plays for itself doesn’t need your token: it creates its own.
web-token-label = What is the token for?
web-token-make = Create a token
web-token-fresh = Your new token. You’ll see it only once, so copy it now.
web-token-copy = Copy the token
web-tokens = Your tokens
web-tokens-none = You have no tokens.
web-token-unnamed = Unnamed
web-token-made = created { $date }
web-token-revoke = Revoke
web-token-revoke-sure = Yes, revoke it
web-token-revoke-of = Revoke the token “{ $label }”
web-token-revoked = Token revoked.
web-requests = Requests and messages
web-requests-about = Everything a program can ask, and every answer it can get. The same in machine-readable form:
web-requests-list = Requests
web-requests-to = Messages to a table
web-requests-from = Messages from a table
web-requests-shapes = Types
web-requests-parameters = Parameters
web-requests-body = Body
web-requests-answers = Answers
web-requests-optional = optional
web-requests-any = Why any request can be refused

# Without a network

web-offline-here = You’re offline. Your games continue when you’re back, and you can still read rules you have opened before. Meanwhile you can play in the terminal (“byways play”) or on paper (“byways print”).
web-update-ready = A new version is ready.
web-update-take = Reload

# What turns are worth

web-show-me = Show me
web-show-mark = You’ll see the best turns a strong bot found. The game is then marked and not compared with others.
web-show-mark-all = You’ll see the best turns a strong bot found. Everybody at the table is told that you asked. The game isn’t compared with others, and in the ratings you come last.
web-show-ask = Show me good turns
web-show-thinking = Thinking…
web-show-take = Use this turn
web-show-about = Points expected at the end, give or take { $error }. Nothing is played until you choose.
web-show-about-chance = The chance to win, give or take { $error }. Nothing is played until you choose.
web-key-h = show me good turns
web-playing-expected = In replays, a bar with the expected score
web-hints-allowed = Hints
web-hints-allowed-about = Anyone can ask for good turns; everybody sees who did.
web-review = How good was that?
web-review-it = Review
web-review-offer = Each of your turns beside the best one found, judged by what you could know then. Luck and skill are told apart.
web-review-start = Review this game
web-review-of = Whose turns
web-review-progress = Progress of the review
web-review-expected = Expected at first
web-review-expected-then = Expected
web-review-luck = Luck
web-review-luck-others = Luck and the others
web-review-lost = Lost by turns
web-review-result = Result
web-review-costliest = { $count ->
    [one] The turn that cost most
   *[other] The { $count } turns that cost most
}
web-review-played = Played
web-review-best = Better
web-review-split = Points lost: { $lines }
web-review-later = later
web-review-again = Try again from here
web-review-go = Go to this turn
web-review-flawless = Nothing better was found.
web-review-curve = Expected result, turn by turn
web-review-turn = Turn
web-review-your-turns = Turns
web-review-about = These estimates may be off by { $error }.
web-expected = Expected score
web-expected-bar = Expected at the end: { $value } points
web-expected-bar-chance = Chance to win: { $value }
web-par-even = level par
web-par-over = { $points } over par
web-par-under = { $points } under par
web-par-better = better than { $level }
web-par = Par
web-par-about = the bot “{ $level }” scores { $points } with this deal
web-par-is = Par { $points }
web-histogram-par = Par: { $points }.
web-par-average = Your last { $count } solo games against par: { $points } on average
web-par-line = A dot is a game, the line the average of the last { $count } games each time.
web-outlook = Outlook
web-outlook-about = What a strong player expects here, the best turns, how games go on from here, and which dice or cards would help.
web-outlook-ask = Explore this position
web-outlook-none = Nothing can change any more, or no bot can judge this position.
web-outlook-expected = Expected at the end: { $points } points, in most games within { $spread }.
web-outlook-helps = How the expected score changes if this comes next:
web-outlook-games = { $games } games simulated from here: { $mean } on average.
web-outlook-level = Everybody plays them at level { $level }. The expectation above assumes stronger play, so it is often higher.
web-outlook-tried = { $games } games simulated from here, won: { $chance }.

# Studies

web-study = Study
web-study-about = Comments, arrows, marked places and other moves for this game. Only people you give the link to can read them.
web-study-begin = Study this game
web-study-go-on = Continue with these comments
web-study-mine = Your studies of this game:
web-studies = Your studies
web-studies-off = Delete
web-studies-delete = Delete “{ $name }”
web-study-untitled = Untitled
web-study-comment = Comment on this position
web-study-tools = Draw on the board
web-study-mark = Mark places
web-study-arrow = Draw arrows
web-study-pointing = Tap a place to mark it; tap again to unmark it.
web-study-arrow-from = Tap where the arrow begins.
web-study-arrow-to = Now tap where it ends.
web-study-try = Try another move
web-study-try-as = Move by
web-study-trying = Make the move on the board. Afterwards, dice and cards come as in the game where possible.
web-study-stop = Cancel
web-study-done = Done
web-study-undo = Undo the last change
web-study-ways = Variations from here
web-study-in = Variation after move { $move }, step { $step }
web-study-back = Back to the game
web-study-cut = Delete from here on
web-study-places = With comments:
web-study-move = Move { $move }
web-study-nothing = No comment on this position.
web-study-marked = Marked: { $places }
web-study-arrows = Arrows: { $arrows }
web-study-saved = Saved
web-study-saving = Saving…
web-study-unsaved = Not saved
web-study-share = Name, share, delete
web-study-name = Name of the study
web-study-link = Link to this study
web-study-link-copy = Copy the link to this study
web-study-link-about = Anyone with the link can read the study, but not change it.
web-study-record = Record with comments
web-study-delete = Delete the study
web-study-delete-sure = Yes, delete it for good
