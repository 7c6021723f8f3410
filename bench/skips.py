"""How often variant 3 of ``roads`` is decided at all: ``python bench/skips.py classic 100``, or ``lanes``.

Games at random, and games in which one side or both do nothing but leave as few open road ends as they can,
since only who finds none that fits has to skip. Needs nothing but Python.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from byways.games.roads.network import calls
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES

PLAYERS = ("random", "closing")


def choose(player: str, match: Match[Any, Any, Any], seat: Seat, rng: Quick) -> Any:
    actions = list(legal(match.game, match.state, seat))
    if player == "random":
        return pick(rng, actions)
    return min(actions, key=lambda action: _open_ends(match.game.apply(match.state, seat, action)[0]))


def _open_ends(state: Any) -> int:
    return sum(map(calls, state.network.rims.values()))


def play(deck: str, players: tuple[str, str], number: int) -> frozenset[Seat]:
    """Plays a game and gets who has won."""
    match = Match.start(GAMES["roads"].create({"variant": 3, "deck": deck}, 2), 2, Chance(f"closer {number}"))
    rng = Quick(f"{number}")
    while match.to_act:
        seat = min(match.to_act)
        match.play(seat, choose(players[seat - 1], match, seat, rng))
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    return outcome.winners


def main() -> None:
    deck, games = sys.argv[1], int(sys.argv[2])
    for one in PLAYERS:
        for two in PLAYERS:
            alone = [won for number in range(games) if len(won := play(deck, (one, two), number)) == 1]
            first = sum(Seat(1) in won for won in alone)
            print(f"{one} - {two}: {len(alone)} of {games} decided, {first} for the first")


if __name__ == "__main__":
    main()
