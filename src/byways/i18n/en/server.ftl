# The server

server-stop = Ctrl-C stops it; every table is kept.
server-no_port = Port { $port } on { $host } is not free; choose another with “--port”.
server-database = The database cannot be opened: { $reason }
server-storage = This could not be saved and was not done. Please try again in a moment.
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
server-no_deal = There is no such deal here, or it cannot be played again.
server-deal_open = You still have this deal before you. What others made of it is shown when you have finished.
server-no_daily = There was no deal of the day then.
server-hook_turn = It is your turn: { $game }. { $url }
server-hook_test = This is a test message from Byways: here you will be told when it is your turn.
server-hook_address = This address will not do: it has to begin with “https://” or “http://” and name a host, without user name and password.
server-hook_private = This address lies in a private network. This server sends messages to public addresses only.
server-hook_unknown = There is no host with this name.
server-hook_silent = The address does not answer.
server-hook_certificate = There is no secure connection to this address: its certificate does not fit.
server-hook_redirect = The address leads elsewhere (status { $status }). Give the one at the end of the way.
server-hook_answer = The address did not take the message (status { $status }).
server-hook_none = There is no address yet that messages could be sent to.
server-hook_wait = Please wait { $seconds } seconds before the next test.
server-hooks_off = This server sends no messages.
server-no_token = This token is not known here; it may have been revoked. Make a new one.
server-no_such_token = You have no such token.
server-tokens_full = You have { $most } tokens already; revoke one that is no longer used.
server-too_many = Too much at once. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-not_typed = The dice and cards of this table are the server’s own.
server-not_your_cards = These cards are for player { $seat } alone, who must tell them.
server-real_deal = This deal came from real dice or cards: it cannot be dealt again.
