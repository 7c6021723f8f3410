# The pages in the browser

web-language = Language
web-theme = Colours
web-theme-system = Auto
web-theme-light = Light
web-theme-dark = Dark
web-close = Close
web-back = Back
web-to-lobby = To the lobby
web-try-again = Try again
web-try-now = Try now
web-saved = Saved

# The lobby

web-lobby-title = Which network shall it be?
web-my-name = Your name
web-name-placeholder = Name
web-games-title = Games
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
web-just-start = Just start
web-just-start-game = Just start: { $game }
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
web-tour-progress = How far you are
web-tour-step = Step { $step } of { $steps }
web-tour-back = Back
web-tour-next = Next
web-tour-for-me = Do it for me
web-tour-tap = Your turn. Tap: { $what }.
web-tour-ringed = Your turn. Tap what is ringed.
web-tour-turn = Now turn it with ↻ until it fits.
web-tour-accept = That is it: play it with ✓.
web-tour-elsewhere = That is allowed, too. For now, follow the rings.
web-tour-missing = No tour here
web-ruling = Our ruling: { $name }
web-rulings-legend = marks a ruling of ours, made where the printed rules are silent or unclear. Tap it to read why.
web-picture-refused = Not allowed

# A new table

web-seats-title = Who plays?
web-options-title = Options
web-seat = Seat { $seat }
web-seat-name = Name at seat { $seat }
web-seat-level = Strength of the bot at seat { $seat }
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
web-level = Level { $level }
web-option-auto = As usual
web-less = { $name }: less
web-more = { $name }: more
web-start = Start
web-no-game = There is no game “{ $game }” here.

web-meeting-title = Playing with guests
web-pace-title = Time for a turn
web-pace = { $span } a turn
web-pace-none = No limit
web-pace-about = Guests see this before they sit down. When somebody’s time is up, the others may hand the seat to a bot or close it, or go on waiting.
web-pace-none-about = Everybody takes as long as they like; nobody can be replaced.
web-strangers = Open table: strangers may join, too
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
web-span-moment = less than a minute
web-time-left = { $span } left
web-time-up = time is up
web-open-tables = Open tables
web-open-tables-none = There are no open tables right now.
web-free-seat = free seat
web-join-game = Sit down: { $game }

# Invitations

web-join-title = You are invited
web-join-about = A seat is kept for you. Say what the others should call you, and sit down.
web-join = Sit down
web-invite-about = { $count ->
    [one] Send this link to your guest; you can already begin.
   *[other] Send each guest a link; you can already begin.
}
web-invite-link = Link for seat { $seat }
web-copy-link = Copy the link for seat { $seat }
web-copied = The link is copied.

# People

web-player = Player { $seat }
web-bot-name = Bot { $seat }
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
web-waiting-for = Your turn is done. Still thinking: { $names }.
web-watching = You are watching.
web-others = Others
web-open-board = Open the board of { $name }
web-sit-at = Play for { $name }
web-pass-screen = Pass the screen to { $name }.
web-pass-about = Hands are hidden. Nobody else should look.
web-pass-open = I am { $name }

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
web-log = What happened
web-log-empty = Nothing yet.
web-pick-first = Your turn. Pick something that is ringed.
web-pick-what = What shall go to { $place }? Pick something that is ringed.
web-pick-place = Where shall it go? Pick a place that is ringed.
web-pick-next = { $path }… What next?
web-turn-through = Way { $now } of { $all }. Tap it to turn.
web-accept-it = { $path }: ✓ plays it.
web-not-now = { $what }. This cannot be picked now.
web-usual = As usual: { $path }
web-nothing-left = Nothing more to do: choose “{ $end }”.
web-accept = Play it
web-cancel = Put it back
web-turn = Turn
web-undo = Undo
web-redo = Redo
web-restart = Restart
web-reopen = Take my turn back
web-auto = Let the bot make one move
web-typed-move = Type a move
web-typed-play = Play the typed move
web-zoom-in = Larger
web-zoom-fit = Show everything

# Around the table

