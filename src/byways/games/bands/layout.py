"""Where everything lies in the buffers of the core. The compiler gets its numbers from here, too."""

# The tables of a board: what the scenario says, where the lists begin, and where those of the table begin.
PEGS = 0
LINES = 1
SECTORS = 2
ALLOWED = 3
SEATS = 4
SURROUND = 5
ON_LINES = 6
ROW_SIZE = 7
OWN_DECK = 8
TAKE_SIZE = 9
PLOT = 10
PENALTY = 11
HAND_IN = 12
END_SCORE = 13
END_ROUNDS = 14
END_DRAWINGS = 15
END_BANDS = 16
ATTACH = 17  # 0 an own peg, 1 the head, 2 nothing
ANYWHERE = 18
GLOW = 19
EDGE = 20  # prizes of the first, the second … at the opposite edge, 0 after the last
WITH_EDGE = 24
WITH_DRAWINGS = 25
WITH_PLOTS = 26
WITH_CROSSING = 27
WITH_ARTIFACT = 28
AREA_POINTS = 29
TOTEM_POINTS = 30
SET_POINTS = 31
TOTEM_KINDS = 32
ARTIFACT_KINDS = 33
DRAWINGS = 34
COLOUR_AT = 40
START_AT = 41  # for each peg the seats that may begin there, one bit each
TARGET_AT = 42
SHAPE_AT = 43
ALLOWED_AT = 44
SECTOR_AT = 45
LINE_AT = 46
AROUND_AT = 47  # for each peg where its list of sectors begins: how many, then which
LINKS_AT = 48  # for each peg where its list of lines begins: how many, then line and other peg
FAR_AT = 49  # for each seat and peg how many lines it is to the opposite edge
OWNER_AT = 50  # for each peg the seats with a band on it
COVER_AT = 51  # for each line the seats whose bands cover it
FIRST_AT = 52  # for each sector who took it first, counted from 1
HELD_AT = 53  # for each sector the seats that have explored or surrounded it
CROSS_AT = 54  # for each line who took what lay there, counted from 1
ENDS_AT = 55  # for each peg the seats whose chain goes on there
USED_AT = 56  # for each shape the seats that have put on a band there
SIZE = 57
TABLES = 64

SHAPE = 16  # how many pegs and which, how many sectors and which, how many lines and which, the line
SHAPE_SECTORS = 5
SHAPE_LINES = 8
SHAPE_LINE = 13
SECTOR = 16
TREASURE = 0
CRYSTALS = 1
DRAWING = 2
TOTEM = 3
USABLE = 4
CORNER = 5
SIDE = 8
BEHIND = 11
LINE = 3  # treasure, crystals, artifact
ARTIFACT = 2

# The table.
SEAT = 0
ROUND = 1
ACTIONS = 2
BOUGHT = 3
MUST_ACT = 4
TAKING = 5
TRIGGERED = 6
ACTED = 7
IDLE = 8
ENDED = 9
ARRIVED = 10  # how many have reached the opposite edge
CHANCE = 11
ROW = 12
DECK = 20  # for each pile five colours
DISCARDS = 40
DESK = 64  # for each seat
DESK_SIZE = 32
HAND = 0
POINTS = 5
HOARD = 6  # crystals
BANDS = 7
REACHED = 8
TABLE = 192

# Notes of what a band would bring.
NEW_POINTS = 0  # for each seat
NEW_CRYSTALS = 4
NEW_LINE = 5
NEW_CARDS = 6
NEW_REACHED = 7
PAID = 8
LEFT = 10  # of the hand, by colour
WANT = 16  # how much a card of each colour is wished for
BEST_BAND = 24
BEST_WORTH = 25
BEST_TARGET = 26
NOISE = 27
PLAIN = 28
MARK = 64  # for each sector, then as many again twice for lists

INSIDE = 1
ENCLOSED = 2
OUTSIDE = 4
LABEL = 8
FRESH_LINE = 256

# Moves: a colour of the row, or one of these; a band is the number of its shape beyond the last.
TAKE_DECK = 5
BUY = 6
END = 7
BAND = 8

MAX_BANDS = 18
MAX_ROUNDS = 40
MAX_IDLE = 2
PRICE = 3
