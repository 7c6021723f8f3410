"""Tours and the pictures of the rules: what is told is true, for every game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from byways.i18n import LANGUAGES, PICTURE, codes, plain_rules, rules_text, say
from byways.kernel.choice import refuse
from byways.kernel.datafile import BadFile
from byways.kernel.lesson import MOST_STEPS, Sight, lesson_of, read_lesson, tours_of
from byways.registry import GAMES

FEWEST_PICTURES = 4
RULING = re.compile(r"^- `([a-z0-9]+(?:-[a-z0-9]+)+)`", re.MULTILINE)
MARK = re.compile(r"\[([a-z0-9]+(?:-[a-z0-9]+)+)\]")


@pytest.mark.parametrize("game", GAMES)
def test_a_tour_is_short_and_the_learner_moves_and_sees_a_refusal(game: str) -> None:
    steps = lesson_of(GAMES[game]).steps
    assert 1 <= len(steps) <= MOST_STEPS
    assert sum(bool(step.do) for step in steps) >= 2
    assert any(step.reasons for step in steps)
    assert any(step.lines for step in steps), "nothing is said of the score"
    for step in steps:
        if step.do:
            story, seat = step.story, step.seat
            assert seat is not None
            assert not refuse(story.game, story.state(step.move), seat, story.game.read(step.do))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_is_on_the_scene(game: str) -> None:
    lesson = lesson_of(GAMES[game])
    for sight in (*steps_of(game), *lesson.pictures):
        words = sight.scene().words
        for word in (*sight.point, *sight.tried, *sight.do):
            assert words.issuperset({word}) or words.issuperset(word.split("-")), f"{sight.name}: {word}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_a_sentence_and_every_sentence_a_step(game: str, lang: str) -> None:
    said = {code for code in codes(lang) if code.startswith(f"{game}-tour-")}
    assert said == {f"{game}-tour-{step.name}" for step in steps_of(game)}
    named = {code for code in codes(lang) if code.startswith(f"{game}-tours-")}
    assert named == {f"{game}-tours-{tour.name}" for tour in lesson_of(GAMES[game]).tours}


def steps_of(game: str) -> list[Sight]:
    """Gets the steps of all tours of a game."""
    lesson = lesson_of(GAMES[game])
    return [*lesson.steps, *(step for tour in lesson.tours for step in tour.steps)]


@pytest.mark.parametrize("game", GAMES)
def test_a_short_tour_is_about_its_table_and_has_a_move_to_make(game: str) -> None:
    facts = GAMES[game]
    lesson = lesson_of(facts)
    assert [(tour.name, tour.options) for tour in lesson.tours] == [
        (tour.name, tour.options) for tour in tours_of(facts)
    ]
    for tour in lesson.tours:
        assert 2 <= len(tour.steps) <= MOST_STEPS and any(step.do for step in tour.steps), tour.name
        for step in tour.steps:
            played = step.story.record.options
            for option, wanted in tour.options.items():
                own = played[option]
                assert set(wanted) <= set(own) if isinstance(wanted, list) else own == wanted, step.name


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *(("bands", {"scenario": number}) for number in range(2, 9)),
        *(("ink", {"expansions": [name]}) for name in ("lava", "meteor")),
        ("ink", {"draft": True}),
        ("trails", {"animals": True}),
        *(("roads", {"variant": number}) for number in (1, 3)),
    ],
)
def test_whatever_plays_differently_has_a_tour(game: str, options: dict[str, Any]) -> None:
    assert options in [tour.options for tour in tours_of(GAMES[game])]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_the_rules_can_be_drawn(game: str, lang: str) -> None:
    drawn = {sight.name: sight for sight in lesson_of(GAMES[game]).pictures}
    named = [name for _, name in PICTURE.findall(rules_text(lang, game))]
    assert named == [name for _, name in PICTURE.findall(rules_text("en", game))]
    assert len(named) >= FEWEST_PICTURES
    assert sorted(named) == sorted(drawn), "a picture is missing, or shown twice, or never"
    for sight in drawn.values():
        areas = sight.areas()
        assert areas and all(area.spots and min(area.size) > 0 for area in areas)
        if sight.tried:
            shown = {spot.ref for area in (*areas, *sight.pieces()) for spot in area.spots}
            assert shown.intersection(sight.tried)
    for reason in (reason for sight in drawn.values() for reason in sight.reasons):
        assert say(lang, reason.code, reason.words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_marked_where_it_is_used(game: str, lang: str) -> None:
    text = rules_text(lang, game)
    rulings = RULING.findall(text)
    assert rulings == RULING.findall(rules_text("en", game))
    assert set(MARK.findall(text)) == set(rulings)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_without_pictures_keep_their_words(game: str, lang: str) -> None:
    text = plain_rules(lang, game)
    assert "](scene:" not in text and "![" not in text
    for about, _ in PICTURE.findall(rules_text(lang, game)):
        assert f"> {about}" in text


def written(game: str, *rows: str) -> Callable[[str], str | None]:
    """Gets a reader for another lesson of a game, with these rows after the heading and the same records."""

    def read(name: str) -> str | None:
        return "\n".join((f"byways lesson {game}", *rows)) if name == "lesson.txt" else own(game, name)

    return read


def own(game: str, name: str) -> str | None:
    """Gets a text that lies beside a game, if there is one."""
    return GAMES[game].facets.text(name)


def record_before(game: str, picture: str) -> str:
    """Gets the row of a lesson that says from which record a picture is."""
    rows = (own(game, "lesson.txt") or "").splitlines()
    at = next(number for number, row in enumerate(rows) if row.startswith(f"picture {picture} "))
    return next(row for row in reversed(rows[:at]) if row.startswith("record "))


@pytest.mark.parametrize(
    ("rows", "line", "code"),
    [
        (("step a 0 1",), 2, "lesson.before"),
        (("record tour", "point b1"), 3, "lesson.before"),
        (("record nowhere",), 2, "lesson.no_record"),
        (("record lesson",), 2, "lesson.record"),
        (("record tour", "dance"), 3, "lesson.word"),
        (("record tour", "step a 0"), 3, "lesson.word"),
        (("record tour", "step a 9999 1"), 3, "lesson.number"),
        (("record tour", "step a 0 9"), 3, "lesson.number"),
        (("record tour", "step a x 1"), 3, "lesson.number"),
        (("record tour", "step a 0 1", "step a 1 1"), 4, "lesson.twice"),
        (("record tour", "step a 1 1", "point nothing"), 4, "lesson.missing"),
        (("record tour", "step a 1 1", "score nothing"), 4, "lesson.score"),
        (("record tour", "step a 1 1", "right nonsense"), 4, "lesson.unreadable"),
        (("record tour", "step a 0 1", "do"), 4, "lesson.do"),
        (("record tour", "step a 1 1", "do now"), 4, "lesson.word"),
        (("record tour", "step a 1 1", "crop b1"), 4, "lesson.word"),
        (("record tour", "picture a 1 1", "do"), 4, "lesson.word"),
        (("record tour", "picture a 1 1", "show board 7"), 4, "lesson.area"),
        (("record tour", "picture a 1 1", "show board x"), 4, "lesson.word"),
        (("record tour", *(f"step s{number} 1 1" for number in range(9))), 0, "lesson.long"),
        (("tour",), 2, "lesson.word"),
        (("tour more",), 2, "lesson.word"),
        (("tour more hats=3",), 2, "lesson.option"),
        (("tour more edition=1900",), 2, "lesson.option"),
        (("record tour", "step a 1 1", "tour more edition=2019", "step a 1 1"), 5, "lesson.twice"),
    ],
)
def test_faults_are_named_by_line(rows: tuple[str, ...], line: int, code: str) -> None:
    game = next(iter(GAMES))
    with pytest.raises(BadFile) as caught:
        read_lesson(written(game, *rows), GAMES[game])
    assert [(fault.line, fault.code) for fault in caught.value.faults] == [(line, code)]
    for lang in LANGUAGES:
        assert all(say(lang, fault.code, fault.args) for fault in caught.value.faults)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_be_refused_is_and_what_is_not_is_not(game: str) -> None:
    for sight in lesson_of(GAMES[game]).pictures:
        if not sight.tried:
            continue
        word, code = ("right", "lesson.refused") if sight.reasons else ("wrong", "lesson.not_refused")
        step = f"step a {sight.move} {sight.seat}"
        rows = (record_before(game, sight.name), step, f"{word} {' '.join(sight.tried)}")
        with pytest.raises(BadFile) as caught:
            read_lesson(written(game, *rows), GAMES[game])
        assert [(fault.line, fault.code) for fault in caught.value.faults] == [(4, code)]


def test_the_lesson_on_the_page_is_good() -> None:
    page = (Path(__file__).parents[1] / "docs" / "add-a-game.md").read_text("utf-8")
    (text,) = re.findall(r"^```\n(byways lesson .*?)^```", page, re.MULTILINE | re.DOTALL)
    heading, *rows = text.splitlines()
    game = heading.split()[2]
    lesson = read_lesson(written(game, *rows), GAMES[game])
    assert len(lesson.steps) == 4 and [len(tour.steps) for tour in lesson.tours] == [1]


def test_the_lesson_of_another_game_is_refused() -> None:
    one, other, *_ = GAMES
    with pytest.raises(BadFile) as caught:
        read_lesson(written(one), GAMES[other])
    assert caught.value.faults[0].code == "lesson.heading"
