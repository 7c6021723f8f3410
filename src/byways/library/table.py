"""The table itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from byways.bots import at_table
from byways.i18n import LANGUAGES
from byways.insight.hints import hints
from byways.insight.review import Review, judge_story, reviewed
from byways.insight.turns import Advice
from byways.kernel import record
from byways.kernel.choice import (
    NO_SUCH_ACTION,
    Choices,
    choices,
    moves,
    random_action,
    stray,
    why,
)
from byways.kernel.datafile import OwnFile, listed
from byways.kernel.facts import Facts, Options
from byways.kernel.lines import BadRecord
from byways.kernel.match import Chance, Match, replay_entry
from byways.kernel.protocol import (
    NATURE,
    Event,
    IllegalAction,
    ImpossibleChance,
    Refusal,
    Seat,
    UnreadableAction,
)
from byways.kernel.record import Record
from byways.kernel.remarks import (
    Remark,
    Remarks,
    Variation,
    check_remark,
    remark_at,
    tidied,
)
from byways.kernel.rng import Rng
from byways.kernel.story import retell
from byways.registry import GAMES

from .reasons import Reason, Refused, why_impossible
from .remarking import unwritten, written_remark
from .showing import Shown

Move = str | Iterable[str] | object
"""A move as text (``"w1 b1 H-H-"``), as words, or as the game's own action."""


