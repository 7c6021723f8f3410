cimport cython
from byways.kernel.uncompiled cimport at
from libc.math cimport log, sqrt
from byways.games.roads.core cimport act, below, list_all, list_moves, share, take_back, ways
from byways.games.roads.layout cimport *

cdef void imagine(int* s) noexcept
cdef int leaning(int* s, int* t, int action) noexcept
cdef int any_move(int* s, int* t) noexcept
cdef void play_out(int* s, int* t) noexcept
cdef void _grow(int* s, int* t, int* n, int node, int* m) noexcept
@cython.locals(best=double, visits=double, value=double)
cdef int _choose(int* s, int* n, int node) noexcept
cdef int think(int* s, int* t, int* n, int* m, int* path, int times) noexcept
cdef int at_once(int* s, int* t, int* m) noexcept
cdef int _value(int* s) noexcept
@cython.locals(first=cython.bint, known=cython.bint)
cdef int solve(int* s, int* t, int* m, int at, int low, int high) noexcept
cdef void _sort(int* s, int* t, int* m, int at, int count) noexcept
cdef int solve_root(int* s, int* t, int* m, int limit, int every) noexcept
cpdef int grow_tree(int[::1] table, int[::1] tables, int[::1] tree, int[::1] memory, int[::1] path, int times)
cpdef int look_once(int[::1] table, int[::1] tables, int[::1] memory)
cpdef deal_known(int[::1] table)
cpdef int find_solution(int[::1] table, int[::1] tables, int[::1] memory, int limit, int every)
