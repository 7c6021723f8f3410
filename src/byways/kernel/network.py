"""Things that hang together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

N = TypeVar("N", bound=Hashable)


def components(nodes: Iterable[N], neighbours: Callable[[N], Iterable[N]]) -> list[list[N]]:
    """Groups *nodes* by what can be reached from them, in the order in which they are met.

    Neighbours outside *nodes* are passed over.

    >>> components([1, 2, 5, 3], lambda n: [n - 1, n + 1])
    [[1, 2, 3], [5]]
    """
    unseen = dict.fromkeys(nodes)
    found: list[list[N]] = []
    while unseen:
        first = next(iter(unseen))
        del unseen[first]
        group = [first]
        for node in group:
            for other in neighbours(node):
                if other in unseen:
                    del unseen[other]
                    group.append(other)
        found.append(group)
    return found
