"""What level 5 of ``roads`` loses where perfect play is known: ``python bench/regret.py 1000``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

from byways.games.roads import FACTS, layout, search
from byways.games.roads.options import Rules, choose
from byways.games.roads.player import Player, rooms
from byways.games.roads.rules import Roads
from byways.games.roads.state import Action, State, View
from byways.games.roads.tables import Place, tables
from byways.kernel.bot import LEVELS
from byways.kernel.choice import random_action
from byways.kernel.match import Chance, Match
from byways.kernel.rng import Quick

FEW = 10
"""So many cards can still be laid at most."""

VARIANTS = (1, 2)
NO_LIMIT = 2_000_000_000
Position = tuple[int, str]
"""The variant, and the seed of the random moves that lead there."""


def positions() -> Iterator[Position]:
    """Generates positions without end, of each variant in turn."""
    return ((VARIANTS[number % len(VARIANTS)], f"solved {number}") for number in count())


def reach(rules: Rules, seed: str) -> Match[State, Action, View] | None:
    """Plays at random until few cards are left; nothing if the game ends before."""
    match, rng = Match.start(Roads(rules), 2, Chance(seed)), Quick(seed)
    while match.to_act:
        state = match.state
        left = sum(len(player.hand) for player in state.players)
        if rules.field is not None:
            left = min(left, len(rules.field.cells()) - len(state.network.cells))
        if left <= FEW:
            return match
        seat = min(match.to_act)
        match.play(seat, random_action(match.game, state, seat, rng))
    return None


def solve(rules: Rules, view: View) -> dict[Action, int]:
    """Gets what each move leads to if both play perfectly: 1 a win, 0 both, -1 a loss."""
    place = Place(rules, view, view.mover - 1)
    memory, _ = rooms(1)
    search.deal_known(place.buffer)
    solved = search.find_solution(place.buffer, tables(rules.deck), memory, NO_LIMIT, True)
    lists = memory[layout.SOLVED_LISTS]
    return {place.action(memory[lists + i]): memory[lists + solved + i] for i in range(solved)}


def regret(position: Position) -> tuple[int, bool] | None:
    """Gets how much the strongest level loses by its move, and whether it could have lost anything.

    Nothing if there is no such position.
    """
    variant, seed = position
    rules = choose(FACTS.options({"variant": variant}), 2)
    match = reach(rules, seed)
    if match is None:
        return None
    view = match.view(match.state.seat)
    worth = solve(rules, view)
    chosen = Player(rules, max(LEVELS)).choose(match.game, view, match.state.seat, 60.0)
    best = max(worth.values())
    return best - worth[chosen], best > min(worth.values())


def regrets(wanted: int) -> Iterator[tuple[int, bool]]:
    """Generates what is lost in so many positions, looked at on all cores, and whether it matters there."""
    with ProcessPoolExecutor() as pool:
        found = pool.map(regret, islice(positions(), 4 * wanted), chunksize=8)
        yield from islice((each for each in found if each is not None), wanted)


def main() -> None:
    found = list(regrets(int(sys.argv[1])))
    lost = sum(each > 0 for each, _ in found)
    print(
        f"{len(found)} positions, {sum(matters for _, matters in found)} where it matters; {lost} moves lose"
    )


if __name__ == "__main__":
    main()
