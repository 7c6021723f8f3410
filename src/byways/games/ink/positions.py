"""One sheet as text, at the moment when the dice of a round are to be rolled.

``edition=2020 expansions=lava round=3 used=s1,s4 | b1=H-H- d4=LLLL``
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from byways.kernel.facts import Options
from byways.kernel.protocol import Refusal
from byways.kernel.scene import Spot, Text
from byways.kernel.sketch import Offer, Positions, Sketch

from .components import CRATER, EMPTY, VOLCANO, box
from .die_sides import side
from .notation import SPECIALS, cell_name
from .options import LAVA, METEOR, Rules, choose
from .placing import clashes, facing
from .rules import Ink
from .scene import strokes
from .state import Desk, Sheet, State

HEADS = ("edition", "expansions", "round", "used", "meteor")


def write(game: Ink, state: State) -> str | None:
    """Writes a position; ``None`` with several seats or once the dice have fallen."""
    if len(state.desks) != 1 or state.faces:
        return None
    sheet, rules = state.desks[0].sheet, game.rules
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
    return survey(text, options).sound()


def survey(text: str, options: Options) -> Sketch:
    """Reads a position as far as it can be read, and says what is wrong with the rest."""
    heads, cells = _parts(text)
    faults: list[Refusal] = []
    found = _heads(heads, faults)
    complete = _options(found, options, faults)
    rules = Rules(complete["edition"], LAVA in complete["expansions"], METEOR in complete["expansions"])
    round_ = _round(found.get("round", "1"), rules, faults)
    used, hit = _used(found.get("used"), faults), _hit(found, rules, faults)
    sheet = Sheet(_cells(cells, rules, faults), (0,) * box().board.size, used, hit)
    faults += _clashing(sheet)
    return Sketch(complete, State(round_, (), (), None, (Desk(sheet, sheet),)), tuple(faults))


def _parts(text: str) -> tuple[list[str], list[str]]:
    """Gets the words before the bar and those behind it; without a bar they may be mixed."""
    front, bar, back = text.partition("|")
    words = front.split()
    if bar:
        return words, back.split()
    heads = [word for word in words if word.partition("=")[0] in HEADS]
    return heads, [word for word in words if word not in heads]


def _heads(words: list[str], faults: list[Refusal]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if key not in HEADS or not equals or key in found:
            faults.append(_bad("ink.position.word", word))
        else:
            found[key] = value
    return found


def _options(found: Mapping[str, str], options: Options, faults: list[Refusal]) -> dict[str, Any]:
    """Joins the options in the text with those asked for; they may not contradict each other."""
    complete = dict(options)
    if "edition" in found:
        edition = found["edition"]
        if edition not in box().editions:
            faults.append(_bad("ink.position.word", f"edition={edition}"))
        elif options.get("edition", edition) != edition:
            faults.append(_bad("ink.position.options", f"edition={edition}"))
        else:
            complete["edition"] = edition
    if "expansions" in found:
        names = found["expansions"].split(",")
        if len(set(names)) != len(names) or not set(names) <= {LAVA, METEOR}:
            faults.append(_bad("ink.position.word", f"expansions={found['expansions']}"))
        elif set(options.get("expansions", names)) != set(names):
            faults.append(_bad("ink.position.options", f"expansions={found['expansions']}"))
        else:
            complete["expansions"] = sorted(names)
    return {"edition": "2020", "expansions": [], "draft": False, **complete}


def _round(text: str, rules: Rules, faults: list[Refusal]) -> int:
    if text in map(str, range(1, rules.rounds + 2)):
        return int(text)
    faults.append(_bad("ink.position.word", f"round={text}"))
    return 1


def _used(text: str | None, faults: list[Refusal]) -> tuple[str, ...]:
    names = text.split(",") if text is not None else []
    if len(set(names)) == len(names) and set(names) <= set(SPECIALS) and len(names) <= box().max_specials:
        return tuple(sorted(names))
    faults.append(_bad("ink.position.word", f"used={text}"))
    return ()


def _hit(found: Mapping[str, str], rules: Rules, faults: list[Refusal]) -> int:
    if "meteor" not in found:
        return box().start
    if rules.meteor and found["meteor"] in box().board.number:
        return box().board.number[found["meteor"]]
    faults.append(_bad("ink.position.word", f"meteor={found['meteor']}"))
    return box().start


def _cells(words: list[str], rules: Rules, faults: list[Refusal]) -> tuple[str, ...]:
    cells = [EMPTY] * box().board.size
    for word in words:
        name, _, text = word.partition("=")
        if name not in box().board.number or cells[box().board.number[name]]:
            known = (name,) if name in box().board.number else ()
            faults.append(_bad("ink.position.word", word, *known))
        elif not _can_stand(text, rules):
            faults.append(_bad("ink.position.drawing", word, name))
        else:
            cells[box().board.number[name]] = text
    return tuple(cells)


def _can_stand(text: str, rules: Rules) -> bool:
    if text == CRATER:
        return rules.meteor
    return text in box().tiles and (rules.lava or "L" not in text)


def _clashing(sheet: Sheet) -> list[Refusal]:
    wrong = [
        cell_name(cell)
        for cell, text in enumerate(sheet.cells)
        if text not in (EMPTY, CRATER) and clashes(text, facing(sheet.cells, cell))
    ]
    return [Refusal("ink.lay.kind", tuple(wrong))] if wrong else []


def _bad(code: str, word: str, *refs: str) -> Refusal:
    return Refusal(code, refs, {"word": word[:80]})


# Entered place by place


def _offers(sketch: Sketch, place: str) -> tuple[Offer, ...]:
    """Gets every drawing of these rules, those that clash with a neighbour last."""
    if place not in box().board.number:
        return ()
    expansions = sketch.options["expansions"]
    rules = Rules(sketch.options["edition"], LAVA in expansions, METEOR in expansions)
    around = facing(sketch.state.desks[0].sheet.cells, box().board.number[place])
    found = []
    for piece, lays in {**box().lays, "volcano": (VOLCANO,), "crater": (CRATER,)}.items():
        texts = [text for text in lays if _can_stand(text, rules)]
        good = [text for text in texts if text == CRATER or not clashes(text, around)]
        if texts:
            ways = dict.fromkeys((*good, *texts))
            entries = tuple(f"{place}={text}" for text in ways)
            found.append(Offer(_piece(piece, texts[0]), entries, len(good)))
    return tuple(found)


def _piece(piece: str, text: str) -> Spot:
    if piece in box().lays:
        return replace(side(piece), ref=piece)
    return Spot(piece, Text("ink.drawn", {"word": piece}), (0, 0), shape="die", strokes=strokes(text))


def _put(text: str, place: str, entry: str) -> str:
    words = text.split()
    at = next((i for i, word in enumerate(words) if word.partition("=")[0] == place), len(words))
    return " ".join([*words[:at], *([entry] if entry else []), *words[at + 1 :]])


POSITIONS = Positions(
    settings=("edition", "expansions"),
    example="b1=H-H- b2=HH-- c2=-H-H",
    make=lambda options, rules: Ink(choose(options, 1, rules)),
    write=write,
    read=read,
    sketch=survey,
    offers=_offers,
    put=_put,
)
