cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.trails.core cimport count_loops, fits, lay_cell, mark_ends, stretch, touched
from byways.games.trails.layout cimport *

cdef void walk(int* b, int* t, int* x, int* y, int depth, int used) noexcept
cdef void _place(int* b, int* t, int* x, int* y, int depth, int used, int cell, int way, int slot) noexcept
cdef void _place_last(int* b, int* t, int* x, int* y, int cell, int way, int slot) noexcept
cdef void _compare(int* y, int peak, int value) noexcept
cpdef int survey(int[::1] area, int[::1] tables, int[::1] notes, int[::1] found)