web-talk = Talk
web-talk-unread = { $count ->
    [one] Talk, { $count } new line
   *[other] Talk, { $count } new lines
}
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Say it
web-talk-watching = You are watching; only players talk here.
web-talk-mute-title = Whose lines to show
web-talk-mute = Do not show what { $name } says
web-device = Play on another device
web-device-about = A private link opens this seat on another device as well, with your turn just as it stands. You can play on both; each shows every step at once. Whoever has the link can play for you, so keep it to yourself.
web-device-renews = A link you made before stops working. Devices that have already used it stay.
web-device-once = It is shown only once and works until you make another.
web-make-link = Make a link
web-device-link = Private link for your seat
web-copy-device-link = Copy the private link
web-expel = Keep the seat to yourself
web-seat-shared = { $count ->
    [one] on one more device
   *[other] on { $count } more devices
}
web-provenance = known deal
web-provenance-seed = All dice and cards follow from a text that whoever opened the table chose and may know.
web-provenance-deal = These dice and cards were dealt before; whoever saw that game knows them.
web-provenance-branch = The beginning is taken from another game; whoever has its record knows what was dealt.
web-provenance-typed = Dice and cards are real ones and are typed in by the players.
web-leave = Leave the table
web-leave-about = A bot plays on for you, and everybody is told. As long as the game lasts, you can take your seat back.
web-leave-now = Let a bot play on
web-bot-strength = Strength of the bot
web-bot-for-you = A bot plays for you.
web-take-back = Take my seat back
web-is-overdue = { $name } has not moved for { $span }.
web-are-overdue = Time is up for { $names }.
web-what-now = What now?
web-absent = Time is up
web-absent-nobody = Nobody is keeping you waiting any more.
web-hand-over-about = A bot can play on. Whoever sat here may take the seat back at any time.
web-hand-over = Hand the seat to a bot
web-close-seat-about = Or close the seat for good: nobody plays it any more, its turns are simply skipped, and it does not count at the end.
web-close-seat = Close the seat
web-wait-on = Go on waiting
web-closed-title = Closed seats
web-closed-about = Closed before the game was over: they do not count and cannot win.

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
web-another-deal = Another game
web-again = Same deal again
web-record = Save the record
web-fair-dice = Fair dice
web-fair-about = The promise was shown before the first roll; it is the SHA-256 of the seed. “byways verify” checks a saved record against it.
web-commitment = Promise:
web-seed = Seed:

# After the game

web-replay = Watch it again
web-replay-of = Watch again: { $game }
web-replay-title = { $game }: move by move
web-replay-missing = No game to watch here
web-move-of = Move { $move } of { $moves }
web-move-start = Before the first move
web-to-move = Go to a move
web-first-move = To the start (Home)
web-previous-move = One move back (←)
web-next-move = One move on (→)
web-last-move = To the end (End)
web-play-moves = Play (Space)
web-pause-moves = Pause (Space)
web-nature = Dice and cards
web-seen-by = Seen by
web-seen-by-all = everybody
web-what-happened = This move
web-copy-move = Copy the link to this move
web-copy-move-done = The link to this move is copied.
web-curve = Score, move by move
web-curve-of = Score of { $name }, line by line
web-curve-about = A plot of the score after each move. Now: { $now }.
web-curve-table = The same as a table
web-curve-total = Total
web-branch = Play on from here
web-branch-about = A new table begins with the moves up to here; after them the dice are new.
web-branch-over = The game ends here. Go back a move or more to play on from there.
web-branch-alone = Play on from here
web-branch-bots = As { $name }, bots for the others
web-branch-here = Everybody at this screen
web-check-dice = Verify the dice
web-check-again = Verify again
web-dice-about = Your browser derives every number of the dice and cards from the published seed, without asking the server to judge. How numbers become faces and cards is written down in docs/fair-dice.md.
web-dice-good = { $rolls ->
    [one] { $rolls } roll or draw is true
   *[other] All { $rolls } rolls and draws are true
}: the seed is the one that was promised, and { $numbers ->
    [one] its { $numbers } number follows
   *[other] all { $numbers } numbers follow
} from it.
web-dice-seen = The promise is the one that this browser saw while the game was played.
web-dice-given = { $given ->
    [one] { $given } roll or draw did not come from this seed; it was taken over and cannot be checked here.
   *[other] { $given } rolls and draws did not come from this seed; they were taken over and cannot be checked here.
}
web-dice-unseeded = The record is whole. The seed is not published before the end of the game, so the dice cannot be checked yet.
web-dice-bad = The dice are not true.
web-dice-bad-record = Line { $line } of the record: it was changed after it was written, or cannot be read.
web-dice-bad-promise = The seed is not the one that was promised before the first roll.
web-dice-bad-count = The record has { $written } rolls and draws, but numbers are known for { $told }.
web-dice-bad-roll = Roll { $roll }: the record says “{ $written }”, and the numbers are for another one.
web-dice-bad-number = Roll { $roll }, number { $draw }: it should be { $derived }, not { $told }.
web-dice-insecure = A browser checks dice only on a secure page (https, or this very computer). “byways verify” checks a saved record anywhere.
web-share = Share as a picture
web-share-svg = SVG, for print
web-share-png = PNG, for chats
web-open-record = Open a record
web-open-record-about = A saved game, from here or from “byways”. Every move and every roll is checked first. Choose a file or drop it here.
web-open-record-choose = Choose a file
web-open-record-checking = Checking …

