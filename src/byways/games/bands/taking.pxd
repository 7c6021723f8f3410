cimport cython
from byways.kernel.uncompiled cimport at

from byways.games.bands.layout cimport *

cdef int desk(int seat) noexcept
cdef void _flood(int* s, int* t, int* x, int seat) noexcept
cdef int _plots(int* s, int* t, int* x, int seat) noexcept
cdef void judge(int* s, int* t, int* x, int seat, int shape) noexcept
cdef int _collect(int* s, int* t, int* x, int seat, int shape) noexcept
cdef void _add_effects(int* s, int* t, int* x, int seat, int shape) noexcept
cdef void _add_drawings(int* s, int* t, int* x, int seat) noexcept
cdef void put_on(int* s, int* t, int* x, int seat, int shape) noexcept
cdef void _move_ends(int* s, int* t, int seat, int shape) noexcept
cdef int complete_drawings(int* s, int* t) noexcept
cdef int label_areas(int* s, int* t, int* x, int seat) noexcept
cdef int total(int* s, int* t, int* x, int seat) noexcept
cdef int totems(int* s, int* t, int seat, int kind) noexcept
cdef int artifacts(int* s, int* t, int seat, int kind) noexcept
cpdef int find_total(int[::1] table, int[::1] tables, int[::1] notes, int seat)
