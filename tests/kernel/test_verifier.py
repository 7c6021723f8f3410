"""The verifier in another language, which shares nothing with us but docs/fair-dice.md, agrees."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from byways.kernel import record
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES
from tests.kernel.vectors import FILE

VERIFIER = Path(__file__).parents[2] / "docs" / "verify-dice.mjs"
NODE = shutil.which("node")
GOLDEN = json.loads(FILE.read_text("utf-8"))["games"]

pytestmark = pytest.mark.skipif(NODE is None, reason="there is no node")


def verdict(folder: Path, text: str, rolls: object = None) -> str:
    assert NODE is not None
    file, told = folder / "record.txt", folder / "dice.json"
    file.write_text(text, "utf-8")
    told.write_text(json.dumps({"rolls": rolls}))
    words = [NODE, str(VERIFIER), str(file), *([str(told)] if rolls is not None else [])]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert not done.stderr, done.stderr
    return done.stdout


def played(game: str, salts: tuple[str, ...]) -> str:
    """Gets the record of a whole game with joint dice."""
    facts, rng = GAMES[game], Quick(game)
    match = Match.start(facts.create({}, 2), 2, Chance("seed", salts))
    while not match.over:
        seat = pick(rng, sorted(match.to_act))
        match.play(seat, pick(rng, list(legal(match.game, match.state_for(seat), seat))))
    return record.write(match, facts, facts.options({})).text()


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda each: each["record"].splitlines()[1])
def test_records_are_found_good_and_changes_are_found_out(golden: dict[str, object], tmp_path: Path) -> None:
    text, rolls = str(golden["record"]), golden["rolls"]
    count = text.count("\n* ")
    assert f"{count} of {count} moves" in verdict(tmp_path, text, rolls)
    rows = text.splitlines()[:-1]
    other = ['seed "another"' if row.startswith("seed ") else row for row in rows]
    assert "promised" in verdict(tmp_path, record.sealed(other), rolls)
    assert "changed or cut" in verdict(tmp_path, "\n".join([*rows[:-3], *rows[-2:], "end"]), rolls)


@pytest.mark.parametrize("game", ["ink", "trails"])
def test_what_the_seats_added_counts(game: str, tmp_path: Path) -> None:
    text = played(game, ("salt", "сіль"))
    assert verdict(tmp_path, text).startswith("GOOD") and "what 2 seats added" in verdict(tmp_path, text)
    rows = [row.replace('"salt"', '"sold"') for row in text.splitlines()[:-1]]
    assert "should be" in verdict(tmp_path, record.sealed(rows))
