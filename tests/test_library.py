"""The table that programs play with: every game, what it refuses, what it shows, what can be pasted back."""

from __future__ import annotations

import copy
import pickle
import re
import runpy
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import byways
from byways.i18n import LANGUAGES
from byways.kernel.codec import encode
from byways.kernel.remarks import places
from byways.kernel.rng import Quick

from . import archive, notebooks

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
EVERY_GAME = pytest.mark.parametrize("name", byways.GAMES)


def opened(name: str, moves: int = 0, **given: Any) -> byways.Table:
    """Opens a table for the fewest, and makes random moves."""
    table = byways.open_table(name, byways.GAMES[name].seats[0], "library", **given)
    rng = Quick(name)
    for _ in range(moves):
        seat = min(table.to_act)
        table.play(seat, table.random_move(seat, rng))
    return table


@EVERY_GAME
def test_a_move_is_text_words_or_an_action(name: str) -> None:
    tables = [opened(name, 2) for _ in range(3)]
    seat = min(tables[0].to_act)
    move = tables[0].legal(seat)[-1]
    tables[0].play(seat, move)
    tables[1].play(seat, move.split())
    tables[2].play(seat, tables[2].game.read(tuple(move.split())))
    assert tables[0].match == tables[1].match == tables[2].match


@EVERY_GAME
def test_what_is_legal_follows_the_draft(name: str) -> None:
    """Whoever has drawn a die cannot draw it again, though nobody else knows yet."""
    table, rng = opened(name), Quick(name)
    for _ in range(60):
        if table.over:
            break
        seat = min(table.to_act)
        move = table.random_move(seat, rng)
        assert move in table.legal(seat)
        assert move in table.legal(seat, move.split()[:1])
        assert not table.why(seat, move)
        table.play(seat, move)


@EVERY_GAME
def test_repr_pastes_back(name: str) -> None:
    for moves in (0, 1, 7):
        table = opened(name, moves)
        again = eval(repr(table), {"byways": byways})
        assert again.match == table.match
        assert again.options == table.options
        assert len(repr(table)) < 200 + 60 * moves


@EVERY_GAME
def test_lines_are_given_as_text_or_one_by_one_and_a_seed_may_be_a_number(name: str) -> None:
    table = opened(name, 3)
    rolls = [line.removeprefix("* ") for line in table.log if line.startswith("*")]
    played = [line for line in table.log if not line.startswith("*")]
    for chance, moves in ((rolls, played), ("; ".join(rolls), "\n".join(played)), (rolls, iter(played))):
        again = byways.open_table(name, table.seats, 7, chance=chance, moves=moves)
        assert again.log[: len(table.log)] == table.log
        assert again.match.chance.seed == "7"


def test_old_rules_are_pasted_back_as_a_record() -> None:
    file = next(file for file in archive.files() if "-1." in file.name and file_for_newer(file).exists())
    table = byways.load(archive.read(file)[0].record)
    assert repr(table).startswith("byways.load(")
    assert eval(repr(table), {"byways": byways}).match == table.match


def file_for_newer(file: Path) -> Path:
    return file.with_name(file.name.replace("-1.", "-2."))


def test_an_open_turn_is_saved() -> None:
    table = byways.open_table("ink", seats=2, seed="saved")
    table.play(1, table.legal(1)[0])
    again = byways.load(table.record())
    assert again.draft(1) == table.draft(1) != [] and again.legal(1) == table.legal(1)
    again.undo(1)
    assert not again.draft(1) and table.draft(1)


@EVERY_GAME
def test_a_record_is_the_same_table_again(name: str) -> None:
    table, rng = opened(name), Quick(name)
    while not table.over:
        seat = min(table.to_act)
        table.play(seat, table.random_move(seat, rng))
    again = byways.load(table.record())
    assert (again.log, again.state) == (table.log, table.state)
    assert again.outcome == table.outcome is not None
    *_, last = positions = list(table.positions())
    assert len(positions) == len(table.log) + 1
    assert last.state == table.state
    assert positions[0].log == ()
    with pytest.raises(byways.Refused) as error:
        byways.load(table.record().replace("seats", "seat"))
    assert "3" in str(error.value) or "5" in str(error.value), "the line is told"


