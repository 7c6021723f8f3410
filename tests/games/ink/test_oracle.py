"""The oracle alone against the rules file's known figures and the published games."""

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests import DEEP
from tests.games.ink import oracle
from tests.games.ink.oracle import Draft, Round, deal, land, legal, play, read_board, score, start
from tests.games.ink.oracle_board import CELLS, SIDES, arm, clashes, forms
from tests.games.ink.oracle_score import exit_counts

GAMES = Path(__file__).parents[4] / "shared/data/ink-games.jsonl.gz"

RULEBOOK = (
    "a2=-R-R a4=-H-H a6=-R-R b1=H-H- b2=HRHRx b3=H-H- b4=HH-H b6=-RRR b7=R-H- c2=-R-R c4=--HH c5=H-H- "
    "c6=H--R d1=R-R- d2=RRHR d3=HH-- d5=-HR- d6=R-R- d7=RRR- e1=HRHRx e2=H--R e3=-H-H e5=HHHH e7=-R-R "
    "f3=--HH f4=HHH- f5=HRRH f6=RR-- f7=--HR g4=-H-H g6=-R-R"
)
BEST = (
    "a2=-RRR a3=RHRHx a4=RRRH a5=R-RR a6=RR-R b1=HHH- b2=HRHRx b3=HH-H b6=--RR b7=R-H- c1=HH-H c2=--RR "
    "c3=RRHH c4=HH-- d1=RHRH d3=--RR d4=RHRHx d5=R-R- d6=R-R- d7=RRR- e1=HH-H e4=-H-H e7=-R-R f1=HH-H "
    "f4=-H-H f7=--HR g1=-HHH g2=HR-- g4=-HHH g5=H-H- g6=HR--"
)


def lines(text: str, edition: str = "2020", *expansions: str) -> dict[str, int]:
    """The score lines of a board text."""
    return score(read_board(text), edition, expansions)


def moves_of(position: Round, first: str) -> list[str]:
    """The legal moves whose first word is that."""
    return [move for move in legal(position) if move.split()[0] == first]


def with_dice(text: str, roll: str = "", lava: str = "", meteor: tuple[str, int] | None = None) -> Round:
    """A position text with its dice rolled."""
    position = oracle.read_position(text)
    deal(position, roll.split(), lava.split(), meteor)
    return position


# --- faces and drawing ---


def test_forms_of_every_shape() -> None:
    assert forms("H-H-") == ["-H-H", "H-H-"]
    assert len(forms("HR--")) == 8
    assert len(forms("H-R-")) == 4
    assert forms("HRHRx") == ["HRHRx", "RHRHx"]
    assert len(forms("HRRH")) == 4
    assert len(forms("RLR-")) == 4


@pytest.mark.parametrize(
    ("face", "number"),
    [
        ("hs", 6),
        ("hc", 12),
        ("ht", 18),
        ("rs", 6),
        ("rc", 12),
        ("rt", 18),
        ("ov", 12),
        ("ss", 12),
        ("sc", 24),
    ],
)
def test_each_face_on_the_empty_board(face: str, number: int) -> None:
    position = start()
    deal(position, [face])
    assert len(moves_of(position, "w1")) == number
    specials = [move for move in legal(position) if move[0] == "s"]
    assert len(specials) == 6 + 6 + 24 + 24 + 24 + 12
    assert "done" not in legal(position)


def test_protocol_example() -> None:
    position = start("2020", ["lava"])
    deal(position, ["hs", "rc", "rt", "ov"], ["cc", "st"])
    assert [move.split()[1] for move in moves_of(position, "w1")] == ["a4", "b1", "b7", "f1", "f7", "g4"]
    play(position, "w1 b1 H-H-")
    with pytest.raises(ValueError, match="not legal"):
        play(position, "w2 b2 RR--")
    assert score(position.board, "2020", ["lava"]) == {
        "networks": 0,
        "highway": 1,
        "railway": 0,
        "centre": 1,
        "errors": -5,
        "lakes": 0,
        "largest-lake": 1,
    }


def test_arm_against_blank_is_allowed_and_blank_against_exit_too() -> None:
    position = with_dice("| b1=H-H- b2=H-H-", "ht hs")
    assert "w1 a4 HH-H" in legal(position)
    assert "w2 b3 H-H-" in legal(position)
    position = with_dice("| c1=-H-H", "hs")
    assert "w1 b1 -H-H" in legal(position)
    position = with_dice("| c1=-H-H", "hc")
    assert "w1 b1 -HH-" in legal(position)


