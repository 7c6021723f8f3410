"""The command line, as a person meets it: in a process of its own."""

from __future__ import annotations

import inspect
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
import pytest

from byways import __version__
from byways.cli.commands import app
from byways.cli.parser import Commands, Later, command_line
from byways.cli.review import change, figure
from byways.cli.usage import misused
from byways.i18n import LANGUAGES, codes, say
from byways.kernel.datafile import MAX_SIZE
from byways.kernel.seating import lot
from byways.registry import GAMES

NOTHING: Mapping[str, str] = {}
GOLDEN = Path(__file__).parents[1] / "golden" / "ink"


def byways(
    *words: str, typed: str = "", lang: str = "en", more: Mapping[str, str] = NOTHING
) -> subprocess.CompletedProcess[str]:
    environment = {
        "PYTHONIOENCODING": "utf-8",
        "PYTHONUTF8": "1",
        "LANG": lang,
        "PATH": "",
        "HOME": "/nowhere",
        **more,
    }
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "byways", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )


def test_version_and_help() -> None:
    assert byways("--version").stdout.strip() == __version__
    for lang in LANGUAGES:
        assert say(lang, "help.games") in byways("--help", "--lang", lang).stdout
        assert say(lang, "help.deck.check") in byways("deck", "--help", "--lang", lang).stdout
    assert say("uk", "help.play.level") in byways("play", "-h", lang="uk_UA.UTF-8").stdout


def test_every_option_is_explained_and_nothing_else() -> None:
    """Each name in the help files is a command or an option, and each of those has a sentence."""
    for lang in LANGUAGES:
        line = command_line(app, "byways", "1", lang)
        context = click.Context(line)
        for path, _ in commands(app):
            command: click.Command | None = line
            for word in path:
                assert isinstance(command, click.Group)
                command = command.get_command(context, word)
            assert command is not None and command.get_help(click.Context(command))
    words = {"byways", "commands", "parameters", "help", "version", "lang", "default", *app.sections}
    listed = [name for names in app.sections.values() for name in names]
    assert sorted(listed) == sorted(app.entries)
    for path, function in commands(app):
        options = [name.strip("_") for name in inspect.signature(function).parameters] if function else []
        above = [path[:deep] for deep in range(len(path) + 1)]
        words |= {".".join(path), *(".".join((*each, option)) for each in above for option in options)}
    written = {code.removeprefix("help-") for code in codes("en") if code.startswith("help-")}
    assert written <= {word.replace(".", "-") for word in words}


def commands(tree: Commands, *path: str) -> Iterator[tuple[tuple[str, ...], Callable[..., object] | None]]:
    for name, entry in tree.entries.items():
        below = entry.load(name) if isinstance(entry, Later) else entry
        yield (*path, name), None if isinstance(below, Commands) else below
        if isinstance(below, Commands):
            yield from commands(below, *path, name)


def test_what_a_missing_extra_lacks_is_told_with_the_command_that_brings_it(tmp_path: Path) -> None:
    """The libraries of the extras cannot be found; what needs none of them works."""
    lacking = ("litestar", "textual", "typst", "msgspec", "uvicorn", "sqlalchemy", "torch")
    (tmp_path / "sitecustomize.py").write_text(
        f"import sys\nsys.modules |= dict.fromkeys({lacking})\n", encoding="utf-8"
    )
    for lang in LANGUAGES:
        for words, extra in (
            (["serve"], "server"),
            (["admin", "list", "x"], "server"),
            (["print", "ink"], "print"),
        ):
            done = byways(*words, lang=lang, more={"PYTHONPATH": str(tmp_path)})
            assert (done.returncode, done.stdout) == (2, "")
            assert f'pip install "byways[{extra}]"' in done.stderr and done.stderr.count("\n") == 1
    for words in (["--help"], ["games"], ["play", "ink"], ["score", "ink", "b1=H-H-"]):
        done = byways(*words, more={"PYTHONPATH": str(tmp_path)})
        assert done.returncode == 0, done.stderr


