"""What may come of a position: its value, its best turns, how games from it end, which dice or cards help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from statistics import fmean, pstdev
from time import process_time
from typing import Any

from byways.bots import bot_for
from byways.kernel.bot import STAND_IN_LEVEL, Varied
from byways.kernel.protocol import NATURE, Game, Path, Ref, Seat
from byways.kernel.rng import Quick
from byways.kernel.scene import Area, tray

from .hints import hints, judged
from .review import outcome_for
from .turns import Advice

THROWS = 24
"""By so many moves of nature a position is judged in which nature moves next."""

GAMES = 60
COMPUTING = 3.0
"""From a position so many games are imagined to their end, as far as so many seconds of computing allow."""

SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Chances:
    """How imagined games ended."""

    games: int
    mean: float
    spread: float
    totals: tuple[tuple[int, int], ...]
    """Final scores with how often each came, the lowest first; empty where nobody plays for points."""

    wins: float
    """The share of them that *seat* won."""

    level: int
    """Of which level everybody played in them; what is expected counts on stronger play."""


@dataclass(frozen=True, slots=True)
class Help:
    """What is expected when a certain face or card comes up next."""

    word: Ref
    face: Area
    """What it looks like."""

    expected: float
    times: int
    """In how many imagined moves of nature it came up."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is thought of a position."""

    expected: float | None
    spread: float
    advice: Advice | None
    """The best turns, where *seat* is to act."""

    helps: tuple[Help, ...] = ()
    """What may come up next, the most helpful first; only where nature moves next."""

    chances: Chances | None = None
    """How games from here ended, everybody playing sensibly; ``None`` once it is over."""


def explore(game: Game[Any, Any, Any], view: Any, seat: Seat, count: int = 3, games: int = GAMES) -> Outlook:
    """Gets what is thought of a position, from what *seat* may know.

    What is expected and advised is the same each time; how many *games* are imagined depends on the machine.
    """
    found, started = _judged(game, view, seat, count), process_time()
    if not game.to_act(game.imagine(view, Quick(""))):
        return found
    for chances in islice(played_on(game, view, seat, repr(view)), games):
        found = replace(found, chances=chances)
        if process_time() - started > COMPUTING:
            break
    return found


def _judged(game: Game[Any, Any, Any], view: Any, seat: Seat, count: int) -> Outlook:
    state = game.imagine(view, Quick(repr(view)))
    acting = game.to_act(state)
    if seat in acting:
        advice = hints(game, view, seat, count)
        return Outlook(advice.turns[0].expected, advice.spread, advice)
    if NATURE not in acting:
        return Outlook(None, 0.0, None)
    values, fallen = [], list[Path]()
    rng = Quick(repr(view))
    for _ in range(THROWS):
        world, words = game.imagine(view, rng), list[Ref]()
        while NATURE in game.to_act(world):
            action = game.roll(world, rng)
            lots = game.lots(world)
            words += game.path(action)[len(lots.head) :] if lots.seat in (None, seat) else ()
            world, _ = game.apply(world, NATURE, action)
        opinion = judged(game, game.observe(world, seat), seat, 1) if seat in game.to_act(world) else None
        if opinion is None:
            return Outlook(None, 0.0, None)
        values.append(opinion.expected)
        fallen.append(tuple(words))
        spread = opinion.spread
    return Outlook(
        fmean(values), (pstdev(values) ** 2 + spread**2) ** 0.5, None, tuple(_helps(game, values, fallen))
    )


def _helps(game: Game[Any, Any, Any], values: list[float], fallen: list[Path]) -> Iterator[Help]:
    words = Counter(word for each in fallen for word in frozenset(each))
    found = []
    for word, times in words.items():
        if times > 1:
            face = game.facets.presentation.face(game, word)
            expected = fmean(value for value, each in zip(values, fallen, strict=True) if word in each)
            found.append(Help(word, tray(face.label, [face]), expected, times))
    yield from sorted(found, key=lambda each: (-each.expected, each.word))


def played_on(
    game: Game[Any, Any, Any],
    view: Any,
    seat: Seat,
    seed: str,
    level: int = STAND_IN_LEVEL,
    turn: Sequence[Path] = (),
) -> Iterator[Chances]:
    """Generates how imagined games from here ended, after each one. It never ends.

    They begin with a *turn* of *seat*; after it everybody plays at *level*.
    """
    rng = Quick(seed)
    results, totals, wins = list[float](), Counter[int](), 0.0
    while True:
        state = game.imagine(view, rng)
        for path in turn:
            state, _ = game.apply(state, seat, game.read(path))
        while acting := game.to_act(state):
            mover = min(acting)
            if mover == NATURE:
                action = game.roll(state, rng)
            else:
                luck = str(rng.below(1 << 30))
                bot = bot_for(game, level, luck)
                # Where nothing is hidden, all these games would be one.
                bot = bot.with_luck(luck) if isinstance(bot, Varied) else bot
                action = bot.choose(game, game.observe(state, mover), mover, SECONDS)
            state, _ = game.apply(state, mover, action)
        tally = game.tally(state, seat)
        wins += outcome_for(game, state, seat, scored=False)
        results.append(outcome_for(game, state, seat, tally.scored))
        if tally.scored:
            totals[tally.total] += 1
        yield Chances(
            len(results),
            fmean(results),
            pstdev(results),
            tuple(sorted(totals.items())),
            wins / len(results),
            level,
        )
