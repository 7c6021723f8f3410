cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.bands.core cimport act, below, cards_left, in_pile, missing, touches
from byways.games.bands.taking cimport desk, label_areas, total
from byways.games.bands.value cimport chance, describe, progress, rank, standing
from byways.games.bands.worth cimport card_worth, last_turn, outlook, worth
from byways.games.bands.layout cimport *

cdef int survey(int* s, int* t, int* x, int* m, int most) noexcept
cdef void _wish(int* s, int* t, int* x, int seat, int shape, int value) noexcept
cdef int hand_size(int* s, int seat) noexcept
cdef int best_take(int* s, int* t, int* x) noexcept
cdef int policy(int* s, int* t, int* x, int* m) noexcept
cdef int play_on(int* s, int* t, int* x, int* m, int move, int rounds) noexcept
cdef int _promise(int* s, int* t, int* x, int* m, int seat) noexcept
cdef int _stand(int* s, int* t, int* x, int* m, int seat) noexcept
cpdef int try_move(int[::1] table, int[::1] tables, int[::1] notes, int[::1] lists, int move, int rounds)
cpdef int move_at_once(int[::1] table, int[::1] tables, int[::1] notes, int[::1] lists)
cpdef int find_bands(int[::1] table, int[::1] tables, int[::1] notes, int[::1] lists, int most)
cpdef int find_features(int[::1] table, int[::1] tables, int[::1] notes, int[::1] lists, int seat)
cpdef int final_rank(int[::1] table, int[::1] tables, int[::1] notes, int seat)
