"""The peg lattice: numbers, names, faces, symmetries, and lists that do not belong together."""

from __future__ import annotations

import pytest

from byways.kernel.geometry.pegs import BadLattice, Place, explicit, hexagon

SQUARE: dict[str, Place] = {"a1": (0, 0), "a2": (1, 0), "b1": (0, 1), "b2": (1, 1)}
LINES = [("a1", "a2"), ("a1", "b1"), ("a2", "b2"), ("b1", "b2"), ("a1", "b2")]
SECTORS = [("a1", "a2", "b2"), ("a1", "b1", "b2")]


@pytest.mark.parametrize(
    ("radius", "pegs", "lines", "sectors"), [(1, 7, 12, 6), (2, 19, 42, 24), (4, 61, 156, 96)]
)
def test_hexagon(radius: int, pegs: int, lines: int, sectors: int) -> None:
    lattice = hexagon(radius)
    assert (len(lattice.names), len(lattice.lines), len(lattice.sectors)) == (pegs, lines, sectors)
    assert sum(len(beside) == 1 for beside in lattice.beside) == 6 * radius
    assert len(list(lattice.symmetries())) == 12
    assert all(len(set(turn)) == pegs for turn in lattice.symmetries())


def test_hexagon_has_letters_for_its_rows_only_up_to_a_size() -> None:
    for radius in (0, -1, 13):
        with pytest.raises(BadLattice):
            hexagon(radius)


def test_the_rim_does_not_help() -> None:
    lattice = hexagon(1)
    spokes = sum(1 << i for i, line in enumerate(lattice.lines) if 3 in line)
    assert lattice.cut_off(spokes) == 0
    rim = sum(1 << i for i, line in enumerate(lattice.lines) if 3 not in line)
    assert lattice.cut_off(rim) == 0b111111
    assert len(list(lattice.parts(0b111111, rim))) == 1
    assert len(list(lattice.parts(0b111111, rim | spokes))) == 6


def test_explicit_is_the_same_as_the_hexagon_it_lists() -> None:
    lattice = hexagon(2)
    names = lattice.names
    again = explicit(
        dict(zip(names, lattice.places, strict=True)),
        [(names[b], names[a]) for a, b in reversed(lattice.lines)],
        [(names[c], names[a], names[b]) for a, b, c in lattice.sectors],
    )
    assert again == lattice and again.beyond == lattice.beyond


def test_a_square_of_two_triangles() -> None:
    lattice = explicit(SQUARE, LINES, SECTORS)
    assert list(lattice.rhombi()) == [(0, 1)]
    assert len(list(lattice.symmetries())) == 4
    assert lattice.angle(0, 1, 2) == pytest.approx(90)
    outer = sum(1 << i for i, line in enumerate(lattice.lines) if line != (0, 3))
    assert lattice.cut_off(outer) == 0b11 and lattice.cut_off(outer & ~1) == 0
    assert set(lattice.close_pairs()) == {(0, 1), (0, 2), (1, 3), (2, 3), (0, 3), (1, 2)}


@pytest.mark.parametrize(
    ("pegs", "lines", "sectors", "reason"),
    [
        ({**SQUARE, "c": (2, 2)}, LINES, SECTORS, "name"),
        (SQUARE, [*LINES, ("a1", "c1")], SECTORS, "unknown"),
        (SQUARE, [*LINES, ("b1", "a1")], SECTORS, "twice"),
        (SQUARE, [*LINES, ("a1", "a1")], SECTORS, "twice"),
        (SQUARE, LINES, [*SECTORS, ("a1", "a2", "b1")], "side"),
    ],
)
def test_lists_that_do_not_belong_together(
    pegs: dict[str, Place], lines: list[tuple[str, str]], sectors: list[tuple[str, str, str]], reason: str
) -> None:
    with pytest.raises(BadLattice) as caught:
        explicit(pegs, lines, sectors)
    assert caught.value.reason == reason


def test_a_peg_inside_a_triangle_would_make_rhombi_ambiguous() -> None:
    pegs: dict[str, Place] = {"a1": (0, 0), "a2": (4, 0), "b1": (2, 1), "c1": (2, 3)}
    lines = [("a1", "a2"), ("a1", "c1"), ("a2", "c1"), ("a1", "b1"), ("a2", "b1"), ("b1", "c1")]
    sectors = [("a1", "a2", "b1"), ("a1", "b1", "c1"), ("a2", "b1", "c1")]
    with pytest.raises(BadLattice) as caught:
        explicit(pegs, lines, sectors)
    assert caught.value.reason == "rhombus"
