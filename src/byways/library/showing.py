"""What a table shows: whose turn it is, the score, the boards as text and as pictures."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from byways.i18n import LANGUAGES, phrase, say
from byways.kernel.choice import scores
from byways.kernel.facets import scene_of
from byways.kernel.facts import Facts, Options
from byways.kernel.match import Match
from byways.kernel.protocol import Event, Game, Outcome, Refusal, Seat
from byways.kernel.remarks import Remarks
from byways.kernel.table import ScoreSheet, score_sheets
from byways.kernel.text import Args, Text

from .arguments import Arguments, shown, whole
from .reasons import Reason, Refused, reason


class Shown:
    """A game in progress, to be looked at. Seats are numbered from 1."""

    def __init__(
        self,
        facts: Facts,
        options: Options,
        match: Match[Any, Any, Any],
        position: str | None = None,
        lang: str = LANGUAGES[0],
        remarks: Remarks = (),
    ) -> None:
        self.facts = facts
        self.options = options
        self.match = match
        self.position = position
        """Where it began, if not at the start of the game."""

        self.lang = lang
        self._given = Arguments(lang)
        self.remarks = remarks
        """What somebody remarked on positions: after so many lines of the log."""

    # What there is

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.match.game

    @property
    def seats(self) -> int:
        return self.match.seats

    @property
    def state(self) -> Any:
        """The whole truth, hidden hands included; without unfinished turns."""
        return self.match.state

    @property
    def to_act(self) -> frozenset[int]:
        """Who may move now; empty once the game is over."""
        return frozenset(self.match.to_act)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        """The winners and the reason; ``None`` until the game is over."""
        return self.game.outcome(self.match.state) if self.over else None

    @property
    def log(self) -> tuple[str, ...]:
        """The lines of the record: ``"* roll …"`` for dice and cards, ``"1 w1 b1 H-H-"`` for seat 1."""
        return tuple(map(str, self.match.log))

    def draft(self, seat: int) -> list[str]:
        """Gets the moves of the unfinished turn, which can still be undone."""
        return [" ".join(path) for path in self.match.draft(self._seat(seat))]

    def view(self, seat: int | None = None) -> Any:
        """Gets what *seat* may know, its own unfinished turn included; ``None`` is a spectator."""
        return self.match.view(None if seat is None else self._seat(seat))

    def scores(self, seat: int | None = None) -> tuple[ScoreSheet, ...]:
        """Gets every seat's score, its total and its lines, as *seat* knows it.

        Without a seat it is the score that everybody knows; at a table for one it counts the unfinished turn.
        """
        return score_sheets(scores(self.game, self.match.view(self._watcher(seat)), self.seats))

    # As text and as pictures

    def text(self, seat: int | None = None) -> str:
        """Gets the boards and what lies beside them as text, the way the terminal shows them to *seat*."""
        # Imported late: most programs never draw.
        from byways.terminal import render

        return render.scene(self._scene(seat), self.lang)

    def say(self, thing: Event | Outcome | Text) -> str:
        """Puts an event, the end of the game or a text such as ``turn.says`` into words.

        >>> import byways
        >>> table = byways.open_table("ink", seed="doc")
        >>> table.say(table.play(1, table.legal(1)[0])[0])
        'Player 1 draws at b1: straight highway.'
        """
        match thing:
            case Event():
                return phrase(self.lang, thing.happening)
            case Outcome():
                return say(self.lang, thing.reason)
            case Text():
                return say(self.lang, thing.code, thing.args)
        raise self._given.unfit("thing", thing, "sayable")

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        """Draws the first board, for notebooks."""
        return next(iter(self._drawings()))

    def _repr_html_(self) -> str:
        """Shows every board with its owner's score, for notebooks."""
        totals = (f"{sheet.seat}: {sheet.total}" for sheet in self.scores() if sheet.scored)
        boards = "".join(f'<div style="flex:0 1 24em">{drawn}</div>' for drawn in self._drawings())
        return f'<div style="display:flex;gap:1em;flex-wrap:wrap">{boards}</div>{escape(" · ".join(totals))}'

    def _drawings(self) -> Iterator[str]:
        from byways.print.svg import picture

        boards = self._scene(None).boards
        return (picture(area, lambda text: say(self.lang, text.code, text.args)) for area in boards)

    # Within

    def _scene(self, seat: int | None) -> Any:
        return scene_of(self.game, self.match.view(self._watcher(seat)))

    def _watcher(self, seat: int | None) -> Seat | None:
        if seat is None:
            return Seat(1) if self.seats == 1 else None
        return self._seat(seat)

    def _seat(self, seat: int) -> Seat:
        if not 1 <= (number := whole(seat)) <= self.seats:
            args: Args = {"number": shown(seat), "seats": self.seats}
            raise self._refused(Refusal("library.seat", ("seat",), args))
        return Seat(number)

    def _reason(self, refusal: Refusal) -> Reason:
        return reason(refusal, self.lang)

    def _refused(self, *refusals: Refusal) -> Refused:
        return Refused(map(self._reason, refusals))
