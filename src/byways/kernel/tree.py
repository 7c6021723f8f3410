"""All legal moves of a seat in a few numbered nodes, sent once instead of asked for word by word."""

from __future__ import annotations

from dataclasses import dataclass

from .choice import Choices, among
from .moves import Moves
from .protocol import Path, Ref
from .rng import Rng, pick

COMPLETE = -1
"""Stands in a node where the picks so far are a move."""

SET = -2
"""Stands in a node beside the words that are left of a move, to be picked in any order, each once."""

Node = tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Tree:
    """What can be picked, from the first word to the last; equal continuations are written once."""

    nodes: tuple[Node, ...]
    """Each entry is the number of a node and the words that lead to it, with spaces between them.

    Nodes come after those that they lead to, so the last one is where picking begins.
    Instead of a number there can be :data:`COMPLETE` (without words) or :data:`SET`.
    """

    def choices(self, picked: Path = ()) -> Choices:
        """Gets what can be picked next."""
        node, left = self.nodes[-1], picked
        while left and not _is_set(node):
            found = next((child for child, words in node if child >= 0 and left[0] in words.split(" ")), None)
            if found is None:
                return Choices((), False)
            node, left = self.nodes[found], left[1:]
        if _is_set(node):
            return among((frozenset(words.split(" ")) for _, words in node), left)
        offered = [word for child, words in node if child >= 0 for word in words.split(" ")]
        return Choices(tuple(sorted(offered)), any(child == COMPLETE for child, _ in node))


def _is_set(node: Node) -> bool:
    return any(child == SET for child, _ in node)


def tree_of(every: Moves, sets: frozenset[Ref], limit: int) -> Tree | None:
    """Gets moves as people pick them: where words are a set, in any order.

    ``None`` where nodes and words together are more than *limit*: then it is better asked word by word.
    """
    numbering = _Numbering(sets, limit)
    try:
        numbering.number(every, first=True)
    except _TooLarge:
        return None
    return Tree(tuple(numbering.nodes))


class _TooLarge(Exception):
    """Raised once a tree is larger than it may be."""


class _Numbering:
    """Nodes with their numbers, those that are alike only once."""

    def __init__(self, sets: frozenset[Ref], limit: int) -> None:
        self.sets = sets
        self.left = limit
        self.nodes: dict[Node, int] = {}
        self._known: dict[int, int] = {}
        """The numbers of branches by their identities: all belong to one tree, which is alive meanwhile."""

    def number(self, rest: Moves, *, first: bool = False) -> int:
        """Gets the number of a node, after those that it leads to have got theirs."""
        number = self._known.get(id(rest))
        if number is None:
            node = [(COMPLETE, "")] if rest.complete else []
            if not first and len(set(map(id, rest.next.values()))) == 1:
                # All words go on alike: most nodes are such.
                node.append((self.number(next(iter(rest.next.values()))), " ".join(rest.next)))
            else:
                leads = self._leads(rest, first)
                node += [(child, " ".join(words)) for child, words in leads.items()]
            number = self._known[id(rest)] = self._add(tuple(node), len(rest.next) + rest.complete)
        return number

    def _add(self, node: Node, words: int) -> int:
        if node not in self.nodes:
            self.left -= 1 + words
            if self.left < 0:
                raise _TooLarge
        return self.nodes.setdefault(node, len(self.nodes))

    def _leads(self, rest: Moves, first: bool) -> dict[int, list[Ref]]:
        """Gets the nodes that come next, with the words that lead to each."""
        leads: dict[int, list[Ref]] = {}
        for word, way in rest.next.items():
            if first and word in self.sets:
                paths = [*way.paths()]
                node = tuple((SET, " ".join(path)) for path in paths)
                leads.setdefault(self._add(node, sum(map(len, paths))), []).append(word)
            else:
                number = self._known.get(id(way))
                leads.setdefault(self.number(way) if number is None else number, []).append(word)
        return leads


def any_path(tree: Tree, rng: Rng) -> Path:
    """Gets a move at random, word by word."""
    path: Path = ()
    node = tree.nodes[-1]
    while True:
        child, words = pick(rng, node)
        if child == COMPLETE:
            return path
        if child == SET:
            return (*path, *words.split(" "))
        path = (*path, pick(rng, words.split(" ")))
        node = tree.nodes[child]
