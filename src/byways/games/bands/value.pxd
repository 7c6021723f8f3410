cimport cython
from libc.math cimport exp
from byways.games.bands.taking cimport artifacts, complete_drawings, desk, total, totems
from byways.games.bands.worth cimport chain_ahead, distance
from byways.games.bands.layout cimport *

cdef int progress(int* s, int* t) noexcept
cdef void describe(int* s, int* t, int* x, int seat) noexcept
cdef void _describe_sectors(int* s, int* t, int* x, int seat) noexcept
cdef void _describe_lines(int* s, int* t, int* x, int seat) noexcept
cdef int standing(int* s, int* t, int* x) noexcept
cdef int rank(int* s, int* t, int* x, int seat) noexcept
cdef int chance(int logit) noexcept
