"""Requests and answers, without any input or output."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from byways.bots import at_table
from byways.i18n import LANGUAGES, phrase, say
from byways.insight.hints import hints
from byways.insight.review import JudgedTurn
from byways.insight.turns import Turn
from byways.kernel import record
from byways.kernel.bot import Idea, Judge, opinion_of
from byways.kernel.choice import choices, scores, usual, why
from byways.kernel.codec import Json, encode
from byways.kernel.datafile import listed
from byways.kernel.facets import bot_of
from byways.kernel.facts import BadOptions
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import (
    NATURE,
    Happening,
    IllegalAction,
    ImpossibleChance,
    Line,
    Seat,
    UnreadableAction,
    UnreadablePosition,
)
from byways.kernel.rng import commitment, secret
from byways.library.reasons import why_impossible
from byways.library.table import Table
from byways.registry import GAMES

from .fields import Fields, Problem, explained

Answer = dict[str, Json]


@dataclass(slots=True)
class Session:
    """One program's tables."""

    tables: dict[str, Table] = field(default_factory=dict)
    _opened: int = 0
    _chances: dict[str, list[Chance]] = field(default_factory=dict)
    """Secrets of this session by their commitments, so that a record of it goes on as it would have."""

    def answer(self, request: Mapping[str, Any]) -> Answer:
        """Answers a request; never raises, and a refused one changes nothing."""
        ident = request.get("id")
        if not _can_be_echoed(ident):
            return Problem("bad-request", "engine.field", field="id").answer(None, LANGUAGES[0])
        lang = LANGUAGES[0] if request.get("lang") is None else request["lang"]
        if not isinstance(lang, str) or lang not in LANGUAGES:
            return Problem("bad-request", "engine.field", field="lang").answer(ident, LANGUAGES[0])
        try:
            do = request.get("do")
            handler = _HANDLERS.get(do) if isinstance(do, str) else None
            if handler is None:
                raise Problem("bad-request", "engine.unknown")
            return {"id": ident, **handler(self, Fields(request), lang)}
        except Problem as problem:
            return problem.answer(ident, lang)

    # What there is

    def _games(self, fields: Fields, lang: str) -> Answer:
        games: list[Json] = [
            {
                "name": facts.name,
                "seats": list(facts.seats),
                "rules": facts.rules,
                "options": encode(facts.json_schema()),
            }
            for facts in GAMES.values()
        ]
        return {"games": games}

    # Tables

    def _new(self, fields: Fields, lang: str) -> Answer:
        facts, given, seats = fields.game(GAMES), fields.mapping("options"), fields.count("seats")
        chance = self._chance(fields)
        try:
            table = Table.start(facts, given, seats, chance)
        except BadOptions as e:
            raise Problem("bad-options", reasons=(e.refusal,)) from e
        except ImpossibleChance as e:
            raise _bad_chance(e) from e
        return {**self._open(table), "log": _log(table.match, 0)}

    def _position(self, fields: Fields, lang: str) -> Answer:
        facts, given, text = fields.game(GAMES), fields.mapping("options"), fields.text("position")
        chance = self._chance(fields)
        if facts.facets.positions is None:
            raise Problem("bad-request", "engine.no_positions")
        try:
            given = facts.resolve(given)
            facts.options(given)
            options, state = facts.facets.positions.read(text, given)
            options = facts.options(options)
            match = Match.start(facts.create_position(options), 1, chance, state)
        except BadOptions as e:
            raise Problem("bad-options", reasons=(e.refusal,)) from e
        except UnreadablePosition as e:
            raise Problem("bad-request", reasons=(e.refusal,)) from e
        except ImpossibleChance as e:
            raise _bad_chance(e) from e
        return self._open(Table(facts, options, match, " ".join(text.split())))

    def _load(self, fields: Fields, lang: str) -> Answer:
        try:
            written = record.read(fields.text("record"))
            facts = GAMES.get(written.game)
            if facts is None:
                raise Problem("unknown-game", "engine.unknown_game", games=listed(GAMES))
            table = Table.resume(written, facts, self._known(written))
        except record.BadRecord as e:
            raise Problem("bad-request", reasons=(e.refusal, *e.because)) from e
        return self._open(table)

    def _open(self, table: Table) -> Answer:
        self._opened += 1
        name = f"t{self._opened}"
        self.tables[name] = table
        chance = table.match.chance
        known = self._chances.setdefault(commitment(chance.seed), [])
        if chance not in known:
            known.append(chance)
        return {"table": name, "to_act": _to_act(table.match)}

    def _known(self, written: record.Record) -> Chance | None:
        """Gets the chance of this session from which a record was made, if there is one."""
        rolled = tuple(entry.path for entry in written.log if entry.seat == NATURE)
        for chance in self._chances.get(written.commitment, ()):
            given = chance.given[: len(rolled)]
            if (
                chance.salts == written.salts
                and given == rolled[: len(given)]
                and len(given) == written.given
            ):
                return chance
        return None

    def _close(self, fields: Fields, lang: str) -> Answer:
        name, _ = fields.table(self.tables)
        del self.tables[name]
        return {}

    def _record(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        return {"record": table.record(open_turns=False)}

    def _chance(self, fields: Fields) -> Chance:
        seed = fields.optional_text("seed")
        return Chance(secret() if seed is None else seed, given=fields.paths("chance"))

    # What a seat may know

    def _legal(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        seat, within = fields.seat(table.match.seats), fields.words("within")
        return {"moves": encode(sorted(table.legal(seat, within)))}

    def _choices(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        seat, picked = fields.seat(table.match.seats), fields.words("picked")
        found = choices(table.match.game, table.match.state_for(seat), seat, picked, ordered=True)
        return {"next": list(found.next), "complete": found.complete}

    def _usual(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        seat, picked = fields.seat(table.match.seats), fields.words("picked")
        found = usual(table.match.game, table.match.state_for(seat), seat, picked)
        return {"move": None if found is None else " ".join(found)}

    def _why(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        seat, move = fields.seat(table.match.seats), fields.move()
        reasons = why(table.match.game, table.match.state_for(seat), seat, move, ordered=True)
        return {"reasons": [explained(reason, lang) for reason in reasons]}

    def _view(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        return {"view": encode(table.match.view(fields.watcher(table.match.seats)))}

    def _score(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        match = table.match
        seat = fields.watcher(match.seats)
        tallies = scores(match.game, match.view(seat), match.seats)
        answer: Answer = {
            "over": match.over,
            "scores": [
                {"seat": number, "total": tally.total, "lines": [_line(line) for line in tally.lines]}
                for number, tally in enumerate(tallies, 1)
            ],
        }
        outcome = match.game.outcome(match.state)
        if match.over and outcome is not None:
            answer["winners"] = encode(sorted(outcome.winners))
        return answer

    # Moves

    def _play(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        match, seat, move = table.match, fields.seat(table.match.seats), fields.move()
        self._must_act(match, seat)
        lines = len(match.log)
        try:
            events = match.play(seat, match.game.read(move))
        except UnreadableAction as e:
            raise Problem("unreadable", "engine.unreadable") from e
        except IllegalAction as e:
            raise Problem("illegal", reasons=e.refusals) from e
        except ImpossibleChance as e:
            raise _bad_chance(e) from e
        heard = [event.seen_by(seat) for event in events]
        return {
            "events": [_event(event, lang) for event in heard if event is not None],
            "to_act": _to_act(match),
            "over": match.over,
            "log": _log(match, lines),
        }

    def _undo(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        try:
            table.match.undo(fields.seat(table.match.seats))
        except IllegalAction as e:
            raise Problem("illegal", reasons=e.refusals) from e
        return {"to_act": _to_act(table.match)}

    def _bot(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        match, seat = table.match, fields.seat(table.match.seats)
        level, seconds = fields.level(table.facts.levels), fields.seconds()
        self._must_act(match, seat)
        action = at_table(match, seat, level).choose(match.game, match.view(seat), seat, seconds)
        return {"move": " ".join(match.game.path(action))}

    def _evaluate(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        match, seat = table.match, fields.seat(table.match.seats)
        ideas = fields.ideas()
        self._must_act(match, seat)
        judge = bot_of(match.game, max(table.facts.levels))
        if not isinstance(judge, Judge):
            raise Problem("illegal", "engine.no_opinion")
        try:
            opinion = opinion_of(judge, match.game, match.view(seat), seat, ideas)
        except ValueError as e:
            raise Problem("illegal", "engine.no_opinion") from e
        return {
            "expected": round(opinion.expected, 2),
            "spread": round(opinion.spread, 2),
            "scored": opinion.scored,
            "turns": [_idea(match, idea) for idea in opinion.ideas],
        }

    def _hints(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        match, seat = table.match, fields.seat(table.match.seats)
        ideas = fields.ideas()
        self._must_act(match, seat)
        advice = hints(match.game, match.view(seat), seat, ideas)
        return {
            "scored": advice.scored,
            "spread": round(advice.spread, 2),
            "error": round(advice.error, 2),
            "turns": [_turn(turn, lang) for turn in advice.turns],
        }

    def _review(self, fields: Fields, lang: str) -> Answer:
        _, table = fields.table(self.tables)
        found = table.review(fields.seat(table.match.seats))
        if found is None:
            raise Problem("illegal", "engine.no_opinion")
        return {
            "scored": found.scored,
            "expected": round(found.expected, 2),
            "result": round(found.result, 2),
            "luck": round(found.luck, 2),
            "loss": round(found.loss, 2),
            "turns": [_judged(each, lang) for each in found.turns],
        }

    def _must_act(self, match: Match[Any, Any, Any], seat: Seat) -> None:
        if match.over:
            raise Problem("over", "match.over")
        if seat not in match.to_act:
            raise Problem("not-your-turn", "match.not_your_turn")


_HANDLERS: dict[str, Callable[[Session, Fields, str], Answer]] = {
    "games": Session._games,
    "new": Session._new,
    "position": Session._position,
    "legal": Session._legal,
    "choices": Session._choices,
    "usual": Session._usual,
    "why": Session._why,
    "play": Session._play,
    "undo": Session._undo,
    "view": Session._view,
    "score": Session._score,
    "record": Session._record,
    "load": Session._load,
    "bot": Session._bot,
    "evaluate": Session._evaluate,
    "hints": Session._hints,
    "review": Session._review,
    "close": Session._close,
}


def _idea(match: Match[Any, Any, Any], idea: Idea) -> Json:
    return {
        "moves": [" ".join(match.game.path(action)) for action in idea.actions],
        "expected": round(idea.expected, 2),
        "total": idea.tally.total,
        "lines": [{"code": line.code, "points": line.points} for line in idea.tally.lines],
    }


def _turn(turn: Turn, lang: str) -> Json:
    return {
        "moves": [" ".join(path) for path in turn.moves],
        "expected": None if turn.expected is None else round(turn.expected, 2),
        "total": turn.total,
        "changes": [{"code": each.code, "points": each.points} for each in turn.changes],
        "text": say(lang, turn.says.code, turn.says.args),
    }


def _judged(judged: JudgedTurn, lang: str) -> Json:
    return {
        "move": judged.move,
        "before": round(judged.before, 2),
        "loss": round(judged.loss, 2),
        "luck": None if judged.luck is None else round(judged.luck, 2),
        "error": round(judged.error, 2),
        "lost": [{"code": each.code, "points": each.points} for each in judged.lost],
        "played": _turn(judged.played, lang),
        "best": _turn(judged.best, lang),
    }


def _line(line: Line) -> Json:
    """Describes a score line; a place where several points are lost is named once."""
    refs = tuple(dict.fromkeys(line.refs)) if line.points < 0 else line.refs
    return {"code": line.code, "points": line.points, "refs": encode(refs)}


def _bad_chance(e: ImpossibleChance) -> Problem:
    return Problem("bad-options", reasons=why_impossible(e))


def _can_be_echoed(ident: Json) -> bool:
    """Whether an id can be written back within an answer: no endless depth, no number that JSON lacks."""
    try:
        json.dumps([[[[ident]]]], allow_nan=False)
    except (ValueError, RecursionError):
        return False
    return True


def _to_act(match: Match[Any, Any, Any]) -> Json:
    return encode(sorted(match.to_act))


def _log(match: Match[Any, Any, Any], since: int) -> Json:
    return [str(entry) for entry in match.log[since:]]


def _event(event: Happening, lang: str) -> Json:
    return {
        "code": event.code,
        "seat": event.seat,
        "refs": list(event.refs),
        "text": phrase(lang, event),
    }