def test_shells_complete_commands_options_and_games() -> None:
    def completed(words: str) -> list[str]:
        typed = {"COMP_WORDS": f"byways {words}", "COMP_CWORD": str(len(words.split(" ")))}
        done = byways(more={"_BYWAYS_COMPLETE": "bash_complete", **typed})
        return [row.partition(",")[2] for row in done.stdout.splitlines()]

    assert completed("per") == ["perft"] and "--seats" in completed("play --se")
    assert completed("rules i") == ["ink"] and completed("games --lang r") == ["ru"]
    for shell in ("bash", "zsh", "fish"):
        assert "_BYWAYS_COMPLETE" in byways("completion", shell, more={"PATH": os.environ["PATH"]}).stdout


@pytest.mark.parametrize(
    "words",
    [
        ["rules", "chess"],
        ["rules", "ink", "--lang", "de"],
        ["perft", "ink", "--set", "edition=1999"],
        ["perft", "ink", "--set", "speed=9"],
        ["perft", "ink", "--chance", "roll xx"],
        ["verify"],
        ["verify", "--fast", "x"],
        ["bench", "server", "--tables", "many"],
        ["sing"],
    ],
)
def test_what_is_typed_wrongly_has_a_status_of_its_own(words: list[str]) -> None:
    done = byways(*words)
    assert done.returncode == 2 and done.stderr and not done.stdout and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("plya", "There is no command “plya”. Did you mean play, replay?"),
        ("play --sets", "There is no option “--sets” here. Did you mean --seats, --set, --seed?"),
        ("play ink --seats x", "--seats must be a whole number, at least 1."),
        ("play ink --seats -1", "--seats must be a whole number, at least 1."),
        ("perft ink --depth 0", "--depth must be a whole number, at least 1."),
        ("serve --port 99999", "--port must be a whole number from 0 to 65535."),
        ("bench ink --seconds x", "--seconds must be a number."),
        ("bench server --tables x", "--tables must be whole numbers separated by commas, such as 25,50,100."),
        ("completion tcsh", "{bash|zsh|fish} must be one of: bash, zsh, fish."),
        ("play ink --plain=3", "--plain takes no value."),
        ("play ink --seed", "--seed needs a value."),
        ("rules", "GAME is missing."),
        ("rules ink more", "“more” is not expected here."),
    ],
)
def test_wrong_words_are_told_with_what_is_right_in_every_language(words: str, told: str) -> None:
    command = words.split(" ")[0]
    page = "byways" if command == "plya" else f"byways {command}"
    for lang in LANGUAGES:
        line = command_line(app, "byways", "1", lang)
        with (
            pytest.raises(click.UsageError) as error,
            line.make_context("byways", words.split(" ")) as context,
        ):
            line.invoke(context)
        usage, *_, sentence, more = misused(error.value, lang).splitlines()
        assert usage.startswith(say(lang, "usage.usage")) and f"{page} --help" in more
        assert sentence == told if lang == "en" else re.search("[а-яі]{3}", sentence)


@pytest.mark.parametrize(
    ("content", "code"), [(None, "missing_file"), (b"caf\xe9", "not_text"), (b"\xef\xbb\xbfhello", "format")]
)
def test_a_file_that_cannot_be_read_is_told_why(content: bytes | None, code: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    if content is not None:
        file.write_bytes(content)
    told = (
        say("en", "record.format", line=1) if code == "format" else say("en", f"cli.{code}", file=str(file))
    )
    done = byways("verify", str(file))
    assert (done.returncode, done.stderr.strip()) == (1, told)


def test_closed_streams_and_poor_encodings_are_survived() -> None:
    closed = f"{shlex.quote(sys.executable)} -m byways play ink --plain <&- >&-"
    assert subprocess.run(closed, shell=True, stderr=subprocess.PIPE, check=True).stderr == b""
    poor = byways("score", "ink", "b1=H-H-", more={"PYTHONIOENCODING": "ascii"})
    assert poor.returncode == 0 and "?" in poor.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "byways", "games"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr.count(b"\n")) == (1, 1)


