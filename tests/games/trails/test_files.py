"""Files of goals and of animals that an owner may write."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from byways.games.trails.animals import read_animals
from byways.games.trails.goals import MEASURES, read_goals
from byways.i18n import LANGUAGES, say
from byways.kernel.facts import BadOptions
from tests.games.trails.helpers import FACTS, ground, make, play_out, start

DATA = files("byways.games.trails").joinpath("data")
GOALS = DATA.joinpath("goals", "rebuilt.txt").read_text("utf-8")
ANIMALS = DATA.joinpath("animals", "by-shape.txt").read_text("utf-8")
SHORT = """byways goals trails
interim a-b longest at-least 10
interim bb loops K at-least 2
final cc sum
final dd sum H
slots interim 5 4
slots final 7 2 1
"""


def faults(kind: str, text: str) -> list[tuple[int, str]]:
    found = FACTS.files[kind].check(text)
    for fault in found:
        for lang in LANGUAGES:
            assert say(lang, fault.code, fault.args)
    return [(fault.line, fault.code) for fault in found]


def test_our_own_files_are_good() -> None:
    assert faults("goals", GOALS) == [] and faults("animals", ANIMALS) == [] and faults("goals", SHORT) == []
    assert [goal.name for goal in read_goals(GOALS).goals][:2] == ["ten", "each-camp"]
    assert len(read_goals(GOALS).goals) == 12 and read_goals(GOALS).slots["final"] == (6, 3, 1)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("interim", "trails.file.at_least"),
        ("interim ee longest", "trails.file.at_least"),
        ("interim ee longest at-least", "trails.file.at_least"),
        ("interim ee longest at-least 0", "trails.file.number"),
        ("interim ee longest at-least ten", "trails.file.number"),
        ("interim at-least 3", "trails.file.goal"),
        ("final ee", "trails.file.goal"),
        ("final ee longest H H", "trails.file.goal"),
        ("final ee highest", "trails.file.measure"),
        ("final ee longest X", "trails.file.word"),
        ("final ee weakest H", "trails.file.word"),
        ("final ee camps-with", "trails.file.number"),
        ("final ee camps-with H", "trails.file.number"),
        ("final E longest", "trails.file.name"),
        ("final e longest", "trails.file.name"),
        ("final t024 longest", "trails.file.name"),
        ("final done longest", "trails.file.name"),
        ("final dd longest", "trails.file.twice"),
        ("slots final 9", "trails.file.word"),
        ("goal ee longest", "trails.file.word"),
    ],
)
def test_faults_in_goals(line: str, code: str) -> None:
    assert faults("goals", SHORT + line) == [(8, code)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("byways animals trails\n", [(1, "trails.file.kind")]),
        ("byways goals roads\n", [(1, "trails.file.kind")]),
        ("hello\n", [(1, "file.heading")]),
        ("", [(1, "file.heading")]),
        (SHORT.replace("slots final 7 2 1", "slots final 1 2 7"), [(7, "trails.file.slots")]),
        (SHORT.replace("slots final 7 2 1", "slots final"), [(7, "trails.file.slots")]),
        (SHORT.replace("slots final 7 2 1\n", ""), [(0, "trails.file.no_slots")]),
        (SHORT.replace("final dd sum H\n", ""), [(0, "trails.file.too_few")]),
        (
            SHORT.replace("longest at-least 10", "largest at-least 10").replace("loops K", "loops Q"),
            [(2, "trails.file.measure"), (3, "trails.file.word"), (0, "trails.file.too_few")],
        ),
    ],
)
def test_faults_of_whole_files_of_goals(text: str, expected: list[tuple[int, str]]) -> None:
    assert faults("goals", text) == expected


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("shape X eagle", "trails.file.word"),
        ("shape I dragon", "trails.file.word"),
        ("shape I eagle", "trails.file.twice"),
        ("shape I", "trails.file.two_words"),
        ("card t001 eagle", "trails.file.contrast"),
        ("card u004 eagle", "trails.file.word"),
        ("tokens eagle 10", "trails.file.twice"),
        ("tokens dragon 10", "trails.file.word"),
        ("points 1 2 3 4 5 6", "trails.file.points"),
        ("animal eagle", "trails.file.word"),
    ],
)
def test_faults_in_animals(line: str, code: str) -> None:
    last = len(ANIMALS.splitlines()) + 1
    assert faults("animals", ANIMALS + line) == [(last, code)]


def test_faults_of_whole_files_of_animals() -> None:
    assert faults("animals", ANIMALS.replace("tokens wolf  10\n", "")) == [(0, "trails.file.no_tokens")]
    assert faults("animals", ANIMALS.replace("points", "# points")) == [(0, "trails.file.no_points")]
    many = faults(
        "animals", ANIMALS.replace("10 15 21", "10 21 15").replace("tokens bear  10", "tokens bear x")
    )
    assert [code for _, code in many] == ["trails.file.number", "trails.file.points"]


def test_single_cards_override_shapes() -> None:
    found = read_animals(ANIMALS + "card t004 none\ncard t005 wolf\n")
    assert found.shown("t004") == "" and found.shown("t005") == "wolf" and found.shown("u006") == "eagle"


def test_an_owner_plays_with_printed_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BYWAYS_DATA", str(tmp_path))
    for folder, name, text in (
        ("goals", "printed", SHORT),
        ("animals", "mine", ANIMALS + "card t004 none\n"),
    ):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"{name}.txt").write_text(text, "utf-8")
    options: dict[str, Any] = {"goal_set": "printed", "animal_map": "mine", "animals": True}
    match = start(3, seed="own", **options)
    assert set(match.state.goals) == {"a-b", "bb", "cc", "dd"}
    play_out(match, "own")
    assert make(2, **options, goals=["dd", "cc", "bb", "a-b"]).rules.goals == ("a-b", "bb", "cc", "dd")
    (tmp_path / "goals" / "printed.txt").write_text("byways goals trails\n", "utf-8")
    with pytest.raises(BadOptions) as e:
        FACTS.create(FACTS.resolve(options), 3)
    assert e.value.refusal.code == "file.faulty"
    with pytest.raises(BadOptions) as missing:
        FACTS.resolve({**options, "goal_set": "none"})
    assert dict(missing.value.refusal.args)["names"] == "printed, rebuilt"


def test_every_measure() -> None:
    text = "camps H@0,0 B@4,0 K@8,0 | t023@0,2e t024@1,-1w t028@4,2e t037@8,2e t038@9,-1w t040@10,1n"
    values = {
        ("longest", ""): 2,
        ("longest", "B"): 2,
        ("loops", ""): 6,
        ("loops", "K"): 3,
        ("sum", ""): 12,
        ("sum", "H"): 4,
        ("loops-at-one-camp", ""): 3,
        ("camps-with", "2"): 3,
        ("camps-with", "3"): 0,
        ("surrounded", ""): 0,
        ("weakest", ""): 2,
    }
    assert {name for name, _ in values} == set(MEASURES)
    for (name, word), value in values.items():
        assert MEASURES[name].count(ground(text), word) == value, name