def test_equal_faces_are_each_listed() -> None:
    position = start()
    deal(position, ["hs", "hs"])
    assert len(moves_of(position, "w1")) == len(moves_of(position, "w2")) == 6


def test_specials_one_a_round_once_a_game_three_a_game() -> None:
    position = start()
    deal(position, ["hs"])
    play(position, "s1 b1 HHHH")
    assert not [move for move in legal(position) if move[0] == "s"]
    play(position, "w1 b2 H-H-")
    play(position, "done")
    assert legal(position) == []
    deal(position, ["hs"])
    assert position.round == 2
    assert not moves_of(position, "s1")
    assert moves_of(position, "s2")
    assert not [move for move in legal(with_dice("used=s1,s2,s3 |", "hs")) if move[0] == "s"]


def test_an_impossible_die_is_dropped() -> None:
    full = " ".join(f"{cell}=-H-H" if cell[1] == "4" else f"{cell}=R--R" for cell in CELLS if cell != "d4")
    assert "done" not in legal(with_dice(f"used=s1,s2,s3 | {full}", "hs"))
    assert legal(with_dice(f"used=s1,s2,s3 | {full}", "sc")) != ["done"]
    full = " ".join(f"{cell}=R-R-" if cell[0] == "d" else f"{cell}=----" for cell in CELLS if cell != "d4")
    assert legal(with_dice(f"used=s1,s2,s3 | {full}", "hs hc ht")) == ["done"]


def test_nothing_after_the_last_round() -> None:
    assert legal(with_dice("round=8 |", "hs")) == []
    assert legal(with_dice("expansions=meteor round=7 |", "hs")) == []


def test_count_is_plain_perft() -> None:
    position = start()
    position.used = {"s1", "s2", "s3"}
    deal(position, ["hs"])
    assert oracle.count(position, 0) == 1
    assert oracle.count(position, 1) == 6
    assert oracle.count(position, 2) == 6
    assert oracle.count(position, 3) == 0
    assert position.board == {}


def test_position_text_there_and_back() -> None:
    text = "edition=2020 expansions=lava,meteor round=3 used=s1,s4 meteor=c2 | b1=H-H- d4=LLLL"
    position = oracle.read_position(text)
    assert (position.round, position.hit, position.used) == (3, "c2", {"s1", "s4"})
    assert oracle.write_position(position) == text
    assert oracle.read_position("b1=H-H-").board == {"b1": "H-H-"}


# --- score ---


@pytest.mark.parametrize("edition", ["2019", "2020"])
def test_rulebook_game(edition: str) -> None:
    assert lines(RULEBOOK, edition) == {"networks": 32, "highway": 8, "railway": 5, "centre": 6, "errors": -5}
    assert exit_counts(read_board(RULEBOOK))[:2] == [6, 4]


def test_best_possible_game() -> None:
    found = lines(BEST, "2019")
    assert found == {"networks": 45, "highway": 17, "railway": 17, "centre": 6, "errors": -2}
    assert sum(found.values()) == 83


def test_overpass_joins_nothing_and_cross_special_does() -> None:
    column = "b1=H-H- b2={} b3=H-H- b4=H-H- b5=H-H- b6=H-H- b7=H-H- a2=-R-R"
    assert lines(column.format("HRHRx"))["networks"] == 4
    assert lines(column.format("HRHR"))["networks"] == 8


def test_longest_route_by_edition() -> None:
    ring = "a1=-HH- b1=--HH a2=HH-- b2=H--H"
    assert (lines(ring, "2019")["highway"], lines(ring, "2020")["highway"]) == (4, 4)
    tee = "a1=-HH- b1=-HHH a2=HH-- b2=H--H"
    assert (lines(tee, "2019")["highway"], lines(tee, "2020")["highway"]) == (4, 5)
    eight = "d4=HHHH d3=-HH- e3=--HH e4=H--H d5=H--H c5=HH-- c4=-HH-"
    assert (lines(eight, "2019")["highway"], lines(eight, "2020")["highway"]) == (7, 8)
    assert lines("b1=H-R-", "2019")["highway"] == lines("b1=H-R-", "2019")["railway"] == 1
    assert lines("", "2020")["highway"] == 0


def test_border_ends_are_no_errors() -> None:
    assert lines("a1=HH-H g7=-HHH")["errors"] == -2
    assert lines("a1=-H-H b1=HHH-")["errors"] == -3


def test_crater_example_of_six_arms() -> None:
    text = "d4=O d3=H-H- c4=-H-H e4=-R-R d5=R-R- b4=O f4=O"
    found = lines(text, "2020", "meteor")
    assert (found["craters"], found["errors"], found["centre"]) == (12, -2, 4)
    assert "lakes" not in found
    assert "craters" not in lines("b1=H-H-", "2020", "lava")


