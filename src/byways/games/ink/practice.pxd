cimport cython
from byways.kernel.uncompiled cimport at
from byways.games.ink.beam cimport restore
from byways.games.ink.core cimport begin, below, roll, shuffle
from byways.games.ink.layout cimport *
from byways.games.ink.routes cimport score
from byways.games.ink.search cimport search
from byways.games.ink.value cimport look

cpdef int practise(int[::1] board, int[::1] table, int[::1] notes, short[::1] weights, int[::1] heads, short[::1] sums, int[::1] plan, long long[::1] chance, int[::1] lessons)
cdef int _pick(int* q, long long* r) noexcept
cdef int _weight(int loss) noexcept
cpdef seed(long long[::1] chance, long long number)
