"""Data files of one's own: checked, and made anew."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from byways.i18n import say
from byways.kernel.datafile import MAX_SIZE, TOO_LARGE, BadFile, Fault, FileKind, heading
from byways.registry import GAMES

from .arguments import Complaint, facts_of, read_text


def check(file: Path, lang: str) -> None:
    """Says that a file is good.

    :raises Complaint: it is not, with every fault on a line of its own.
    """
    text = read_text(file, lang)
    try:
        kind, game = heading(text)
    except BadFile as e:
        raise Complaint(_list(e.faults, lang)) from e
    if game not in GAMES:
        raise Complaint(say(lang, "cli.no_game", game=game[:40], games=", ".join(GAMES)))
    known = _kind(kind, GAMES[game].files, lang)
    faults = known.check(text) if len(text.encode()) <= MAX_SIZE else (TOO_LARGE,)
    if faults:
        raise Complaint(_list(faults, lang))
    print(say(lang, "cli.file_good", kind=kind, game=game))


def make(kind: str, game: str | None, settings: Mapping[str, str], lang: str) -> str:
    """Makes a new file.

    :raises Complaint: no game makes such files, or not with these settings.
    """
    makers = [facts for facts in GAMES.values() if (known := facts.files.get(kind)) and known.new]
    if game is not None:
        makers = [facts for facts in makers if facts.name == facts_of(game, lang).name]
    if len(makers) != 1:
        raise Complaint(say(lang, "cli.no_maker", kind=kind))
    new = makers[0].files[kind].new
    assert new is not None
    try:
        return new(settings)
    except BadFile as e:
        raise Complaint(_list(e.faults, lang)) from e


def _kind(kind: str, known: Mapping[str, FileKind], lang: str) -> FileKind:
    if kind not in known:
        raise Complaint(say(lang, "cli.no_kind", kind=kind[:40]))
    return known[kind]


def _list(faults: tuple[Fault, ...], lang: str) -> str:
    rows = []
    for fault in faults:
        sentence = say(lang, fault.code, fault.args)
        rows.append(say(lang, "cli.fault", line=fault.line, sentence=sentence) if fault.line else sentence)
    return "\n".join(rows)
