# The table in the terminal, on a screen of its own

terminal-pick-first = Your turn: pick something in brackets.
terminal-pick-what = What shall go to { $place }?
terminal-pick-next = { $path } … what next?
terminal-turn-through = { $path }: way { $now } of { $all }. R turns, Enter takes it.
terminal-accept = { $path }: Enter plays it.
terminal-tell = Nature’s move, such as “{ $example }”:
terminal-type = A move, or its beginning:
terminal-tell-first = Roll or draw, then type it here.
terminal-over = The game is over. W saves it, Q leaves.
terminal-seat-turn = { $name }’s turn.
terminal-save = Save the record as:
terminal-no-record = The server gives the record once the game is over.
terminal-leave = Leave the table? Enter leaves, Esc stays, W saves the record first.
terminal-open = Press Enter to see your side.
terminal-close = Esc closes.
terminal-score-hint = ↑↓ line by line, its places light up; ←→ other players; Esc goes back.
terminal-small = The window is too small; 80 by 24 is enough.
terminal-offline = No connection. We try again by ourselves; nothing is lost.
terminal-unreachable = { $server } does not answer. Check the address, or try again in a moment.
terminal-no_server = { $server } is no Byways server.
terminal-no_link = “{ $link }” leads to no table. Links end in /table/… or /join/….
terminal-only_here = Seats, bots and options belong to the table’s own settings; a link needs none of them.
terminal-no_screen = A table on a server needs a terminal to be shown in.
terminal-no_name = This word is not known here: { $word }.

# Keys

terminal-key-pick = pick
terminal-key-play = play it
terminal-key-turn = turn
terminal-key-cancel = let go
terminal-key-undo = undo
terminal-key-redo = redo
terminal-key-restart = restart
terminal-key-reopen = take back my turn
terminal-key-untell = take back the roll
terminal-key-end = end turn
terminal-key-score = score
terminal-key-boards = boards
terminal-key-type = type
terminal-key-help = help
terminal-key-leave = leave

terminal-help =
    Everything you may pick is in (brackets); what you have picked is in [square] ones; you are at ▸this◂.

      arrows, Tab      from one of them to the next
      Shift+arrows     over everything; Enter there tells why it cannot be
      Enter            pick; on what is ready: play it
      Space            pick, even where Enter would play
      R, Shift+R       turn, turn back
      Esc              let go
      U, Y             undo, redo          X  begin the turn again
      E                end the turn        O  take your finished turn back
      S                score, line by line, with its places
      B                next board          N  next of your seats
      + −              larger, smaller     Ctrl+arrows  move the board
      :                type a move         A  let the bot make one move
      P                take back a roll that was typed wrongly
      L                what happened       G  the rules
      T                light or dark       W  save the record
      Q                leave

    The mouse works, too: click what you would pick. Nothing is final until your turn ends.
