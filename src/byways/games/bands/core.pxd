cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.bands.taking cimport desk, put_on
from byways.games.bands.layout cimport *

@cython.locals(wide=cython.longlong)
cdef int below(int* s, int n) noexcept
cdef int touches(int* s, int* t, int seat, int shape) noexcept
cdef int missing(int* s, int* t, int* x, int seat, int shape) noexcept
cdef int may_band(int* s, int* t, int* x, int seat, int shape) noexcept
cdef void pay(int* s, int* t, int seat, int shape) noexcept
cdef int _pile(int* t, int seat) noexcept
cdef int in_pile(int* s, int* t, int seat) noexcept
cdef int cards_left(int* s, int* t) noexcept
cdef int draw(int* s, int* t, int seat) noexcept
cdef void _refill(int* s, int* t) noexcept
cdef void act(int* s, int* t, int* x, int move) noexcept
cdef void _end_turn(int* s, int* t) noexcept
cpdef make_move(int[::1] table, int[::1] tables, int[::1] notes, int move)
cpdef int is_offered(int[::1] table, int[::1] tables, int[::1] notes, int shape)
