"""Files of one's own: once chosen, their text belongs to the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from byways.i18n import LANGUAGES, phrase
from byways.kernel import record, story
from byways.kernel.choice import random_action
from byways.kernel.datafile import MAX_SIZE, OwnFile, names, tidy
from byways.kernel.facts import BadOptions, Facts, Options, dump_options, load_options, shown
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Refusal
from byways.kernel.record import BadRecord, Record
from byways.kernel.rng import Quick
from byways.registry import GAMES

KINDS = [(facts, kind) for facts in GAMES.values() for kind in facts.files]
SEATS = 2


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BYWAYS_DATA", str(tmp_path))
    return tmp_path


def put(folder: Path, facts: Facts, kind: str) -> Path:
    """Puts a copy of a file of ours beside the user's own and gets where it is."""
    ours = facts.files[kind].ours()
    text = ours.joinpath(f"{names(ours)[0]}.txt").read_text("utf-8")
    file = folder / kind / "mine.txt"
    file.parent.mkdir()
    file.write_text(f"{text}# caf\u00e9, \u0436, \U0001f6e4 | > \\n\n", "utf-8")
    return file


def mine(facts: Facts, kind: str) -> Options:
    return facts.options(facts.resolve({facts.files[kind].option: "mine"}, SEATS))


def finished(facts: Facts, options: Options) -> tuple[Match[Any, Any, Any], str]:
    match = Match.start(facts.create(options, SEATS), SEATS, Chance("files"))
    rng = Quick("files")
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, random_action(match.game, match.state_for(seat), seat, rng))
    return match, record.write(match, facts, options).text()


def as_before(written: str) -> str:
    """Gets a record as it was written before records held files."""
    rows = [row for row in written.splitlines()[:-1] if not row.startswith(("file ", "|"))]
    return record.sealed(rows)


def refused(written: str, facts: Facts) -> tuple[int, tuple[Refusal, ...]]:
    with pytest.raises(BadRecord) as caught:
        record.load(record.read(written), facts)
    return caught.value.line, (caught.value.refusal, *caught.value.because)


@pytest.mark.parametrize(("facts", "kind"), KINDS)
def test_a_record_holds_the_text(facts: Facts, kind: str, folder: Path) -> None:
    file = put(folder, facts, kind)
    options = mine(facts, kind)
    match, written = finished(facts, options)
    assert f"file {facts.files[kind].option}" in written.splitlines()
    assert "mine" in written and "caf\u00e9" in written
    for change in (lambda: file.write_text("nonsense", "utf-8"), file.unlink):
        change()
        read = record.read(written)
        assert read.options == options and read.text() == written
        assert record.load(read, facts).state == match.state
        told = story.retell(read, facts)
        assert told.moments[-1].state == match.state and told.record.text() == written


@pytest.mark.parametrize(("facts", "kind"), KINDS)
def test_an_old_record_looks_the_file_up(facts: Facts, kind: str, folder: Path) -> None:
    file = put(folder, facts, kind)
    match, written = finished(facts, mine(facts, kind))
    old = as_before(written)
    assert record.load(record.read(old), facts).state == match.state
    assert story.retell(record.read(old), facts).record.text() == written, "from now on it is in it"
    file.unlink()
    line, (refusal, reason) = refused(old, facts)
    assert (line, refusal.code, reason.code) == (4, "record.options", "file.missing")
    assert "mine" in phrase("en", reason)


@pytest.mark.parametrize(("facts", "kind"), KINDS)
def test_a_game_is_made_of_its_options_alone(facts: Facts, kind: str, folder: Path) -> None:
    file = put(folder, facts, kind)
    option = facts.files[kind].option
    with pytest.raises(BadOptions) as caught:
        facts.create({option: "mine"}, SEATS)
    assert caught.value.refusal.code == "file.missing"
    options = mine(facts, kind)
    first = facts.create(options, SEATS)
    file.write_text("nonsense", "utf-8")
    assert facts.create(options, SEATS).setup(SEATS) == first.setup(SEATS)
    assert facts.resolve(options) == options, "what is resolved stays as it is"
    assert shown(options)[option] == "mine" and load_options(dump_options(options)) == options


