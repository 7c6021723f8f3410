# What “byways --help” says: of each command, and of its options (by command where they differ)

help-byways = Play network-building board games.
help-commands = Commands
help-playing = Play
help-looking = Games and records
help-hosting = Host
help-making = Make your own
help-programming = Programs and bots
help-default = [default: { $value }]
help-parameters = Options
help-help = Show this help and exit.
help-version = Show the version.
help-lang = The language. If left out, your system’s.
help-json = Print JSON, one object per line.
help-game = The game, such as “ink”.
help-seats = Number of players. If left out, the fewest the game allows.
help-set = A game option, such as “--set edition=2019”. Can be repeated; “byways games” lists them.
help-seed = Text from which all dice and cards follow.
help-file = The file to read.
help-port = The port. If left out, the first free one from 8000.
help-database = Where tables are kept: a file, or an address such as “postgresql://…”. If left out, your data folder.

help-play = Play in the terminal.
help-play-game = A game, a saved game’s file, or the link of a table on a server. If left out, you are asked.
help-play-seats = Number of players, including bots.
help-play-bots = How many of the players are bots. They take the last seats.
help-play-level = Strength of the bots, from 1 to 5.
help-play-begins = Who begins, by number; people come before bots. If left out, lots are drawn.
help-play-seed = Text from which the dice follow. If left out, a new secret one.
help-play-paper = Use real dice and cards, and type in what came up.
help-play-plain = Play line by line instead of in full screen.
help-play-name = Your name at a table on a server.

help-open = Play in the browser on this computer.
help-open-browser = Open the page in your browser.
help-house = Address to offer to the home network when someone asks for it on the page; “find” finds it, empty turns this off.

help-serve = Run a server for players on other computers.
help-serve-host = Address to listen on.
help-serve-public = Address that players type, such as “https://play.example.org”.
help-serve-open_tables = Let people open tables that strangers can join from the lobby.
help-serve-webhooks = Where players may have messages sent: to public addresses only, to private ones as well, or nowhere.
help-serve-make_limit = Tables, tokens and records (of each kind) a visitor may make per minute; 0 for no limit.
help-serve-ask_limit = Requests per second from one address in the long run; 0 for no limit.
help-serve-processes = Number of server processes. More than one needs PostgreSQL.
help-serve-members = Address at which the other processes on the same PostgreSQL reach this one.
help-serve-line_limit = Open connections to tables per visitor, and ten times as many per address; 0 for no limit.
help-serve-keep_days = Delete tables and records that nobody has touched for so many days; 0 for never.
help-serve-log = Write the log to standard error as text or as JSON, one object per line.

help-check = Check a server’s database for damage, without changing it.
help-check-database = A file, or an address such as “postgresql://…”.

help-admin = Manage a server’s database: list, export, close and delete tables, back up and restore.
help-admin-database = A file, or an address such as “postgresql://…”.
help-admin-list = List all tables: name, game, people, whether the game is over, steps, time of the last move.
help-admin-export = Print a table’s record. While the game is running, it contains what is still hidden.
help-admin-close = Close the seats of all people at a table. The server finishes the game when it next starts.
help-admin-delete = Delete a table and everything that belongs to it. Stop the server first.
help-admin-check = Report damage, like “byways check”.
help-admin-backup = Copy the database to a new file while the server runs.
help-admin-backup-file = The file to write.
help-admin-restore = Replace the database with a copy; the old one is kept beside it. Stop the server first.
help-admin-restore-file = The copy.
help-table = The table’s name, as in its address.

help-engine = Let programs play: JSON requests on standard input, answers on standard output.
help-games = List the games and their options.
help-rules = Print the rules of a game.
help-replay = Print the boards of a recorded game, round by round.
help-verify = Check every move and roll of a recorded game.
help-review = Judge every turn of a recorded game, and how lucky it was.
help-review-seat = Whose turns, by seat number.