def test_an_unknown_language_is_refused_with_those_that_are_known() -> None:
    done = byways("games", "--lang", "de", lang="ru")
    assert done.stderr.strip() == say("ru", "cli.no_language", name="de", languages="en, ru, uk")


def test_what_a_script_would_read_is_json() -> None:
    def rows(*words: str) -> list[dict[str, Any]]:
        return [json.loads(row) for row in byways(*words, "--json", lang="uk").stdout.splitlines()]

    listed = {row["name"]: row for row in rows("games")}
    assert listed.keys() == GAMES.keys() and listed["ink"]["seats"] == [1, 6]
    assert listed["ink"]["title"] == say("uk", "ink.name")
    [verified] = rows("verify", str(GOLDEN / "both-2020.txt"))
    assert (verified["rolls"], verified["followed"], verified["winners"]) == (18, 18, [1])
    [scored] = rows("score", "ink", "b1=H-H- b2=HH--")
    assert scored["total"] == sum(line["points"] for line in scored["lines"]) and scored["lines"]
    counted = rows("perft", "ink", "--chance", "roll hs rc rt ov", "--depth", "1")
    assert [(row["depth"], row["nodes"]) for row in counted] == [(1, 144)] and counted[0]["rate"] > 0
    measured = rows("bench", "ink", "--rounds", "1")
    assert all(row["game"] == "ink" and row["medians"]["replay"] > 0 for row in measured) and measured


def test_games_and_rules_in_every_language() -> None:
    for lang in ("en", "ru", "uk"):
        assert byways("games", lang=lang).stdout
        rules = byways("rules", "ink", "--lang", lang).stdout
        assert rules.count("\n- `") > 25
    assert "нет" in byways("rules", "chess", lang="ru_RU.UTF-8").stderr


def test_who_begins_is_drawn_by_lot_or_chosen() -> None:
    seeds = {lot(seed, 2): seed for seed in "abcdefgh"}
    for first, seed in seeds.items():
        table = ("play", "roads", "--bots", "1", "--plain", "--seed", seed)
        drawn = byways(*table, typed="quit\n").stdout
        chosen = byways(*table, "--begins", str(first), typed="quit\n").stdout
        assert drawn.count("Drawn by lot: ") == 1 and "Drawn by lot" not in chosen
        assert [row for row in drawn.splitlines() if "Drawn by lot" not in row] == chosen.splitlines()
        # Seat 1 is the person's unless the bot begins.
        assert f"{1 if first == 1 else 2}> " in chosen
    assert seeds.keys() == {1, 2}
    assert "no player 3" in byways("play", "roads", "--begins", "3").stderr


def test_replay_and_verify() -> None:
    file = str(GOLDEN / "both-2020.txt")
    replay = byways("replay", file)
    assert replay.returncode == 0 and replay.stdout.count("Round ") == 6 and "╠" in replay.stdout
    rows = [json.loads(row) for row in byways("replay", file, "--json").stdout.splitlines()]
    assert rows[-1]["over"] and rows[-1]["winners"] == [1] and len(rows) > 100
    verify = byways("verify", file)
    assert verify.returncode == 0 and "All 18 rolls match the seed" in verify.stdout


