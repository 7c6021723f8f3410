"""Typed functions as commands of click. What they are for is said in ``i18n/*/help.ftl``."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import click
from click.shell_completion import CompletionItem

from byways.extras import needed
from byways.i18n import LANGUAGES, MissingSentence, say
from byways.registry import GAMES

from .usage import Stray, Whole

F = TypeVar("F", bound=Callable[..., object])

SPOKEN = "the language to speak"
Lang = Annotated[str, SPOKEN]
"""The language to speak; the command line knows it before the command does."""


@dataclass(frozen=True, slots=True)
class Flags:
    """How an option is typed, if not as its name."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Commands:
    """Commands by name, or commands below them."""

    entries: dict[str, Callable[..., object] | Commands | Later] = field(default_factory=dict)
    sections: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Under which headings the help lists them; without any, under one."""

    def command(self, name: str) -> Callable[[F], F]:
        """Makes a function a command: what stands before ``*`` is an argument, what follows an option."""

        def add(function: F) -> F:
            self.entries[name] = function
            return function

        return add

    def below(self, name: str) -> Commands:
        """Makes a command with others below it."""
        return self.entries.setdefault(name, Commands())  # type: ignore[return-value]

    def later(self, name: str, module: str, extra: str) -> None:
        """Makes a command whose commands are in *module* under its name, and need an extra."""
        self.entries[name] = Later(module, extra)


@dataclass(frozen=True, slots=True)
class Later:
    """Commands that are looked at when they are asked for."""

    module: str
    extra: str

    def load(self, name: str) -> Commands:
        with needed(self.extra):
            found = getattr(import_module(self.module), name)
        assert isinstance(found, Commands)
        return found


def command_line(commands: Commands, name: str, version: str, lang: str) -> click.Group:
    """Gets the parser of a command line that speaks a language."""
    group = _Group(lambda: commands, name, (), lang)
    told = say(lang, "help.version")
    click.version_option(version, "--version", message="%(version)s", help=told)(group)
    return group


class _Helpful:
    """Help in a language; arguments, too, are explained."""

    lang: str

    def parts(self, context: click.Context, rows: Mapping[str, Iterable[tuple[str, str]]], out: Any) -> None:
        for title, lines in rows.items():
            if found := list(lines):
                with out.section(say(self.lang, f"help.{title}")):
                    out.write_dl(found)

    def parse_args(self: Any, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            found: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        except click.UsageError as e:
            e.ctx = e.ctx or ctx
            raise
        return found

    def get_help_option(self: Any, ctx: click.Context) -> click.Option | None:
        option: click.Option | None = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = say(self.lang, "help.help")
        return option

    def format_usage(self: Any, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{say(self.lang, 'usage.usage')} ")

    def explained(self: Any, context: click.Context) -> list[tuple[str, str]]:
        records = (param.get_help_record(context) for param in self.get_params(context))
        return [record for record in records if record is not None]


class _Command(_Helpful, click.Command):
    def __init__(self, function: Callable[..., object], name: str, path: tuple[str, ...], lang: str) -> None:
        self.lang = lang
        super().__init__(
            name,
            context_settings=_SETTINGS | {"ignore_unknown_options": _open_ended(function)},
            callback=_spoken(function, lang),
            params=[*_params(function, path, lang), _language(lang)],
            help=say(lang, ".".join(("help", *path))),
            options_metavar=say(lang, "usage.options"),
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.parts(ctx, {"parameters": self.explained(ctx)}, formatter)


class _Group(_Helpful, click.Group):
    def __init__(self, load: Callable[[], Commands], name: str, path: tuple[str, ...], lang: str) -> None:
        self.lang, self.path, self.load = lang, path, load
        told = say(lang, ".".join(("help", *(path or (name,)))))
        super().__init__(
            name,
            context_settings=_SETTINGS,
            help=told,
            params=[_language(lang)],
            options_metavar=say(lang, "usage.options"),
            subcommand_metavar=say(lang, "usage.commands"),
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        listed = [name for names in self.load().sections.values() for name in names]
        return listed + [name for name in self.load().entries if name not in listed]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None:
            raise Stray(args[0], ctx)
        return super().resolve_command(ctx, args)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        entry, path = self.load().entries.get(cmd_name), (*self.path, cmd_name)
        match entry:
            case None:
                return None
            case Commands():
                return _Group(lambda: entry, cmd_name, path, self.lang)
            case Later():
                return _Group(lambda: entry.load(cmd_name), cmd_name, path, self.lang)
        return _Command(entry, cmd_name, path, self.lang)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        sections = self.load().sections or {"commands": tuple(self.list_commands(ctx))}
        about = {title: [self._row(ctx, name) for name in names] for title, names in sections.items()}
        self.parts(ctx, {**about, "parameters": self.explained(ctx)}, formatter)

    def _row(self, ctx: click.Context, name: str) -> tuple[str, str]:
        command = self.get_command(ctx, name)
        return name, (command and command.help) or ""


class _Argument(click.Argument):
    """An argument that is explained."""

    def __init__(self, *args: Any, about: str, **more: Any) -> None:
        self.about = about
        super().__init__(*args, **more)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.make_metavar(ctx), self.about


_SETTINGS: dict[str, Any] = {
    "help_option_names": ["-h", "--help"],
    "max_content_width": 100,
    "allow_extra_args": True,
}


def _open_ended(function: Callable[..., object]) -> bool:
    """Whether a command takes any ``--name value``."""
    return any(each.kind is each.VAR_KEYWORD for each in inspect.signature(function).parameters.values())


def _spoken(function: Callable[..., object], lang: str) -> Callable[..., object]:
    """Gets a function that knows its language, and whatever was given it without being declared."""
    named, open_ended = "lang" in inspect.signature(function).parameters, _open_ended(function)

    def call(**given: Any) -> object:
        context = click.get_current_context()
        if context.args and not open_ended:
            raise Stray(context.args[0], context)
        given |= _pairs(context.args, context)
        return function(**given, **({"lang": lang} if named else {}))

    return call


def _pairs(words: list[str], context: click.Context) -> dict[str, str]:
    """Reads ``--name value --other=value``."""
    split = [part for word in words for part in word.split("=", 1)]
    if len(split) % 2 or not all(name.startswith("--") for name in split[::2]):
        raise Stray(" ".join(words), context)
    return {name[2:].replace("-", "_"): value for name, value in zip(split[::2], split[1::2], strict=True)}


def _params(function: Callable[..., object], path: tuple[str, ...], lang: str) -> list[click.Parameter]:
    hints = get_type_hints(function, include_extras=True)
    params: list[click.Parameter] = []
    for name, given in inspect.signature(function).parameters.items():
        about = "" if name == "lang" else _about(lang, name.strip("_"), *path)
        if given.kind is not given.VAR_KEYWORD and SPOKEN not in getattr(hints[name], "__metadata__", ()):
            params.append(_param(name, given, hints[name], about + _told(lang, given.default), lang))
    return params


def _param(name: str, given: inspect.Parameter, hint: Any, about: str, lang: str) -> click.Parameter:
    kind, notes = _bare(hint)
    many = get_origin(kind) is list
    default = None if given.default is given.empty else given.default
    required = given.default is given.empty
    told: dict[str, Any] = {
        "type": next((each for each in notes if isinstance(each, click.ParamType)), None)
        or _type(kind, default),
        "required": required,
        **({"default": default} if default is not None else {}),
        **({"shell_complete": _complete(GAMES)} if name == "game" else {}),
    }
    if given.kind is given.POSITIONAL_OR_KEYWORD:
        return _Argument([name], nargs=-1 if many else 1, about=about, **told)
    own = next((each.names for each in notes if isinstance(each, Flags)), None)
    flag = f"--{name.strip('_').replace('_', '-')}"
    if kind is bool:
        flag = f"{flag}/--no-{flag[2:]}" if default else flag
        return click.Option([name, flag], is_flag=True, default=default, help=about)
    return click.Option(
        [name, *(own or (flag,))], multiple=many, help=about, metavar=_kind(told["type"], lang), **told
    )


def _bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """Gets a type without what was noted beside it and without ``None``."""
    notes: tuple[Any, ...] = ()
    while True:
        if get_origin(hint) is Annotated:
            hint, *more = get_args(hint)
            notes += tuple(more)
        elif get_origin(hint) in (Union, UnionType):
            [hint] = [each for each in get_args(hint) if each is not type(None)]
        else:
            return hint, notes


def _told(lang: str, default: Any) -> str:
    """Says what an option is if it is left out, where that is something to be said."""
    if isinstance(default, tuple):
        default = ",".join(map(str, default))
    plain = isinstance(default, str | int | float) and not isinstance(default, bool)
    return f" {say(lang, 'help.default', value=str(default))}" if plain and default not in ("", 0) else ""


def _type(kind: Any, default: Any) -> Any:
    if get_origin(kind) is Literal:
        return click.Choice(get_args(kind))
    if get_origin(kind) is list:
        return _type(get_args(kind)[0], None)
    if kind is int:
        return Whole(0 if default == 0 else 1)
    if kind is Path:
        return click.Path(path_type=Path)
    return click.types.convert_type(kind)


def _kind(kind: click.ParamType[Any, Any], lang: str) -> str | None:
    """Gets what the help calls a value, where words of a language are needed."""
    return say(lang, f"usage.kind.{kind.name}") if kind.name in ("text", "path", "float") else None


def _language(lang: str) -> click.Option:
    told = say(lang, "help.lang")
    return click.Option(
        ["--lang"],
        expose_value=False,
        help=told,
        metavar="|".join(LANGUAGES),
        shell_complete=_complete(LANGUAGES),
    )


def _complete(names: Iterable[str]) -> Callable[..., list[CompletionItem]]:
    return lambda ctx, param, start: [CompletionItem(name) for name in names if name.startswith(start)]


def _about(lang: str, option: str, *path: str) -> str:
    """Says what an option is for: of this command, of those it stands among, or wherever it stands."""
    try:
        return say(lang, ".".join(("help", *path, option)))
    except MissingSentence:
        if not path:
            raise
        return _about(lang, option, *path[:-1])
