"""What is printed: trail cards, camps, goals, tokens, markers; hands to seal."""

from __future__ import annotations

from dataclasses import replace

from byways.kernel.facts import Options
from byways.kernel.paper import Dealt, Group, Paper, Part, Piece, Pieces
from byways.kernel.protocol import Path, Seat
from byways.kernel.scene import UNIT, Area, Spot, Stroke, Text, tray

from . import FACTS
from .animals import AnimalMap
from .components import KINDS, box, deck
from .goals import Goal
from .options import Rules, choose
from .scene import HALF, IN_A_ROW, camp_card, card_spot, goal_card

CARD, CAMP, GOAL, DISC = (60, 30), (60, 60), (60, 60), (18, 18)
SIGN = 30
"""How large the animal of a card is; the corners of its cells are always free."""

SLOT = 60
MARKERS = 4
GAP, LABEL = 10, 22


def _parts(given: Options, seats: int | None) -> tuple[Part, ...]:
    """Gets a box for so many players, for four if that is not known."""
    players = box().seats_for_a_deck if seats is None else seats
    rules = choose(FACTS.options(given), players, position=True)
    cards = tuple(_card(card, rules.animal_map) for card in deck(rules.decks))
    camps = tuple(_camp(kind, players) for kind in KINDS)
    goals = tuple(_goal(goal, rules) for goal in rules.goal_set.goals)
    tokens = tuple(_token(species, count) for species, count in rules.animal_map.tokens.items())
    markers = tuple(_marker(seat) for seat in range(1, players + 1))
    return (
        Pieces("cards", Text("trails.paper.cards"), CARD, (Group(cards),), Text("trails.name")),
        Pieces("camps", Text("trails.paper.camps"), CAMP, (Group(camps),), Text("trails.name")),
        Pieces("goals", Text("trails.goals"), GOAL, (Group(goals),), Text("trails.goals")),
        Pieces("tokens", Text("trails.paper.tokens"), DISC, (Group(tokens),), round=True),
        Pieces("markers", Text("trails.paper.markers"), DISC, (Group(markers),), round=True),
    )


def _card(card: str, animals: AnimalMap) -> Piece:
    drawn = replace(card_spot("", card, 0), shape="bare", text="")
    spots = (drawn, *_animal(animals.shown(card)))
    return Piece(card, tray(drawn.label, spots), corner=card)


def _animal(species: str) -> tuple[Spot, ...]:
    """Gets the small sign between the cells of a card that shows an animal."""
    if not species:
        return ()
    sign = Stroke(species, ((SIGN // 2, SIGN // 2),))
    return (Spot("", Text("trails.paper.tokens"), (UNIT - SIGN // 2, 2), (SIGN, SIGN), "bare", (sign,)),)


def _camp(kind: str, players: int) -> Piece:
    spot = replace(camp_card(kind, 0), ref="", shape="bare", text="")
    return Piece(f"camp {kind}", tray(spot.label, [spot]), copies=players)


def _goal(goal: Goal, rules: Rules) -> Piece:
    """A goal with a slot for the markers of each rank."""
    values = rules.goal_set.slots[goal.sort]
    left = (2 * UNIT - len(values) * SLOT) // 2
    label = goal.text
    slots = tuple(
        Spot("", label, (left + i * SLOT, 0), (SLOT, SLOT), "cell", text=str(points))
        for i, points in enumerate(values)
    )
    return Piece(goal.name, Area("tray", label, (2 * UNIT, SLOT + 10), slots), body=label)


def _token(species: str, count: int) -> Piece:
    sign = Stroke(species, ((HALF // 2, HALF // 2),))
    spot = Spot("", Text("trails.paper.tokens"), (5, 5), (HALF, HALF), "bare", (sign,))
    return Piece(species, Area("tray", spot.label, (HALF + 10, HALF + 10), (spot,)), copies=count)


def _marker(seat: int) -> Piece:
    mark = (f"seat{seat}",)
    spot = Spot("", Text("trails.paper.markers"), (10, 10), (80, 80), "bare", text=str(seat), marks=mark)
    return Piece(f"marker {seat}", Area("tray", spot.label, (UNIT, UNIT), (spot,)), copies=MARKERS)


def _dealt(options: Options, path: Path) -> Dealt | None:
    match path:
        case ("deal", seat, *cards):
            spots = tuple(spot for number, card in enumerate(cards) for spot in _held(card, number))
            return Dealt(tray(Text("trails.tray"), spots), Seat(int(seat)))
        case ("goals", *names):
            goals = [choose(options, 2).goal_set.named(name) for name in names]
            spots = tuple(
                replace(goal_card(goal), at=(number * (2 * UNIT + GAP), 0))
                for number, goal in enumerate(goals)
                if goal is not None
            )
            return Dealt(tray(Text("trails.goals"), spots))
    return None


def _held(card: str, number: int) -> tuple[Spot, Spot]:
    """Gets a card of a hand and its name below it."""
    x, y = number % IN_A_ROW * (2 * UNIT + GAP), number // IN_A_ROW * (UNIT + LABEL + GAP)
    spot = replace(card_spot("", card, 0), at=(x, y))
    return spot, Spot("", spot.label, (x, y + UNIT), (2 * UNIT, LABEL), "bare", text=card)


PAPER = Paper(_parts, _dealt)
