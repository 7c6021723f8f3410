"""One sheet as text, at the moment when the dice of a round are to be rolled.

``edition=2020 expansions=lava round=3 used=s1,s4 | b1=H-H- d4=LLLL``
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from byways.kernel.facts import Options
from byways.kernel.protocol import Refusal, UnreadablePosition

from .components import CRATER, EMPTY, box
from .notation import SPECIALS, cell_name
from .options import LAVA, METEOR, Rules
from .placing import clashes, facing
from .state import Desk, Sheet, State

HEADS = ("edition", "expansions", "round", "used", "meteor")


def write(state: State, rules: Rules) -> str | None:
    """Writes a position; ``None`` with several seats or once the dice have fallen."""
    if len(state.desks) != 1 or state.faces:
        return None
    sheet = state.desks[0].sheet
    expansions = [name for name, played in ((LAVA, rules.lava), (METEOR, rules.meteor)) if played]
    heads = [f"edition={rules.edition}"]
    if expansions:
        heads.append(f"expansions={','.join(expansions)}")
    heads.append(f"round={state.round}")
    if sheet.used:
        heads.append(f"used={','.join(sheet.used)}")
    if rules.meteor:
        heads.append(f"meteor={cell_name(sheet.hit)}")
    return " ".join([*heads, "|", *write_cells(sheet)])


def write_cells(sheet: Sheet) -> list[str]:
    """Writes the drawn cells, sorted: ``b1=H-H-``."""
    return sorted(f"{cell_name(cell)}={text}" for cell, text in enumerate(sheet.cells) if text)


def read(text: str, options: Options) -> tuple[Options, State]:
    """Reads a position for the options asked for, which it may complete.

    :raises UnreadablePosition: no position, or one that contradicts the options or cannot be drawn.
    """
    front, bar, back = text.partition("|")
    words = front.split()
    if bar:
        heads, cells = words, back.split()
    else:
        heads = [word for word in words if word.partition("=")[0] in HEADS]
        cells = [word for word in words if word not in heads]
    found = _heads(heads)
    complete = _options(found, options)
    rules = Rules(complete["edition"], LAVA in complete["expansions"], METEOR in complete["expansions"])
    round_ = _round(found.get("round", "1"), rules)
    sheet = Sheet(_cells(cells, rules), (0,) * box().board.size, _used(found.get("used")), _hit(found, rules))
    _check_neighbours(sheet)
    return complete, State(round_, (), (), None, (Desk(sheet, sheet),))


def _heads(words: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if key not in HEADS or not equals or key in found:
            raise _bad("ink.position.word", word)
        found[key] = value
    return found


def _options(found: Mapping[str, str], options: Options) -> dict[str, Any]:
    """Joins the options in the text with those asked for; they may not contradict each other."""
    complete = dict(options)
    if "edition" in found:
        if (
            found["edition"] not in box().editions
            or options.get("edition", found["edition"]) != found["edition"]
        ):
            raise _bad("ink.position.word", f"edition={found['edition']}")
        complete["edition"] = found["edition"]
    if "expansions" in found:
        names = found["expansions"].split(",")
        if len(set(names)) != len(names) or not set(names) <= {LAVA, METEOR}:
            raise _bad("ink.position.word", f"expansions={found['expansions']}")
        if set(options.get("expansions", names)) != set(names):
            raise _bad("ink.position.word", f"expansions={found['expansions']}")
        complete["expansions"] = sorted(names)
    return {"edition": "2020", "expansions": [], "draft": False, **complete}


def _round(text: str, rules: Rules) -> int:
    last = rules.rounds + 1
    if text not in map(str, range(1, last + 1)):
        raise _bad("ink.position.word", f"round={text}")
    return int(text)


def _used(text: str | None) -> tuple[str, ...]:
    names = text.split(",") if text is not None else []
    if len(set(names)) != len(names) or not set(names) <= set(SPECIALS) or len(names) > box().max_specials:
        raise _bad("ink.position.word", f"used={text}")
    return tuple(sorted(names))


def _hit(found: Mapping[str, str], rules: Rules) -> int:
    if "meteor" not in found:
        return box().start
    if not rules.meteor or found["meteor"] not in box().board.number:
        raise _bad("ink.position.word", f"meteor={found['meteor']}")
    return box().board.number[found["meteor"]]


def _cells(words: list[str], rules: Rules) -> tuple[str, ...]:
    cells = [EMPTY] * box().board.size
    for word in words:
        name, _, text = word.partition("=")
        if name not in box().board.number or cells[box().board.number[name]]:
            raise _bad("ink.position.word", word)
        played = rules.meteor if text == CRATER else rules.lava or "L" not in text
        if not played or (text != CRATER and text not in box().tiles):
            raise _bad("ink.position.drawing", word, name)
        cells[box().board.number[name]] = text
    return tuple(cells)


def _check_neighbours(sheet: Sheet) -> None:
    wrong = [
        cell
        for cell, text in enumerate(sheet.cells)
        if text not in (EMPTY, CRATER) and clashes(text, facing(sheet.cells, cell))
    ]
    if wrong:
        raise UnreadablePosition(Refusal("ink.lay.kind", tuple(map(cell_name, wrong))))


def _bad(code: str, word: str, *refs: str) -> UnreadablePosition:
    return UnreadablePosition(Refusal(code, refs, (("word", word[:80]),)))