class Table(Shown):
    """A game in progress. Seats are numbered from 1; moves are written as in records.

    ``game`` holds the rules, ``match`` the log, the dice and the unfinished turns; both belong to the kernel.
    """

    @classmethod
    def start(
        cls, facts: Facts, given: Options, seats: int, chance: Chance, lang: str = LANGUAGES[0]
    ) -> Table:
        """Opens a table.

        :raises BadOptions: the options are not offered.
        :raises ImpossibleChance: nature cannot move like that.
        """
        facts.check_seats(seats)
        options = facts.options(facts.resolve(given, seats))
        return cls(facts, options, Match.start(facts.create(options, seats), seats, chance), lang=lang)

    @classmethod
    def resume(
        cls, written: record.Record, facts: Facts, known: Chance | None = None, lang: str = LANGUAGES[0]
    ) -> Table:
        """Opens the table of a record; *known* is its own chance, if the caller has it.

        :raises BadRecord: it was changed, or breaks a rule.
        """
        match = record.load(written, facts, known)
        facts = facts.under(written.rules)
        options = facts.options(record.with_files(written, facts).options)
        return cls(facts, options, match, written.position, lang, written.remarks)

    # Moves

    def legal(self, seat: int, within: str | Iterable[str] = ()) -> list[str]:
        """Gets the legal moves of *seat* after its unfinished turn; all, or those beginning *within*."""
        state = self.match.state_for(self._seat(seat))
        begun = self._given.words("within", within)
        found = moves(self.game, state, Seat(seat)).at(begun)
        lines = [" ".join((*begun, line)) for line in found.lines()] if begun else list(found.lines())
        return [" ".join(begun), *lines] if found.complete else lines

    def choices(self, seat: int, picked: str | Iterable[str] = ()) -> Choices:
        """Gets the words that can follow those *picked*, and whether these are already a move."""
        state = self.match.state_for(self._seat(seat))
        return choices(self.game, state, Seat(seat), self._given.words("picked", picked), ordered=True)

    def why(self, seat: int, move: str | Iterable[str]) -> tuple[Reason, ...]:
        """Gets why a move, or the beginning of one, cannot be played; empty if it can."""
        state = self.match.state_for(self._seat(seat))
        path = self._given.words("move", move)
        found = why(self.game, state, Seat(seat), path, ordered=True)
        if found == (NO_SUCH_ACTION,):
            found = (stray(self.game, state, Seat(seat), path, ordered=True),)
        return tuple(map(self._reason, found))

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Plays a move and returns everything that happened, hidden parts included.

        :raises Refused: it is no move, or a rule forbids it.
        """
        self._seat(seat)
        try:
            return self.match.play(Seat(seat), self._action(seat, move))
        except IllegalAction as e:
            raise self._refused(*e.refusals) from None
        except ImpossibleChance as e:
            raise self._refused(*why_impossible(e)) from None

    def random_move(self, seat: int, rng: Rng) -> str:
        """Gets a random legal move, picked word by word.

        :raises Refused: *seat* has nothing to do.
        """
        self._must_act(seat)
        state = self.match.state_for(Seat(seat))
        return " ".join(self.game.path(random_action(self.game, state, Seat(seat), self._given.rng(rng))))

    def suggest(self, seat: int, level: int = 3, seconds: float = 1) -> str:
        """Gets the move of a bot that knows what *seat* knows.

        :raises Refused: *seat* has nothing to do, or there is no such level.
        """
        self._must_act(seat)
        if level not in self.facts.levels:
            low, high = min(self.facts.levels), max(self.facts.levels)
            raise self._refused(Refusal("library.level", ("level",), {"low": low, "high": high}))
        bot = at_table(self.match, Seat(seat), level)
        limit = self._given.seconds(seconds)
        return " ".join(self.game.path(bot.choose(self.game, self.view(seat), Seat(seat), limit)))

    def play_on(self, level: int = 3, seconds: float = 1) -> Table:
        """Lets bots play every seat until the game is over, and returns the table.

        :raises Refused: there is no such level.
        """
        while self.to_act:
            seat = min(self.to_act)
            self.play(seat, self.suggest(seat, level, seconds))
        return self

    def hints(self, seat: int, count: int = 3) -> Advice:
        """Gets the best turns the strongest bot finds for *seat*, explained, using only what *seat* knows.

        :raises Refused: *seat* has nothing to do.
        """
        self._must_act(seat)
        return hints(self.game, self.view(seat), Seat(seat), self._given.count("count", count))

    def review(self, seat: int) -> Review | None:
        """Judges every turn of *seat* so far, and how lucky it was; takes some seconds.

        ``None`` if nothing was played that can be judged.
        """
        story = retell(self._written(), self.facts)
        return reviewed(story, self._seat(seat), tuple(judge_story(story, Seat(seat))))

    def undo(self, seat: int) -> None:
        """Takes back the last move of an unfinished turn.

        :raises Refused: there is none, or the turn is final.
        """
        self._do(lambda: self.match.undo(self._seat(seat)))

    def redo(self, seat: int) -> None:
        """Plays the move that was last taken back again.

        :raises Refused: nothing was.
        """
        self._do(lambda: self.match.redo(self._seat(seat)))

    # Copies and records

    def copy(self) -> Table:
        """Gets an independent copy of this table. Cheap."""
        return self._with(self.match.copy(), self.remarks)

    __copy__ = copy

    def __reduce__(self) -> tuple[Any, ...]:
        """Lets a table be pickled: its dice to come go along, so another process can play on."""
        return _again, (self.record(), self.match.chance, self.lang)

    def record(self, *, open_turns: bool = True) -> str:
        """Writes the game as text, remarks and open turns included. Its seed is published once it is over."""
        written = self._written()
        said = tuple((move, remark) for move, remark in self.remarks if move <= len(written.log))
        drafts = record.open_turns(self.match) if open_turns else ()
        return replace(written, remarks=said, drafts=drafts).text()

    def positions(self) -> Iterator[Table]:
        """Yields the table as it was when it was opened, then after each line of the log."""
        written = self._written()
        game, state = record.begin(written, self.facts)
        for number in range(len(written.log) + 1):
            if number:
                state = replay_entry(game, state, written.log[number - 1])
            match = Match(game, self.seats, state, self.match.chance, list(written.log[:number]))
            yield self._with(match, self.remarks)

    # Remarks

    @property
    def remark(self) -> Remark:
        """What is remarked on the position after the last line of the log; an empty remark if nothing is."""
        return remark_at(self.remarks, len(self.match.log))

    def variations(self) -> Iterator[Iterator[Table]]:
        """Generates what was tried from here: of each variation the table after each of its moves."""
        return (self._along(variation) for variation in self.remark.variations)

    def annotate(
        self,
        text: str = "",
        marks: Iterable[str] = (),
        arrows: Iterable[str] = (),
        variations: Iterable[str] = (),
    ) -> None:
        """Remarks on the position after the last line of the log, in place of what was remarked before.

        Marks are a board and a place (``"1 c3"``, ``"* c3"`` on the table's board), arrows a board and two
        places; variations are lines of a record: ``"1 w1 b1 H-H-; * roll hs rc rt"``.

        :raises Refused: there is no such place, or a move breaks a rule.
        """
        try:
            remark = written_remark(self._given, self.seats, text, marks, arrows, variations)
            here = len(self.match.log)
            found = tidied((*((n, each) for n, each in self.remarks if n != here), (here, remark)))
            check_remark(self.game, self.match.state, self.seats, remark_at(found, here))
        except BadRecord as e:
            raise self._refused(unwritten(e), *e.because) from None
        self.remarks = found

    # Written

    def __repr__(self) -> str:
        chance, newest = self.match.chance, GAMES.get(self.facts.name)
        files = any(isinstance(value, OwnFile) for value in self.options.values())
        rules = newest is None or newest.rules != self.facts.rules
        if files or rules or chance.told or chance.salts or self.position is not None:
            return f"byways.load({self.record()!r})"
        given = {
            "seed": chance.seed,
            **({"chance": tuple(map(" ".join, chance.given))} if chance.given else {}),
            **({"moves": "; ".join(played)} if (played := list(self._moves())) else {}),
            **{name: value for name, value in self.options.items() if value != self._default(name)},
        }
        arguments = "".join(f", {name}={value!r}" for name, value in given.items())
        return f"byways.open_table({self.facts.name!r}, seats={self.seats}{arguments})"

    # Within

    def _with(self, match: Match[Any, Any, Any], remarks: Remarks) -> Table:
        return Table(self.facts, self.options, match, self.position, self.lang, remarks)

    def _along(self, variation: Variation) -> Iterator[Table]:
        state, begun = self.match.state, self.match.log
        said = tuple((len(begun) + move, remark) for move, remark in variation.remarks)
        for number, entry in enumerate(variation.moves, 1):
            state = replay_entry(self.game, state, entry)
            log = [*begun, *variation.moves[:number]]
            # What nature did here nobody's seed has decided.
            given = tuple(each.path for each in log if each.seat == NATURE)
            chance = Chance(salts=self.match.chance.salts, given=given)
            yield self._with(Match(self.game, self.seats, state, chance, log), said)

    def _written(self) -> Record:
        """Gets the record of all that is final."""
        return record.write(self.match, self.facts, self.options, self.position)

    def _must_act(self, seat: int) -> None:
        if self._seat(seat) not in self.match.to_act:
            raise self._refused(Refusal("match.over" if self.over else "match.not_your_turn"))

    def _action(self, seat: int, move: Move) -> Any:
        if not isinstance(move, str | Iterable):
            if type(move).__module__ == "builtins":
                raise self._given.unfit("move", move, "words")
            return move
        path = self._given.words("move", move)
        try:
            return self.game.read(path)
        except UnreadableAction:
            self._must_act(seat)
            if reasons := self.why(seat, path):
                raise Refused(reasons) from None
            follow = listed(self.choices(seat, path).next)
            args = {"move": " ".join(path), "next": follow}
            code = f"library.{'unfinished' if path else 'empty'}"
            raise self._refused(Refusal(code, path or ("move",), args)) from None

    def _do(self, verb: Any) -> None:
        try:
            verb()
        except IllegalAction as e:
            raise self._refused(*e.refusals) from None

    def _moves(self) -> Iterator[str]:
        """Generates all that people have played, drafts last."""
        yield from (str(entry) for entry in self.match.log if entry.seat != NATURE)
        yield from map(str, record.open_turns(self.match))

    def _default(self, option: str) -> Any:
        return self.facts.schema[option]["default"]


def _again(text: str, chance: Chance, lang: str) -> Table:
    """Opens the table of a record with the dice that it had."""
    written = record.read(text)
    return Table.resume(written, GAMES[written.game], chance, lang)