@EVERY_GAME
def test_a_copy_goes_its_own_way(name: str) -> None:
    table = opened(name, 1)
    before = table.log, repr(table)
    copy = table.copy()
    seat = min(copy.to_act)
    copy.play(seat, copy.legal(seat)[0])
    assert (table.log, repr(table)) == before
    assert repr(copy) != repr(table)


@EVERY_GAME
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))])
def test_python_copies_and_pickles_tables(name: str, copied: Callable[[byways.Table], byways.Table]) -> None:
    table = opened(name, 4, lang="uk")
    other = copied(table)
    assert repr(other) == repr(table) and other.state == table.state and other.lang == "uk"
    before = table.log
    assert other.play_on(level=1).record() == table.copy().play_on(level=1).record()
    assert table.log == before and not table.over


@EVERY_GAME
def test_undo_takes_back_what_is_not_final(name: str) -> None:
    table = opened(name)
    seat = min(table.to_act)
    with pytest.raises(byways.Refused, match=r"^[A-Z].*\.$"):
        table.undo(seat)
    for move in table.legal(seat):
        copy = table.copy()
        copy.play(seat, move)
        if copy.draft(seat):
            assert copy.draft(seat) == [move]
            copy.undo(seat)
            assert copy.draft(seat) == []
            copy.redo(seat)
            assert copy.draft(seat) == [move]
            return


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_shown_in_every_language(name: str, lang: str) -> None:
    table = opened(name, 6, lang=lang)
    assert str(table) == table.text(1 if table.seats == 1 else None)
    assert len(table.text(1).splitlines()) > 5
    drawn = ElementTree.fromstring(table._repr_svg_())
    assert len(list(drawn)) > 5
    ElementTree.fromstring(f"<div>{table._repr_html_()}</div>")


@EVERY_GAME
def test_refusals_are_sentences_with_code_and_places(name: str) -> None:
    table = opened(name)
    seat = min(table.to_act)
    before = repr(table)
    for move in ("", "nonsense", "w 1   d 1", "zz 1,1 ----", ["w1"], table.legal(seat)[0] + " more"):
        with pytest.raises(byways.Refused, match=r"^\S.* .*[.!]$") as error:
            table.play(seat, move)
        assert re.fullmatch(r"[a-z_.]+", error.value.code), error.value.code
        assert error.value.reasons and error.value.places
        assert str(error.value.reasons[0]) in str(error.value)
    assert repr(table) == before


def test_refusals_tell_what_there_is() -> None:
    with pytest.raises(byways.Refused, match=r"“chess”.*ink"):
        byways.open_table("chess")
    with pytest.raises(byways.Refused, match="«chess»"):
        byways.open_table("chess", lang="ru")
    name = next(iter(byways.GAMES))
    with pytest.raises(byways.Refused, match="players"):
        byways.open_table(name, seats=99)
    with pytest.raises(byways.Refused, match="players"):
        byways.open_table("bands", board="nowhere")
    with pytest.raises(byways.Refused, match="colour"):
        byways.open_table(name, colour="red")
    with pytest.raises(byways.Refused, match="number of a seat"):
        byways.open_table(name, moves="x y")
    with pytest.raises(byways.Refused):
        byways.open_table(name, chance=["nonsense"])
    with pytest.raises(byways.Refused):
        byways.load("nonsense")
    with pytest.raises(byways.Refused, match=r"“de”.*en, ru, uk"):
        byways.open_table(name, lang="de")
    seat: Any
    for seat in (0, 9, "1", 1.0, None):
        with pytest.raises(byways.Refused, match=f"no seat {seat!r}"):
            byways.open_table(name, seats=2).legal(seat)
        with pytest.raises(byways.Refused, match="players"):
            byways.open_table(name, seats=seat)
    table = opened(name)
    for wrong in (0, 99, -1):
        with pytest.raises(byways.Refused, match=str(wrong).replace("-", ".?")):
            table.legal(wrong)
    with pytest.raises(byways.Refused, match="levels 1 to 5"):
        table.suggest(1, level=6)
    word = table.choices(1).next[0]
    with pytest.raises(byways.Refused, match="isn’t a whole move yet"):
        table.play(1, word)
    move = table.legal(1)[0]
    with pytest.raises(byways.Refused, match=f"No move begins with “W” here. Possible: {word}"):
        table.play(1, "W 1")
    with pytest.raises(byways.Refused, match=f"“zz” can’t follow “{word}” here"):
        table.play(1, [word, "zz"])
    with pytest.raises(byways.Refused, match=f"“{move}” is the whole move; “zz” is too much"):
        table.play(1, f"{move} zz")


