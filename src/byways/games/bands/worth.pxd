cimport cython
from byways.games.bands.taking cimport artifacts, desk, judge, total
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
cdef int prospects(int* s, int* t, int* x, int seat) noexcept
cdef int chain_ahead(int* s, int* t, int seat) noexcept
cdef int distance(int* s, int* t, int seat) noexcept
cdef int outlook(int* s, int* t, int* x, int seat) noexcept
