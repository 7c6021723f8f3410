"""Board files: ours, one's own, faulty ones, and new ones from a seed."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from byways.games.bands import boardfile, judging, making
from byways.games.bands.board import Board, make_table
from byways.games.bands.options import choose
from byways.games.bands.rules import Bands
from byways.games.bands.scene import _centres, _middle
from byways.i18n import LANGUAGES, phrase, say
from byways.kernel.conformance import Laws, check_game, check_records
from byways.kernel.datafile import MAX_SIZE, BadFile, Fault
from byways.kernel.facets import scene_of
from byways.kernel.facts import BadOptions
from byways.kernel.geometry.polygon import winding
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES
from tests.games.bands.story import Story

FACTS = GAMES["bands"]
OURS = [(scenario, players) for scenario in range(1, 9) for players in (2, 3, 4)]


def ours(scenario: int, players: int) -> str:
    return files("byways.games.bands").joinpath("boards", f"k{scenario}-{players}.txt").read_text("utf-8")


def say_all(faults: tuple[Fault, ...]) -> None:
    for fault in faults:
        for lang in LANGUAGES:
            assert say(lang, fault.code, fault.args)


def faults(text: str) -> list[tuple[int, str]]:
    found = FACTS.files["board"].check(text)
    say_all(found)
    return [(fault.line, fault.code.removeprefix("bands.board.")) for fault in found]


@pytest.mark.parametrize(("scenario", "players"), OURS)
def test_our_boards_have_no_fault_and_are_written_as_they_are_read(scenario: int, players: int) -> None:
    text = ours(scenario, players)
    assert faults(text) == []
    board = judging.read(text)
    assert (board.scenario, board.players) == (scenario, players)
    assert (
        len(board.lattice.names) == 61
        and len(board.lattice.lines) == 156
        and len(board.lattice.sectors) == 96
    )
    remark = text.splitlines()[1].removeprefix("# ")
    assert boardfile.write(board, remark) == text


def test_the_box() -> None:
    """How much lies on our boards: points, crystals, drawings, totems, artifacts."""
    found = {}
    for scenario, players in OURS:
        board = judging.read(ours(scenario, players))
        stuff = board.sectors + board.lines
        counts = sorted(Counter(each.what for each in stuff if each.what).items())
        found[scenario, players] = (
            sum(each.treasure for each in stuff),
            sum(each.crystals for each in stuff),
            len(board.drawings),
            [count for _, count in counts],
        )
    assert found[1, 2] == (72, 26, 0, [])
    assert found[2, 4] == (132, 48, 0, [])
    assert found[3, 3] == (108, 48, 0, [])
    assert [found[4, players][1:3] for players in (2, 3, 4)] == [(16, 8), (18, 9), (24, 12)]
    assert found[5, 3] == (132, 42, 0, [])
    assert found[6, 4] == (106, 38, 0, [])
    assert [found[7, players][3] for players in (2, 3, 4)] == [[6, 6], [6, 6], [8, 8]]
    assert [found[8, players][3] for players in (2, 3, 4)] == [[6, 6, 6], [6, 6, 6], [8, 8, 8]]


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def change(text: str, start: str, new: str) -> tuple[str, int]:
    """Gets the text with another line in place of the one that starts like this, and its number."""
    number = line_of(text, start)
    lines = text.splitlines()
    lines[number - 1] = new
    return "\n".join(lines) + "\n", number


@pytest.mark.parametrize(
    ("board", "start", "new", "code"),
    [
        ((1, 2), "byways", "byways board roads", "heading"),
        ((1, 2), "scenario", "scenario 9", "number"),
        ((1, 2), "players", "players two", "number"),
        ((1, 2), "players", "scenario 1", "twice"),
        ((1, 2), "lattice", "lattice square 4", "lattice"),
        ((1, 2), "lattice", "lattice hex 13", "radius"),
        ((1, 2), "row c", "row c R B R B S B", "row_length"),
        ((1, 2), "row c", "row c R B R B S B X", "colour"),
        ((1, 2), "row c", "row z R", "row"),
        ((1, 2), "row c", "raw c R", "word"),
        ((1, 2), "seat 2", "seat 3 start f1", "seat"),
        ((1, 2), "seat 2", "seat 2 f1 g1", "seat"),
        ((1, 2), "seat 2", "seat 2 start f1 g1 h1", "no_target"),
        ((1, 2), "seat 2", "seat 2 start target a5", "no_start"),
        ((1, 2), "seat 2", "seat 2 start f1 z1 h1 target a5", "peg"),
        ((1, 2), "sector a1 b1 b2", "sector a1 b1 b3 treasure 1", "no_sector"),
        ((1, 2), "sector a1 b1 b2", "sector a1 b1 b2 treasure 0", "word"),
        ((1, 2), "sector a1 b1 b2", "sector a1 b1 b2 treasure", "word"),
        ((1, 2), "sector a1 b1 b2", "sector a1 b1 b2 gold 1", "word"),
        ((1, 2), "sector a2 a3 b3", "sector a1 b1 b2 treasure 1", "pegs_twice"),
        ((1, 2), "sector a1 b1 b2", "sector a1 b1 b2 totem blue", "unfit"),
        ((1, 2), "sector a1 b1 b2", "line a1 b1 artifact sword", "unfit"),
        ((1, 2), "sector a1 b1 b2", "line a1 c1 treasure 1", "no_line"),
        ((1, 2), "sector a1 b1 b2", "glow a1", "unfit"),
        ((1, 2), "sector a1 b1 b2", "peg a1 R 1 1", "unfit"),
        ((1, 2), "sector a1 b1 b2", "line a1 b1 treasure 1", "unreachable"),
        ((1, 2), "sector a1 b1 b2", "sector a1 b1 b2 treasure 3", "asymmetric"),
        ((1, 2), "row c", "row c R B R B S S B", "same_colour"),
        ((1, 2), "seat 2", "seat 2 start f1 g1 target a5", "seat_place"),
        ((4, 2), "drawing d5-e5", "drawing d5-e5-e6 e5-e6-f5 e6-f5-f6", "drawing_size"),
        ((4, 2), "drawing d5-e5", "drawing d5-e5-e6 e5-e6-f5 e6-f5-f6 d4-d5-e5", "drawing_overlap"),
        ((4, 2), "drawing d5-e5", "drawing d5-e5-e6 e5-e6-f5 e6-f5-f6 a1-a2-b2", "drawing_parts"),
        ((4, 2), "drawing d5-e5", "drawing d5-e5-e6 e5-e6-f5 e6-f5-f6 a1-a2-b9", "no_sector"),
        ((4, 2), "glow", "glow a4", "few_glow"),
        ((4, 2), "glow", "glow a4 d6 f3 i3", "asymmetric"),
        ((4, 2), "drawing d5-e5", "drawing d5-e5-e6 e5-e6-f5 e6-f5-f6 d5-d6-e6", "asymmetric"),
        ((3, 2), "line b2 b3", "line b2 b3 canal treasure 1", "asymmetric"),
        ((3, 2), "sector a1 b1 b2", "line a1 b1 canal", "canal"),
        ((8, 2), "line a2 b2", "line a2 b2 crystals 2", "asymmetric"),
        ((8, 2), "line a2 b2", "sector a1 b1 b2 treasure 1", "unreachable"),
    ],
)
def test_each_fault_is_named_with_its_line(board: tuple[int, int], start: str, new: str, code: str) -> None:
    text, line = change(ours(*board), start, new)
    assert (line, code) in faults(text)


@pytest.mark.parametrize(
    ("board", "start", "code"),
    [
        ((1, 2), "scenario", "missing"),
        ((1, 2), "lattice", "missing"),
        ((1, 2), "row d", "missing"),
        ((1, 2), "seat 2", "seats"),
        ((2, 2), "start", "missing"),
        ((4, 2), "glow", "missing"),
    ],
)
def test_what_is_missing_is_named(board: tuple[int, int], start: str, code: str) -> None:
    text, _ = change(ours(*board), start, "")
    assert (0, code) in faults(text)


def test_too_few_drawings_crystals_points_totems_artifacts() -> None:
    lines = ours(4, 2).splitlines()
    few = [line for line in lines if not line.startswith("drawing d")]
    few = [line for line in few if not line.startswith("drawing c3")]
    few = [line for line in few if not line.startswith("drawing e5")]
    assert "drawings" in [code for _, code in faults("\n".join(few))]
    for (scenario, players), word, code in (
        ((2, 4), "crystals", "few_crystals"),
        ((1, 2), "treasure", "few_treasure"),
        ((7, 2), "totem", "totems"),
        ((8, 2), "artifact", "artifacts"),
    ):
        kept = [line for line in ours(scenario, players).splitlines() if word not in line]
        assert (0, code) in faults("\n".join(kept))


def test_unfair_boards_can_be_played_and_faulty_ones_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BYWAYS_DATA", str(tmp_path))
    folder = tmp_path / "board"
    folder.mkdir()
    unfair, _ = change(ours(1, 2), "sector a1 b1 b2", "sector a1 b1 b2 treasure 9")
    (folder / "mine.txt").write_text(unfair, "utf-8")
    (folder / "broken.txt").write_text(unfair.replace("sector a1 b1 b2", "sector a1 b1 b9"), "utf-8")
    (folder / "huge.txt").write_text(unfair + "#" * MAX_SIZE, "utf-8")
    mine = FACTS.options(FACTS.resolve({"scenario": 1, "board": "mine"}))
    game = FACTS.create(mine, 2)
    match = check_game(Laws(game, 2, every=10), "mine")
    check_records(FACTS, mine, 2, match)
    for options, seats, code in (
        ({"scenario": 1, "board": "broken"}, 2, "file.faulty"),
        ({"scenario": 1, "board": "nowhere"}, 2, "file.missing"),
        ({"scenario": 1, "board": "../board/mine"}, 2, "file.missing"),
        ({"scenario": 1, "board": ""}, 2, "file.missing"),
        ({"scenario": 1, "board": "huge"}, 2, "file.faulty"),
        ({"scenario": 2, "board": "mine"}, 2, "bands.options.board_scenario"),
        ({"scenario": 1, "board": "mine"}, 3, "bands.options.board_players"),
    ):
        with pytest.raises(BadOptions) as caught:
            FACTS.create(FACTS.resolve(options), seats)
        assert caught.value.refusal.code == code
        for lang in LANGUAGES:
            assert say(lang, code, caught.value.refusal.words)


def test_a_wrong_board_is_told_which_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BYWAYS_DATA", str(tmp_path))
    folder = tmp_path / "board"
    folder.mkdir()
    for name, scenario, players in (("mine", 1, 2), ("other", 2, 2), ("more", 1, 3)):
        (folder / f"{name}.txt").write_text(ours(scenario, players), "utf-8")
    with pytest.raises(BadOptions) as caught:
        FACTS.resolve({"scenario": 1, "board": "mime"}, 2)
    for lang in LANGUAGES:
        assert "mine, k1-2." in phrase(lang, caught.value.refusal)


@pytest.mark.parametrize(("scenario", "players"), OURS)
def test_new_boards_are_valid_and_follow_from_their_seed(scenario: int, players: int) -> None:
    def new(seed: str) -> str:
        return making.make({"scenario": str(scenario), "players": str(players), "seed": seed})

    texts = [new(seed) for seed in ("x", "y")]
    assert texts[0] == new("x") and texts[0] != texts[1]
    for text in texts:
        assert faults(text) == []
        board = judging.read(text)
        assert (board.scenario, board.players) == (scenario, players)
        assert min(Counter(board.colours).values()) >= 9
    check_game(Laws(Bands(make_table(judging.read(texts[0]))), players, every=40), "new")


def test_a_seed_gives_the_same_board_in_every_release() -> None:
    text = making.make({"scenario": "4", "players": "3", "seed": "x"})
    assert text.splitlines()[8:11] == FOUR_THREE_X


FOUR_THREE_X = ["row a     R G R Y G", "row b    S B S B S B", "row c   R G R Y G Y G"]


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"scenario": "4", "players": "3"},
        {"scenario": "9", "players": "3", "seed": "x"},
        {"scenario": "4", "players": "5", "seed": "x"},
        {"scenario": "4", "players": "3", "seed": "x" * 101},
        {"scenario": "4", "players": "3", "seed": "a\nb"},
        {"scenario": "4", "players": "3", "seed": "x", "size": "3"},
    ],
)
def test_new_boards_need_sensible_settings(settings: dict[str, str]) -> None:
    with pytest.raises(BadFile) as caught:
        making.make(settings)
    say_all(caught.value.faults)


# A printed board, entered peg by peg

PRINTED = """
byways board bands
scenario 5
players 2
lattice explicit
peg a1 R 0 0
peg a2 Y 10 0
peg a3 G 21 0.5
peg b1 B 5 9
peg b2 S 15 8
peg c1 R 10 17
line a1 a2
line a2 a3
line a1 b1
line a2 b1
line a2 b2
line a3 b2
line b1 b2
line b1 c1
line b2 c1
sector a1 a2 b1 treasure 2
sector a2 a3 b2 treasure 2
sector a2 b1 b2
sector b1 b2 c1 crystals 1
seat 1 start a1
seat 2 start a3
"""


def test_an_explicit_board_is_read_written_and_played() -> None:
    board: Board = judging.read(PRINTED)
    assert judging.read(boardfile.write(board)) == board
    table = make_table(board)
    # The long fence along the crooked upper edge counts as straight.
    assert table.at["a1", "a2", "a3"].kind == "fence"
    assert table.at["a1", "b1", "c1"].kind == "fence"
    assert ("b1", "b2", "c1") in table.at and table.at["b1", "b2", "c1"].kind == "triangle"
    for seats in (2,):
        check_game(Laws(Bands(table), seats, every=5), "printed")


def test_an_explicit_copy_of_a_hexagon_plays_the_same() -> None:
    board = judging.read(ours(1, 2))
    names = board.lattice.names
    lines = ["byways board bands", "scenario 1", "players 2", "lattice explicit"]
    lines += [
        f"peg {names[i]} {'RYGBS'[board.colours[i]]} {x:.4f} {y:.4f}"
        for i, (x, y) in enumerate(board.lattice.places)
    ]
    listed = {row.split(" treasure")[0].split(" crystals")[0] for row in ours(1, 2).splitlines()}
    lines += [row for row in ours(1, 2).splitlines() if row.startswith(("seat", "sector"))]
    for sector in board.lattice.sectors:
        text = "sector " + " ".join(names[peg] for peg in sector)
        lines += [text] if text not in listed else []
    lines += [f"line {names[a]} {names[b]}" for a, b in board.lattice.lines]
    text = "\n".join(lines)
    assert faults(text) == []
    one, two = make_table(board), make_table(judging.read(text))
    assert one.shapes == two.shapes and one.starts == two.starts and one.board.sectors == two.board.sectors


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("peg c1 R 10 17", "peg c1 R 10", "peg_line"),
        ("peg c1 R 10 17", "peg c1 R nan 17", "peg_line"),
        ("peg c1 R 10 17", "peg c1 Q 10 17", "peg_line"),
        ("peg c1 R 10 17", "peg b2 R 10 17", "pegs_twice"),
        ("peg c1 R 10 17", "peg cc R 10 17", "peg_name"),
        ("line b2 c1", "line b2", "few_pegs"),
        ("line b2 c1", "line b2 c9", "peg"),
        ("sector b1 b2 c1 crystals 1", "sector a1 b2 c1", "side"),
        ("sector a2 b1 b2", "sector a1 a2 b1", "pegs_twice"),
    ],
)
def test_faults_of_an_explicit_board(old: str, new: str, code: str) -> None:
    found = faults(PRINTED.replace(old, new))
    assert code in [c for _, c in found]
    if code != "side":
        assert (line_of(PRINTED.replace(old, new), new), code) in found or code == "pegs_twice"


def test_two_pegs_on_one_spot_are_no_lattice() -> None:
    assert [code for _, code in faults(PRINTED.replace("peg c1 R 10 17", "peg c1 R 0 0"))] == ["lattice"]


def test_whatever_a_file_says_the_check_answers() -> None:
    rng = Quick("mutations")
    texts = [ours(1, 2), ours(3, 3), ours(4, 4), ours(8, 2), PRINTED]
    words = [
        "a1",
        "z9",
        "treasure",
        "0",
        "-1",
        "start",
        "explicit",
        "hex",
        "é",
        "1e9",
        "line",
        "seat",
        "drawing",
        "#",
    ]
    for _ in range(300):
        lines = pick(rng, texts).splitlines()
        for _ in range(1 + rng.below(4)):
            i = rng.below(len(lines))
            parts = lines[i].split() or ["row"]
            match rng.below(4):
                case 0:
                    parts[rng.below(len(parts))] = pick(rng, words)
                case 1:
                    del parts[rng.below(len(parts))]
                case 2:
                    parts.insert(rng.below(len(parts) + 1), pick(rng, words))
                case _:
                    parts = lines[rng.below(len(lines))].split()
            lines[i] = " ".join(parts)
        text = "\n".join(lines)
        faults(text)
        try:
            Story(text, *["R"] * judging.read(text).players)
        except BadFile as e:
            say_all(e.faults)


def test_an_empty_file_is_no_board() -> None:
    assert faults("") and faults("byways deck roads\n") and faults("byways board bands\n")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_drawing_has_an_outline_of_its_own(players: int) -> None:
    """Those beside each other share a line, and still it can be seen where one ends."""
    table = choose(FACTS.options({"scenario": 4}), players)
    game, lattice, centres = Bands(table), table.board.lattice, _centres(table)
    scene = scene_of(game, game.observe(game.setup(players), None))
    outlines = [stroke.points for stroke in scene.areas[0].strokes if stroke.style == "drawing"]
    middles = [_middle([centres[peg] for peg in pegs]) for pegs in lattice.sectors]
    within = [{i for i, at in enumerate(middles) if winding(at, outline)} for outline in outlines]
    assert within == [set(drawing) for drawing in table.board.drawings]
