"""One area as text, for scoring: ``camps H@0,0 K@2,0 | t024@2,-1e t001@3,1s*``.

Camps first, then cards in the order laid; ``*`` after a card is its token.
"""

from __future__ import annotations

import re
from typing import Any

from byways.kernel.facts import Options
from byways.kernel.geometry.square import Cell, read_unbounded
from byways.kernel.protocol import Refusal, UnreadablePosition
from byways.kernel.sketch import Offer, Positions, Sketch

from .components import DECKS, DIRECTIONS, KINDS, box, camp_cells, card_cells, deck
from .ground import Camp, Laid
from .notation import cell_name
from .options import Rules, choose
from .placing import refuse_cover, refuse_token
from .rules import Trails
from .scene import camp_card, card_spot
from .state import Area, Desk, State

CAMPS = "camps"
_CAMP = re.compile(r"([A-Za-z]+)@([-0-9,]+)\Z")
_CARD = re.compile(r"([A-Za-z0-9]+)@([-0-9,]+)([eswn])(\*?)\Z")


def write(game: Trails, state: State) -> str | None:
    """Writes a position; ``None`` with several seats, without a camp, or where a camp covers a card."""
    area = state.desks[0].area
    if len(state.desks) != 1 or not area.camps:
        return None
    camps = area.ground.camps
    if any(cell in camps for laid in area.cards for cell in card_cells(laid.cell, laid.direction)):
        return None
    words = [CAMPS, *(f"{camp.kind}@{cell_name(camp.cell)}" for camp in area.camps), "|"]
    words += [
        f"{laid.card}@{cell_name(laid.cell)}{laid.direction}{'*' if laid.token else ''}"
        for laid in area.cards
    ]
    return " ".join(words)


def read(text: str, options: Options) -> tuple[Options, State]:
    """Reads a position for the options asked for, which it may complete.

    The table is over: a position is there to be scored.

    :raises UnreadablePosition: no position, or one that cannot lie on a table.
    """
    if text.split("|")[0].split()[:1] != [CAMPS]:
        raise UnreadablePosition(_bad("trails.position.word", " ".join(text.split()[:1])))
    return survey(text, options).sound()


def survey(text: str, options: Options) -> Sketch:
    """Reads a position as far as it can be read, and says what is wrong with the rest."""
    front, _, back = text.partition("|")
    head, *camps = front.split() or [CAMPS]
    faults = [] if head == CAMPS else [_bad("trails.position.word", head)]
    complete = _options(back.split(), options)
    rules = choose(complete, 1, position=True)
    area = Area()
    for word in camps:
        area = _with_camp(area, word, faults)
    for word in back.split():
        area = _with_card(area, word, rules, faults)
    # Before the first camp it is the place for that one that is seen.
    step = 1 if area.camps else 0
    return Sketch(complete, State(box().rounds + 1, step, 0, (), (Desk(area, area),)), tuple(faults))


def _options(cards: list[str], options: Options) -> dict[str, Any]:
    """Completes the options: with tokens on the table it is a game with animals."""
    defaults = {
        "animals": False,
        "decks": None,
        "goals": None,
        "goal_set": "rebuilt",
        "animal_map": "by-shape",
    }
    complete: dict[str, Any] = {**defaults, **options}
    if any(word.endswith("*") for word in cards):
        complete["animals"] = options.get("animals", True)
    if any(word.startswith(DECKS[1]) for word in cards):
        complete["decks"] = options.get("decks") or len(DECKS)
    return complete


def _with_camp(area: Area, word: str, faults: list[Refusal]) -> Area:
    match = _CAMP.match(word)
    cell = _cell(match[2]) if match is not None else None
    if match is None or cell is None or match[1] not in KINDS:
        faults.append(_bad("trails.position.word", word))
    elif match[1] in area.ground.homes:
        faults.append(_bad("trails.position.camp_twice", word, match[1]))
    elif refusals := refuse_cover(area.ground, camp_cells(cell)):
        faults.extend(refusals)
    else:
        return area.with_camp(Camp(match[1], cell))
    return area


