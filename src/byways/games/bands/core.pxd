cimport cython
from byways.games.bands.layout cimport *

@cython.locals(wide=cython.longlong)
cdef int below(int* s, int n) noexcept
cdef int desk(int seat) noexcept
cdef int touches(int* s, int* t, int seat, int shape) noexcept
cdef int missing(int* s, int* t, int* x, int seat, int shape) noexcept
cdef int may_band(int* s, int* t, int* x, int seat, int shape) noexcept
cdef void _flood(int* s, int* t, int* x, int seat) noexcept
cdef int _plots(int* s, int* t, int* x, int seat) noexcept
cdef void judge(int* s, int* t, int* x, int seat, int shape) noexcept
cdef int _collect(int* s, int* t, int* x, int seat, int shape) noexcept
cdef void _add_effects(int* s, int* t, int* x, int seat, int shape) noexcept
cdef void _add_drawings(int* s, int* t, int* x, int seat) noexcept
cdef void put_on(int* s, int* t, int* x, int seat, int shape) noexcept
cdef void _move_ends(int* s, int* t, int seat, int shape) noexcept
cdef int complete_drawings(int* s, int* t) noexcept
cdef void pay(int* s, int* t, int seat, int shape) noexcept
cdef int _pile(int* t, int seat) noexcept
cdef int in_pile(int* s, int* t, int seat) noexcept
cdef int cards_left(int* s, int* t) noexcept
cdef int draw(int* s, int* t, int seat) noexcept
cdef void _refill(int* s, int* t) noexcept
cdef void act(int* s, int* t, int* x, int move) noexcept
cdef void _end_turn(int* s, int* t) noexcept
cdef int label_areas(int* s, int* t, int* x, int seat) noexcept
cdef int total(int* s, int* t, int* x, int seat) noexcept
cdef int totems(int* s, int* t, int seat, int kind) noexcept
cdef int artifacts(int* s, int* t, int seat, int kind) noexcept
cpdef make_move(int[::1] table, int[::1] tables, int[::1] notes, int move)
cpdef int is_offered(int[::1] table, int[::1] tables, int[::1] notes, int shape)
cpdef int find_total(int[::1] table, int[::1] tables, int[::1] notes, int seat)
