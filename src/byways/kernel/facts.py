"""Facts about a game that need no rules: seats, options, versions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from .bot import PLAIN_LEVELS
from .codec import encode
from .datafile import (
    MAX_SIZE,
    TOO_LARGE,
    BadFile,
    Fault,
    FileKind,
    OwnFile,
    is_name,
    listed,
    names,
    own_folder,
    read_in,
    tidy,
)
from .facets import Facets
from .options import every_choice, fits, not_offered
from .protocol import Game, Refusal
from .text import Args, Text

T = TypeVar("T")
Options = Mapping[str, Any]
"""Option names and their values: JSON, or an :class:`~.datafile.OwnFile`."""


class BadOptions(ValueError):
    """Raised when options, or their combination, or a number of seats are not offered."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {' '.join(refusal.refs)}".strip())
        self.refusal = refusal


class UnknownRules(ValueError):
    """Raised when a game has no such version of its rules."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What goes better with some options; the sentence is ``<game>.advice.<name>``."""

    name: str
    when: Options
    """Options that are chosen."""

    instead: Options
    """What is suggested in their place."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of an option that is shown as a card on the set-up page.

    Its name is the sentence ``<game>.option.<option>-<value>``, its goal the same with ``-goal``, and its
    picture the drawing ``<option>-<value>``, each where there is one.
    """

    value: str | int
    minutes: int | None = None
    """How long a game of it takes; a choice that has this is a world or variant, told of every table."""

    difficulty: int | None = None
    """From 1 to 3."""

    seats: tuple[int, int] | None = None
    """The fewest and the most, where they differ from those of the game."""

    group: str = ""
    """Of several groups as many are chosen from each; its name is ``<game>.option.<option>-of-<group>``."""


