cimport cython
from byways.kernel.uncompiled cimport at, part
from byways.games.ink.core cimport begin, below, draw, roll, shuffle, way, ways
from byways.games.ink.layout cimport *
from byways.games.ink.routes cimport score

cdef void _open(int* b, int* t, int* s, long long* r, int* g) noexcept
cdef bint _look(int* b, int* t, int* s, long long* r, int* g) noexcept
cpdef begin_games(int[::1] boards, int[::1] table, int[::1] notes, int[::1] games, long long[::1] chances, long long first, int count)
cpdef int step_games(int[::1] boards, int[::1] table, int[::1] notes, int[::1] games, long long[::1] chances, int[::1] actions, int[::1] points, int[::1] over, bint count_all, int count)
@cython.locals(b=cython.p_int, t=cython.p_int, choices=int, drawn=int)
cpdef list_ways(int[::1] boards, int[::1] table, int[::1] games, int[::1] found, int wide, int count)
