# What “byways --help” says: of each command, and of its options (by command where they differ)

help-byways = Play network-building tabletop games.
help-commands = Commands
help-parameters = Options
help-help = Show this help and exit.
help-version = Show the version.
help-lang = The language: en, ru or uk; otherwise that of the system.
help-json = JSON for programs, one object a line.
help-game = Which game.
help-seats = For how many players; the fewest if left out.
help-set = An option, such as “--set edition=2019”; may be repeated.
help-seed = What the dice and cards follow from.
help-file = The file.
help-port = The port; the first free one from 8000 on if left out.
help-database = Where tables are kept, such as “sqlite:///games.db”; the user’s data folder if left out.

help-play = Sit down at a table in the terminal.
help-play-game = Which game, the link of a table on a server, or the file of a saved game; asked for if left out.
help-play-seats = How many players there are, bots included.
help-play-bots = How many of them are bots; they take the last seats.
help-play-level = How strong the bots are, from 1.
help-play-begins = Who begins: the number of a player, people counted before bots; drawn by lot if left out.
help-play-seed = The secret from which the dice are derived; a fresh one if left out.
help-play-paper = Real dice and cards: type in what was rolled or drawn.
help-play-plain = Line by line, without a full screen; always so where there is no terminal.
help-play-name = The name others will see at a table on a server.

help-open = Play in the browser, on this machine only.
help-open-browser = Whether to open the page right away.
help-house = The address to open to the house network when somebody asks for it on the page; “find” finds it out, empty never opens one.

help-serve = Open tables to browsers on other machines as well.
help-serve-host = The address to listen on.
help-serve-public = The address under which browsers come here, such as “https://play.example.org”.
help-serve-open_tables = Whether people may open tables that strangers can join from the lobby.
help-serve-webhooks = Where players may have messages sent: to public addresses, to private ones, too, or nowhere.
help-serve-make_limit = How many tables, tokens and records, of each kind, a visitor may make a minute; 0 for no limit.
help-serve-ask_limit = How many requests a second an address may send for long; 0 for no limit.
help-serve-processes = How many processes serve; more than one needs PostgreSQL.
help-serve-members = The address under which other processes on the same PostgreSQL reach this one.
help-serve-line_limit = How many lines to tables a visitor may hold at a time, an address ten times as many; 0 for no limit.
help-serve-keep_days = After how many days at rest tables and records are deleted; 0 for never.
help-serve-log = How the log is written to standard error: as text, or as JSON, one object a line.

help-check = Check a database of tables and report what is damaged; nothing is changed.
help-check-database = A file, or an address such as “postgresql://…”.

help-admin = Look after a server’s database: a file, or the address of a PostgreSQL database.
help-admin-database = A file, or an address such as “postgresql://…”.
help-admin-list = List all tables: name, game, people, whether it is over, steps, when somebody last moved.
help-admin-export = Print the record of a table; if the game is not over, what is still hidden is in it.
help-admin-close = Close the seats of all people at a table; the server plays it to its end when it next starts.
help-admin-delete = Delete a table and everything that belongs to it; stop the server first.
help-admin-check = Report what is damaged, as “byways check” does.
help-admin-backup = Copy a database into a new file, while the server runs.
help-admin-backup-file = The file to write.
help-admin-restore = Put a copy in place of a database, which is kept beside it; stop the server first.
help-admin-restore-file = The copy.
help-table = The table’s name, as in its address.

help-engine = Talk to programs: one JSON object a line on standard input and output.
help-games = List the games.
help-rules = Print the rules of a game, with all our rulings.
help-replay = Print the boards of a recorded game after each round.
help-verify = Check every move and re-derive every roll of a recorded game.
help-review = Tell how good every turn of a recorded game was, and how kind the dice were.
help-review-seat = Whose turns: the number of a seat.