@dataclass(frozen=True, slots=True)
class Need:
    """What must be chosen before an option means anything."""

    options: Options = field(default_factory=dict)
    """Other options, with the value that they must have."""

    seats: int = 1
    """The fewest."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A game in the registry."""

    name: str
    seats: tuple[int, int]
    """The fewest and the most."""

    rules: int
    """The version of the rules; goes up whenever a rule changes what is legal or scored.

    In the registry it is the newest; every older one, from 1 on, is still played: :meth:`under`.
    """

    schema: Mapping[str, Mapping[str, Any]]
    """Each option as a JSON schema with a default."""

    facets: Facets
    """The game's package: its rules and everything else, loaded when needed."""

    secret: bool = False
    """Whether seats hold what others must not see, so that a shared screen needs a curtain."""

    in_turn: bool = False
    """Whether seats take turns, seat 1 first: then it matters who sits there."""

    samples: tuple[Options, ...] = ()
    """Options to try in tests and benchmarks, where trying all would be too much."""

    files: Mapping[str, FileKind] = field(default_factory=dict)
    """The kinds of data file that a player may add: ``deck``, ``board``."""

    scored: bool = True
    """Whether points decide. Otherwise people see who won, and totals only show how."""

    levels: range = PLAIN_LEVELS
    """How strong bots can be, with any options."""

    advice: tuple[Suggestion, ...] = ()
    """Suggestions on the set-up page."""

    minutes: int | None = None
    """How long a usual game takes."""

    choices: Mapping[str, tuple[Choice, ...]] = field(default_factory=dict)
    """Values of options that people choose from cards; others may be typed where the schema lets them."""

    needs: Mapping[str, Need] = field(default_factory=dict)
    """Options that are not for every table."""

    def under(self, rules: int) -> Facts:
        """Gets the game under a version of its rules: what began under it is played and shown so for good.

        :raises UnknownRules: there is no such version, or it is newer than this one.
        """
        if not 1 <= rules <= self.rules:
            raise UnknownRules(f"{self.name} has rules 1 to {self.rules}, not {rules}")
        return replace(self, rules=rules)

    def resolve(self, given: Options, seats: int | None = None) -> Options:
        """Gets options with the text of every file of the user's own that they name.

        Whoever takes options from outside does this first: nothing after it looks at the user's disk.

        :raises BadOptions: there is no such file, or it is too large.
        """
        found = dict(given)
        for kind, known in self.files.items():
            name = given.get(known.option)
            if not isinstance(name, str) or not fits(name, self.schema[known.option]):
                continue
            try:
                if read_in(known.ours(), name) is None:
                    text = read_in(own_folder(kind), name)
                    if text is None:
                        raise _missing(kind, known.option, name, self._offered(kind, given, seats))
                    found[known.option] = OwnFile(name, text)
            except BadFile as e:
                raise _faulty(kind, known.option, name, e.faults[0]) from e
        return found

    def _offered(self, kind: str, given: Options, seats: int | None) -> Iterator[str]:
        """Generates the names of files that go with the other options, the user's own first."""
        complete = {**{name: schema["default"] for name, schema in self.schema.items()}, **given}
        for folder in (own_folder(kind), self.files[kind].ours()):
            for name in names(folder):
                with suppress(BadFile):
                    text = read_in(folder, name)
                    if text is not None and self.files[kind].suits(text, complete, seats):
                        yield name

    def read_file(self, kind: str, chosen: str | OwnFile, read: Callable[[str], T]) -> T:
        """Reads a file that was chosen: one of ours by its name, or the text of the user's own.

        :raises BadOptions: there is none of ours of that name, or something is wrong in it.
        """
        known = self.files[kind]
        text = chosen.text if isinstance(chosen, OwnFile) else read_in(known.ours(), chosen)
        if text is None:
            raise _missing(kind, known.option, name_of(chosen), names(known.ours()))
        try:
            return read(text)
        except BadFile as e:
            raise _faulty(kind, known.option, name_of(chosen), e.faults[0]) from e

    def options(self, given: Options) -> Options:
        """Checks options one by one and fills in the defaults.

        :raises BadOptions: an option is unknown or has a value that is not offered.
        """
        for name in given:
            if name not in self.schema:
                args = {"option": str(name)[:40], "options": listed(self.schema)}
                raise BadOptions(Refusal("options.unknown", args=args))
        complete: dict[str, Any] = {}
        for name, schema in self.schema.items():
            value = given.get(name, schema["default"])
            if isinstance(value, OwnFile):
                self._check_file(name, value)
            elif not fits(value, schema):
                raise BadOptions(not_offered(name, schema))
            complete[name] = value
        return complete

    def _check_file(self, option: str, file: OwnFile) -> None:
        kind = next((kind for kind, known in self.files.items() if known.option == option), None)
        if kind is None or not is_name(file.name) or tidy(file.text) != file.text:
            raise BadOptions(not_offered(option, self.schema[option]))
        if len(file.text) > MAX_SIZE:
            raise _faulty(kind, option, file.name, TOO_LARGE)

    def create(self, given: Options, seats: int) -> Game[Any, Any, Any]:
        """Makes the game.

        :raises BadOptions: not offered in this combination or for so many.
        """
        options = self.options(given)
        self.check_seats(seats)
        return self.facets.make(options, seats, self.rules)

    def check_seats(self, seats: int) -> None:
        """Does nothing if the game is for so many.

        :raises BadOptions: it is not.
        """
        low, high = self.seats
        if not low <= seats <= high:
            raise BadOptions(Refusal("options.seats", ("seats",), {"low": low, "high": high}))

    def create_position(self, given: Options) -> Game[Any, Any, Any]:
        """Makes the game for a position of one seat.

        :raises BadOptions: not offered in this combination.
        """
        if self.facets.positions is None:
            return self.create(given, 1)
        return self.facets.positions.make(self.options(given), self.rules)

    def advised(self, chosen: Options) -> list[Suggestion]:
        """Gets what is suggested to whoever has chosen these options, complete ones."""
        return [each for each in self.advice if chosen.items() >= each.when.items()]

    def json_schema(self) -> dict[str, Any]:
        """Gets the options as one JSON schema."""
        return {"type": "object", "additionalProperties": False, "properties": dict(self.schema)}

    def trials(self) -> Iterator[tuple[Options, int]]:
        """Generates options and numbers of seats that tests should try: all offered, or the samples."""
        for given in self.samples or every_choice(self.schema):
            for seats in range(self.seats[0], self.seats[1] + 1):
                try:
                    self.create(given, seats)
                except BadOptions:
                    continue
                yield self.options(given), seats


def name_of(value: Any) -> Any:
    """Gets an option's value as shown to people: for a file, its name."""
    return value.name if isinstance(value, OwnFile) else value


def shown(options: Options) -> dict[str, Any]:
    """Gets options as people and programs see them: files by their names."""
    return {option: name_of(value) for option, value in options.items()}


def dump_options(options: Options) -> str:
    """Writes options with the texts of files, as they are stored."""
    return json.dumps(encode(options))


def load_options(text: str) -> dict[str, Any]:
    """Reads what :func:`dump_options` wrote."""
    found = json.loads(text).items()
    return {option: OwnFile(**value) if isinstance(value, dict) else value for option, value in found}


def packaged_folder(package: str, *path: str) -> Callable[[], Traversable]:
    """Gets what finds a folder that lies beside a game."""
    return lambda: files(package).joinpath(*path)


def _missing(kind: str, option: str, name: str, there: Iterable[str]) -> BadOptions:
    args = {"kind": kind, "name": name, "names": listed(dict.fromkeys(there))}
    return BadOptions(Refusal("file.missing", (option,), args))


def _faulty(kind: str, option: str, name: str, fault: Fault) -> BadOptions:
    args: Args = {
        "kind": kind,
        "name": name,
        "line": fault.line,
        "reason": (Text(fault.code, fault.args),),
    }
    return BadOptions(Refusal("file.faulty", (option,), args))
