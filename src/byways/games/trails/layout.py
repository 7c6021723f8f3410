"""Where everything lies in the buffers of the core. The compiler gets its numbers from here, too."""

# The area: a grid, what is near it, its camps.
WIDE = 96
CELLS = 9216
GRID = 0  # 0 empty, then faces from 1 on, camps, and what has a token on it
NEAR = 9216  # for each cell how many of it and its four neighbours are laid out
HOME = 18432  # for each kind the north-west cell of its camp, counted from 1
LOW_X = 18436
HIGH_X = 18437
LOW_Y = 18438
HIGH_Y = 18439
HASH = 18440  # and the next one
LATER = 18442  # how many cards are still to come
HAND = 18443  # how many cards
CARDS = 18444  # up to eight
SPECIES = 18452  # for each of them the animal that may stand on it, counted from 1, or 0
GOALS = 18460  # how many, then of each six numbers
GOAL = 18461
ENTER = 18500  # for each cell the sides over which open trails would enter it, with their kinds, one bit each
AREA = 27716

CAMP = 200
TOKEN = 1024
KINDS = 3

GOAL_SIZE = 6
MEASURE = 0
WORD = 1
NEED = 2  # how much is needed; 0 for a goal of the end
PRIZE = 3  # what meeting it, or leading in it, is worth
RIVAL = 4  # the most that a rival has of it

# The tables: the faces, the cards, how likely gaps are closed.
KIND = 0  # for each face and side
EXIT = 240
LONG = 480
FACE = 720  # for each card and direction the faces of its two cells
HOPE = 1800  # for each gap between two ends how likely it is closed, in thousandths
ANIMALS = 1840  # points for so many species
STEP = 1860
FADE = 1870  # for so many cards to come how much of what is open can be closed, in thousandths
MOST = 1900  # and how many pairs of ends, in quarters
TABLES = 1930
FAR = 30

# Notes: open ends of one camp, and what is known of the trails of each kind.
ENDS = 0  # how many, then each
END = 4  # an end: its cell, its length, whether something is to be covered there, the side it enters
NEXT = 40  # for each kind the pair that counts next
SUMMED = 48  # for each kind a summary
BEFORE = 80  # the same before a card was laid
SEEN = 112  # how many features, then each
NOTES = 240

SUMMARY = 10
POINTS = 0
LOOPS = 1
LONGEST = 2
TOTAL = 3
PAIRS = 4  # how many pairs of open ends, then what each promises, the most first
ALL = 7  # all kinds, one bit each
RUNS = 4096  # a mark of ENTER: trails of the first kind run through the cell; then those of the others

# The search: boards that are kept, level by level.
WIDTH = 0
DEPTH = 1
JUDGE = 2  # who judges
BY_HOPES = 0
BY_SCORE = 1
BY_NET = 2
KEPT = 12  # for each level how many
LATERS = 20  # for each level what stands in LATER
BOARDS = 32
BOARD = 12
VALUE = 0
PARENT = 1
SLOT = 2
CELL = 3
WAY = 4
PUT = 5
USED = 6
MIXED = 7  # and the next one
MADE = 9  # points, without hopes

# The survey of all whole turns.
LIMIT = 0  # how many turns are looked at, at most,
FOUND = 1  # how many there are, one more than the limit if they are more,
CARDS_LEFT = 2  # how many cards are still to be placed,
PATH = 8  # of each card slot, cell and direction,
PEAKS = 24  # for each kind and for all together: the best, the best of the rest, how many reach it,
PEAK = 460  # then 64 × 7: slot, cell and direction of up to two cards
PEAKS_END = 1864

# The net: what it sees of an area, and its shape.
SEES_PLACE = 0  # how two ends lie to each other, in four lengths
SEES_PAIR = 1920  # gap, length, how many are covered, which pair of its camp
SEES_END = 3000  # kind, length, whether it is covered
SEES_NEAR = 3072  # what lies around it, whether it is covered, length
SEES_LOOPS = 3126  # kind, so many
SEES_ENDS = 3144  # kind, so many
SEES_ABSENT = 3171  # kinds without a camp
FEATURES = 3174
HIDDEN = 64
SECOND = 32
HEADS = 11  # for two cards to come, four, and so on
HEAD = 65  # 32 biases of the second layer, 32 weights and the bias of the last
SUM_LIMIT = 4095  # activations are cut here
SUMS = 448  # of the area, then of each kind, then of each kind before a card was laid
POINT = 1024  # a point in what the net says
LESSON = 96