help-ratings = Rate players by their recorded games, like a server’s leaderboard.
help-ratings-from = A server’s database (a file, or an address such as “postgresql://…”) or a record.
help-ratings-more = More records.
help-print = Make a PDF to play on paper: boards, cards, dice, rules, or a sealed deal.
help-print-out = File to write. If left out, “byways-GAME.pdf”.
help-print-paper = Paper size: a4 or letter.
help-print-seats = Number of players.
help-print-part = Print only this part, such as “--part boards”. Can be repeated.
help-print-per_page = Boards per page, where there is a choice.
help-print-copies = Copies of each sheet and piece.
help-print-seed = Print the sealed deal that follows from this text: folds to open one by one, and a code that opens it in the browser.
help-print-site = Address of the server for that code.
help-print-colour = Print in colour instead of black and white.

help-score = Score a board played on paper and explain every line.
help-score-position = The board as text, such as “b1=H-H- b2=HH--”.

help-schema = Print the JSON schema of what a seat sees (the engine’s answer to “view”).
help-perft = Count the possible sequences of moves, depth by depth, until dice or cards are next.
help-perft-depth = How many moves deep.
help-perft-chance = A roll or draw to begin with, such as “--chance 'roll hs rc rt ov'”. Can be repeated.

help-bench = Measure the speed of the rules, a server or the browser app.
help-bench-game = A game (all if left out); “web” for the browser app, “server” for a server under load, “cluster” for several processes on PostgreSQL, “restart” for a server that is killed and restarted.
help-bench-database = For “cluster”: the address of an empty PostgreSQL database.
help-bench-rounds = Random games for each set of options.
help-bench-tables = Numbers of tables with four people each, such as “25,50,100”; measured one after the other.
help-bench-seconds = Seconds for each measurement.
help-bench-bots = Additional tables, each with one person and bots of the highest level.
help-bench-profile = Show where the server spends its time; this slows it down.

help-arena = Let bots play each other on the same deals and report who is better.
help-arena-players = Levels from 1 to 5, the general players “chance”, “greedy” and “mcts”, or another player of the game.
help-arena-deals = Number of deals. On each, every two players meet from both sides.
help-arena-dice = CSV file with published dice (columns “seed” and “dice”) for one seat, instead of deals from the seed.
help-arena-jobs = Games to play at a time. If left out, one per core.
help-arena-csv = File to which each finished game is written. An interrupted run continues from it.
help-arena-json = File to which the results are written.
help-arena-plot = File to which a chart of the points is drawn (SVG).
help-arena-program = A program as a player, NAME=COMMAND; it reads and writes like a client of “byways engine”. Can be repeated.
help-arena-dask = Address of a Dask scheduler whose workers play instead of this computer.

help-train = Train a game’s bots by letting them play themselves. Run it again to continue.
help-train-folder = Folder for weights, progress and a log.
help-train-net = Which net, if the game has several. If left out, the first.
help-train-minutes = Minutes of training in all; learning slows down towards the end.
help-train-stop_after = Stop after so many minutes for now.
help-train-jobs = Games to play at a time. If left out, one per core.
help-train-seed = Number from which the games follow.
help-train-dask = Address of a Dask scheduler whose workers play the games; this computer does the learning.
help-train-weights = File of weights to begin with instead of nothing, such as those in the package.

help-soak = Stress-test Byways on this computer. Exits with 1 if a promise was broken.
help-soak-count = How many.
help-soak-every = Try only every so many of them.
help-soak-seed = Text from which all chance follows: the same text repeats the run.
help-soak-kills = Kill a server at random moments: no acknowledged move is lost or doubled.
help-soak-writer = Make writing fail in every way: everything else is still saved.
help-soak-writer-count = How many times for each kind of failure.
help-soak-migrations = Kill a migration after each statement: the database is as before or as after.
help-soak-wal = Cut a game’s write-ahead log at every byte: the loss is noticed.
help-soak-wal-count = Steps of the game.
help-soak-repeats = Send everything a dozen times in any order: it is done once.
help-soak-interference = Compare games that differ only in their secrets: not a byte differs.
help-soak-inputs = Send garbled input to the engine, tables, requests and records: everything is answered.
help-soak-simulation = Simulate the whole server from one seed, with a bad network, a failing disk and kills.

help-deck = Check decks of your own.
help-deck-check = Check a data file and report every fault by line.
help-board = Make and check boards of your own.
help-board-check = Check a board file and report every fault by line.
help-board-new = Make a board from settings such as “--scenario 4 --players 3 --seed x”.
help-board-new-game = The game, if several have boards.
help-board-new-settings = The game’s settings, as “--name value”.

help-completion = Print a script for tab completion: eval "$(byways completion bash)".
help-completion-shell = Your shell.

help-laws = Check that a game keeps every law and has every sentence, if you add one.
help-laws-games = Random games for each set of options.
