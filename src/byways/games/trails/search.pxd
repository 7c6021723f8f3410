cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.trails.core cimport count_loops, fits, goes_on, lay_cell, mark_ends, mix, stretch, touched
from byways.games.trails.layout cimport *
from byways.games.trails.value cimport expect, judge, keep_sums

cdef int board_at(int* q, int level, int number) noexcept
cdef int search(int* b, int* t, int* x, int* q, short* w, int* v, short* a) noexcept
cdef void _redo(int* b, int* t, int* q, int level, int number, int forth) noexcept
@cython.locals(apart=cython.bint)
cdef void _expand(int* b, int* t, int* x, int* q, short* w, int* v, short* a, int level, int number) noexcept
cdef void _try_hand(int* b, int* t, int* x, int* q, short* w, int* v, short* a, int level, int number, int cell, int way, int anyhow) noexcept
cdef void _try(int* b, int* t, int* x, int* q, short* w, int* v, short* a, int level, int number, int slot, int cell, int way, int put) noexcept
cpdef int find_turn(int[::1] area, int[::1] tables, int[::1] notes, int[::1] plan, short[::1] weights, int[::1] heads, short[::1] sums)
