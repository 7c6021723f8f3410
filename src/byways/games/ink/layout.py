"""Where things stand in the flat buffers of the core. The compiler gets its numbers from here, too."""

from __future__ import annotations

# A board.
TILE = 0  # 49 cells: which drawing stands there
CODE = 49  # 49 cells: what the four neighbours show, four digits to the base 6
FRONT = 98  # the free cells that a route runs into, in no order
PLACE = 147  # 49 cells: where in FRONT, or -1
COUNT = 196  # how many cells stand in FRONT
USED = 197  # special routes that are crossed off, a bit each
SPENT = 198  # how many these are
HIT = 199  # the cell of the last meteor
HASH = 200  # two words of 31 bits
LONGEST = 202  # the longest highway, the longest railway
STALE = 204  # which of these two must be found anew, a bit each
GROWN = 205  # which of these two can only have grown, a bit each,
GROWN_AT = 206  # by what was drawn in this cell
BOARD = 208

# Digits of CODE: nothing is drawn there, highway, railway, a drawn cell's blank side, lava, a crater.
HIGHWAY = 1
RAILWAY = 2
BLANK_SIDE = 3
LAVA_SIDE = 4
CRATER_SIDE = 5
CODES = 1296

# Drawings: nothing, a crater, a volcano, then all that can be drawn.
CRATER_TILE = 1
VOLCANO_TILE = 2
TILES = 72

# Pieces: nine faces of route dice, six special routes, five faces of lava dice.
SPECIAL = 9
LAVA_FACE = 15
PIECES = 20

# Tables.
BESIDE = 0  # 49 × 4: the neighbour, or -1
BORDER = 196  # 49: the sides at the border, a bit each
CENTRE = 245  # 49: whether it counts as central
SIDES = 294  # 72 × 4: the digit that a drawing shows its neighbour
KINDS = 582  # 72: sides with highway, railway and lava, four bits each
GROUP = 654  # 72 × 4: which of the two routes of a drawing a side belongs to
POWER = 942  # 4: the weight of each digit
POINTS = 946  # 13: what a network is worth, by exits
EXIT = 959  # 12 × 2: cell and side of each exit
EXIT_KIND = 36340  # 12: the digit of its kind
EXIT_AT = 983  # 49: which exit opens into the cell, or -1
BITS = 1032  # 16: how many bits are set
ROLL = 1048  # 6 faces of a route die, 6 of the station die, 6 of a lava die
CRATER_POINTS = 1066
LAKE_POINTS = 1067
MAX_SPECIALS = 1068
START_CELL = 1069
MEANS = 1070  # 1296: sides that show highway, railway, lava, a crater, a blank, four bits each
MIX = 2366  # 72 × 49 × 2: words for the hash of a drawing in a cell
MIX_SPECIAL = 9422  # 6 × 2: the same for special routes
FITS = 9434  # 20 × 1296: how a piece can be drawn: 16 × the place in POOL + how many ways
POOL = 35354
QUAD = 36352  # 1296: the same code to the base 4, with lava as blank and craters as nothing
METEOR_ROLL = 37648  # 6 faces of the direction die, 6 of the distance die
TABLES = 37660

# What is played, a bit each.
CELLS_ONCE = 1  # the edition of 2019
WITH_LAVA = 2
WITH_METEOR = 4

# Notes made while scoring.
JOINED = 0  # 49: sides that are joined, in the bits of KINDS
ROOT = 49  # 98: what each route hangs on, two routes a cell
EXITS = 147  # 98: the exits of a network, at its root
OPEN = 245  # 98: its open ends
NETWORKS = 343  # roots of the networks that have an exit
NETWORK_COUNT = 391
LAKE = 392  # 49: what each lava cell hangs on
PARTS = 441  # networks, highway, railway, centre, errors, craters, lakes, largest lake
LINKS = 449  # 49: joined sides of one kind
SEEN = 498  # 49: marks
QUEUE = 547  # 49: cells
DEPTH = 596  # 49: steps
EFFORT = 645  # steps that the search for a longest route may still take
LENGTH = 646  # the best that it has found
GOAL = 647  # what cannot be beaten
DEAD = 648  # ends that can no longer be joined
OPEN_ENDS = 649  # ends that can
FROM = 768  # 49: the cell before
DICE = 700  # 6 pieces: four route dice, two lava dice; the meteor's direction (4: choose) and distance
LOG = 708  # 28 × 2: what a random game drew
WAYS = 832  # 49 × 8: how a piece can be drawn
FREE_ENDS = 1224  # 49: sides where a route may still go on
SEEN_FEATURES = 1273  # 160: features of a board
PARENT_FEATURES = 1440  # how many features a board had before something was drawn, then these
STAMP = 1610  # what marks these in MARKS
LAVA_OPEN = 1611  # lava sides that are open
MARKS = 1616  # one for each feature
NOTES = 21616
MUCH = 20000  # steps after which a route is found by sets of joins instead

