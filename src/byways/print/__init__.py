"""Games on paper. Knows sheets, pieces and deals; no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from byways.i18n import say as say_in
from byways.kernel.facts import BadOptions, Facts, Options
from byways.kernel.paper import Nets, Part, PrintedField, PrintedSheet
from byways.kernel.protocol import Refusal
from byways.kernel.scene import Text

from . import booklet, deal, fields, nets, pieces, sheets
from .deal import CannotSeal
from .page import PAPERS, Page
from .paint import Say
from .pdf import write

MAX_COPIES = 20
RULES = "rules"
"""The part that every game has: its rules as a booklet."""


class CannotPrint(BadOptions):
    """Raised when something cannot be printed as it was asked for."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants on paper."""

    facts: Facts
    given: Options
    """Only the options that were chosen."""

    lang: str
    paper: str = "a4"
    seats: int | None = None
    parts: tuple[str, ...] = ()
    """Empty for everything."""

    per_page: int | None = None
    copies: int = 1
    seed: str | None = None
    """If given, the deal that follows from it is printed, sealed."""

    site: str = "http://127.0.0.1:8000"
    """Where the app is."""

    colour: bool = False


def make(wish: Wish) -> tuple[bytes, int]:
    """Gets a PDF and its number of pages.

    :raises CannotPrint: there is no such part, paper or number.
    :raises BadOptions: the game is not offered like this.
    """
    if RULES in wish.parts:
        if wish.parts != (RULES,) or wish.seed is not None:
            raise _no("rules_alone")
        _check(wish)
        return booklet.make(wish.facts, PAPERS[wish.paper], wish.lang, wish.colour, _sayer(wish.lang))
    found = compose(wish)
    title = say_in(wish.lang, f"{wish.facts.name}.name")
    return write(found, title, wish.lang), len(found)


def compose(wish: Wish) -> list[Page]:
    """Gets the pages before they are printed.

    :raises CannotPrint: there is no such part, paper or number.
    :raises BadOptions: the game is not offered like this.
    """
    _check(wish)
    if wish.seed is not None:
        pages = _deal(wish, wish.seed)
    else:
        pages = [page for part in _wanted(wish) for page in _pages(part, wish)]
    for page in pages:
        page.colour = wish.colour
    return pages


def _check(wish: Wish) -> None:
    if wish.paper not in PAPERS:
        raise _no("no_size", size=wish.paper[:20], sizes=", ".join(PAPERS))
    if not 1 <= wish.copies <= MAX_COPIES:
        raise _no("copies", most=MAX_COPIES)
    if wish.seats is not None:
        wish.facts.check_seats(wish.seats)


def _wanted(wish: Wish) -> Sequence[Part]:
    offered = (
        wish.facts.facets.paper.parts(wish.given, wish.seats) if wish.facts.facets.paper is not None else ()
    )
    if not offered:
        raise _no("nothing")
    names = list(dict.fromkeys(part.part for part in offered))
    for name in wish.parts:
        if name not in names:
            raise _no("no_part", part=name[:40], parts=", ".join((*names, RULES)))
    return [part for part in offered if not wish.parts or part.part in wish.parts]


def _pages(part: Part, wish: Wish) -> list[Page]:
    say, size = _sayer(wish.lang), PAPERS[wish.paper]
    if isinstance(part, PrintedSheet):
        many = part.per_page[0] if wish.per_page is None else wish.per_page
        if many not in part.per_page:
            raise _no("per_page", numbers=", ".join(map(str, part.per_page)))
        return sheets.lay_out(part, size, many, wish.copies, say)
    if isinstance(part, Nets):
        return nets.lay_out(part, size, wish.copies, say)
    if isinstance(part, PrintedField):
        return fields.lay_out(part, size, wish.copies, say)
    return pieces.lay_out(part, size, wish.copies, say)


def _deal(wish: Wish, seed: str) -> list[Page]:
    options = wish.facts.options(wish.given)
    seats = wish.facts.seats[0] if wish.seats is None else wish.seats
    say, name = _sayer(wish.lang), say_in(wish.lang, f"{wish.facts.name}.name")
    try:
        sealed = deal.seal(wish.facts, options, seats, seed)
        address = deal.link(wish.site, wish.facts, options, seats, seed)
    except CannotSeal as e:
        raise CannotPrint(Refusal(str(e))) from e
    size = PAPERS[wish.paper]
    cover = deal.Cover(name, address, seed)
    return [page for each in sealed for page in deal.lay_out(each, size, cover, say)]


def _sayer(lang: str) -> Say:
    def say(text: Text) -> str:
        return say_in(lang, text.code, text.args)

    return say


def _no(code: str, **args: str | int) -> CannotPrint:
    return CannotPrint(Refusal(f"paper.{code}", args=args))
