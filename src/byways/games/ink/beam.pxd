cimport cython
from byways.games.ink.core cimport cross_off, draw
from byways.games.ink.layout cimport *

cdef void pass_on(int* q, int number, int group, int worth, int source) noexcept
cdef void keep(int* q, int group, int worth, int one, int two, int parent, int move, int source) noexcept
cdef void end_turn(int* q, int number) noexcept
cdef void restore(int* t, int* q, int number, int* b) noexcept