@pytest.mark.parametrize(("facts", "kind"), KINDS)
def test_bad_texts_are_refused_with_line_and_reason(facts: Facts, kind: str, folder: Path) -> None:
    file = put(folder, facts, kind)
    _, written = finished(facts, mine(facts, kind))
    rows = written.splitlines()[:-1]
    last = next(at for at in reversed(range(len(rows))) if rows[at].startswith("|"))
    bad = record.sealed([*rows[: last + 1], "| what is this", *rows[last + 1 :]])
    line, (refusal, reason) = refused(bad, facts)
    assert (line, refusal.code, reason.code) == (4, "record.options", "file.faulty")
    number = len(file.read_text("utf-8").splitlines()) + 1
    for lang in LANGUAGES:
        assert "mine" in phrase(lang, reason) and f"{number}: " in phrase(lang, reason)
    huge = record.sealed([*rows[: last + 1], f"| # {'x' * MAX_SIZE}", *rows[last + 1 :]])
    assert [each.code for each in refused(huge, facts)[1]] == ["record.options", "file.faulty"]
    file.write_text(f"{file.read_text('utf-8')}# {'x' * MAX_SIZE}", "utf-8")
    with pytest.raises(BadOptions) as caught:
        mine(facts, kind)
    for lang in LANGUAGES:
        assert phrase(lang, Refusal("file.too_large")) in phrase(lang, caught.value.refusal)


@pytest.mark.parametrize(("facts", "kind"), KINDS)
def test_only_a_name_comes_from_outside(facts: Facts, kind: str, folder: Path) -> None:
    put(folder, facts, kind)
    option = facts.files[kind].option
    (folder / "secret.txt").write_text("byways secret", "utf-8")
    for value in ({"name": "mine", "text": "x"}, ["mine"], "../secret", "/etc/passwd", "MINE", "x" * 41, ""):
        with pytest.raises(BadOptions):
            facts.create(facts.resolve({option: value}), SEATS)
    for bad in (OwnFile("../secret", "x\n"), OwnFile("mine", "x \n"), OwnFile("mine", "x\r\n")):
        with pytest.raises(BadOptions):
            facts.options({option: bad})
    other = next(name for name in facts.schema if name not in {each.option for each in facts.files.values()})
    with pytest.raises(BadOptions):
        facts.options({other: OwnFile("mine", "x\n")})


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        (["file deck", "| a", "file board", "| b"], "record.head"),
        (["file deck", "| a", "file deck", "| b"], "record.head"),
        (["file nowhere", "| a"], "record.head"),
        (["file count", "| a"], "record.head"),
        (["file deck", "|a"], "record.line"),
        (["file deck", "| a "], "record.line"),
        (["file deck", "| "], "record.line"),
        (["file deck", "| a\x0bb"], "record.line"),
        (["| a"], "record.line"),
    ],
)
def test_sections_that_are_wrong(rows: list[str], code: str) -> None:
    options = {"board": "mine", "count": 1, "deck": "mine"}
    head = Record("game", 1, options, 2, "0", ()).text().splitlines()[:-1]
    with pytest.raises(BadRecord) as caught:
        record.read(record.sealed([*head, *rows]))
    assert caught.value.refusal.code == code and len(head) < caught.value.line <= len(head) + len(rows)


PRINTABLE = st.text(st.characters().filter(str.isprintable) | st.sampled_from("\n\t|# "), max_size=200)


@given(PRINTABLE, PRINTABLE)
def test_any_text_is_read_back(deck: str, board: str) -> None:
    options = {"deck": OwnFile("mine", tidy(deck)), "board": OwnFile("home", tidy(board)), "count": 1}
    written = Record("game", 1, options, 2, "0", (), players=("Ann", "Bob"), seed="x")
    for text in (written.text(), written.text().replace("\n", "\r\n")):
        assert record.read(text) == written and record.read(text).text() == written.text()
    assert load_options(dump_options(options)) == options
