cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.roads.layout cimport *

cdef void put(int* s, int at, int value) noexcept
cdef void take_back(int* s, int noted) noexcept
@cython.locals(wide=cython.longlong)
cdef int below(int* s, int n) noexcept
cdef int beside(int* s, int cell, int side) noexcept
@cython.locals(x=cython.longlong)
cdef int mix(int number, int which) noexcept
cdef void stir(int* s, int number) noexcept
cdef void opened(int* s, int cell) noexcept
cdef void shut(int* s, int cell) noexcept
cdef int ways(int* s, int* t, int cell, int kind) noexcept
cdef int can_lay(int* s, int* t, int seat) noexcept
cdef void lay(int* s, int* t, int cell, int kind, int turned) noexcept
cdef void act(int* s, int* t, int action) noexcept
cdef void follow(int* s, int* t) noexcept
cdef void end(int* s, int winners) noexcept
cdef void _duel(int* s, int* t) noexcept
cdef void _last_to_lay(int* s, int* t) noexcept
cdef void _pile(int* s, int* t) noexcept
cdef void _rank(int* s, int finished) noexcept
cdef int share(int* s, int seat) noexcept
cdef int list_moves(int* s, int* t, int kind, int* m, int at) noexcept
cdef int list_all(int* s, int* t, int* m, int at) noexcept
cpdef make_move(int[::1] table, int[::1] tables, int action)
cpdef int find_moves(int[::1] table, int[::1] tables, int[::1] found)
cpdef unmake(int[::1] table, int noted)
