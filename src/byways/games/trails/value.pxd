cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.trails.core cimport best_pair, follow, goal_worth, value
from byways.games.trails.layout cimport *

cdef void see(int* b, int* t, int* x, int kind) noexcept
cdef int _laid(int* b, int* t, int cell) noexcept
cdef void _note(int* x, int feature) noexcept
cdef int _long(int length) noexcept
cdef void _see_pairs(int* t, int* x) noexcept
cdef int _place(int* x, int one, int two) noexcept
@cython.locals(row=cython.Py_ssize_t, j=cython.Py_ssize_t)
cdef int guess(int* x, short* w, int* v, short* a, int head) noexcept
@cython.locals(base=cython.Py_ssize_t, j=cython.Py_ssize_t)
cdef void _add_up(int* x, short* w, short* a, int sums) noexcept
cdef void keep_sums(int* x, short* a) noexcept
@cython.locals(base=cython.Py_ssize_t, j=cython.Py_ssize_t)
cdef int expect(int* b, int* t, int* x, short* w, int* v, short* a, int kinds) noexcept
cdef int judge(int* b, int* t, int* x, short* w, int* v, short* a, int who, int kinds) noexcept
cpdef int find_worth(int[::1] area, int[::1] tables, int[::1] notes, short[::1] weights, int[::1] heads, short[::1] sums, int who)
cpdef int find_features(int[::1] area, int[::1] tables, int[::1] notes, int kind)
