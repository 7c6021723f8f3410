"""A game as text: what was agreed, then one line an action. Readable, and made to be compared.

::

    byways record 1
    game ink
    rules 1
    options {"draft":false,"edition":"2020","expansions":[]}
    seats 1
    commitment 2bb8…
    file deck             a file of somebody's own that an option names, each line after a bar
    | byways deck roads
    * roll hs rc rt ov
    1 w1 b1 H-H-
    ; Safe, but slow.     what somebody remarks on the position: see remarks.py
    …
    draft 1 w2 c3 RR--    a step of an open turn, only in a game that was put aside to go on later
    seed 9f86…            only once the game is over
    end 58 6c1d…          lines above, and the first 16 digits of their SHA-256
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from .choice import goes_on
from .codec import dump, encode
from .datafile import OwnFile, tidy
from .facts import BadOptions, Facts, Options, UnknownRules, shown
from .lines import BadRecord, Provenance, entry_of, moment, value_of
from .match import Chance, Entry, Match
from .protocol import NATURE, Game, ImpossibleChance, Seat, UnreadablePosition
from .remarks import Remarks, check_remark, read_line, replay_line, rows_with
from .rng import commitment

__all__ = ["BadRecord", "Provenance", "Record", "begin", "load", "moment", "put_aside", "read", "write"]

FORMAT = "byways record 1"
MAX_LINES = 100_000
REQUIRED = ("game", "rules", "options", "seats", "commitment")
OPTIONAL = ("position", "salts", "given", "players", "bots", "ended", "provenance")
FILE = "file"
DRAFT = "draft"


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game."""

    game: str
    rules: int
    options: Options
    seats: int
    commitment: str
    log: tuple[Entry, ...]
    position: str | None = None
    """Where the game began, if not at its start."""

    salts: tuple[str, ...] = ()
    given: int = 0
    """How many of nature's moves, from the first on, did not come from the seed."""

    players: tuple[str, ...] = ()
    bots: tuple[int, ...] = ()
    """The level of the bot in each seat, 0 for a person; less where one gave up: -1 if nobody played
    on, -1 - n if a bot of level n did, if only for a while."""

    ended: str | None = None
    """When the game was over, in the time of Greenwich, as ISO 8601 writes it."""

    provenance: tuple[Provenance, ...] = ()
    seed: str | None = None
    """Published once the game is over."""

    drafts: tuple[Entry, ...] = ()
    """The steps of open turns; only in a game that was put aside."""

    remarks: Remarks = ()
    """What somebody remarks on positions of it: after so many lines of the log."""

    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The line of the text on which each entry stands."""

    def text(self) -> str:
        """Writes the record."""
        rows = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"options {dump(encode(shown(self.options)))}",
            f"seats {self.seats}",
            f"commitment {self.commitment}",
        ]
        if self.position is not None:
            rows.append(f"position {dump(self.position)}")
        if self.salts:
            rows.append(f"salts {dump(list(self.salts))}")
        if self.given:
            rows.append(f"given {self.given}")
        if any(self.players):
            rows.append(f"players {dump(list(self.players))}")
        if any(self.bots):
            rows.append(f"bots {dump(list(self.bots))}")
        if self.ended is not None:
            rows.append(f"ended {self.ended}")
        if self.provenance:
            rows.append(f"provenance {' '.join(self.provenance)}")
        for option, value in sorted(self.options.items()):
            if isinstance(value, OwnFile):
                rows += [f"{FILE} {option}", *map(_file_row, value.text.splitlines())]
        rows.extend(rows_with(self.log, self.remarks))
        rows.extend(f"{DRAFT} {step}" for step in self.drafts)
        if self.seed is not None:
            rows.append(f"seed {dump(self.seed)}")
        return sealed(rows)


def write(match: Match[Any, Any, Any], facts: Facts, options: Options, position: str | None = None) -> Record:
    """Gets the record of a match under the rules of *facts*; the seed is in it only once the game is over."""
    chance = match.chance
    rolls = sum(entry.seat == NATURE for entry in match.log)
    return Record(
        facts.name,
        facts.rules,
        options,
        match.seats,
        commitment(chance.seed),
        tuple(match.log),
        position,
        chance.salts,
        rolls if chance.told else min(len(chance.given), rolls),
        seed=chance.seed if match.over else None,
        provenance=provenance(match),
    )


def put_aside(
    match: Match[Any, Any, Any], facts: Facts, options: Options, people: Collection[Seat], level: int
) -> Record:
    """Gets the record of a match that is to go on later: with the open turns, who is a bot of which level,
    and whether its dice are real."""
    seats = [Seat(seat) for seat in range(1, match.seats + 1)]
    return replace(
        write(match, facts, options),
        bots=tuple(0 if seat in people else level for seat in seats),
        provenance=(*(("typed",) if match.chance.told else ()), *provenance(match)),
        drafts=open_turns(match),
    )


def open_turns(match: Match[Any, Any, Any]) -> tuple[Entry, ...]:
    """Gets the steps of the turns that are not final, seat by seat."""
    seats = map(Seat, range(1, match.seats + 1))
    return tuple(Entry(seat, path) for seat in seats for path in match.draft(seat))


def provenance(match: Match[Any, Any, Any]) -> tuple[Provenance, ...]:
    """Gets what the match itself knows of how its game came about."""
    return ("undone",) if match.taken_back else ()


def read(text: str) -> Record:
    """Reads a record. Whether it keeps the rules is for :func:`load` to say.

    :raises BadRecord: cut short, changed, or not a record.
    """
    rows = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if rows[0] != FORMAT:
        raise BadRecord(1, "record.format")
    if len(rows) > MAX_LINES:
        raise BadRecord(MAX_LINES, "record.too_long")
    if not rows[-1].startswith("end "):
        raise BadRecord(len(rows), "record.cut")
    heads, at = _heads(rows)
    heads["options"], at = _files(rows, at, heads["options"])
    line, lines, at = read_line(rows[:-1], at, heads["seats"], (f"{DRAFT} ", "seed "))
    drafts, seed = [], None
    for number, row in enumerate(rows[at:-1], at + 1):
        if seed is not None:
            raise BadRecord(number, "record.after_seed")
        if row.startswith("seed "):
            seed = value_of(number, "seed", row[5:])
        elif row.startswith(f"{DRAFT} "):
            drafts.append(entry_of(number, row[len(DRAFT) + 1 :], heads["seats"]))
        else:
            raise BadRecord(number, "record.line")
    record = Record(
        **heads, log=line.moves, seed=seed, drafts=tuple(drafts), remarks=line.remarks, lines=lines
    )
    if rows[-1] != _end(rows[:-1]):
        raise BadRecord(len(rows), "record.changed")
    return record


def load(
    record: Record, facts: Facts, known: Chance | None = None, *, told: bool = False
) -> Match[Any, Any, Any]:
    """Plays a record again, checking every rule and, where the seed is known, every roll.

    *known* is the table's own chance, if the caller has it; a record of a game
    that is over has the seed. Without either the game goes on with a fresh
    secret, and the rolls so far count as given; people tell the next ones where *told*.

    :raises BadRecord: a line breaks a rule or does not follow from the seed.
    """
    rolled = tuple(entry.path for entry in record.log if entry.seat == NATURE)
    if known is None and record.seed is not None:
        known = Chance(record.seed, record.salts, rolled[: record.given])
    if known is not None and commitment(known.seed) != record.commitment:
        raise BadRecord(record.lines[-1] + 1 if record.lines else 6, "record.commitment")
    game, state = begin(record, facts)
    chance = Chance(salts=record.salts, given=rolled, told=told) if known is None else known
    rolls, ended, said = 0, True, dict(record.remarks)
    if 0 in said:
        check_remark(game, state, record.seats, said[0], _first_remark(record))
    for move, entry in enumerate(record.log, 1):
        before, number = state, record.lines[move - 1] if record.lines else move
        state = replay_line(game, state, entry, number)
        ended = not goes_on(game, state, entry.seat, game.turn(before))
        if entry.seat == NATURE:
            ended = True
            rolls += 1
            if known is not None and rolls > record.given:
                _check_roll(game, before, entry, chance, rolls, number)
        if move in said:
            check_remark(game, state, record.seats, said[move], number + 1)
    match = Match(game, record.seats, state, chance, list(record.log))
    match.taken_back = int("undone" in record.provenance)
    end = record.lines[-1] + 1 if record.lines else len(record.log)
    if not ended or (NATURE in match.to_act and record.given < rolls):
        raise BadRecord(end, "record.cut")
    if match.over != (record.seed is not None):
        raise BadRecord(end, "record.early_seed" if record.seed is not None else "record.no_seed")
    match.let_nature_act()
    _reopen_turns(match, record.drafts, end)
    return match


def _first_remark(record: Record) -> int:
    """Gets the line on which stands what is remarked before the first move."""
    rows = sum(1 for _ in rows_with((), record.remarks[:1]))
    return record.lines[0] - rows if record.lines else 1


def _reopen_turns(match: Match[Any, Any, Any], drafts: Iterable[Entry], line: int) -> None:
    for number, step in enumerate(drafts, line):
        replay_line(match.game, match.state_for(step.seat), step, number)
        match.play(step.seat, match.game.read(step.path))
        if not match.draft(step.seat):
            raise BadRecord(number, "record.whole_turn", move=str(step))


def with_files(record: Record, facts: Facts) -> Record:
    """Gets a record with the texts of the user's own files; those made before only name them.

    :raises BadRecord: there is no such file here.
    """
    try:
        return replace(record, options=facts.resolve(record.options, record.seats))
    except BadOptions as e:
        raise BadRecord(4, "record.options", because=(e.refusal,)) from e


def begin(record: Record, facts: Facts) -> tuple[Game[Any, Any, Any], Any]:
    """Gets the game of a record and the state in which it began.

    :raises BadRecord: another game, rules that are not known here, or options that are not offered.
    """
    if record.game != facts.name:
        raise BadRecord(2, "record.game", game=record.game[:40])
    try:
        facts = facts.under(record.rules)
    except UnknownRules as e:
        raise BadRecord(3, "record.rules", rules=record.rules, now=facts.rules) from e
    record = with_files(record, facts)
    try:
        if record.position is None:
            game = facts.create(record.options, record.seats)
            return game, game.setup(record.seats)
        if facts.facets.positions is None or record.seats != 1:
            raise BadRecord(7, "record.head", head="position")
        read = facts.facets.positions.read
        return facts.create_position(record.options), read(record.position, record.options)[1]
    except BadOptions as e:
        raise BadRecord(4, "record.options", because=(e.refusal,)) from e
    except UnreadablePosition as e:
        raise BadRecord(7, "record.head", head="position", because=(e.refusal,)) from e


def _check_roll(
    game: Game[Any, Any, Any], state: Any, entry: Entry, chance: Chance, move: int, line: int
) -> None:
    try:
        derived = " ".join(game.path(chance.next(game, state, move)))
    except ImpossibleChance as e:
        raise BadRecord(line, "record.illegal", move=str(entry), because=e.refusals) from e
    if derived != " ".join(entry.path):
        raise BadRecord(line, "record.roll", move=" ".join(entry.path), derived=derived)


def _heads(rows: list[str]) -> tuple[dict[str, Any], int]:
    """Reads the headings. Gets them and the number of the first line that is none."""
    found: dict[str, Any] = {}
    at = 1
    names = (*REQUIRED, *OPTIONAL)
    while at < len(rows) - 1 and (name := rows[at].split(" ", 1)[0]) in names:
        order = names.index(name)
        if any(names.index(other) >= order for other in found):
            raise BadRecord(at + 1, "record.head", head=name)
        found[name] = value_of(at + 1, name, rows[at][len(name) + 1 :])
        at += 1
    for name in REQUIRED:
        if name not in found:
            raise BadRecord(at + 1, "record.no_head", head=name)
    return found, at


def _files(rows: list[str], at: int, options: Options) -> tuple[Options, int]:
    """Reads the user's own files. Gets the options with them and the number of the line after them."""
    found: dict[str, OwnFile] = {}
    while at < len(rows) - 1 and rows[at].startswith(f"{FILE} "):
        option, begun = rows[at][len(FILE) + 1 :], at
        if not isinstance(options.get(option), str) or (found and option <= max(found)):
            raise BadRecord(at + 1, "record.head", head=FILE)
        at += 1
        while at < len(rows) - 1 and rows[at].startswith("|"):
            if _file_row(rows[at][2:]) != rows[at] or tidy(rows[at]) != f"{rows[at]}\n":
                raise BadRecord(at + 1, "record.line")
            at += 1
        text = "".join(f"{row[2:]}\n" for row in rows[begun + 1 : at])
        found[option] = OwnFile(options[option], text)
    return {**options, **found}, at


def _file_row(line: str) -> str:
    return f"| {line}".rstrip()


def sealed(rows: list[str]) -> str:
    """Gets the lines of a record with the end that fits them."""
    return "".join(f"{row}\n" for row in [*rows, _end(rows)])


def _end(rows: list[str]) -> str:
    digest = hashlib.sha256("".join(f"{row}\n" for row in rows).encode("utf-8", "surrogatepass")).hexdigest()
    return f"end {len(rows)} {digest[:16]}"
