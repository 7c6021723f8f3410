"""On paper: what is printed, and scoring what was played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from byways.i18n import phrase, say
from byways.kernel.facets import scene_of
from byways.kernel.facts import BadOptions, Facts
from byways.kernel.protocol import Refusal, Seat, UnreadablePosition
from byways.terminal import render

from . import score
from .arguments import Complaint
from .report import Report

if TYPE_CHECKING:
    from byways.print import Wish


def write(wish: Wish, out: Path | None) -> None:
    """Writes a PDF and says where.

    :raises BadOptions: it cannot be printed like this.
    :raises Complaint: it cannot be written there.
    """
    from byways.print import make

    made, pages = make(wish)
    file = out if out is not None else Path(f"byways-{wish.facts.name}.pdf")
    try:
        file.write_bytes(made)
    except OSError as e:
        raise Complaint(say(wish.lang, "cli.no_file", file=str(file))) from e
    print(say(wish.lang, "paper.written", pages=pages, file=str(file)))


def judge(facts: Facts, text: str, given: dict[str, Any], report: Report) -> None:
    """Draws a board with its errors marked and explains every line of its score.

    :raises Complaint: the text is no board of this game, with the places and the reason.
    """
    lang = report.lang
    if facts.facets.positions is None:
        raise Complaint(say(lang, "engine.no_positions"))
    try:
        options, state = facts.facets.positions.read(text, given)
        game = facts.create_position(options)
    except UnreadablePosition as e:
        raise Complaint(_refused(text, e.refusal, lang)) from e
    except BadOptions as e:
        raise Complaint(phrase(lang, e.refusal)) from e
    tally = game.tally(state, Seat(1))
    if report.as_json:
        report.data({"game": game.name, "options": options, "total": tally.total, "lines": tally.lines})
        return
    wrong = frozenset(ref for line in tally.lines if line.points < 0 for ref in line.refs)
    boards = scene_of(game, game.observe(state, None)).boards
    drawn = "\n\n".join(render.board(area, wrong) for area in boards)
    print(f"{drawn}\n\n{score.sheet(game.name, tally, lang, explained=True)}")


def _refused(text: str, refusal: Refusal, lang: str) -> str:
    """Says where and why, below what was typed with the place underlined."""
    words = dict(refusal.args)
    sentence = phrase(lang, refusal)
    places = [ref for ref in refusal.refs if ref not in sentence]
    if places:
        sentence = say(lang, "score.refused", places=" ".join(places), reason=sentence)
    return f"{text}\n{_underline(text, str(words.get('word', '')), refusal.refs)}\n{sentence}"


def _underline(text: str, wrong: str, refs: tuple[str, ...]) -> str:
    """Gets a line that marks the words which are wrong or speak of one of the places."""
    line = []
    for word in text.split(" "):
        place = word.partition("=")[0]
        marked = word != "" and (word == wrong or place in refs or any(f"@{ref}" in word for ref in refs))
        line.append(("^" if marked else " ") * len(word))
    return " ".join(line).rstrip()
