# The server

server-stop = Ctrl-C stops it; every table is kept.
server-no_port = Port { $port } on { $host } is not free; choose another with “--port”.
server-database = The database cannot be opened: { $reason }
server-in_use = Another server uses this database. Stop it first, or choose another one with “--database”.
server-saves_missing = Warning: the database lacks { $count ->
    [one] the last save
   *[other] the last { $count } saves
}. It was cut short or replaced by an older copy.
server-damaged = Not all that was kept of this table is there any more, so it cannot be opened.
server-disk_low = The disk of this server is nearly full: games go on, but nothing new can be begun.
server-records_full = You have brought { $most } records here, as many as possible.
server-too_many_steps = { $most } steps were made at this table, what was taken back included: no more are kept.
check-fine = Nothing is damaged.
check-file = The file itself is damaged; a copy of it may be of use.
check-saves = The last saves are missing: { $count }. The database was cut short or replaced by an older copy.
check-steps = Table { $table }: steps are missing or were changed. It stays closed.
check-unreadable = Table { $table }: it cannot be read. It stays closed.
check-version = This database is of version { $found }, and this program needs { $now }: the server brings it up to date when it starts.
server-storage = This could not be saved and was not done. Please try again in a moment.
server-took_long = This took too long and was given up.
server-twice = This was done already.
server-no_page = There is no such page.
server-no_client = The pages are not built yet. In a clone of the project, “./play” builds them.
server-no_game = There is no such game.
server-no_tour = There is no tour of this game.
server-no_table = There is no such table.
server-no_invite = This invitation is no longer open. Ask for a new one.
server-not_your_seat = This seat is not yours.
server-no_seat_for_you = Keep a seat for yourself.
server-options = These options are not offered.
server-field = “{ $field }” is missing or wrong.
server-key_used = This key was used for something else.
server-needs-given = It has to be given.
server-needs-one_of = It can be one of these: { $values }.
server-needs-integer = A whole number is expected.
server-needs-number = A number is expected.
server-needs-range = It can be from { $least } to { $most }.
server-needs-text = A text is expected.
server-needs-length = The text can have { $least } to { $most } characters.
server-needs-pattern = The text has to match “{ $pattern }”.
server-needs-boolean = “true” or “false” is expected.
server-needs-null = It can also be “null”.
server-needs-list = A list is expected.
server-needs-entries = The list can have at most { $most ->
    [one] { $most } entry
   *[other] { $most } entries
}.
server-needs-object = An object with named fields is expected.
server-message = This message cannot be read.
server-too_long = This message is too long; { $most } bytes are the most.
server-flood = Too many messages at once. The page connects again by itself.
server-slow = The connection is too slow to follow. The page connects again by itself.
server-origin = This request comes from another site.
server-host = This address is not ours.
server-still_playing = This game is still being played.
server-old_rules = This table was begun under other rules of { $game } and cannot go on here.
server-bad_record = This record cannot be opened; look at line { $line }.
server-no_move = There is no such move.
match-refused = This move is not possible.
server-known_seed = A deal that is known beforehand is for one screen: guests could not trust its dice.
server-known_deal = Hands are hidden in this game, and somebody knows already what would be dealt. Nobody new can join.
server-no_open_tables = There are no open tables on this server.
server-not_open = Only invited guests can sit down at this table.
server-table_full = Every seat at this table is taken.
server-no_link = This link no longer works. Make a new one on the device you play on.
server-no_seat = There is no such seat.
server-seat_closed = This seat is closed; nobody plays it any more.
server-is_played = This seat is being played, so it cannot be closed.
server-not_at_table = Only those who play at this table can do this.
server-no_pace = No time limit was agreed at this table: everybody may take as long as they like.
server-time_left = The time for this turn is not up yet.
server-talk_long = This is too long: at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
} at once.
server-talk_flood = Not so fast, please. Say it again in a moment.
server-no_deal = There is no such deal here, or it cannot be played again.
server-deal_open = You have not finished this deal yet. The others’ results are shown once you have.
server-no_daily = There is no deal of the day for that date.
server-hook_turn = It is your turn: { $game }. { $url }
server-hook_test = This is a test message from Byways: here you will be told when it is your turn.
server-hook_address = This address will not do: it must begin with “https://” or “http://” and name a host, without a user name or password.
server-hook_private = This address is in a private network. This server sends messages to public addresses only.
server-hook_unknown = There is no host with this name.
server-hook_silent = This address does not answer.
server-hook_certificate = No secure connection to this address is possible: its certificate is not valid for it.
server-hook_redirect = This address leads to another one (status { $status }). Give that one instead.
server-hook_answer = This address did not accept the message (status { $status }).
server-hook_none = No address for messages has been given yet.
server-hook_wait = Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} before the next test.
server-hooks_off = This server sends no messages.
server-no_token = This token is not known here; it may have been revoked. Make a new one.
server-no_such_token = You have no such token.
server-tokens_full = You already have { $most ->
    [one] { $most } token
   *[other] { $most } tokens
}; revoke one that is no longer used.
server-too_many = Too many requests at once. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
server-too_many_lines = Too many windows are connected at once. Close some, or try again later.
}.
server-not_typed = At this table the server rolls the dice and deals the cards.
server-not_your_cards = Only player { $seat } may see these cards and enter them.
server-real_deal = This deal came from real dice or cards: it cannot be dealt again.
