"""One area as text, for scoring: ``camps H@0,0 K@2,0 | t024@2,-1e t001@3,1s*``.

Camps first, then cards in the order laid; ``*`` after a card is its token.
"""

from __future__ import annotations

import re
from typing import Any

from byways.kernel.facts import Options
from byways.kernel.geometry.square import Cell, read_unbounded
from byways.kernel.protocol import Refusal, UnreadablePosition

from .components import DECKS, KINDS, box, camp_cells, card_cells, deck
from .ground import Camp, Laid
from .notation import cell_name
from .options import Rules, choose
from .placing import refuse_cover, refuse_token
from .state import Area, Desk, State

_CAMP = re.compile(r"([A-Za-z]+)@([-0-9,]+)\Z")
_CARD = re.compile(r"([A-Za-z0-9]+)@([-0-9,]+)([eswn])(\*?)\Z")


def write(state: State) -> str | None:
    """Writes a position; ``None`` with several seats, without a camp, or where a camp covers a card."""
    area = state.desks[0].area
    if len(state.desks) != 1 or not area.camps:
        return None
    camps = area.ground.camps
    if any(cell in camps for laid in area.cards for cell in card_cells(laid.cell, laid.direction)):
        return None
    words = ["camps", *(f"{camp.kind}@{cell_name(camp.cell)}" for camp in area.camps), "|"]
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
    front, _, back = text.partition("|")
    head, *camps = front.split() or [""]
    if head != "camps":
        raise _bad("trails.position.word", head)
    complete = _options(back.split(), options)
    rules = choose(complete, 1, position=True)
    area = Area()
    for word in camps:
        area = _with_camp(area, word)
    for word in back.split():
        area = _with_card(area, word, rules)
    return complete, State(box().rounds + 1, 1, 0, (), (Desk(area, area),))


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


def _with_camp(area: Area, word: str) -> Area:
    match = _CAMP.match(word)
    if match is None or match[1] not in KINDS:
        raise _bad("trails.position.word", word)
    kind, cell = match[1], _cell(match[2], word)
    if kind in area.ground.homes:
        raise _bad("trails.position.camp_twice", word, kind)
    for refusal in refuse_cover(area.ground, camp_cells(cell)):
        raise UnreadablePosition(refusal)
    return area.with_camp(Camp(kind, cell))


def _with_card(area: Area, word: str, rules: Rules) -> Area:
    match = _CARD.match(word)
    if match is None:
        raise _bad("trails.position.word", word)
    card, cell, direction, token = match[1], _cell(match[2], word), match[3], match[4]
    if card not in deck(rules.decks):
        raise _bad("trails.position.card", word, card)
    refusals = refuse_cover(area.ground, card_cells(cell, direction))
    for refusal in (*refusals, *(refuse_token(card, rules) if token else ())):
        raise UnreadablePosition(refusal)
    return area.with_card(Laid(card, cell, direction, rules.animal_map.shown(card) if token else ""))


def _cell(text: str, word: str) -> Cell:
    try:
        return read_unbounded(text)
    except ValueError:
        raise _bad("trails.position.word", word) from None


def _bad(code: str, word: str, *refs: str) -> UnreadablePosition:
    return UnreadablePosition(Refusal(code, refs, (("word", word[:80]),)))
