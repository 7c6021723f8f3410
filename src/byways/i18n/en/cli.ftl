# The command line

cli-no_game = There is no game “{ $game }”. There are: { $games }.
cli-no_language = The language “{ $name }” is not spoken here. There are: { $languages }.
cli-no_option = “{ $option }” is not an option. Options are written name=value; there are: { $options }.
cli-no_file = The file { $file } cannot be read or written.
cli-no_bots = Every bot needs a seat, and its level is 1 to { $high }.
cli-no_kind = Files of the kind “{ $kind }” are not known for this game.
cli-no_maker = No such game makes files of the kind “{ $kind }” by itself.
cli-file_good = This file is good: “{ $kind }” for “{ $game }”.
cli-fault = Line { $line }: { $sentence }
cli-player = Player { $seat }
cli-total = Total
cli-winners = { $count ->
    [0] Nobody wins.
    [one] Winner: player { $players }.
   *[other] Winners: players { $players }.
}
cli-rules_kept = { $moves ->
    [0] No move was made yet.
    [one] The rules were kept in the one move.
   *[other] The rules were kept in all { $moves } moves.
}
cli-dice_true = { $rolls ->
    [0] No roll had to follow from the seed.
    [one] The one roll follows from the seed that was promised before it.
   *[other] All { $rolls } rolls follow from the seed that was promised before the first.
}
cli-dice_given = { $rolls ->
    [one] One roll was given beforehand and cannot be checked.
   *[other] { $rolls } rolls were given beforehand and cannot be checked.
}
cli-dice_later = The dice can be checked once the game is over and its seed is published.
cli-perft = { $depth } { $nodes } ({ $rate } a second)
cli-bench_head = { $game }: medians, and in brackets their ratio to a loop that takes { $unit } ms here
cli-soaked = { $lines ->
    [one] { $lines } line answered in { $seconds } s.
   *[other] { $lines } lines answered in { $seconds } s.
}

# The table in the terminal

cli-welcome = Welcome to Byways. Which game shall it be?
cli-which_game = Number or name (Enter for { $first }):
cli-how = Type a move, or its beginning to see what may follow; “help” tells the rest.
cli-help = A move is what you would point at, in order, in the words that are offered.
    ? [words]   what may come next       why [words]  why not
    undo, redo  one step back, forth     restart      begin the turn again
    board       all boards               score        every line, with its places
    rules       the rules                auto         let the bot move for you
    save FILE   write a record           quit         leave the table
cli-next = Next: { $words }
cli-nothing_against = Nothing stands in its way.
cli-pass_screen = Pass the screen to player { $seat } and press Enter.
cli-saved = Saved as { $file }.
cli-commitment = Promise for the dice (SHA-256 of the seed): { $digest }
cli-seed = The seed was { $seed }; “byways verify” checks a saved game against the promise.
cli-goodbye = Goodbye.

# byways arena

cli-arena_player = There is no player “{ $player }”. There are: { $players }.
cli-arena_players = player, points, rating, longest move, games
cli-arena_meetings = two players: how often the first wins, how many points more, deals

# byways bench web

cli-web_size = The first page needs { $first } kB of script and style, all pages together { $whole } kB (gzipped).
cli-web_start = The server answers { $ms } ms after its command.
cli-web_playable = From the first page to a game that can be played: { $ms } ms; from the command, browser start aside: { $all } ms.
cli-web_tap = { $game }: with { $delay } ms of network, what can follow lights up { $ms } ms after a tap (slowest of { $taps }: { $most } ms).
cli-web_table = { $game }: choices come after { $choices } ms (slowest { $most } ms), a move is on the other screen after { $move } ms.
cli-web_no_browser = There is no Chromium here; the page itself is not measured.
cli-server_seating = Opening tables
cli-server_sitting = Sitting down
cli-server_playing = Playing
cli-server_load = { $tables } tables, { $people } people: { $rate } moves a second; from move to answer { $middle } ms (median), { $most } ms (95 %), { $worst } ms (99 %); { $cpu } ms of processor time a move, { $share } % of a core, { $memory } MB
cli-server_echo = An echo alone, as many lines: { $rate } messages a second; { $middle } ms, { $most } ms, { $worst } ms; { $cpu } ms of processor time a message, { $memory } MB
cli-server_bytes = { $game }: a step sends { $own } bytes to who made it, { $others } to each of the others ({ $told } where it sends them anything); medians
