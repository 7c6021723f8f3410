hex-name = Hex
hex-about = Connect your two edges before the other does. There is always a winner.
hex-lure = One stone a turn, no dice, no draws.
hex-option-size = Size
hex-option-size-about = How many cells there are along each edge.
hex-board = The board
hex-cell = { $seat ->
    [0] { $cell }, empty
   *[other] { $cell }, taken by { $who }
}
hex-stage = Move { $move }
hex-goal = { $side ->
    [1] Connect the left edge with the right one.
    [2] Connect the upper edge with the lower one.
   *[other] The first player connects left and right, the second top and bottom.
}
hex-guide = Take any empty cell.
hex-took = { $who } takes { $place }.
hex-taken = { $place } is taken.
hex-outside = { $place } is not on the board.
hex-end = The edges are connected.
hex-score-connected = Connected
hex-score-connected-about = Whether your two edges are connected.
