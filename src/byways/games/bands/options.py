"""Which scenario is played, and on which board."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from byways.kernel.datafile import BadFile, find
from byways.kernel.facts import BadOptions, Options
from byways.kernel.protocol import Refusal

from . import judging
from .board import Table, make_table


def choose(options: Options, seats: int) -> Table:
    """Gets the board for complete options.

    :raises BadOptions: there is no such board, it has faults, or it is for another scenario or number.
    """
    scenario, own = options["scenario"], options["board"]
    try:
        text = find("board", own or f"k{scenario}-{seats}", files(__package__).joinpath("boards"))
    except BadFile as e:
        raise BadOptions(Refusal("bands.options.no_board", ("board",), (("name", str(own)),))) from e
    try:
        table = _table(text)
    except BadFile as e:
        args = (("name", str(own)), ("line", e.faults[0].line))
        raise BadOptions(Refusal("bands.options.board", ("board",), args)) from e
    if table.board.scenario != scenario:
        said = (("name", str(own)), ("scenario", table.board.scenario))
        raise BadOptions(Refusal("bands.options.board_scenario", ("board", "scenario"), said))
    if table.board.players != seats:
        said = (("name", str(own)), ("players", table.board.players))
        raise BadOptions(Refusal("bands.options.board_players", ("board", "seats"), said))
    return table


@lru_cache(maxsize=100)
def _table(text: str) -> Table:
    return make_table(judging.read(text))