LAVA_EXAMPLE = (
    "a1=-LL- b1=--LL a2=LL-- b2=L--L a4=-L-L b4=-L-L c4=-L-L d4=LLLL e4=-L-L f4=-L-L g4=-L-L "
    "d1=L-L- d2=L-L- d3=L-L- d5=L-L-"
)


def test_lava_example() -> None:
    found = lines(LAVA_EXAMPLE, "2020", "lava")
    assert (found["lakes"], found["largest-lake"], found["errors"], found["centre"]) == (5, 11, -1, 5)
    assert lines(LAVA_EXAMPLE + " d6=R-R-", "2020", "lava")["errors"] == -3
    both = lines(LAVA_EXAMPLE + " d6=O", "2020", "lava", "meteor")
    assert (both["errors"], both["craters"], both["lakes"]) == (-1, 0, 5)
    assert lines("", "2020", "lava")["largest-lake"] == 0


def test_a_bank_is_route_and_lava_apart() -> None:
    found = lines("b1=HLH- c1=---L", "2020", "lava")
    assert (found["highway"], found["errors"], found["lakes"], found["largest-lake"]) == (1, -1, 5, 2)


# --- meteors ---


@pytest.mark.parametrize(
    ("hit", "direction", "distance", "craters", "expected"),
    [
        ("b3", "w", 3, "", "c3"),
        ("b3", "w", 3, "c3", "d3"),
        ("b3", "w", 3, "b3 c3", "d3"),
        ("d4", "n", 3, "", "d1"),
        ("d4", "n", 3, "d1", "d2"),
        ("d1", "n", 1, "", "d2"),
        ("d2", "n", 1, "d1 d2 d3", "d4"),
        ("g5", "e", 3, "d5", "c5"),
        ("f5", "e", 1, "g5 f5 e5 d5 c5 b5", "a5"),
        ("b5", "w", 2, "b5 c5 d5 e5 f5 g5", "a5"),
        ("b3", "w", 3, "a3 b3 c3 d3 e3 f3 g3", None),
        ("d4", "s", 2, "", "d6"),
    ],
)
def test_where_a_meteor_lands(
    hit: str, direction: str, distance: int, craters: str, expected: str | None
) -> None:
    assert land(hit, direction, distance, craters.split()) == expected


def test_meteor_is_settled_first_and_wipes() -> None:
    position = with_dice("expansions=lava,meteor meteor=d4 | d2=R-R- d4=LLLL", "rs", "cc st", ("n", 2))
    assert legal(position) == ["meteor n", *(f"shield s{number}" for number in range(1, 7))]
    play(position, "meteor n")
    assert (position.board["d2"], position.hit) == ("O", "d2")
    assert "w1 d1 R-R-" in legal(position)
    assert score(position.board, "2020", ["meteor"])["craters"] == 0
    play(position, "w1 d1 R-R-")
    assert score(position.board, "2020", ["meteor"])["craters"] == 2


def test_choose_and_shield() -> None:
    position = with_dice("expansions=meteor used=s2,s3 |", "hs", "", ("*", 1))
    assert legal(position) == [
        "meteor e",
        "meteor n",
        "meteor s",
        "meteor w",
        "shield s1",
        "shield s4",
        "shield s5",
        "shield s6",
    ]
    play(position, "shield s4")
    assert (position.hit, position.used, position.board) == ("d4", {"s2", "s3", "s4"}, {})
    assert not [move for move in legal(position) if move[0] == "s"]
    assert legal(with_dice("expansions=meteor used=s1,s2,s3 |", "hs", "", ("s", 3))) == ["meteor s"]


def test_a_die_must_be_drawn_even_if_only_on_a_crater() -> None:
    full = " ".join(f"{cell}=R-R-" if cell[0] == "d" else f"{cell}=----" for cell in CELLS if cell != "d4")
    position = with_dice(f"expansions=meteor used=s1,s2,s3 | {full} d4=O", "rs")
    assert legal(position) == ["w1 d4 R-R-"]


def test_nothing_falls_on_a_line_of_craters() -> None:
    column = " ".join(f"d{row}=O" for row in range(1, 8))
    position = with_dice(f"expansions=meteor meteor=d4 | {column}", "hs", "", ("n", 1))
    play(position, "meteor n")
    assert (position.hit, len(position.board), position.settled) == ("d4", 7, True)


# --- lava ---