# Deals

web-today = Today’s deal
web-today-about = One a day for each game, the same for everybody. Your first try counts.
web-today-play = Play
web-today-go-on = Go on
web-today-result = Results
web-today-play-game = Play today’s deal: { $game }
web-today-go-on-game = Go on with today’s deal: { $game }
web-today-result-game = Results of today’s deal: { $game }
web-today-mine = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-today-count = { $count ->
    [0] Nobody has finished it yet.
    [one] { $count } person has finished it.
   *[other] { $count } people have finished it.
}
web-daily-title = { $game }: deal of the day
web-daily-counts = Your first try counts. You may play it again afterwards; that is marked and does not count.
web-daily-past = This day is over: playing its deal now does not count.
web-daily-again = You have played this deal before: another try is marked “again” and does not count.
web-daily-wait = The others’ results are shown once you have finished.
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
web-elsewhere = How others played this deal
web-elsewhere-nobody = Nobody else has finished this deal yet. Send it to somebody!
web-elsewhere-again = again
web-elsewhere-again-about = Not the first try: the dice and cards were known
web-elsewhere-here = here
web-elsewhere-replay = Watch { $name }’s game
web-share-deal = Share this deal
web-share-deal-about = Whoever opens this link plays with the same dice and cards, without knowing them beforehand.
web-shared-about = Somebody has shared a deal of { $game } with you: you get the same dice and cards. Once you have finished, you see how the others did.
web-shared-bots = Bots take the other seats.

# My page

web-me = Me
web-me-link = My page: messages, my data
web-save = Save
web-hook = Tell me when it is my turn
web-hook-about = When it is your turn and you are not at the table, the server sends a short message to this address: to a chat service’s incoming webhook, or to a program of your own. It is a POST with JSON that has “text”, “content”, “game”, “table”, “seat” and “url”.
web-hook-off = This server sends no messages.
web-hook-address = Webhook address (leave empty for none)
web-hook-test = Send a test message
web-hook-tested = The test message was accepted.
web-hook-language = Language of messages
web-export = My data
web-export-about = One file with everything that is kept about you: your name, tables, records of finished games, results, what you wrote, and records you opened.
web-export-save = Save my data
web-forget = Delete my data
web-forget-gone = Your name, webhook, tokens, messages and opened records are deleted.
web-forget-running = In games still going on with others, a bot takes your seat; games you play alone are deleted.
web-forget-over = In finished games your name is removed; moves and points stay, because the games are the others’ as well.
web-forget-browser = Afterwards this browser is a new guest here. This cannot be undone.
web-forget-word = delete
web-forget-type = Type “{ $word }” to confirm
web-forget-do = Delete for good

