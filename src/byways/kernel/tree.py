"""All legal moves of a seat as one small tree of words, to be told once instead of asked word by word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from .choice import Choices, legal
from .protocol import A, Game, Path, Ref, S, Seat, Unordered, V

COMPLETE = -1
"""Stands in a node where the picks so far are a move."""

SET = -2
"""Stands in a node beside the words that are left of a move, to be picked in any order, each once."""

Node = tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Tree:
    """What can be picked, from the first word to the last; what goes on alike is written once."""

    nodes: tuple[Node, ...]
    """Each entry is the number of a node and the words that lead to it, with spaces between them.

    Nodes come after those that they lead to, so the last one is where picking begins.
    Instead of a number there can be :data:`COMPLETE` (without words) or :data:`SET`.
    """

    def choices(self, picked: Path = ()) -> Choices:
        """Gets what can be picked next."""
        node = self.nodes[-1]
        for i, word in enumerate(picked):
            if any(child == SET for child, _ in node):
                return _choices_of_set(node, picked[i:])
            found = next((child for child, words in node if child >= 0 and word in words.split(" ")), None)
            if found is None:
                return Choices((), False)
            node = self.nodes[found]
        if any(child == SET for child, _ in node):
            return _choices_of_set(node, ())
        words = [word for child, words in node if child >= 0 for word in words.split(" ")]
        return Choices(tuple(sorted(words)), any(child == COMPLETE for child, _ in node))


def _choices_of_set(node: Node, picked: Path) -> Choices:
    named, found, complete = set(picked), set[Ref](), False
    if len(named) == len(picked):
        for _, words in node:
            move = set(words.split(" "))
            if named <= move:
                found |= move - named
                complete |= named == move
    return Choices(tuple(sorted(found)), complete)


class _Branch(dict[Ref, "_Branch"]):
    """Words and what can follow them, not yet shared."""

    __slots__ = ("complete", "sets")

    def __init__(self) -> None:
        self.complete = False
        self.sets: list[str] = []


def choice_tree(game: Game[S, A, V], state: S, seat: Seat, limit: int) -> Tree | None:
    """Gets all that *seat* can pick, as people pick it: where words are a set, in any order.

    ``None`` where there are more than *limit* moves, or where nodes and words together
    are more than that: then it is better asked word by word.
    """
    paths = [game.path(action) for action in islice(legal(game, state, seat), limit + 1)]
    if len(paths) > limit:
        return None
    root = _Branch()
    for path in paths:
        branch = root
        for i, word in enumerate(path):
            branch = branch.setdefault(word, _Branch())
            if i == 0 and len(path) > 1 and isinstance(game, Unordered) and game.unordered(word):
                branch.sets.append(" ".join(path[1:]))
                break
        else:
            branch.complete = True
    numbers: dict[Node, int] = {}
    _number(root, numbers)
    size = sum(1 + sum(words.count(" ") + 1 for _, words in node) for node in numbers)
    return Tree(tuple(numbers)) if size <= limit else None


def _number(branch: _Branch, numbers: dict[Node, int]) -> int:
    """Gets the number of a node, after those that it leads to have got theirs."""
    node = tuple(_entries(branch, numbers))
    return numbers.setdefault(node, len(numbers))


def _entries(branch: _Branch, numbers: dict[Node, int]) -> Iterator[tuple[int, str]]:
    leads: dict[int, list[Ref]] = {}
    for word, rest in branch.items():
        leads.setdefault(_number(rest, numbers), []).append(word)
    if branch.complete:
        yield COMPLETE, ""
    yield from ((SET, words) for words in branch.sets)
    yield from ((child, " ".join(words)) for child, words in leads.items())
