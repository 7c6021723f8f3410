"""Whether a game keeps the laws and says everything it has to: for whoever adds one."""

from __future__ import annotations

import traceback
from itertools import groupby

from byways.i18n import LANGUAGES, MissingSentence, rules_text, say
from byways.kernel.conformance import Laws, check_game, check_records
from byways.kernel.facts import Facts, Options
from byways.kernel.text import Args
from byways.registry import looks

from .progress import progress
from .report import Report


def print_faults(facts: Facts, games: int, report: Report) -> bool:
    """Prints what is wrong with a game. Gets whether anything is."""
    found = faults(facts, games)
    if report.as_json:
        report.data({"game": facts.name, "faults": found})
    else:
        print(say(report.lang, "cli.laws", game=facts.name, count=len(found)))
        print("\n".join(found), end="\n" if found else "")
    return bool(found)


def faults(facts: Facts, games: int) -> list[str]:
    """Plays random games under all laws with every sample of options; gets what is wrong, a line each."""
    unsaid: dict[str, dict[str, None]] = {}
    broken: dict[str, list[str]] = {}

    def hear(code: str, args: Args) -> None:
        for lang in LANGUAGES:
            try:
                say(lang, code, args)
            except MissingSentence as e:
                unsaid.setdefault(str(e).partition(": ")[2], {}).setdefault(lang)

    for code in _introduction(facts):
        hear(code, {})
    for lang in LANGUAGES:
        try:
            rules_text(lang, facts.name)
        except MissingSentence as e:
            broken.setdefault("no rules to read", []).append(str(e))
    trials = []
    try:
        trials += [next(group) for _, group in groupby(facts.trials(), key=lambda trial: trial[0])]
    except Exception as e:
        broken[_failure(e)] = ["rules.make"]
    with progress(len(trials) * games, facts.name) as show:
        for number, (options, seats) in enumerate(trials):
            for game in range(games):
                if fault := _fault(facts, options, seats, f"laws {game}", hear):
                    listed = " ".join(f"{name}={value}" for name, value in options.items())
                    trial = f'{listed} seats={seats} seed="laws {game}"'
                    broken.setdefault(fault, []).append(trial)
                show(number * games + game + 1)
    sentences = [f"no sentence: {', '.join(langs)}: {code}" for code, langs in unsaid.items()]
    return sentences + [_with_example(*each) for each in broken.items()]


def _with_example(fault: str, trials: list[str]) -> str:
    more = f" (and {len(trials) - 1} more)" if len(trials) > 1 else ""
    return f"{fault}: {trials[0].strip()}{more}"


def _introduction(facts: Facts) -> list[str]:
    named = [f"{facts.name}.{each}" for each in ("name", "about", "lure")]
    options = [f"{facts.name}.option.{option}" for option in facts.schema]
    return [*named, *options, *(f"{option}-about" for option in options)]


def _fault(facts: Facts, options: Options, seats: int, seed: str, hear: object) -> str | None:
    """Gets the law that a random game breaks, or where the game itself fails."""
    # Whatever a game can do wrong is what is asked for.
    try:
        laws = Laws(facts.create(options, seats), seats, hear, looks=looks())  # type: ignore[arg-type]
        check_records(facts, options, seats, check_game(laws, seed))
    except AssertionError as e:
        return str(e) or _where(e)
    except Exception as e:
        return _failure(e)
    return None


def _failure(error: Exception) -> str:
    return f"{type(error).__name__}: {error} ({_where(error)})"


def _where(error: BaseException) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{frame.filename}:{frame.lineno}"
