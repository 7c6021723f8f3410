"""Picking a move word by word, without knowing the game; the browser's picker works alike.

The picks so far are a stack of levels: what was picked, and what may come next. Words that are only ways
to lay something ("ghosts") are turned through in place instead of being pointed at. Nothing is played
before it is accepted, except a button that is a whole move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from byways.kernel.choice import NO_SUCH_ACTION, Choices
from byways.kernel.protocol import Path, Refusal
from byways.kernel.scene import Scene

TRIES = 16
"""How many first words are tried for a place that was pointed at first."""


@dataclass(frozen=True, slots=True)
class Words:
    """What the words of a scene are."""

    ghosts: frozenset[str] = frozenset()
    board: frozenset[str] = frozenset()
    buttons: frozenset[str] = frozenset()
    verbs: frozenset[str] = frozenset()
    """Words that go without saying: what may follow them is pointed at instead."""

    end: str | None = None
    """The word that ends the turn; it is not tried when a place is pointed at first."""

    @classmethod
    def of(cls, scene: Scene) -> Words:
        kinds: dict[str, set[str]] = {}
        for area in scene.areas:
            kinds.setdefault(area.kind, set()).update(spot.ref for spot in area.spots if spot.ref)
        seen = {word for kind, words in kinds.items() if kind != "ghosts" for word in words}
        ghosts = frozenset(kinds.get("ghosts", set()) - seen)
        board, buttons = frozenset(kinds.get("board", ())), frozenset(kinds.get("bar", ()))
        spots = (spot for area in scene.areas for spot in area.spots)
        verbs = frozenset(spot.ref for spot in spots if spot.shape == "verb")
        return cls(ghosts, board, buttons, verbs, scene.end)


@dataclass(frozen=True, slots=True)
class _Level:
    picked: Path
    found: Choices
    beyond: Mapping[str, Path] = field(default_factory=dict)
    """What can be pointed at beyond its verbs, with all the words before it."""


class Picker:
    """What a person has picked, and what may come next. Slow answers that come too late are left out."""

    def __init__(
        self,
        choices: Callable[[Path], Awaitable[Choices]],
        why: Callable[[Path], Awaitable[Sequence[Refusal]]],
        play: Callable[[Path], Awaitable[None]],
        explain: Callable[[Sequence[Refusal]], None],
        change: Callable[[], None],
    ) -> None:
        self._choices, self._why, self._play = choices, why, play
        self._explain, self._change = explain, change
        self._words = Words()
        self._levels: tuple[_Level, ...] = (_Level((), Choices((), False)),)
        self._turned = 0
        self._wish: tuple[str, Path] | None = None
        self._moment = 0
        self._known: dict[Path, Choices] = {}

    def reset(self, first: Path, words: Words) -> None:
        """Begins anew with the first words that may be picked."""
        self._words = words
        self._known.clear()
        self._back((_Level((), Choices(first, False)),))

    async def see_beyond(self) -> None:
        """Finds what can be pointed at beyond the verbs that may come next."""
        level, found = self._top, dict[str, Path]()
        for verb in (word for word in level.found.next if word in self._words.verbs):
            path: Path = (*level.picked, verb)
            choices = await self._ask(path)
            # What must follow anyway is not pointed at, but for the last word of a move.
            while not choices.complete and len(choices.next) == 1:
                deeper = await self._ask((*path, choices.next[0]))
                if choices.next[0] in self._words.ghosts or not deeper.next:
                    break
                path, choices = (*path, choices.next[0]), deeper
            found = {**dict.fromkeys(choices.next, path), **found}
        if found and self._top is level:
            self._levels = (*self._levels[:-1], replace(level, beyond=found))
            self._change()

    @property
    def path(self) -> Path:
        """What is picked, in order, the way to lay it included."""
        return self.picked if self.ghost is None else (*self.picked, self.ghost)

    @property
    def picked(self) -> Path:
        return (self._wish[0],) if self._wish else self._top.picked

    @property
    def lit(self) -> Path:
        """What may be pointed at now. While something is turned, where else it could go."""
        if self._wish:
            return self._wish[1]
        shown = self._pointable(self._top)
        if shown or len(self._levels) < 2:
            return shown
        return tuple(word for word in self._pointable(self._levels[-2]) if word not in self._top.picked)

    @property
    def ways(self) -> Path:
        """The ways to lay what is picked."""
        return () if self._wish else tuple(w for w in self._top.found.next if w in self._words.ghosts)

    @property
    def ghost(self) -> str | None:
        """The way to lay it that is shown."""
        return self.ways[self._turned % len(self.ways)] if self.ways else None

    @property
    def turned(self) -> int:
        """Which way is shown, counted from 1."""
        return self._turned % len(self.ways) + 1 if self.ways else 0

    @property
    def place(self) -> str | None:
        """Where the ghost is: the last word on the board."""
        return next((word for word in reversed(self._top.picked) if word in self._words.board), None)

    @property
    def ready(self) -> bool:
        """Whether what is picked can be accepted."""
        return self._wish is None and (self._top.found.complete or self.ghost is not None)

    @property
    def wishing(self) -> bool:
        """Whether a place was pointed at first and waits for what goes there."""
        return self._wish is not None

    @property
    def empty(self) -> bool:
        return self._wish is None and not self._top.picked

    async def tap(self, word: str) -> None:
        """Somebody points at a word."""
        if self._wish:
            await self._grant(*self._wish, word)
            return
        top = self._top
        if word in self._pointable(top):
            await self._extend(self._levels, word)
        elif word == self.place and len(self.ways) > 1:
            self.turn(1)
        elif word in top.picked:
            at = top.picked.index(word)
            self._back(self._levels[: max(1, sum(len(level.picked) <= at for level in self._levels))])
        else:
            for deep in range(len(self._levels) - 1, 0, -1):
                if word in self._pointable(self._levels[deep - 1]):
                    await self._extend(self._levels[:deep], word)
                    return
            if self.empty and word not in self._words.buttons:
                await self._place_first(word)
            else:
                await self._refuse((*top.picked, word))

    def turn(self, by: int) -> None:
        """Shows the next way to lay it, or the one before."""
        if len(self.ways) > 1:
            self._turned = (self._turned + by) % len(self.ways)
            self._change()

    async def accept(self) -> None:
        """Plays what is picked, or goes on with the way that is shown."""
        if not self.ready:
            return
        if self.ghost is None:
            await self._finish(self._top.picked)
            return
        path, moment = self.path, self._next_moment()
        found = await self._ask(path)
        if moment != self._moment:
            return
        if found.complete and not found.next:
            await self._finish(path)
        else:
            self._back((*self._levels, _Level(path, found)))
            await self.see_beyond()

    def cancel(self) -> None:
        """Lets go of everything picked."""
        self._back(self._levels[:1])

    @property
    def _top(self) -> _Level:
        return self._levels[-1]

    def _pointable(self, level: _Level) -> Path:
        hidden = self._words.ghosts | self._words.verbs
        return (*(word for word in level.found.next if word not in hidden), *level.beyond)

    def _up_to(self, level: _Level, word: str) -> Path:
        """Gets all words up to one that can be pointed at, with what goes without saying."""
        before = level.picked if word in level.found.next else level.beyond.get(word, level.picked)
        return (*before, word)

    def _next_moment(self) -> int:
        self._moment += 1
        return self._moment

    def _back(self, levels: tuple[_Level, ...]) -> None:
        self._next_moment()
        self._levels = levels
        self._turned = 0
        self._wish = None
        self._change()

    async def _ask(self, path: Path) -> Choices:
        if path not in self._known:
            self._known[path] = await self._choices(path)
        return self._known[path]

    async def _extend(self, levels: tuple[_Level, ...], word: str) -> None:
        moment = self._next_moment()
        path = self._up_to(levels[-1], word)
        found = await self._ask(path)
        # Only one way to go on, and it must be gone: no need to point at it.
        while moment == self._moment and not found.complete and len(found.next) == 1:
            if found.next[0] in self._words.ghosts:
                break
            path = (*path, found.next[0])
            found = await self._ask(path)
        if moment != self._moment:
            return
        if not found.next and found.complete and len(path) == 1 and word in self._words.buttons:
            await self._finish(path)
        elif not found.next and not found.complete:
            await self._refuse(path)
        else:
            self._back((*levels, _Level(path, found)))
            await self.see_beyond()

    async def _finish(self, path: Path) -> None:
        self.cancel()
        await self._play(path)

    async def _place_first(self, word: str) -> None:
        """A place was pointed at before what goes there: offers what could."""
        moment = self._next_moment()
        firsts = [first for first in self._pointable(self._top) if first != self._words.end][:TRIES]
        offers = [first for first in firsts if word in (await self._ask(self._up_to(self._top, first))).next]
        if moment != self._moment:
            return
        if not offers:
            await self._refuse_place(firsts, word)
        elif len(offers) == 1:
            await self._both(offers[0], word)
        else:
            self._wish = (word, tuple(offers))
            self._change()

    async def _grant(self, place: str, offers: Path, word: str) -> None:
        if word in offers:
            await self._both(word, place)
            return
        self.cancel()
        if word != place:
            await self.tap(word)

    async def _both(self, first: str, place: str) -> None:
        moment = self._next_moment()
        path = self._up_to(self._levels[0], first)
        found = await self._ask(path)
        if moment == self._moment:
            self._wish = None
            await self._extend((*self._levels[:1], _Level(path, found)), place)

    async def _refuse(self, path: Path) -> None:
        moment = self._moment
        reasons = await self._why(path)
        if moment == self._moment:
            self._explain(reasons)

    async def _refuse_place(self, firsts: Sequence[str], word: str) -> None:
        """Nothing can go there: tells the reason that most of what could be picked would give."""
        moment = self._moment
        paths = [(*self._up_to(self._levels[0], first), word) for first in firsts] or [(word,)]
        heard = [await self._why(path) for path in paths]
        if moment == self._moment:
            self._explain(_commonest(heard))


def _commonest(heard: Sequence[Sequence[Refusal]]) -> Sequence[Refusal]:
    """Gets the reasons that were given most often; what says nothing comes last."""
    given = [reasons for reasons in heard if reasons]
    counts = Counter(reasons[0].code for reasons in given)
    counts[NO_SUCH_ACTION.code] = 0
    return max(given, key=lambda reasons: counts[reasons[0].code], default=())
