"""Lines that nobody should send, sent."""

from __future__ import annotations

from time import perf_counter

from byways.engine.lines import answer
from byways.engine.session import Session
from byways.i18n import say
from byways.kernel.codec import Json, dump
from byways.kernel.rng import Quick, Rng, pick, shuffled
from byways.registry import GAMES

from .progress import progress

JUNK: tuple[Json, ...] = (None, True, -1, 0, 1, 2, 10**30, 1.5, 1e308, "", "t1", "\ud800", "ж", "x" * 3000)
JUNK += ([], {}, [[]], ["done"], {"a": []})
DO: tuple[str, ...] = ("games", "new", "position", "legal", "choices", "why", "play", "undo")
DO += ("view", "score", "record", "load", "bot", "close", "quit")
FIELDS: tuple[str, ...] = ("id", "do", "game", "seats", "options", "seed", "chance", "table", "seat")
FIELDS += ("within", "picked", "move", "position", "record", "level", "seconds", "lang")


def send(lines: int, seed: str, lang: str) -> None:
    """Sends mutated requests and prints how they were answered.

    :raises AssertionError: an answer is not one object on one line.
    """
    rng, session = Quick(seed), Session()
    counts: dict[str, int] = {}
    start = perf_counter()
    with progress(lines) as show:
        for number in range(lines):
            line = _mutated(rng, dump(_request(rng, session)).encode("ascii"))
            reply = answer(session, line)
            assert "\n" not in dump(reply)
            error = reply.get("error")
            code = str(error["code"]) if isinstance(error, dict) else "answered"
            counts[code] = counts.get(code, 0) + 1
            if len(session.tables) > 50:
                session.answer({"do": "close", "table": next(iter(session.tables))})
            if number % 1000 == 0:
                show(number)
            if number % 20_000 == 0:
                session._chances.clear()
    seconds = perf_counter() - start
    print(say(lang, "cli.soaked", lines=lines, seconds=f"{seconds:.1f}"))
    for code in sorted(counts):
        print(f"  {code:<14} {counts[code]}")


def _request(rng: Rng, session: Session) -> dict[str, Json]:
    """Makes a request that is sensible except, perhaps, for a field or two."""
    tables = list(session.tables)
    facts = pick(rng, list(GAMES.values()))
    request: dict[str, Json] = {
        "id": rng.below(1000),
        "do": pick(rng, DO),
        "game": facts.name,
        "seats": facts.seats[0] + rng.below(2),
        "options": {},
        "table": pick(rng, tables) if tables else "t1",
        "seat": 1 + rng.below(2),
        "level": 1,
        "seconds": 0,
    }
    if tables:
        match = session.tables[str(request["table"])].match
        words = sorted(match.game.scene(match.view(None)).words) or ["done"]
        request["move"] = " ".join(pick(rng, words) for _ in range(1 + rng.below(3)))
    for name in shuffled(rng, FIELDS)[: rng.below(3)]:
        request[name] = pick(rng, JUNK)
    return request


def _mutated(rng: Rng, line: bytes) -> bytes:
    """Changes a few bytes of one line in two."""
    if rng.below(2):
        return line
    letters = bytearray(line)
    for _ in range(1 + rng.below(4)):
        at = rng.below(len(letters))
        match rng.below(3):
            case 0:
                letters[at] = rng.below(256)
            case 1:
                del letters[at : at + 1 + rng.below(5)]
            case _:
                letters[at:at] = letters[at : at + rng.below(20)]
        if not letters:
            break
    return bytes(letters)