def test_first_lava_die_meets_the_volcano() -> None:
    position = start("2020", ["lava"])
    deal(position, [], ["cc", "hb"])
    assert moves_of(position, "l1") == [
        f"l1 {cell} {text}"
        for cell, side in (("c4", "e"), ("d3", "s"), ("d5", "n"), ("e4", "w"))
        for text in forms("LL--")
        if arm(text, side) == "L"
    ]
    assert moves_of(position, "l2") == ["l2 c4 HLH-", "l2 d3 -HLH", "l2 d5 LH-H", "l2 e4 H-HL"]
    assert "done" not in legal(position)
    play(position, "l1 d3 --LL")
    assert "done" in legal(position)
    assert moves_of(position, "l2")


def test_volcano_needs_neighbours_without_lava() -> None:
    position = start("2020", ["lava"])
    deal(position, [], ["cc", "st"])
    cells = [move.split()[1] for move in moves_of(position, "volcano")]
    assert len(cells) == 44
    assert not {"c4", "d3", "d4", "d5", "e4"} & set(cells)
    play(position, "volcano b6")
    assert "volcano b5" not in legal(position)
    assert "volcano a5" in legal(position)
    assert "done" not in legal(position)


HEMMED = "expansions=lava used=s1,s2,s3 | d1=R-R- d2=R-R- d3=R-H- d4=LLLL c4=-H-H e4=H-H- d5=-H-H"


def test_a_station_is_erased_only_where_no_empty_cell_is_left() -> None:
    position = with_dice(HEMMED, "", "cc rb")
    assert "l1 d3 --LL" in legal(position)
    assert {move.split()[1] for move in moves_of(position, "l1")} == {"c4", "d3", "d5", "e4"}
    assert "done" not in legal(position)
    play(position, "volcano a1")
    assert {move.split()[1] for move in moves_of(position, "l1")} == {"a2", "b1"}
    assert not [move for move in legal(with_dice(HEMMED.replace(" e4=H-H-", ""), "", "cc")) if "d3" in move]


def test_erasing_keeps_clear_of_the_other_kind() -> None:
    position = with_dice(HEMMED, "", "hb rb")
    assert "l1 d3 -HLH" in legal(position)
    position = with_dice(HEMMED + " c3=-R-R", "", "hb rb")
    assert "l1 d3 -HLH" not in legal(position)
    assert "l2 d3 -RLR" in legal(position)


def test_lava_cells_are_never_erased() -> None:
    position = with_dice(HEMMED.replace("e4=H-H-", "e4=HLH-") + " f4=H-H-", "", "cc")
    assert {move.split()[1] for move in moves_of(position, "l1")} == {"c4", "d3", "d5", "f4"}


def test_duty_holds_when_only_a_volcano_opens_it() -> None:
    position = with_dice("expansions=lava used=s1,s2,s3 | d4=O", "", "cc st")
    assert moves_of(position, "l1") == []
    assert len(moves_of(position, "volcano")) == 49
    assert "done" not in legal(position)
    play(position, "volcano d4")
    assert "done" not in legal(position)
    play(position, "l2 d3 L-L-")
    assert "done" in legal(position)


def test_duty_ends_where_no_lava_die_fits() -> None:
    filled = {cell: "R-R-" if cell[0] == "d" else "H-H-" for cell in CELLS if cell != "a1"}
    filled["b1"] = "H-HL"
    text = "expansions=lava used=s1,s2,s3 | " + oracle.write_board(filled)
    assert legal(with_dice(text, "", "rb rb")) == ["done"]
    assert legal(with_dice(text, "", "rb hb")) == ["l2 a1 HLH-"]


# --- draft and winners ---


def test_draft_of_two_rounds() -> None:
    draft = Draft(3, 2)
    draft.roll(["hs", "rc", "rt", "ov", "ht", "ss", "hc", "rs", "ov", "rs", "rt", "ht"])
    taken = []
    for number in (2, 5, 1, 3, 4, 6):
        seat = draft.to_pick()
        assert seat is not None
        assert draft.legal(seat) == [f"pair {free}" for free in draft.free()]
        draft.pick(seat, f"pair {number}")
        taken.append(seat)
    assert taken == [2, 3, 1, 2, 3, 1]
    assert (draft.to_pick(), draft.free()) == (None, [])
    assert draft.hand(2) == {"w1": "rt", "w2": "ov", "w3": "ht", "w4": "ss"}
    assert draft.hand(1) == {"w1": "hs", "w2": "rc", "w3": "rt", "w4": "ht"}
    # Sums: seat 2 has 2+3+2+0, seat 3 has 3+1+1+1, seat 1 has 1+1+2+2.
    assert draft.next_first() == 1
    draft.roll(["hs"] * 9 + ["ss"] * 3)
    assert (draft.first, draft.star, draft.order()) == (1, 2, [1, 2, 3])
    for number in range(1, 7):
        draft.pick(draft.to_pick() or 0, f"pair {number}")
    assert draft.next_first() == 3


