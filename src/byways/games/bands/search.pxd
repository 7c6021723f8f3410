cimport cython
from byways.games.bands.core cimport act, below, cards_left, in_pile, missing, touches
from byways.games.bands.taking cimport artifacts, desk, judge, label_areas, total
from byways.games.bands.layout cimport *

cdef int last_turn(int* s, int* t) noexcept
cdef int card_worth(int* s, int* t, int seat) noexcept
cdef int crystal_worth(int* s, int* t, int seat) noexcept
cdef int _sector_hope(int* s, int* t, int seat, int sector) noexcept
cdef int _line_worth(int* s, int* t, int seat, int line) noexcept
cdef int _ahead(int* s, int* t, int seat, int peg, int deep) noexcept
cdef int _hope(int* s, int* t, int seat, int shape) noexcept
cdef int _closer(int* s, int* t, int seat, int shape) noexcept
cdef int _bonus(int* s, int* t, int* x, int seat) noexcept
cdef int _more_areas(int* s, int* t, int* x, int seat) noexcept
cdef int worth(int* s, int* t, int* x, int seat, int shape) noexcept
cdef int _denial(int* s, int* t, int* x, int seat) noexcept
cdef int survey(int* s, int* t, int* x, int* m, int most) noexcept
cdef void _wish(int* s, int* t, int* x, int seat, int shape, int value) noexcept
cdef int best_take(int* s, int* t, int* x) noexcept
cdef int policy(int* s, int* t, int* x, int* m) noexcept
cdef int prospects(int* s, int* t, int* x, int seat) noexcept
cdef int _distance(int* s, int* t, int seat) noexcept
cdef int outlook(int* s, int* t, int* x, int seat) noexcept
cdef int play_on(int* s, int* t, int* x, int* m, int move, int rounds) noexcept
cpdef int try_move(int[::1] table, int[::1] tables, int[::1] notes, int[::1] lists, int move, int rounds)
cpdef int move_at_once(int[::1] table, int[::1] tables, int[::1] notes, int[::1] lists)
cpdef int find_bands(int[::1] table, int[::1] tables, int[::1] notes, int[::1] lists, int most)