@pytest.mark.parametrize("odd", [None, 1.5, [None], {1: 2}, object(), b"w1", [["w1"]]])
def test_whatever_is_odd_is_refused_in_words(odd: Any) -> None:
    table = opened("roads")
    name, seat = table.facts.name, min(table.to_act)
    for call in (
        lambda: byways.open_table(odd),
        lambda: byways.open_table(name, odd),
        lambda: byways.open_table(name, 2, "x", chance=odd),
        lambda: byways.open_table(name, 2, "x", moves=odd),
        lambda: byways.open_table(name, 2, "x", moves=f"{'9' * 5000} skip"),
        lambda: byways.open_table(name, 2, "x", lang=odd),
        lambda: byways.load(odd),
        lambda: byways.load("x", lang=odd),
        lambda: byways.view_schema(odd),
        lambda: table.legal(seat, odd),
        lambda: table.choices(seat, odd),
        lambda: table.why(seat, odd),
        lambda: table.play(seat, odd),
        lambda: table.suggest(seat, odd),
        lambda: table.suggest(seat, 1, odd if odd != 1.5 else -1.5),
        lambda: table.hints(seat, odd),
        lambda: table.random_move(seat, odd),
        lambda: table.annotate(odd),
        lambda: table.annotate(marks=odd),
        lambda: table.annotate(arrows=odd),
        lambda: table.annotate(variations=odd),
        lambda: table.annotate(variations="1 skip"),
        lambda: table.say(odd),
        lambda: byways.lot(odd, 2),
        lambda: byways.lot("x", odd),
        lambda: byways.lot("x", 2, lang=odd),
        lambda: byways.seated([] if isinstance(odd, list) else odd, 1),
        lambda: byways.seated(("Ann", "Bob"), odd),
    ):
        with pytest.raises(byways.Refused, match=r"^\S.* .*[.!]$") as error:
            call()
        assert error.value.code.partition(".")[0] in ("library", "cli", "options") and error.value.places


def test_what_is_advised_can_be_read_as_it_is_printed() -> None:
    advice = opened("roads").hints(1)
    assert " ".join(advice.turns[0].moves[0]).split()[0] in repr(advice)
    assert "Text(" not in repr(advice) and "Spot(" not in repr(advice)


def test_lots_and_seats_are_refused_in_words() -> None:
    players = ("Ann", "Bob", "Eve")
    assert byways.seated(players, byways.lot("harvest moon", 2)) == ("Bob", "Eve", "Ann")
    for wrong in (0, -1, 4):
        with pytest.raises(byways.Refused, match="Give a whole number from 1 to 3"):
            byways.seated(players, wrong)
    for count in (0, -1, 2**64 + 1):
        with pytest.raises(byways.Refused, match="Give a whole number from 1 to 1000000"):
            byways.lot("x", count)
    with pytest.raises(byways.Refused, match="at least one player"):
        byways.seated("Ann", 1)
    seed: str | int
    for seed in ("\ud800", 10**5000):
        with pytest.raises(byways.Refused, match="text, or a whole number"):
            byways.lot(seed, 2)
        with pytest.raises(byways.Refused, match="text, or a whole number"):
            byways.open_table(next(iter(byways.GAMES)), seed=seed)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(example))
    assert capsys.readouterr().out
    code = example.read_text("utf-8").partition("import byways\n")[2]
    assert sum(bool(line.strip()) for line in code.splitlines()) < 15, (
        "a script that one can take in at a glance"
    )
    for verb in ("legal(", "play(", "print(", ".scores()", ".record()", "byways.load("):
        assert verb in code
    assert "undo(" in code or "copy()" in code


