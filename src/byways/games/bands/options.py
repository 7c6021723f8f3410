"""Which scenario is played, and on which board."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from byways.kernel.datafile import BadFile, find, listed, names, rows
from byways.kernel.facts import BadOptions, Options
from byways.kernel.protocol import Refusal
from byways.kernel.scene import Args

from . import judging
from .board import Table, make_table

BOARD = "board"


def choose(options: Options, seats: int) -> Table:
    """Gets the board for complete options.

    :raises BadOptions: there is no such board, it has faults, or it is for another scenario or number.
    """
    scenario, own = options["scenario"], options["board"]
    try:
        text = find(BOARD, f"k{scenario}-{seats}" if own is None else own, _ours())
    except BadFile as e:
        fault = e.faults[0]
        if fault.code != "file.missing":
            raise BadOptions(Refusal(fault.code, ("board",), fault.args)) from e
        there = listed(name for name in names(BOARD, _ours()) if _is_for(name, scenario, seats))
        which = {"name": str(own), "boards": there}
        raise BadOptions(Refusal("bands.options.no_board", ("board",), which)) from e
    try:
        table = _table(text)
    except BadFile as e:
        args: Args = {"name": str(own), "line": e.faults[0].line}
        raise BadOptions(Refusal("bands.options.board", ("board",), args)) from e
    if table.board.scenario != scenario:
        said: Args = {"name": str(own), "scenario": table.board.scenario}
        raise BadOptions(Refusal("bands.options.board_scenario", ("board", "scenario"), said))
    if table.board.players != seats:
        said = {"name": str(own), "players": table.board.players}
        raise BadOptions(Refusal("bands.options.board_players", ("board", "seats"), said))
    return table


def _ours() -> Traversable:
    return files(__package__).joinpath("boards")


def _is_for(name: str, scenario: int, players: int) -> bool:
    """Whether a board says that it is for this scenario and so many players."""
    try:
        said = {row.words for row in rows(find(BOARD, name, _ours()))}
    except BadFile:
        return False
    return {("scenario", str(scenario)), ("players", str(players))} <= said


@lru_cache(maxsize=100)
def _table(text: str) -> Table:
    return make_table(judging.read(text))