def test_verify_finds_a_changed_move(tmp_path: Path) -> None:
    text = (GOLDEN / "base-2019.txt").read_text("utf-8")
    for name, changed, reason in (
        ("edited", text.replace(" done", " w1 a1 H-H-", 1), "Line "),
        ("cut", text[: len(text) // 2], "cut short"),
        ("junk", "hello", "not a Byways record"),
        ("empty", "", "not a Byways record"),
    ):
        file = tmp_path / name
        file.write_text(changed, "utf-8")
        done = byways("verify", str(file))
        assert done.returncode == 1 and reason in done.stderr and "Traceback" not in done.stderr
    assert "There is no file" in byways("verify", str(tmp_path / "nowhere")).stderr
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert "isn’t a text file" in byways("verify", str(tmp_path / "binary")).stderr


def test_perft() -> None:
    done = byways("perft", "ink", "--chance", "roll hs rc rt ov", "--depth", "2")
    counted = [row.partition(" (")[0] for row in done.stdout.splitlines()]
    assert counted == ["* roll hs rc rt ov", "1 144", "2 12102"]


def test_perft_counts_the_moves_of_everybody_who_is_to_act() -> None:
    """Two who draw at the same time do so in any order: each alone, and one after the other."""
    done = byways("perft", "ink", "--seats", "2", "--chance", "roll hs rc rt ov", "--depth", "2", "--json")
    nodes = [json.loads(row)["nodes"] for row in done.stdout.splitlines()]
    assert nodes == [2 * 144, 2 * 12102 + 2 * 144 * 144]


def test_soak_answers_every_line() -> None:
    done = byways("soak", "inputs", "--count", "300", "--seed", "test", "--json")
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert (told["campaign"], told["inputs"], told["faults"]) == ("inputs", 300, 0)


def test_a_game_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words: tuple[str, ...] = (
        "help",
        "?",
        "w1",
        "nonsense",
        "why done",
        "undo",
        "auto",
        "undo",
        "redo",
        "restart",
    )
    words += ("score", "rules", "board", f"save {file}", *["auto"] * 80)
    done = byways("play", "ink", "--seed", "cli", typed="".join(f"{word}\n" for word in words))
    assert done.returncode == 0, done.stderr
    assert "Nothing to undo." in done.stdout
    assert "can still draw a die" in done.stdout
    assert "Player 1 wins!" in done.stdout and "The seed was cli" in done.stdout
    assert byways("verify", str(file)).returncode == 0


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    """In the open turn, with its bots, and until the end; what belongs to new games is refused."""
    file = tmp_path / "game.txt"
    table = ("play", "ink", "--seats", "2", "--bots", "1", "--level", "1")
    byways(*table, typed="auto\n" * 3 + f"save {file}\nquit\n")
    kept = [row for row in file.read_text("utf-8").splitlines() if row.startswith(("draft", "bots"))]
    assert kept[0] == "bots [0,1]" and len(kept) == 4
    again = byways("play", str(file), typed="undo\nredo\n" + "auto\n" * 80)
    assert again.returncode == 0 and "Nothing to" not in again.stdout and "The seed was" in again.stdout
    assert "Pass the screen" not in again.stdout
    refused = byways("play", str(file), "--seed", "x")
    assert refused.returncode == 2 and "leave them out" in refused.stderr
    over = byways("play", str(GOLDEN / "both-2020.txt"))
    assert over.returncode == 1 and "byways replay" in over.stderr


def test_a_saved_game_with_real_dice_asks_for_the_next_ones(tmp_path: Path) -> None:
    file = tmp_path / "paper.txt"
    byways("play", "ink", "--paper", typed=f"roll hs rs hc ss\nauto\nsave {file}\nquit\n")
    again = byways("play", str(file), typed="auto\n" * 6)
    assert "What came up, such as “roll " in again.stdout and not again.stderr


def test_a_table_with_a_bot_and_two_people() -> None:
    done = byways("play", "ink", "--seats", "3", "--bots", "1", "--set", "draft=yes", typed="auto\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "Pass the screen to Player 2" in done.stdout and "wins!" in done.stdout


@pytest.mark.parametrize("typed", ["", "nonsense\n", "9\n", "1\nquit\n", "\nquit\n", "ink\nquit\n"])
def test_leaving_is_easy(typed: str) -> None:
    done = byways("play", typed=typed)
    assert done.returncode == 0 and "Goodbye." in done.stdout and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words", [["--seats", "9"], ["--bots", "5", "--seats", "2"], ["--level", "7"], ["--set", "draft=yes"]]
)
def test_impossible_tables_are_refused(words: list[str]) -> None:
    done = byways("play", "ink", *words)
    assert done.returncode == 2 and done.stderr.count("\n") == 1


def test_files_that_are_none(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("hello\n", "utf-8")
    assert "first line must say" in byways("deck", "check", str(file)).stderr
    file.write_text("byways deck chess\n", "utf-8")
    assert byways("deck", "check", str(file)).returncode == 1
    file.write_text("byways songs ink\n", "utf-8")
    assert byways("deck", "check", str(file)).returncode == 1
    file.write_text(f"byways deck roads\nturn 22-- 1\n# {'x' * MAX_SIZE}", "utf-8")
    assert "too large" in byways("deck", "check", str(file)).stderr


def test_real_dice_line_by_line(tmp_path: Path) -> None:
    """A roll that cannot be is refused with the reason; one typed wrongly can be taken back."""
    file = tmp_path / "paper.txt"
    words: tuple[str, ...] = (
        "roll hs",
        "roll hs rs hc ss ss",
        "nonsense",
        "",
        "roll hs rs hc ss",
        "undo",
        "undo",
    )
    words += ("roll hc rs hc ss", *["auto"] * 6, f"save {file}", "quit")
    done = byways("play", "ink", "--paper", typed="".join(f"{word}\n" for word in words))
    assert done.returncode == 0 and not done.stderr
    assert done.stdout.count("What came up, such as “roll ") > 5
    assert "Nothing to undo." in done.stdout
    assert "Enter 1 of these: ov ss sc. You entered 2." in done.stdout
    assert "“nonsense” can’t come up here. Possible: hs hc" in done.stdout
    verify = byways("verify", str(file))
    assert verify.returncode == 0 and "can’t be checked" in verify.stdout


def test_links_are_asked_for_politely() -> None:
    for words, status, reason in (
        (["http://127.0.0.1:1/table/x"], 1, "isn’t responding"),
        (["http://127.0.0.1:1/lobby"], 1, "lead to a table"),
        (["http://127.0.0.1:1/table/x", "--bots", "1"], 2, "leave them out"),
    ):
        done = byways("play", *words)
        assert done.returncode == status and reason in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [(("roads",), "roads"), (("ink", "--net", "none"), "base, expansions")],
)
def test_what_cannot_be_trained_is_told(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    game, *more = words
    ran = byways("train", game, str(tmp_path), *more)
    assert ran.returncode == 1 and told in ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_who_waits_at_a_terminal_sees_how_far_it_is() -> None:
    """The bar is on standard error, and only if that is a terminal; what is piped on stays clean."""
    import pty

    outer, inner = pty.openpty()
    words = [sys.executable, "-m", "byways", "soak", "inputs", "--count", "300"]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=inner, env={**os.environ, "TERM": "xterm"})
    os.close(inner)
    seen = b""
    with suppress(OSError):  # Linux ends a terminal that nobody holds with an error.
        while part := os.read(outer, 1 << 16):
            seen += part
    os.close(outer)
    assert "/300" in seen.decode() and b"inputs" in done.stdout
    assert byways("soak", "inputs", "--count", "300").stderr == ""


def test_a_review_writes_numbers_as_its_language_does() -> None:
    assert (figure(26.5, True, "ru"), change(-8.1, True, "en")) == ("26,5", "−8.1")


def test_a_file_that_cannot_be_written_is_told_before_the_search(tmp_path: Path) -> None:
    file = tmp_path / "none" / "made.txt"
    done = byways("puzzles", "make", next(iter(GAMES)), "--out", str(file), "--minutes", "600")
    assert done.returncode == 1 and say("en", "cli.no_file", file=str(file)) in done.stderr