def test_there_is_an_example_of_every_game() -> None:
    assert {path.stem for path in EXAMPLES} >= set(byways.GAMES)


PAGES = [
    ROOT / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/tutorials").glob("*.md")),
]
WRITTEN = [
    pytest.param(code, id=f"{page.stem} {number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL))
    if "import " in code
]


@pytest.mark.parametrize("code", WRITTEN)
def test_what_the_documentation_shows_runs(code: str) -> None:
    """All but parts that begin in the middle of something, which import nothing."""
    exec(code, {})


@EVERY_GAME
def test_what_a_seat_sees_is_as_its_schema_says(name: str) -> None:
    """Field by field, for seats and spectators, and every field is explained."""
    schema = byways.view_schema(name)
    for moves in (0, 7, 30):
        table = opened(name, moves)
        for seat in (None, *range(1, table.seats + 1)):
            assert fits(encode(table.view(seat)), schema, schema["$defs"])
    for kind in (schema, *schema["$defs"].values()):
        assert all("description" in each or "$ref" in each for each in kind["properties"].values())


def fits(value: Any, schema: dict[str, Any], kinds: dict[str, Any]) -> bool:
    """Whether a value is as the part of JSON schema that is used here says."""
    match schema:
        case {"$ref": ref}:
            return fits(value, kinds[ref.removeprefix("#/$defs/")], kinds)
        case {"anyOf": several}:
            return any(fits(value, each, kinds) for each in several)
        case {"enum": values}:
            return value in values
        case {"prefixItems": parts}:
            return (
                type(value) is list
                and len(value) == len(parts)
                and all(map(partial(fits, kinds=kinds), value, parts))
            )
        case {"type": "array", "items": part}:
            return type(value) is list and all(fits(each, part, kinds) for each in value)
        case {"type": "object", "properties": parts}:
            same = type(value) is dict and value.keys() == parts.keys()
            return same and all(fits(value[key], parts[key], kinds) for key in parts)
        case {"type": kind}:
            kinds_of = {"string": str, "integer": int, "boolean": bool, "null": type(None)}
            return type(value) is kinds_of[kind]
    return False


@pytest.mark.parametrize("file", notebooks.NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run_draw_boards_and_print_what_is_written_in_them(file: Path) -> None:
    drawn = 0
    for cell, printed, shown in notebooks.run(file):
        assert printed == notebooks.printed_before(cell)
        drawn += isinstance(shown, byways.Table) and "<svg" in shown._repr_svg_()
    assert drawn == 3


@EVERY_GAME
def test_positions_carry_comments_and_variations(name: str) -> None:
    table = byways.load(opened(name, 3).record())
    seat, here = min(table.to_act), len(table.log)
    while table.draft(seat):
        table.undo(seat)
    tried = table.random_move(seat, Quick("tried"))
    board, place = min(places(table.game, table.state, table.seats))
    mark = f"{board or '*'} {place}"
    table.annotate("See <here>", marks=[mark], arrows=[f"{mark} {place}"], variations=[f"{seat} {tried}"])
    again = byways.load(table.record())
    assert again.remarks == table.remarks and [*again.positions()][here].remark.text == "See <here>"
    (line,) = [*again.positions()][here].variations()
    (after,) = line
    assert after.log == (*again.log, f"{seat} {tried}") and after.state != again.state
    wrongs: dict[str, dict[str, Any]] = {
        "library.no_place": {"marks": [f"{board or '*'} nowhere"]},
        "library.mark": {"arrows": [mark]},
        "library.move_line": {"variations": ["nothing"]},
        "library.no_move": {"variations": ["1 nothing"]},
        "library.remark_long": {"text": "a" * 5_000},
    }
    for code, wrong in wrongs.items():
        with pytest.raises(byways.Refused) as refused:
            table.annotate(**wrong)
        assert refused.value.code == code and "Line" not in str(refused.value)
    table.annotate()
    assert table.remarks == () and not table.remark
