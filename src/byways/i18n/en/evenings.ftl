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
web-rematch-running = The next game is on
web-rematch-accept = Play
web-rematch-swap = Swap seats and play
web-rematch-decline = Not now
web-rematch-declined = You’re not playing this one. “Play again” takes you there if you change your mind.
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
