"""How fast the compiled cores are, beside the same files uncompiled: ``python bench/cores.py``.

Each line: a game, what is done, how often in a second of one core, compiled and not, and the ratio.
Then the random games of ``ink`` beside the same loop in C (``ink.c``), if there is a compiler.
"""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from byways.kernel.protocol import Seat

SECONDS = 1.0
SEED = "bench"


def ink() -> Callable[[int], object]:
    """Whole random games, the score of each counted."""
    from byways.games.ink import core, layout, practice
    from byways.games.ink.tables import tables

    board, notes = array("i", bytes(4 * layout.BOARD)), array("i", bytes(4 * layout.NOTES))
    chance = array("q", bytes(8 * 5))
    practice.seed(chance, 1)
    return lambda count: core.random_games(board, tables(), notes, chance, 0, count)


def trails() -> Callable[[int], object]:
    """Turns of two cards found, four boards kept."""
    from byways.games.trails import layout, net
    from byways.games.trails.tables import Place

    match = _begun("trails", 1, 36)
    desk = match.state.desks[0]
    place = Place(desk.area, match.game.rules)
    place.deal(desk.hand, match.game.rules, match.view(Seat(1)), Seat(1))
    plan = array("i", bytes(4 * (layout.BOARDS + layout.BOARD * 4 * 3)))
    plan[layout.WIDTH], plan[layout.DEPTH] = 4, 2

    def find(count: int) -> None:
        for _ in range(count):
            net.empty().find_turn(place.buffer, place.tables, plan)

    return find


def bands() -> Callable[[int], object]:
    """Whole games by the policy of the levels."""
    from byways.games.bands import layout, search
    from byways.games.bands.tables import lay_out, notes, tables

    match = _begun("bands", 2, 0)
    board = match.game.table
    begun, room, lists = lay_out(board, match.state), notes(board), array("i", bytes(4 * 64))

    def play(count: int) -> None:
        for number in range(count):
            table = begun[:]
            table[layout.CHANCE] = 1 + number
            search.try_move(table, tables(board), room, lists, layout.TAKE_DECK, 0)

    return play


def roads() -> Callable[[int], object]:
    """Games of a tree search, from the first card on."""
    from byways.games.roads import layout, search
    from byways.games.roads.player import rooms
    from byways.games.roads.tables import Place, tables

    match = _begun("roads", 2, 0)
    rules, seat = match.game.rules, match.state.seat
    memory, path = rooms(0)

    def grow(count: int) -> None:
        place = Place(rules, match.view(seat), seat - 1)
        tree = array("i", bytes(4 * layout.NODE * (2_000 + 60 * count)))
        tree[1] = len(tree)
        search.grow_tree(place.buffer, tables(rules.deck), tree, memory, path, count)

    return grow


GAMES = {work.__name__: work for work in (ink, trails, bands, roads)}


def _begun(name: str, seats: int, moves: int) -> Any:
    """Gets a table after so many moves of a bot."""
    from byways.bots import bot_for
    from byways.kernel.match import Chance, Match
    from byways.registry import GAMES as REGISTERED

    match = Match.start(REGISTERED[name].create({}, seats), seats, Chance(SEED))
    for _ in range(moves):
        seat = min(match.to_act)
        match.play(seat, bot_for(match.game, 2, SEED).choose(match.game, match.view(seat), seat, 60))
    return match


def rate(work: Callable[[int], object]) -> float:
    """Gets how often something is done in a second."""
    count = 1
    while True:
        began = process_time()
        work(count)
        if (took := process_time() - began) > SECONDS:
            return count / took
        count *= 2


def beside_c(games: int = 300_000) -> None:
    """Plays the same random games in C and prints both rates.

    :raises RuntimeError: they are not the same games.
    """
    from byways.games.ink import core, layout, practice
    from byways.games.ink.tables import tables

    numbers = [f"-D{name}={number}" for name, number in vars(layout).items() if name.isupper()]
    with TemporaryDirectory() as work:
        program, known = Path(work) / "ink", Path(work) / "tables"
        known.write_bytes(tables().tobytes())
        source = Path(__file__).with_name("ink.c")
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, source, *numbers], check=True)
        ran = subprocess.run([program, known, str(games)], capture_output=True, text=True, check=True)
    mixed, in_c = ran.stdout.split()
    board, notes = array("i", bytes(4 * layout.BOARD)), array("i", bytes(4 * layout.NOTES))
    chance = array("q", bytes(8 * 5))
    practice.seed(chance, 1)
    began = process_time()
    if core.random_games(board, tables(), notes, chance, 0, games) != int(mixed):
        raise RuntimeError("C and the core do not play the same games")
    here = games / (process_time() - began)
    print(f"ink     the same in C {float(in_c):,.0f}, here {here:,.0f}: {here / float(in_c):.0%}")


def main() -> None:
    if len(sys.argv) > 1:
        name = sys.argv[1]
        for home in import_module(f"byways.games.{name}").__path__:
            sys.path_importer_cache[home] = FileFinder(home, (SourceFileLoader, [".py"]))
        print(rate(GAMES[name]()))
        return
    for name, make in GAMES.items():
        compiled = rate(make())
        child = subprocess.run([sys.executable, __file__, name], capture_output=True, text=True, check=True)
        plain = float(child.stdout)
        what = str(make.__doc__).rstrip(".")
        print(f"{name:<8}{what:<52}{compiled:>12,.0f}{plain:>10,.0f}{compiled / plain:>8,.0f} ×", flush=True)
    if which("cc"):
        beside_c()


if __name__ == "__main__":
    main()
