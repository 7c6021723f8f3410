"""Which scenario is played, and on which board."""

from __future__ import annotations

from functools import lru_cache

from byways.kernel.facts import BadOptions, Options, name_of
from byways.kernel.protocol import Refusal
from byways.kernel.text import Args

from . import FACTS, judging
from .board import ReadyBoard, make_table


def choose(options: Options, seats: int) -> ReadyBoard:
    """Gets the board for complete options.

    :raises BadOptions: there is no such board, it has faults, or it is for another scenario or number.
    """
    scenario, own = options["scenario"], options["board"]
    table = FACTS.read_file("board", f"k{scenario}-{seats}" if own is None else own, _table)
    if table.board.scenario != scenario:
        said: Args = {"name": name_of(own), "scenario": table.board.scenario}
        raise BadOptions(Refusal("bands.options.board_scenario", ("board", "scenario"), said))
    if table.board.players != seats:
        said = {"name": name_of(own), "players": table.board.players}
        raise BadOptions(Refusal("bands.options.board_players", ("board", "seats"), said))
    return table


@lru_cache(maxsize=100)
def _table(text: str) -> ReadyBoard:
    return make_table(judging.read(text))
