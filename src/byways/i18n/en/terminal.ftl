# The table in the terminal, on a screen of its own

terminal-pick-what = What goes on { $place }?
terminal-pick-next = { $path } … what next?
terminal-turn-through = { $path }: rotation { $now } of { $all }. R rotates, Enter plays it.
terminal-accept = { $path }: press Enter to play it.
terminal-tell = What came up, such as “{ $example }”:
terminal-type = A move, or the start of one:
terminal-tell-first = Roll or draw, then type the result here.
terminal-over = The game is over. W saves it, Q leaves.
terminal-seat-turn = { $name }’s turn.
terminal-save = Save the record as:
terminal-no-record = The record is available once the game is over.
terminal-leave = Leave the table? Enter leaves, Esc stays, W saves the record first.
terminal-resign = Resign? Nobody plays your seat any more, you can’t win, and you can’t take it back. Enter resigns, Esc plays on.
terminal-say = Say something to everybody at the table:
terminal-open = Press Enter to see your side.
terminal-close = Esc closes.
terminal-score-hint = ↑↓ line by line, with its places lit; ←→ other players; Esc goes back.
terminal-small = This window is too small; 80 × 24 is enough.
terminal-offline = No connection. We’ll reconnect automatically; nothing is lost.
terminal-unreachable = { $server } isn’t responding. Check the address, or try again in a moment.
terminal-no_server = { $server } isn’t a Byways server.
terminal-no_link = “{ $link }” doesn’t lead to a table. Links end in /table/… or /join/….
terminal-only_here = This table already has its seats, bots and options: leave them out.
terminal-no_screen = A table on a server can only be shown in a terminal.
terminal-no_name = Unknown word: { $word }.

# Keys

terminal-key-pick = pick
terminal-key-play = play it
terminal-key-turn = rotate
terminal-key-cancel = put back
terminal-key-undo = undo
terminal-key-redo = redo
terminal-key-restart = restart
terminal-key-reopen = take back my turn
terminal-key-agree = agree
terminal-key-decline = no
terminal-key-untell = correct the roll
terminal-key-end = end turn
terminal-key-hint = show me
terminal-key-say = say
terminal-key-score = score
terminal-key-boards = boards
terminal-key-type = type
terminal-key-help = help
terminal-key-leave = leave

terminal-help =
    Everything you can pick is in (brackets), what you have picked is in [square] ones; you are at ▸this◂.

      arrows, Tab      from one to the next
      Shift+arrows     over everything; Enter there tells you why not
      Enter            pick; when a move is ready: play it
      Space            pick, even where Enter would play
      R, Shift+R       rotate, rotate back
      Esc              put it back
      U, Y             undo, redo          X  start the turn over
      E                end the turn        O  take back a finished turn
      S                score, line by line, with its places
      B                next board          N  your next seat
      + −              larger, smaller     Ctrl+arrows  move the board
      :                type a move         H  show me good turns
      A                let a bot make one move
      P                correct the roll you typed
      K                ask to take back a final turn; J agrees, D says no
      C                say something at the table; F  resign
      L                what happened       G  the rules
      T                light or dark       W  save the record
      Q                leave

    The mouse works too: click what you would pick. Nothing is final until your turn ends.
