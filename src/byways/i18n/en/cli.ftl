# The command line

cli-no_game = There is no game “{ $game }”. Available: { $games }.
cli-no_language = There is no language “{ $name }”. Available: { $languages }.
cli-no_option = “{ $option }” isn’t an option. Write options as name=value; available: { $options }.
cli-no_file = Can’t read or write the file { $file }.
cli-missing_file = There is no file { $file }.
cli-not_text = { $file } isn’t a text file in UTF-8.
cli-no_bots = Each bot needs a seat, and levels run from 1 to { $high }.
cli-no_seat = There is no player { $seat } at a table for { $seats }.
cli-no_kind = This game has no files of the kind “{ $kind }”.
cli-no_maker = This game can’t create files of the kind “{ $kind }”.
cli-file_good = This file is fine: “{ $kind }” for “{ $game }”.
cli-fault = Line { $line }: { $sentence }
cli-total = Total
cli-rules_kept = { $moves ->
    [0] No moves yet.
    [one] The one move follows the rules.
   *[other] All { $moves } moves follow the rules.
}
cli-dice_true = { $rolls ->
    [0] No roll comes from the seed.
    [one] The one roll matches the seed promised before it.
   *[other] All { $rolls } rolls match the seed promised before the first.
}
cli-dice_given = { $rolls ->
    [one] One roll came from elsewhere and can’t be checked.
   *[other] { $rolls } rolls came from elsewhere and can’t be checked.
}
cli-remarks_true = { $remarks ->
    [one] One position has comments
   *[other] { $remarks } positions have comments
}; { $tried ->
    [0] no other moves were tried.
    [one] the one move tried in variations follows the rules.
   *[other] all { $tried } moves tried in variations follow the rules.
}
cli-dice_later = The dice can be checked once the game is over and its seed is published.
cli-perft = { $depth } { $nodes } ({ $rate } per second)
cli-bench_head = { $game }: medians; in brackets, their ratio to a loop that takes { $unit } ms here

# What is wrong with the words of a command

usage-usage = Usage:
usage-options = {"[OPTIONS]"}
usage-commands = COMMAND [ARGS]...
usage-kind-text = TEXT
usage-kind-path = FILE
usage-kind-float = NUMBER
usage-more = For help: { $command }
usage-command = There is no command “{ $word }”.
usage-option = There is no option “{ $word }” here.
usage-stray = “{ $word }” is not expected here.
usage-similar = Did you mean { $words }?
usage-missing = { $what } is missing.
usage-whole = { $what } must be a whole number, at least { $low }.
usage-between = { $what } must be a whole number from { $low } to { $high }.
usage-number = { $what } must be a number.
usage-numbers = { $what } must be whole numbers separated by commas, such as 25,50,100.
usage-one_of = { $what } must be one of: { $offered }.
usage-bare = { $what } needs a value.
usage-full = { $what } takes no value.

# The table in the terminal

cli-welcome = Welcome to Byways. What would you like to play?
cli-which_game = Number or name (Enter for { $first }):
cli-how = Type a move, or the start of one to see what can follow. “help” lists everything else.
cli-help = A move names what you would point at, in order, using the words on offer.
    ? [words]   what can come next       why [words]  why not
    undo, redo  one step back, forward   restart      start the turn over
    board       all boards               score        every line, with its places
    rules       the rules                auto         let a bot move for you
    hint        show me good turns
    save FILE   save a record            quit         leave the table
cli-next = Next: { $words }
cli-nothing_against = That move is allowed.
cli-pass_screen = Pass the screen to { $who } and press Enter.
cli-saved = Saved as { $file }.
cli-goes_on = The game saved as { $file } continues; dice and cards to come are drawn anew.
cli-is_over = This game is over. “byways replay { $file }” shows it.
cli-only_new = The saved game already has its options, seats, seed and first player: leave them out.
cli-commitment = Promise for the dice (SHA-256 of the seed): { $digest }
cli-seed = The seed was { $seed }; “byways verify” checks a saved game against the promise.
cli-goodbye = Goodbye.

