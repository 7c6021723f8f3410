cimport cython
from byways.games.ink.layout cimport *
from byways.games.ink.routes cimport root, score

cdef int look(int* b, int* t, int* s) noexcept
cdef int _see_cells(int* b, int* t, int* s) noexcept
cdef int _see_frontier(int* b, int* t, int* s, int n) noexcept
cdef int _see_exits(int* b, int* t, int* s, int n) noexcept
cdef int _see_largest(int* s, int n) noexcept
cdef int guess(int* s, int n, short* w, int* v, short* a, int head) noexcept
cdef int value(int* b, int* t, int* s, short* w, int* v, short* a, int head, int played)
