"""Where everything lies in the buffers of the core. The compiler gets its numbers from here, too."""

# The table: whose turn it is, hands, and the grid, with everything that a search changes and takes back.
VARIANT = 0
SEATS = 1
KINDS = 2
WIDE = 3  # cells in a row of the grid
CELLS = 4
SEAT = 5  # whose turn it is, counted from 0
STARTER = 6
LAST = 7  # who laid the latest card
OPENS = 8  # how many cells can be laid in, as far as their rims say
LAID = 9
ROOM = 10  # cells of the field that are still empty
PASSES = 11
PILE = 12
OVER = 13
WINNERS = 14  # one bit a seat
TOGETHER = 15
ENDS = 16  # open road ends
HASH = 17  # and the next one
NOTED = 19  # how many changes can be taken back
UNSEEN = 20  # how many cards the seat that thinks has not seen
VIEWER = 21
CHANCE = 22  # the state of the random numbers
NOTES_AT = 23
PILE_AT = 24
UNSEEN_AT = 25
HELD = 30  # for each of six seats
OUT = 36
SKIPS = 42
HAND = 50  # for each of six seats 24 kinds
GRID = 200  # rims in eight bits, then what is taken or off the field; then places in OPEN; then OPEN

TAKEN = 256
OFF = 512
SEATS_MOST = 6
KINDS_MOST = 24

# The tables of a deck.
LEGAL = 0  # for each kind and rim which of four turns fit
FIRST = 6144  # the same for the first card
SIDES = 12288  # for each kind, turn and side: 1 blank, 2 and 3 roads
ROADS = 12672  # for each kind how many sides have a road
JOINS = 12696  # for each rim how many sides call for a road
TABLES = 12952

# The tree: nodes of eight numbers each.
NODE = 8
ACTION = 0
CHILD = 1
NEXT = 2
VISITS = 3
WORTH = 4
MOVER = 5
TRIED = 6  # the kinds of card for which there are children
SEEN = 7

SHARE = 60  # what a whole win is worth
SKIPPING = 1000000000
UNSOLVED = 9
SOLVED_NODES = 0
SOLVED_LIMIT = 1
SOLVED_MASK = 2
SOLVED_LISTS = 3  # where the lists of moves begin
SOLVED_END = 4
SOLVED_COUNT = 5  # how many moves there are to compare
SOLVED_TABLE = 8
