ctypedef fused number:
    int
    short
    long long

cdef inline number* at(number[::1] buffer) noexcept:
    return &buffer[0]

cdef inline number* part(number[::1] buffer, int start) noexcept:
    return &buffer[start]