# Help

web-help = How to play here
web-help-pick = Tap a die, a card or a button: what you may do with it is ringed. Tap a place to see it there; tap again to turn it; ✓ plays it, ✖ puts it back. You may also tap the place first.
web-help-provisional = Nothing is final until you end your turn: undo, redo or restart as you like.
web-help-why = Tap anything that is not allowed and you are told why. Tap a line of the score and its places light up.
web-key-arrows = move over the board
web-key-r = turn (with Shift: back)
web-key-enter = pick; on the preview: play
web-key-esc = put it back
web-key-u = undo
web-key-shift-u = redo
web-key-e = end the turn
web-key-b = to the board
web-key-zoom = zoom in, out, show everything
web-key-slash = type a move
web-key-question = this help

# When something is wrong

web-connecting = Connecting…
web-offline = No connection. The page connects again by itself; nothing is lost.
web-unreachable-title = No connection
web-error-unreachable = The server does not answer. Please try again in a moment.
web-error-server = The server could not do this. Please try again in a moment.
web-error-missing = This is not here.
web-error-unexpected = This did not work. Please try again.
web-lost-title = There is nothing here
web-lost = This address leads nowhere. The lobby knows the way.
web-table-missing-title = No table here

# Real dice and cards

web-real-dice = Real dice and cards
web-real-dice-about = They lie on your table; somebody types in what they show.
web-typed-dice = real dice and cards
web-typed-about = The dice and cards at this table are real and were typed in. Nothing can prove them afterwards.
web-tell = What do the dice or cards show?
web-tell-now = Roll or draw
web-tell-wait = Dice are being rolled
web-tell-wait-for = { $name } draws cards
web-tell-typed = What the dice or cards show
web-tell-example = such as { $example }
web-tell-it = Enter
web-tell-drop = Take { $word } out
web-told = Entered so far
web-told-of = (entered: { $told } of { $count })
web-untell = Correct the roll

# Scoring a board from paper

web-score-paper = Score a paper board
web-score-none = Boards of “{ $game }” cannot be copied from paper.
web-score-how = Tap a place and choose what is there; tap it again to turn it.
web-score-pieces = What is there?
web-score-clear = Clear
web-score-find = Find by name
web-score-text = The board as text
web-score-refused = { $places }: { $reason }

# Settings

web-settings = Settings
web-notify-about = When it is your turn at a table with others and this page is in the background, your browser can tell you, for as long as the page is open.
web-notify-on = Tell me when it is my turn
web-notify-off = Stop telling me
web-notify-denied = Your browser does not let this page notify you. You can allow notifications for this site in the browser’s own settings.
web-notify-none = This browser cannot show notifications.
web-notify-turn = It is your turn.

# For programs

web-programs = For programs
web-programs-about = A program with one of these tokens acts as you: it sees your tables and makes your moves. Give a token only to a program you trust; you can revoke it at any time.
web-programs-start = A program that plays as itself needs no token of yours: it makes its own.
web-token-label = What is the token for?
web-token-make = Make a token
web-token-fresh = Your new token. It is shown only once, so copy it now.
web-token-copy = Copy the token
web-tokens = Your tokens
web-tokens-none = You have no tokens.
web-token-unnamed = Unnamed
web-token-made = made { $date }
web-token-revoke = Revoke
web-token-revoke-of = Revoke the token “{ $label }”
web-token-revoked = The token is revoked.
web-requests = Requests and messages
web-requests-about = Everything a program can ask, and every answer it can get. The same for machines to read:
web-requests-list = Requests
web-requests-to = Messages to a table
web-requests-from = Messages from a table
web-requests-shapes = Shapes
web-requests-parameters = Parameters
web-requests-body = Body
web-requests-answers = Answers
web-requests-optional = optional
web-requests-any = How any request can be refused

# Without a network

web-offline-here = You are offline. Your games go on when you are back; rules you have opened before can still be read. Without a network you can play in the terminal (“byways play”) or on paper (“byways print”).
web-update-ready = A new version is ready.
web-update-take = Reload
