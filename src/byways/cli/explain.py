"""What commands and options are for, in the reader's language."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from itertools import pairwise

from cyclopts import App, Group

from byways.i18n import LANGUAGES, MissingSentence, say

from .ask import language


def explain(app: App, words: Sequence[str]) -> None:
    """Writes the help of every command in the language that was chosen among *words*, or the system's."""
    split = [part for word in words for part in word.split("=", 1)]
    chosen = [after for word, after in pairwise(split) if word == "--lang"]
    lang = next((each for each in chosen if each in LANGUAGES), None) or language()
    groups = [Group(say(lang, f"help.{name}")) for name in ("commands", "parameters")]
    for flag in ("help", "version"):
        app[f"--{flag}"].help = say(lang, f"help.{flag}")
    _describe(app.meta, lang, groups)
    _describe(app, lang, groups)


def _describe(app: App, lang: str, groups: Sequence[Group], *path: str) -> None:
    """Writes the help of a command and of those below it."""
    app.group_commands, app.group_parameters, app.group_arguments = groups[0], groups[1], groups[1]
    app.help = say(lang, ".".join(("help", *(path or ("byways",)))))
    if (command := app.default_command) is not None:
        options = [name for name in inspect.signature(command).parameters if name != "tokens"]
        rows = [f"{name}\n    {_about(lang, name.strip('_'), *path)}" for name in options]
        command.__doc__ = "\n".join((app.help, "", "Parameters", "----------", *rows))
    for name in app:
        if not name.startswith("-"):
            _describe(app[name], lang, groups, *path, name)


def _about(lang: str, option: str, *path: str) -> str:
    """Says what an option is for: of this command, of those it stands among, or wherever it stands."""
    try:
        return say(lang, ".".join(("help", *path, option)))
    except MissingSentence:
        if not path:
            raise
        return _about(lang, option, *path[:-1])