def test_draft_refuses() -> None:
    draft = Draft(2, 1)
    with pytest.raises(ValueError, match="station"):
        draft.roll(["hs"] * 7 + ["ov"])
    draft.roll(["hs"] * 6 + ["ss", "ov"])
    with pytest.raises(ValueError, match="cannot"):
        draft.pick(2, "pair 1")
    draft.pick(1, "pair 1")
    with pytest.raises(ValueError, match="cannot"):
        draft.pick(2, "pair 1")


def test_winners() -> None:
    assert oracle.winners([40, 50, 50], [-1, -3, -2]) == [3]
    assert oracle.winners([50, 40, 50], [2, 0, 2]) == [1, 3]
    assert oracle.draft_winners([50, 40, 50], [2, 0, 2], 2) == [1]
    assert oracle.draft_winners([50, 50, 50, 50], [0, 0, 0, 0], 3) == [3]
    assert oracle.draft_winners([50, 40, 40, 50], [0, 0, 0, 0], 3) == [1]
    assert oracle.draft_winners([50, 50, 40], [3, 4, 0], 2) == [1]


# --- whole games ---


def random_game(seed: int, expansions: list[str]) -> Round:
    """A game of random moves to its end, with the board kept free of clashes."""
    lot = random.Random(seed)
    position = start("2020", expansions)
    for _ in range(oracle.last_round(expansions)):
        roll = [lot.choice(["hs", "hc", "ht", "rs", "rc", "rt"]) for _ in range(3)]
        roll.append(lot.choice(["ov", "ss", "sc"]))
        lava = [lot.choice(["cc", "cc", "st", "by", "rb", "hb"]) for _ in range(2)]
        meteor = (lot.choice("nesw**"), lot.choice([1, 1, 1, 2, 2, 3])) if "meteor" in expansions else None
        deal(position, roll, lava if "lava" in expansions else [], meteor)
        while not position.done:
            moves = [move for move in legal(position) if not move.startswith("volcano")] or legal(position)
            play(position, lot.choice(moves))
            assert not any(clashes(position.board, cell, position.board[cell]) for cell in position.board)
    return position


@pytest.mark.parametrize("expansions", [[], ["lava"], ["meteor"], ["lava", "meteor"]])
def test_random_games_end(expansions: list[str]) -> None:
    for seed in range(3):
        position = random_game(seed, expansions)
        assert len(position.used) <= 3
        found = score(position.board, "2020", expansions)
        assert found["errors"] <= 0
        assert found["highway"] >= score(position.board, "2019", expansions)["highway"]
        drawn = sum(1 for cell in position.board for side in SIDES if arm(position.board[cell], side) != "-")
        assert -found["errors"] <= drawn


def published(key: str) -> list[dict[str, Any]]:
    """The published games that carry that field."""
    if not GAMES.exists():
        pytest.skip("the published games are not here")
    with gzip.open(GAMES, "rt", encoding="utf-8") as stream:
        games = [json.loads(line) for line in stream]
    return [game for game in games if key in game]


def board_after(rounds: list[list[str]]) -> dict[str, str]:
    """The board with every listed cell drawn."""
    return {move.split()[1]: move.split()[2] for moves in rounds for move in moves}


def test_published_parts() -> None:
    games = published("parts")
    assert len(games) == 599
    for game in games:
        found = score(board_after(game["drawn"]), game["rule"], ())
        assert found == game["parts"], (game["player"], game["seed"])
        assert sum(found.values()) == game["published_score"]


@pytest.mark.long
def test_published_totals() -> None:
    games = published("rounds")
    assert len(games) == 1261
    for game in games if DEEP else games[::3]:
        found = score(board_after([item["moves"] for item in game["rounds"]]), game["rule"], ())
        assert sum(found.values()) == game["published_score"], game["seed"]


@pytest.mark.long
def test_published_moves_are_legal() -> None:
    for game in published("rounds")[::40]:
        position = start(game["rule"])
        for item in game["rounds"]:
            deal(position, item["roll"].split())
            for move in [*item["moves"], "done"]:
                play(position, move)
        assert position.round == 7
        assert position.board == board_after([item["moves"] for item in game["rounds"]])
