cimport cython
from byways.kernel.uncompiled cimport at

from byways.games.trails.layout cimport *

@cython.locals(wide=cython.longlong)
cdef int mix(int number, int which) noexcept
cdef void lay_cell(int* b, int* t, int cell, int what) noexcept
cdef void stretch(int* b, int cell) noexcept
cdef void place_camp(int* b, int* t, int kind, int cell) noexcept
cdef int may_cover(int* b, int cell) noexcept
cdef int fits(int* b, int* t, int cell, int way) noexcept
cdef int camp_fits(int* b, int cell) noexcept
cdef int count_loops(int* b, int* t, int* x, int kinds) noexcept
cdef int camp_edge(int* b, int kind, int edge) noexcept
cdef void mark_ends(int* b, int* t, int marked) noexcept
cdef int touched(int* b, int cell) noexcept
cdef int goes_on(int* b, int* t, int cell, int face) noexcept
cdef void follow(int* b, int* t, int* x, int kind) noexcept
cdef int _bits(int number) noexcept
cdef void _pair(int* t, int* x, int at) noexcept
cdef int best_pair(int* t, int* x, int used) noexcept
cdef int promise(int* t, int* x, int one, int two) noexcept
cdef int hopes(int* t, int* x, int later) noexcept
cdef int measure(int* x, int what, int word) noexcept
cdef int goal_worth(int* b, int* x) noexcept
cdef int value(int* b, int* t, int* x, int judge, int kinds) noexcept
cpdef put_camp(int[::1] area, int[::1] tables, int kind, int cell)
cpdef put_cell(int[::1] area, int[::1] tables, int cell, int what)
cpdef int find_value(int[::1] area, int[::1] tables, int[::1] notes, int judge)
cpdef int is_fit(int[::1] area, int[::1] tables, int cell, int way)
cpdef int is_camp_fit(int[::1] area, int cell)
cpdef int find_measure(int[::1] notes, int what, int word)
