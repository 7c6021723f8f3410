"""Games that packages bring: the one in examples/, as it would be installed, and packages that are wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "hex" / "src"


def install(folder: Path, *sources: Path, **points: str) -> dict[str, str]:
    """Makes a folder look like an environment with a package that has these entry points."""
    known = folder / "brought-1.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1\n", "utf-8")
    rows = "".join(f"{name} = {value}\n" for name, value in points.items())
    (known / "entry_points.txt").write_text(f"[byways.games]\n{rows}", "utf-8")
    return {**os.environ, "LANG": "en", "PYTHONPATH": os.pathsep.join(map(str, (folder, *sources)))}


def byways(environment: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "byways", *words],
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_example_keeps_the_laws_and_is_played_everywhere(tmp_path: Path) -> None:
    environment = install(tmp_path, EXAMPLE, hex="byways_hex:FACTS")
    checked = byways(environment, "laws", "hex", "--games", "1", "--json")
    assert json.loads(checked.stdout) == {"game": "hex", "faults": []}, checked.stderr
    played = byways(environment, "play", "hex", "--bots", "1", "--plain", typed="auto\n" * 30)
    assert "wins!" in played.stdout, played.stderr
    asked = byways(environment, "engine", typed='{"id":1,"do":"new","game":"hex","seats":2}\n')
    assert json.loads(asked.stdout)["to_act"] == [1]
    assert byways(environment, "rules", "hex", "--lang", "uk").stdout.startswith("# Hex")
    for asked_for, answer in (((), "Only the rules"), (("--seed", "x"), "nothing is rolled or dealt")):
        printed = byways(environment, "print", "hex", *asked_for)
        assert printed.returncode != 0 and answer in printed.stderr and "Traceback" not in printed.stderr
    assert "Гекс" in byways(environment, "games", "--lang", "ru").stdout


def test_packages_that_are_wrong_are_named_and_disturb_nobody(tmp_path: Path) -> None:
    points = {"lost": "nowhere:FACTS", "ink": "byways.games.ink:FACTS", "chess": "byways.games.ink:FACTS"}
    listed = byways(install(tmp_path, **points), "games")
    assert listed.returncode == 0 and listed.stdout.count("\nroads") == 1
    assert [row.split("”")[0].split("“")[1] for row in listed.stderr.splitlines()] == ["lost", "ink", "chess"]


def test_a_game_without_rules_is_told_what_is_missing(tmp_path: Path) -> None:
    package = tmp_path / "bare"
    package.mkdir()
    (package / "__init__.py").write_text(
        "from byways.kernel.facets import Facets\nfrom byways.kernel.facts import Facts\n"
        'FACTS = Facts(name="bare", seats=(2, 2), rules=1, schema={}, facets=Facets(__name__))\n',
        "utf-8",
    )
    checked = byways(install(tmp_path, bare="bare:FACTS"), "laws", "bare")
    assert checked.returncode == 1 and not checked.stderr
    assert all(missing in checked.stdout for missing in ("bare.rules", "bare-name", "bare.md"))


def test_a_missing_sentence_is_reported(tmp_path: Path) -> None:
    """Not by a traceback: where it is missed, and all of them by the command for that."""
    package = tmp_path / "byways_hex"
    package.mkdir()
    for file in (EXAMPLE / "byways_hex").glob("*.py"):
        (package / file.name).write_text(file.read_text("utf-8"), "utf-8")
    (package / "en.ftl").write_text("hex-name = Hex\nhex-about = Hex\n", "utf-8")
    environment = install(tmp_path, hex="byways_hex:FACTS")
    played = byways(environment, "play", "hex", "--bots", "1", "--plain")
    assert played.returncode == 1 and "hex-" in played.stderr and "Traceback" not in played.stderr
    checked = byways(environment, "laws", "hex", "--games", "1")
    assert checked.returncode == 1 and "no sentence: en, ru, uk: hex-guide" in checked.stdout