help-ratings = Work out how strong players are, from the games alone, as a server’s leaderboard has it.
help-ratings-from = A server’s database (a file, or an address such as “postgresql://…”), or a record.
help-ratings-more = More records.
help-print = Write a PDF to play on paper: boards, cards, dice, tokens; or, with a seed, a sealed deal.
help-print-out = The file to write; “byways-GAME.pdf” if left out.
help-print-paper = a4 or letter.
help-print-seats = For how many players.
help-print-part = Only this part, such as “--part boards”; may be repeated.
help-print-per_page = How many boards go on a page, where there is a choice.
help-print-copies = How many times each sheet and each piece is printed.
help-print-seed = Print the deal that follows from this text, sealed in folds, with a code that opens it in the app.
help-print-site = Where the app is, for that code.
help-print-colour = In colour; without it everything is black and white.

help-score = Score a board that was played on paper: every line explained, with its places.
help-score-position = The board as text, such as “b1=H-H- b2=HH--”.

help-schema = Print the JSON schema of what a seat sees of a game: what the engine answers to “view”.
help-perft = Count the sequences of legal moves of everybody who is to act, depth by depth, until dice or cards are due.
help-perft-depth = How many moves deep.
help-perft-chance = A roll or draw to begin with, such as “--chance 'roll hs rc rt ov'”; may be repeated.

help-bench = Measure how fast the rules are, also as ratios to a loop run in the same process.
help-bench-game = Which game; all if left out. “web” measures the browser app instead, “server” a server under load, “cluster” several processes on PostgreSQL, “restart” a server that is killed and started again.
help-bench-database = For “cluster”: the address of an empty PostgreSQL database.
help-bench-rounds = How many random games to measure for each set of options.
help-bench-tables = How many tables of four people are played at the server, such as “25,50,100”: one figure after the other.
help-bench-seconds = How long each of these is measured.
help-bench-bots = So many tables more, each with one person and bots of the strongest level.
help-bench-profile = Show where the server’s time goes; it is slower meanwhile.

help-arena = Let players meet on the same deals, from every seat, and report who is better and how surely.
help-arena-players = Who: levels from 1 on, “chance”, “greedy” and “mcts”, which play any game, or a plain player that the game brings.
help-arena-deals = How many deals; every two players meet on each from both sides.
help-arena-dice = Published dice for one seat, columns “seed” and “dice”, instead of deals from the seed.
help-arena-jobs = How many games at a time; as many as there are cores if left out.
help-arena-csv = Where every game is kept as it ends; a run that was stopped goes on from there.
help-arena-json = Where the figures are written.
help-arena-plot = Where a chart of the points is drawn, as SVG.
help-arena-program = A player that is a program, as NAME=COMMAND; it asks for its seat as it would ask “byways engine”. May be repeated.
help-arena-dask = The address of a Dask scheduler whose workers play, instead of this machine.

help-train = Let a game’s bots play against themselves and learn; run again, it goes on where it stopped.
help-train-folder = Where weights, progress and a log are kept.
help-train-net = Which net, if the game has several; the first if left out.
help-train-minutes = How long the whole training takes; learning slows down towards its end.
help-train-stop_after = After how many minutes to stop for now.
help-train-jobs = How many games are played at a time; as many as there are cores if left out.
help-train-seed = What the games follow from.
help-train-dask = The address of a Dask scheduler whose workers play the games; learning stays on this machine.

help-soak = Attack our own promises on this machine; the status is 1 if anything was not as promised.
help-soak-count = How many.
help-soak-every = At every how many of them.
help-soak-seed = What chance in it follows from: the same seed, the same campaign.
help-soak-kills = Kill a server, at random and in the middle of writing: every acknowledged move is there, once.
help-soak-writer = Let every kind of error happen while something is written: everything else is saved.
help-soak-writer-count = How often each kind.
help-soak-migrations = Kill a migration after every statement: the database is as before or as after.
help-soak-wal = Cut the write-ahead log of a game at every byte: what is missing is noticed.
help-soak-wal-count = How many steps the game has.
help-soak-repeats = Send everything a dozen times, in any order: it is done once.
help-soak-interference = Compare pairs of games that differ only in secrets: not a byte differs.
help-soak-inputs = Send mutated input to the engine, to tables, as requests and as records: everything is answered.
help-soak-simulation = Rehearse the whole server, from one seed, on a bad network, with a failing disk and kills.

help-deck = Create and check your own decks and other lists.
help-deck-check = Check a data file and report every fault by line.
help-board = Create and check your own boards.
help-board-check = Check a board file and report every fault by line.
help-board-new = Create a board from settings such as “--scenario 4 --players 3 --seed x”.
help-board-new-game = For which game, if several have boards.
help-board-new-settings = What the game needs to know, as “--name value”.

help-completion = Print what completes these commands in a shell: eval "$(byways completion bash)".
help-completion-shell = Which shell: bash, zsh or fish.

help-laws = Check that a game keeps every law and has every sentence: for whoever adds one.
help-laws-games = How many random games to play with each set of options.