# byways arena

cli-arena_player = There is no player “{ $player }”. Available: { $players }.
cli-arena_players = player, points, rating, longest move, games
cli-arena_meetings = two players: how often the first wins, how many points more, deals

# byways bench web

cli-web_size = The first page needs { $first } kB of scripts and styles, all pages together { $whole } kB (gzipped).
cli-web_start = The server answers { $ms } ms after it is started.
cli-web_playable = From the first page to a playable game: { $ms } ms; from the command, without starting the browser: { $all } ms.
cli-web_tap = { $game }: with { $delay } ms of network delay, the next choices light up { $ms } ms after a tap (slowest of { $taps }: { $most } ms).
cli-web_table = { $game }: choices arrive after { $choices } ms (slowest { $most } ms); a move is on the other screen after { $move } ms.
cli-web_no_browser = Chromium isn’t installed, so the page itself isn’t measured.
cli-server_seating = Opening tables
cli-server_sitting = Sitting down
cli-server_playing = Playing
cli-server_bots = In addition, { $tables } tables with one person and bots of level { $level } each.
cli-server_load = { $tables } tables, { $people } people: { $rate } moves a second; from move to answer { $middle } ms (median), { $most } ms (95 %), { $worst } ms (99 %); { $cpu } ms of CPU per move, { $share } % of a core, { $memory } MB
cli-server_echo = An echo alone, over as many connections: { $rate } messages a second; { $middle } ms, { $most } ms, { $worst } ms; { $cpu } ms of CPU per message, { $memory } MB
cli-server_disk = The disk alone, writing as many bytes as a commit: { $middle } ms, { $most } ms, { $worst } ms, at most { $longest } ms; machine load { $load }
cli-cluster_carry = Two processes carry { $spread } times as much as one, by CPU time per move; { $sent } times if everybody at a table is sent to the same process; machine load { $load }
cli-cluster_killed = One of two processes killed under load: { $people } people, { $cut } of them cut off; everybody back with the whole table after { $back } s; { $asked } were waiting for an answer and had it after at most { $longest } s; { $moves } moves acknowledged, { $lost } lost, { $doubled } doubled, { $unasked } never asked for; machine load { $load }
cli-restarted = Killed and restarted with { $tables } tables and { $people } people: first move saved after { $first } s; half of the people back with the whole table after { $middle } s, everybody after { $all } s; { $cpu } s of CPU; machine load { $load }
cli-server_bytes = { $game }: a step sends { $own } bytes to the player who made it and { $others } to each of the others ({ $told } when there is anything to send); medians

# byways train
cli-train_nothing = There is nothing to learn in “{ $game }”.
cli-train_net = There is no net “{ $net }”. Available: { $nets }.
cli-train_weights = { $file } holds no weights for this net.
cli-missing_extra = This needs “{ $library }”, which is not installed. Install it with: { $command }
cli-plain_instead = Playing line by line. For the full screen: { $command }
soak-kills = kills
soak-moves = acknowledged moves
soak-with_moves = lives with acknowledged moves
soak-errors = kinds of errors
soak-writes = writes that failed
soak-versions = older versions
soak-steps = steps
soak-bytes = bytes
soak-cuts = cuts
soak-runs = rehearsals
soak-messages = messages
soak-failed_writes = writes that failed on the disk
soak-pairs = pairs of games
soak-games = games
soak-inputs = inputs
soak-engine = lines to the engine
soak-records = records
soak-records_refused = records refused
soak-requests = requests
soak-faults = promises broken
soak-seconds = seconds
cli-laws = { $game }: { $count ->
    [0] every law is kept, every sentence is there.
    [one] 1 fault.
   *[other] { $count } faults.
}
cli-faulty_game = The game “{ $game }” can’t be loaded: { $reason }
cli-missing_sentence = A game lacks a sentence: { $sentence }. “byways laws GAME” lists all that are missing.
cli-ladder = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: points, strength, games, who