# What the net sees of a board: where each kind of feature begins.
SEES_TILE = 0  # 72 × 49: a drawing in a cell
SEES_END = 3528  # 49 × 4 × 2 × 6: an open end, by kind and exits of its network
SEES_FRONT = 5880  # 49 × 256: a free cell that routes run into, by what its neighbours show
SEES_MEETING = 18424  # 49 × 10: such a cell where networks meet, by their exits
SEES_EXIT = 18914  # 12 × 14: an exit: free, blocked, or by its network's exits and whether that can grow
SEES_USED = 19082  # 6: special routes that are crossed off
SEES_SPENT = 19088  # 4: how many
SEES_LONGEST = 19092  # 2 × 28: the longest highway, the longest railway
SEES_CENTRE = 19148  # 10
SEES_DEAD = 19158  # 12: ends that can no longer be joined
SEES_OPEN = 19170  # 20: open ends
SEES_LARGEST = 19190  # 3 × 13 × 6: exits and open ends of the three largest networks
SEES_NETWORKS = 19424  # 8: how many networks have exits
SEES_BLOCKED = 19432  # 13: how many exits are blocked
SEES_GROWING = 19445  # 8: how many networks can grow
SEES_HIT = 19456  # 49: where the last meteor fell
SEES_LAKES = 19505  # 4: how many lakes are closed
SEES_LAKE = 19509  # 16: how large the largest lake is
SEES_LAVA = 19525  # 12: how many lava sides are open
SEES_SHORE = 19537  # 49 × 4 × 2: an open lava side, and whether the cell beyond it is free
FEATURES = 19936
MOST_FEATURES = 160  # at a time

# The net: the sum of one row for each feature, a layer for each round, one number.
HIDDEN = 128
SECOND = 32
HEAD = 65  # 32 biases of the second layer, 32 weights and the bias of the last
SUM_LIMIT = 4095  # activations are cut here
POINT = 1024  # a point in the value of a board

# The search for whole turns. Groups of boards: which dice are drawn, twice, and whether a special route is;
# then how far a turn has come that has drawn none of these dice, and whether a special route is crossed off.
GROUPS = 48
NOT_SETTLED = 32  # the meteor has still to fall
NOT_POURED = 34  # lava has still to be drawn,
ERUPTED = 36  # after a new volcano
POURED = 38  # the first lava die is drawn,
POURED_OTHER = 40  # the second is
VALUE = 0  # a found board: its value,
HASHED = 1  # its hash,
PARENT = 3  # the board it was made from: its number over all groups, -1 for the first,
MOVE = 4  # 128 × the drawing + the cell,
SOURCE = 5  # which die (0 to 3), or 4 + which special route, or one of these:
FROM_LAVA = 10  # a lava die (10, 11),
FROM_VOLCANO = 12  # a new volcano,
FROM_METEOR = 13  # a meteor from one of four sides (13 to 16); without MOVE (-1) it hit nothing,
FROM_SHIELD = 17  # a special route that wards it off (17 to 22),
FROM_NOTHING = 23
RECORD = 6
PLAYED = 0  # a plan: the bits of what is played,
JUDGE = 1  # which output of the net judges, -1 for none,
WIDTH = 2  # how many boards of a group are kept,
SPECIAL_WIDTH = 3  # how many of them try special routes,
ENDS_KEPT = 4  # how many whole turns are kept,
ENDS_COUNT = 5  # how many there are,
SEARCHES = 6  # how many searches there were,
LAST_WIDTH = 7  # in practice WIDTH
LAST_SPECIAL_WIDTH = 8  # and SPECIAL_WIDTH of the last round,
FIRST_WIDTH = 9  # and
FIRST_SPECIAL_WIDTH = 10  # of all others,
FIRST_HEAD = 11  # the output of the net for the end of the first round,
START = 12  # the group that a turn begins in,
NARROW = 13  # in how many ways a piece is drawn later than first, where nothing has changed; 0 for all,
SAME = 14  # whether board and output are those of the search before,
ROOT_BOARD = 15  # the first board without any die,
ENDS = 16  # 256 × 2: numbers and values of the turns, the best first,
KEPT = 528  # 48: how many boards are kept of each group,
CACHE = 576  # 16384 × 3: hashes of boards that have been valued,
CACHED = 16384  # a power of two
GOOD = 49728  # 72 × 49: drawings among the best on the first board, marked with the number of the search,
ROOT_WORTH = 53256  # 72 × 49: what they are worth there,
ROOT_KNOWN = 56784  # 20: for which pieces that is known,
ROOT_CODE = 56804  # 49: what the neighbours showed there,
RECORDS = 56864  # the boards of each group as records, then in full
LESSON = 176  # a lesson of practice: six numbers, then features
BOLD = 1056  # whether the game was played boldly, after six lessons
LESSONS = 1064

# The survey of all whole turns.
MOST = 0  # how many turns are looked at, at most,
FOUND = 1  # how many there are,
FULL = 2  # whether there is no more room,
HELD = 3  # how many boards stand in SEEN_BOARDS,
PATH = 8  # 8: the moves so far: 16384 × the source + 128 × the drawing + the cell,
PEAKS = 16  # 7 lines of the score, the last the sum: the best, the best of the rest, how many reach it,
PEAK = 648  # then 64 × 10 of their moves: how many, and which,
DEEP = 4560  # 6 × 640: for each depth a board, from 208 on its score, from 220 on ways to draw a piece,
LEVEL = 640
SEEN_BOARDS = 8400  # hashes of boards that have been looked at, two words each
ROOM = 1048576  # for so many, a power of two

# Many games side by side: of each
TURN = 0  # which die is drawn now, from 0 to 27,
ROLLED = 1  # 4: the dice of its round,
PIECE = 5  # what that die shows,
CHOICES = 6  # in how many ways it can be drawn
GAME = 8
