cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.ink.layout cimport *
from byways.games.ink.routes cimport score

cdef void begin(int* b, int* t, int played) noexcept
cdef void draw(int* b, int* t, int cell, int tile) noexcept
cdef int _kinds(int sides) noexcept
cdef void cross_off(int* b, int* t, int special) noexcept
cdef void _reconsider(int* b, int* t, int cell) noexcept
cdef int ways(int* b, int* t, int piece) noexcept
cdef int way(int* b, int* t, int piece, int number) noexcept
cdef int lava_room(int* b, int* t, int* s) noexcept
cdef bint may_erupt(int* b, int* t, int cell) noexcept
cdef int landing(int* b, int* t, int side, int distance) noexcept
cdef void shuffle(long long* r, long long seed) noexcept
cdef int below(long long* r, int n) noexcept
cdef void roll(int* t, long long* r, int* s, int played) noexcept
cdef int random_game(int* b, int* t, int* s, long long* r, int played)
cpdef int random_games(int[::1] board, int[::1] table, int[::1] notes, long long[::1] chance, int played, int games)
cdef int is_first(int* s, int drawn, int die) noexcept
cdef int list_ways(int* b, int* t, int* s, int piece) noexcept
cpdef arrange(int[::1] board, int[::1] table, int[::1] tiles, int used, int hit)
cpdef int find_ways(int[::1] board, int[::1] table, int[::1] notes, int piece)
cpdef int find_landing(int[::1] board, int[::1] table, int side, int distance)