def _with_card(area: Area, word: str, rules: Rules, faults: list[Refusal]) -> Area:
    match = _CARD.match(word)
    cell = _cell(match[2]) if match is not None else None
    if match is None or cell is None:
        faults.append(_bad("trails.position.word", word))
        return area
    card, direction, token = match[1], match[3], match[4]
    if card not in deck(rules.decks):
        faults.append(_bad("trails.position.card", word, card))
        return area
    refusals = refuse_cover(area.ground, card_cells(cell, direction))
    if refusals := (*refusals, *(refuse_token(card, rules) if token else ())):
        faults.extend(refusals)
        return area
    return area.with_card(Laid(card, cell, direction, rules.animal_map.shown(card) if token else ""))


def _cell(text: str) -> Cell | None:
    try:
        return read_unbounded(text)
    except ValueError:
        return None


def _bad(code: str, word: str, *refs: str) -> Refusal:
    return Refusal(code, refs, {"word": word[:80]})


# Entered place by place


def _offers(sketch: Sketch, place: str) -> tuple[Offer, ...]:
    """Gets the camps that are not laid yet and all cards, each way that fits first."""
    cell = _cell(place)
    if cell is None:
        return ()
    ground = sketch.state.desks[0].area.ground
    rules = choose(sketch.options, 1, position=True)
    # In the text camps lie below all cards.
    free = not refuse_cover(ground, camp_cells(cell)) and ground.cells.keys().isdisjoint(camp_cells(cell))
    camps = [
        Offer(camp_card(kind, 0), (f"{kind}@{place}",), int(free))
        for kind in KINDS
        if kind not in ground.homes
    ]
    good = [way for way in DIRECTIONS if not refuse_cover(ground, card_cells(cell, way))]
    ways = [*good, *(way for way in DIRECTIONS if way not in good)]
    cards = [
        Offer(
            card_spot(card, card, 0),
            tuple(f"{card}@{place}{way}{token}" for way in ways for token in _tokens(card, rules)),
            len(good) * len(_tokens(card, rules)),
        )
        for card in deck(rules.decks)
    ]
    return (*camps, *cards)


def _tokens(card: str, rules: Rules) -> tuple[str, ...]:
    return ("",) if refuse_token(card, rules) else ("", "*")


def _put(text: str, place: str, entry: str) -> str:
    """Gets the text with a camp or a card more, wherever that lay before, or without what is on top."""
    front, _, back = text.partition("|")
    words, cards = front.split(), back.split()
    camps = words[1:] if words[:1] == [CAMPS] else words
    if not entry:
        return _written(*_without(camps, cards, place))
    piece = entry.partition("@")[0]
    camps = [word for word in camps if word.partition("@")[0] != piece]
    cards = [word for word in cards if word.partition("@")[0] != piece]
    if piece in KINDS:
        return _written([*camps, entry], cards)
    return _written(camps, [*cards, entry])


def _without(camps: list[str], cards: list[str], place: str) -> tuple[list[str], list[str]]:
    """Gets the words without what lies on top at a place."""
    spot = _cell(place)
    for i in range(len(cards) - 1, -1, -1):
        match = _CARD.match(cards[i])
        cell = _cell(match[2]) if match is not None else None
        if match is not None and cell is not None and spot in card_cells(cell, match[3]):
            return camps, cards[:i] + cards[i + 1 :]
    for word in camps:
        match = _CAMP.match(word)
        cell = _cell(match[2]) if match is not None else None
        if cell is not None and spot in camp_cells(cell):
            return [other for other in camps if other != word], cards
    return camps, cards


def _written(camps: list[str], cards: list[str]) -> str:
    return " ".join([CAMPS, *camps, *(("|", *cards) if cards else ())])


POSITIONS = Positions(
    settings=("animals", "decks", "animal_map"),
    example="camps H@0,0 K@3,0 | t028@0,2e t001@2,2s",
    make=lambda options, rules: Trails(choose(options, 1, position=True)),
    write=write,
    read=read,
    sketch=survey,
    offers=_offers,
    put=_put,
)
