"""What is wrong with words of the command line, in the language of whoever typed them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

import click

from byways.i18n import say


class Stray(click.UsageError):
    """Raised for a word that stands for nothing: no command, or one too many."""


class Whole(click.ParamType[int, int]):
    """A whole number that is neither too low nor too high."""

    name = "n"

    def __init__(self, low: int, high: int | None = None) -> None:
        self.low, self.high = low, high

    def convert(self, value: int | str, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.low - 1
        if number < self.low or (self.high is not None and number > self.high):
            self.fail(str(value), param, ctx)
        return number


class Numbers(click.ParamType[tuple[int, ...], tuple[int, ...]]):
    """Numbers with commas between them."""

    name = "numbers"

    def convert(
        self, value: tuple[int, ...] | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        try:
            return tuple(map(int, value.split(",")))
        except ValueError:
            self.fail(value, param, ctx)


def misused(e: click.UsageError, lang: str) -> str:
    """Says what is wrong, after how the command is used and before where more is told."""
    ctx = e.ctx
    if ctx is None or isinstance(e, click.exceptions.NoArgsIsHelpError):
        return e.format_message()
    more = say(lang, "usage.more", command=f"{ctx.command_path} --help")
    return f"{ctx.get_usage()}\n\n{_wrong(e, ctx, lang)}\n{more}"


def _wrong(e: click.UsageError, ctx: click.Context, lang: str) -> str:
    flags = [flag for param in ctx.command.params for flag in (*param.opts, *param.secondary_opts)]
    match e:
        case click.NoSuchOption(option_name=word):
            return say(lang, "usage.option", word=word) + _similar(lang, word, flags)
        case Stray(message=word):
            known = ctx.command.list_commands(ctx) if isinstance(ctx.command, click.Group) else ()
            return say(lang, "usage.command" if known else "usage.stray", word=word) + _similar(
                lang, word, known
            )
        case click.MissingParameter(param=click.Parameter() as param):
            return say(lang, "usage.missing", what=_called(param, ctx))
        case click.BadParameter(param=click.Parameter() as param):
            return _unfit(param, ctx, lang)
        case click.BadOptionUsage(option_name=flag):
            takes = next(
                (not getattr(p, "is_flag", False) for p in ctx.command.params if flag in p.opts), False
            )
            return say(lang, "usage.bare" if takes else "usage.full", what=flag)
    return e.format_message()


def _unfit(param: click.Parameter, ctx: click.Context, lang: str) -> str:
    what = _called(param, ctx)
    match param.type:
        case Whole(low=low, high=None):
            return say(lang, "usage.whole", what=what, low=low)
        case Whole(low=low, high=int() as high):
            return say(lang, "usage.between", what=what, low=low, high=high)
        case Numbers():
            return say(lang, "usage.numbers", what=what)
        case click.Choice(choices=choices):
            return say(lang, "usage.one_of", what=what, offered=", ".join(choices))
    return say(lang, "usage.number", what=what)


def _called(param: click.Parameter, ctx: click.Context) -> str:
    """Gets how a parameter is named in the help."""
    return max(param.opts, key=len) if isinstance(param, click.Option) else param.make_metavar(ctx)


def _similar(lang: str, word: str, known: Iterable[str]) -> str:
    found = get_close_matches(word, known)
    return f" {say(lang, 'usage.similar', words=', '.join(found))}" if found else ""
