cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.ink.layout cimport *
from byways.games.ink.routes cimport root, score

cdef int look(int* b, int* t, int* s, int played) noexcept
cdef int _see_lava(int* b, int* t, int* s, int n) noexcept
cdef int _see_cells(int* b, int* t, int* s) noexcept
cdef int _see_frontier(int* b, int* t, int* s, int n) noexcept
cdef int _see_exits(int* b, int* t, int* s, int n) noexcept
cdef int _see_largest(int* s, int n) noexcept
@cython.locals(base=cython.Py_ssize_t, j=cython.Py_ssize_t)
cdef void remember(int* s, int n, short* w, short* a) noexcept
@cython.locals(base=cython.Py_ssize_t, j=cython.Py_ssize_t)
cdef void _change(int* s, int n, short* w, short* a) noexcept
@cython.locals(row=cython.Py_ssize_t, j=cython.Py_ssize_t)
cdef int guess(int* s, int n, short* w, int* v, short* a, int head) noexcept
cdef int value(int* b, int* t, int* s, short* w, int* v, short* a, int head, int played)
cpdef int find_features(int[::1] board, int[::1] table, int[::1] notes, int played)
