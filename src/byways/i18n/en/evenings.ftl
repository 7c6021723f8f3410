# Evenings together: another game, the series, the people

server-not_asked = Nobody is asking you for another game right now.
server-not_your_table = Only whoever opened this table can do this.
server-has_begun = The game has begun: somebody has already made a move.
server-cancelled = This table was cancelled before the game began.
server-moved = Seats were swapped, and the game was dealt anew at another table.

talk-declined = { $name } doesn’t want another game now. The seat is free.

web-rematch-asks = { $name } wants another game
web-rematch-asks-same = { $name } wants to play this deal again
web-rematch-waits = Waiting for { $names }
web-rematch-running = The next game has begun
web-rematch-accept = Play
web-rematch-swap = Swap seats and play
web-rematch-decline = Not now
web-rematch-declined = You’re sitting this one out. If you change your mind, “Play again” takes you there.
web-rematch-go = To the new table
web-rematch-watch = Watch the next game
web-series-title = This series
web-series-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-series-wins = { $name }: { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
web-series-drawn = { $count } shared
web-cancel-table = Cancel this table
web-cancel-table-about = Nobody has made a move yet. The table goes away for everybody.
web-pace-bank = { $span } each for the whole game, { $more } back per turn
web-pace-live-about = The clock starts once everybody has sat down.
web-offline-pending = Kept: { $move }. It will be played as soon as the connection is back.
server-no_pass = This link or code doesn’t work: it was used already, has expired, or contains a typing mistake.
server-both_sit = Both devices sit at the same table of a game with hidden hands. Finish that game first; then you can link them.
server-no_browser = Only a browser can be one of your devices; programs have tokens.
server-no_device = You have no such device.
server-this_device = This is the device you’re using. Remove it from another one.
server-let_in = This device belongs to somebody else now. Reconnecting…
web-invite-one = Link to this table
web-invite-one-copy = Copy the link to this table
web-invite-one-about = { $count ->
    [one] Send this link: it leads to the free seat, and back to it later.
   *[other] Send everybody this link: it leads to one of { $count } free seats, and back to it later.
}
web-invite-code = Show as a QR code
web-join-full = Every seat is taken. You can watch.
web-join-watch = Watch
web-open-name = Your name, so that the others know who they’re playing with
web-devices = Your devices
web-devices-about = You need no password here: your devices are you. Add another one with a link that works once.
web-device-here = this device
web-device-first = First device
web-device-unnamed = Device
web-device-off = Remove
web-device-off-of = Remove { $name }
web-device-add = Add another device
web-device-add-about = Scan this with the other device, or open the link there. It works once, for 15 minutes. Whoever opens it becomes you, so show it to nobody else.
web-device-pass = Link for your other device
web-device-pass-copy = Copy the link for your other device
web-code-make = Create a recovery code
web-code-about = Print it or write it down, and keep it where nobody else can see it. If you lose all your devices, it brings you back, once. A new code replaces the old one.
web-code-made = You have a recovery code, created { $date }.
web-code-revoke = Cancel links and codes
web-code-print = Print
web-code-label = Recovery code
web-join-device = Link this device to { $name }
web-join-device-nobody = Link this device to a player without a name
web-join-device-about = All tables of { $name } will appear here, and what was played here counts for them. Continue only if that is you.
web-join-device-brings = { $count ->
    [one] { $count } table of this device comes along.
   *[other] { $count } tables of this device come along.
}
web-join-device-same = This device is yours already.
web-join-device-go = That’s me: continue
web-join-device-no = No, leave it as it is
web-join-device-code = Do you have a recovery code?
web-join-device-use = Use it here
web-history = Your games
web-history-none = You haven’t finished a game yet.
web-history-game = Game
web-history-all = All
web-history-scenario = Scenario
web-history-opponent = With
web-history-since = Since
web-history-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-history-won = { $count } won
web-history-best = best { $points }
web-history-average = average { $points }
web-history-streak = { $count } won in a row
web-history-against = Won against
web-history-against-line = { $won } of { $count }
web-history-curve = Points over time
web-history-csv = Save as CSV
web-history-alone = solo
web-history-more = Show more
web-history-date = Date
web-history-total = Points
web-history-result = Result
web-reaction-well = Well played!
web-reaction-thanks = Thanks!
web-reaction-wow = Wow!
web-reaction-haha = Ha ha!
web-reaction-oops = Oops!
web-reaction-hurry = Your move, please
web-reactions = Reactions
web-log-and-talk = Log and chat
web-watching-count = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-watching-names = Watching: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
web-watchers-named = Show everybody who is watching, not only how many
web-running-tables = Games to watch
web-watch-game = Watch { $game }
web-notices = Notices
web-takeback = Ask to take back my turn
web-takeback-about = Reopens your last finished turn if all others agree (bots do). Dice and cards that came since will come again. The game is marked and not compared.
web-takeback-asks = { $name } asks to take back their last finished turn. Everything after it is undone; dice and cards stay the same.
web-takeback-agree = Agree
web-takeback-decline = No
web-takeback-waits = You’ve asked to take back your turn. Waiting for { $names }.
web-takeback-waits-of = { $name } asks to take back a turn. Waiting for { $names }.
web-takeback-withdraw = Never mind
web-provenance-undone = A finished turn was taken back by agreement, so this game isn’t compared.
web-resign = Resign
web-resign-about = Or resign: nobody plays your seat any more, and you can’t win. The others play on. This can’t be undone.
web-calendar = Calendar of deals
web-calendar-longest = Longest run: { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-calendar-before = Previous month
web-calendar-after = Next month
web-calendar-day = { $date }: { $done } of { $all } played
web-calendar-not-played = not played on the day
web-calendar-about = One dot per game: filled if your result is ranked, a ring if you had help. Days follow UTC.
web-daily-here = Deal of the day · { $count ->
    [0] nobody has finished it yet
    [one] { $count } person has finished it
   *[other] { $count } people have finished it
}
web-daily-unranked = unranked
web-daily-rank-about = This is the deal of the day: a hint, a bot’s move or a turn taken back makes your result unranked.
