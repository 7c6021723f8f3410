"""Printing and scoring at the command line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from byways.i18n import say
from tests.cli.test_cli import byways


def test_print_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "boards.pdf"
    words = ("--out", str(file), "--part", "boards", "--per-page", "2", "--paper", "Letter")
    done = byways("print", "ink", *words, "--lang", "uk")
    assert done.returncode == 0 and str(file) in done.stdout
    reader = PdfReader(io.BytesIO(file.read_bytes()))
    assert len(reader.pages) == 1 and say("uk", "ink.score.networks") in reader.pages[0].extract_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "There is no game"),
        (("ink", "--part", "hats"), "Available: boards, dice, nets, rules."),
        (("ink", "--paper", "a3"), "Paper sizes are a4, letter"),
        (("ink", "--set", "edition=2021"), "edition"),
        (("ink", "--seats", "9", "--seed", "x"), "1 to 6 players"),
        (("roads", "--set", "deck=none"), "There is no deck “none”"),
        (("bands", "--seed", "x"), "can’t be sealed"),
        (("ink", "--out", "/nowhere/at/all.pdf"), "Can’t read or write"),
    ],
)
def test_print_says_what_it_cannot(words: tuple[str, ...], said: str) -> None:
    done = byways("print", *words)
    assert done.returncode == (1 if "--out" in words else 2)
    assert said in done.stderr and "Traceback" not in done.stderr


def test_score_explains_every_line_and_marks_errors() -> None:
    done = byways("score", "ink", "b1=H-H- b2=HH-- c2=-H-H")
    assert done.returncode == 0
    for line in ("networks", "highway", "railway", "centre", "errors"):
        assert say("en", f"ink.score.{line}") in done.stdout
        assert say("en", f"ink.score.{line}.about") in done.stdout
    assert "Longest highway    3  b1 b2 c2" in done.stdout
    assert "Errors            -1  c2" in done.stdout and done.stdout.count("⊗") == 1
    assert done.stdout.rstrip().endswith("2")


def test_score_of_another_game_and_language() -> None:
    done = byways("score", "trails", "camps H@0,0 | t028@0,2e", "--lang", "ru")
    assert done.returncode == 0 and say("ru", "trails.score.loops-H.about") in done.stdout


@pytest.mark.parametrize(
    ("game", "position", "under", "said"),
    [
        ("ink", "b1=H-H- b2=RR-- f1=H-H-", "^^^^^^^ ^^^^^^^", "b1 b2: Railway cannot meet highway here."),
        ("ink", "b1=H-H- z9=RR--", "        ^^^^^^^", "“z9=RR--” has no place in this position."),
        ("ink", "b1=H-H- b1=H-H-", "^^^^^^^ ^^^^^^^", "“b1=H-H-” has no place in this position."),
        ("ink", "b1=HHH", "^^^^^^", "“b1=HHH” can’t be drawn in this game."),
        ("ink", "round=9 b1=H-H-", "^^^^^^^", "“round=9” has no place in this position."),
        ("trails", "camps H@0,0 | t001@1,1e", "              ^^^^^^^^^", "There’s a camp at 1,1"),
        ("trails", "camps H@0,0 | t999@1,1e", "              ^^^^^^^^^", "there is no such card"),
    ],
)
def test_a_board_that_cannot_be_is_shown_with_the_place_and_the_reason(
    game: str, position: str, under: str, said: str
) -> None:
    done = byways("score", game, position)
    typed, marks, reason = done.stderr.rstrip("\n").split("\n")
    assert done.returncode == 1 and done.stdout == ""
    assert typed == position and said in reason
    assert marks == under


def test_a_game_without_positions_says_so() -> None:
    assert "can’t be written as text" in byways("score", "roads", "x").stderr
