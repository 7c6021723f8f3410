cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.ink.core cimport cross_off, draw, is_first, list_ways
from byways.games.ink.layout cimport *
from byways.games.ink.routes cimport score

cdef void walk(int* b, int* t, int* s, int* y, int played, int depth, int drawn, int special)
cdef int _try(int* b, int* t, int* s, int* y, int played, int depth, int drawn, int special, int source, int piece)
cdef int _is_new(int* y, int one, int two) noexcept
cdef void _note(int* y, int here, int depth, int played) noexcept
cdef void _compare(int* y, int peak, int value, int depth) noexcept
cpdef int survey(int[::1] board, int[::1] table, int[::1] notes, int[::1] found, int played, int special)
