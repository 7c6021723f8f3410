"""What the net sees: as much as there is, and the same from all eight sides."""

from __future__ import annotations

from array import array
from copy import deepcopy

from byways.games.ink import layout, value
from byways.games.ink.components import CRATER
from byways.games.ink.symmetry import features, symmetries
from byways.games.ink.tables import drawing_numbers, drawings, tables
from byways.games.ink.weights import SHAPE, empty, read
from byways.games.ink.workspace import Widths, Workspace

BOTH = layout.WITH_LAVA | layout.WITH_METEOR


def seen(workspace: Workspace) -> list[int]:
    count = value.find_features(workspace.board, tables(), workspace.notes, workspace.played)
    assert count <= layout.MOST_FEATURES
    return list(workspace.notes[layout.SEEN_FEATURES : layout.SEEN_FEATURES + count])


def boards() -> list[tuple[list[int], int]]:
    """Gets tiles and crossed-off special routes of boards from practice, with a crater on some."""
    found = []
    for seed, played in enumerate((0, 0, layout.WITH_LAVA, BOTH)):
        workspace = Workspace(Widths(1, 1, 1, 1), played)
        workspace.seed(seed)
        workspace.practise()
        tiles = list(workspace.board[layout.TILE : layout.TILE + 49])
        for without in range(0, 49, 5):
            tiles[without] = layout.CRATER_TILE if without % 2 else 0
            found.append((list(tiles), workspace.board[layout.USED]))
    return found


def test_a_turned_board_shows_the_turned_features() -> None:
    workspace = Workspace(Widths(1, 1, 1, 1), BOTH)
    whole = [features(symmetry) for symmetry in symmetries()]
    assert all(sorted(each) == list(range(layout.FEATURES)) for each in whole)
    assert whole[0] == list(range(layout.FEATURES))
    for tiles, used in boards():
        workspace.arrange(tiles, used, hit=used % 49)
        before = seen(workspace)
        assert len(set(before)) == len(before)
        for symmetry, where in zip(symmetries(), whole, strict=True):
            turned = [0] * 49
            for cell, tile in enumerate(tiles):
                text = symmetry.drawing(drawings()[tile])
                turned[symmetry.cells[cell]] = drawing_numbers()[text]
            shown = {where[layout.SEES_USED + i] - layout.SEES_USED for i in range(6) if used >> i & 1}
            hit = symmetry.cells[used % 49]
            workspace.arrange(turned, sum(1 << special for special in shown), hit)
            assert sorted(seen(workspace)) == sorted(where[feature] for feature in before)
    assert any(drawings()[tile] == CRATER for tiles, _ in boards() for tile in tiles)


def test_weights_are_read_back() -> None:
    weights = deepcopy(empty("base"))
    weights.rows[5], weights.heads[7] = -300, 70_000
    again = read(SHAPE.pack(weights))
    assert again == weights
    assert isinstance(again.rows, array)
