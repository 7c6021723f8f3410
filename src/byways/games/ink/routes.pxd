cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.ink.layout cimport *

cdef int score(int* b, int* t, int* s, int played)
cdef void join(int* b, int* t, int* s) noexcept
cdef void _unite(int* t, int* b, int* s, int cell, int side, int other) noexcept
cdef int root(int* s, int node) noexcept
cdef void count_exits(int* b, int* t, int* s) noexcept
cdef void count_lakes(int* b, int* t, int* s) noexcept
cdef int longest(int* b, int* t, int* s, int kind, int played)
cdef int _longer(int* b, int* t, int* s, int kind, int played)
cdef int _longest_by_sets(int* b, int* t, int* s, int kind, int played)
cdef void _longest_within(int* b, int* t, int* s, int first, int kind, int played) noexcept
cdef int _diameter(int* t, int* s, int first) noexcept
cdef void _longest_path(int* t, int* s, int size, int goal, int joins) noexcept
cdef void _walk_cells(int* t, int* s, int cell, int length, int size) noexcept
cdef void _longest_trail(int* t, int* s, int size, int goal) noexcept
cdef void _walk_joins(int* t, int* s, int cell, int length) noexcept
cpdef int tally(int[::1] board, int[::1] table, int[::1] notes, int played)
