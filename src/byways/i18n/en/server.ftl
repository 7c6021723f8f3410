# The server

server-stop = Ctrl-C stops it; all tables are kept.
server-no_port = Port { $port } on { $host } is already in use; choose another with “--port”.
server-database = Can’t open the database: { $reason }
server-no_database = This isn’t a database. Give an SQLite file, such as “games.db”, or an address, such as “sqlite:///games.db” or “postgresql://localhost/games”.
server-storage = This couldn’t be saved, so nothing was changed. Please try again in a moment.
server-twice = This has already been done.
server-no_page = We couldn’t find that page.
server-not_here = You can do this only on the computer where Byways runs.
server-no_house = This computer isn’t in a network, or its address is taken, so nobody else can come in.
server-no_client = The pages haven’t been built yet. In a clone of the project, “./play” builds them.
server-took_long = That took too long, so we gave up.
server-failed = Something went wrong, and this wasn’t done. The error has been logged.
server-moving = The table is moving to another process. Please try again.
server-one_process = Several processes need a PostgreSQL database, and a system that lets them share a port.
server-in_use = Another server is using this database. Stop it first, or choose another with “--database”.
server-saves_missing = Warning: the database is missing { $count ->
    [one] its last save
   *[other] its last { $count } saves
}. It was cut short or replaced by an older copy.
server-damaged = Part of this table’s saved game is missing, so it can’t be opened.
server-disk_low = This server’s disk is nearly full: games go on, but no new ones can be started.
server-records_full = You have opened { $most } records here, which is the limit.
server-too_many_steps = This table has seen { $most } steps, undone ones included. No more can be saved.
check-fine = Nothing is damaged.
admin-closed = Table { $table }: nobody plays there any more.
admin-deleted = Table { $table } is deleted.
admin-copied = Copied to { $file }.
admin-restored = { $file } is in place. What was there before is kept in { $before }.
admin-only_sqlite = This is for SQLite files only. Copy a PostgreSQL database with “pg_dump” and put it back with “pg_restore”.
check-file = The file itself is damaged; a backup may help.
check-saves = The last saves are missing: { $count }. The database was cut short or replaced by an older copy.
check-steps = Table { $table }: steps are missing or were changed. It stays closed.
check-unreadable = Table { $table }: it can’t be read. It stays closed.
check-version = This database has version { $found }; this program needs { $now }. The server updates it at the next start.
server-no_game = There is no such game.
server-no_tour = This game has no such tour.
server-no_table = We couldn’t find that table.
server-no_invite = This invitation is no longer valid. Ask for a new one.
server-not_your_seat = This isn’t your seat.
server-no_seat_for_you = Keep a seat for yourself.
server-options = This game can’t be played with these options.
server-field = “{ $field }” is missing or wrong.
server-key_used = This key has already been used for something else.
server-needs-given = It is required.
server-needs-one_of = Choose one of these: { $values }.
server-needs-integer = It must be a whole number.
server-needs-number = It must be a number.
server-needs-range = It must be between { $least } and { $most }.
server-needs-text = It must be text.
server-needs-length = The text must have { $least } to { $most } characters.
server-needs-pattern = The text must match “{ $pattern }”.
server-needs-boolean = It must be “true” or “false”.
server-needs-null = It can also be “null”.
server-needs-list = It must be a list.
server-needs-entries = The list can have at most { $most ->
    [one] { $most } entry
   *[other] { $most } entries
}.
server-needs-object = It must be an object with named fields.
server-message = This message can’t be read.
server-too_long = This message is too long; the limit is { $most } bytes.
server-flood = Too many messages at once. The page reconnects by itself.
server-slow = Your connection can’t keep up. The page reconnects by itself.
server-origin = This request came from another site.
server-host = This isn’t our address.
server-still_playing = This game is still being played.
server-old_rules = This table began under other rules of { $game } and can’t be continued here.
server-bad_record = This record can’t be opened; look at line { $line }.
server-no_move = There is no such move.
match-refused = That move isn’t possible.
server-known_seed = A deal known in advance works on one screen only: guests couldn’t trust its dice.
server-known_deal = Hands are hidden in this game, and somebody may already know the deal. Nobody new can join.
server-no_open_tables = There are no open tables on this server.
server-not_open = Only invited guests can join this table.
server-table_full = Every seat at this table is taken.
server-no_link = This link no longer works. Create a new one on the device you play on.
server-no_seat = There is no such seat.
server-seat_closed = This seat is closed; nobody plays it now.
server-is_played = Somebody is playing this seat, so it can’t be closed.
server-not_at_table = Only the players at this table can do this.
server-no_pace = This table has no time limit: everybody can take as long as they like.
server-time_left = There is still time left for this turn.
server-talk_long = That’s too long: at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
} at a time.
server-talk_flood = Not so fast, please. Try again in a moment.
server-no_deal = This deal isn’t here, or it can’t be played again.
server-deal_open = You haven’t finished this deal yet. You’ll see the others’ results once you have.
server-no_daily = There is no deal of the day for that date.
server-hook_turn = It’s your turn: { $game }. { $url }
server-hook_test = A test message from Byways: this is where we’ll tell you that it’s your turn.
server-hook_address = This address won’t work: it must begin with “https://” or “http://” and name a host, without a user name or password.
server-hook_private = This address is in a private network. This server sends messages to public addresses only.
server-hook_unknown = There is no host by that name.
server-hook_silent = This address isn’t responding.
server-hook_certificate = Can’t connect securely: the certificate isn’t valid for this address.
server-hook_redirect = This address redirects to another one (status { $status }). Enter that one instead.
server-hook_answer = This address didn’t accept the message (status { $status }).
server-hook_none = You haven’t entered an address for messages yet.
server-hook_wait = Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} before the next test.
server-hooks_off = This server sends no messages.
server-no_token = We don’t know this token; it may have been revoked. Create a new one.
server-no_such_token = You have no such token.
server-tokens_full = You already have { $most ->
    [one] { $most } token
   *[other] { $most } tokens
}; revoke one you no longer use.
server-too_many = Too many requests at once. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too_many_lines = Too many windows are connected at once. Close some, or try again later.
server-salt_early = A seat’s part of the dice is revealed once everyone has made their promise.
server-salt_late = The dice no longer wait for anything to be added.
server-salt_soon = Somebody who is here hasn’t added their part of the dice yet. If it takes too long, try again in a few seconds.
server-salt_other = This is not what the seat promised to add to the dice.
server-not_typed = At this table, the server rolls the dice and deals the cards.
server-too_many_slips = You have entered cards { $most } times that don’t fit with what others hold. From now on, somebody else at the table enters them.
server-not_your_cards = Only { $who } can see and enter these cards.
server-real_deal = This deal came from real dice or cards and can’t be dealt again.
server-no_hints = This table has no hints.
server-no_par = What the bots make of this deal isn’t known.

# Studies

server-no_study = This study isn’t there, or its maker has deleted it.
server-not_your_study = Only the person who made this study can change it.
server-study_stale = This study was changed on another device. Reload the page to continue from there.
server-studies_full = You have { $most } studies, which is the limit.
server-bad_study = This doesn’t fit the game, so it wasn’t saved.
server-study_long = A study can have at most { $most } moves in its variations.
