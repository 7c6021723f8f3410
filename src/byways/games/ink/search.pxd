cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.ink.beam cimport end_turn, keep, pass_on, restore
from byways.games.ink.core cimport cross_off, draw, is_first, landing, list_ways, may_erupt
from byways.games.ink.layout cimport *
from byways.games.ink.routes cimport score
from byways.games.ink.value cimport look, remember, value

cdef int search(int* b, int* t, int* s, short* w, int* v, short* a, int* q)
cdef void _remember(int* b, int* t, int* s, short* w, short* a, int* q)
cdef void _go_on(int* b, int* t, int* s, short* w, int* v, short* a, int* q, int group, int rank)
cdef void _begin(int* b, int* t, int* s, short* w, int* v, short* a, int* q, int group, int number)
cdef int _list_volcanoes(int* b, int* t, int* s) noexcept
cdef void _fall(int* b, int* t, int* s, short* w, int* v, short* a, int* q, int number)
cdef void _pour_nothing(int* q, int special) noexcept
cdef int _draw_dice(int* b, int* t, int* s, short* w, int* v, short* a, int* q, int group, int number)
cdef int _try(int* b, int* t, int* s, short* w, int* v, short* a, int* q, int group, int parent, int source, int piece)
cdef int _narrow(int* b, int* s, int* q, int count) noexcept
cdef void _weigh_first(int* b, int* t, int* s, short* w, int* v, short* a, int* q, int group, int parent, int source, int piece, int count)
cdef void _value_all(int* b, int* t, int* s, short* w, int* v, short* a, int* q, int count)
cdef void _uncross(int* b, int* t, int special) noexcept
cdef void _weigh(int* b, int* t, int* s, short* w, int* v, short* a, int* q, int group, int parent, int source, int count)
cpdef int find_turns(int[::1] board, int[::1] table, int[::1] notes, short[::1] weights, int[::1] heads, short[::1] sums, int[::1] plan)
cpdef take_turn(int[::1] table, int[::1] plan, int turn, int[::1] board)
