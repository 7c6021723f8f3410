"""Sealed deals: what nature does in a whole game, fold by fold, with a code that opens it in the app."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode, urlsplit

from byways.extras import needed
from byways.kernel.choice import random_action
from byways.kernel.codec import dump, encode
from byways.kernel.facets import stage_of
from byways.kernel.facts import Facts, Options, shown
from byways.kernel.match import Chance, Match
from byways.kernel.paper import Dealt
from byways.kernel.protocol import NATURE, Game, Path, Seat
from byways.kernel.rng import Quick
from byways.kernel.scene import UNIT, Area, Text

from .curve import At, box, lines, num
from .marks import BLANK, INK, Drawing, Mark, Word
from .page import HAIR, MARGIN, Item, Page, Rect, hair, line
from .paint import Say, paint

TRIES = 3
HEAD = 62.0
CODE = 38.0
LOWEST = 24.0
"""So high is a fold at least."""

LARGEST = 18.0
MAX_LINK = 600


class CannotSeal(ValueError):
    """Raised when a deal cannot be told before the game, with the code of the reason."""


@dataclass(frozen=True, slots=True)
class Fold:
    """What becomes known at one time."""

    stage: Text
    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Sealed:
    """A deal for one seat, or for all."""

    seat: Seat | None
    folds: tuple[tuple[Text, tuple[Area, ...]], ...]


@dataclass(frozen=True, slots=True)
class Cover:
    """What stands where everybody may read it."""

    name: str
    address: str
    seed: str


def link(site: str, facts: Facts, options: Options, seats: int, seed: str) -> str:
    """Gets the address at which the app opens this deal.

    :raises CannotSeal: it would be too long.
    """
    changed = {
        name: value for name, value in shown(options).items() if value != facts.schema[name]["default"]
    }
    chosen: dict[str, str | int] = {"options": dump(encode(changed))} if changed else {}
    # A code without rules was printed when there were only the first.
    rules = {"rules": facts.rules} if facts.rules > 1 else {}
    query = urlencode({"seats": seats, "seed": seed, **rules, **chosen})
    address = f"{site.rstrip('/')}/new/{facts.name}?{query}"
    if len(address) > MAX_LINK:
        raise CannotSeal("paper.no_link")
    return address


def seal(facts: Facts, options: Options, seats: int, seed: str) -> tuple[Sealed, ...]:
    """Gets the deal that follows from a seed: for each seat if seats get something of their own.

    Whether it depends on the players is tried out: games played at random must
    all see the same moves of nature.

    :raises CannotSeal: it does, the game does not offer it, or there is no chance in it.
    :raises BadOptions: the game is not offered like this.
    """
    game = facts.create(options, seats)
    folds = _folds(game, seats, seed, 1)
    if not folds:
        raise CannotSeal("paper.no_deal")
    paths = [fold.paths for fold in folds]
    for number in range(2, TRIES + 1):
        if [fold.paths for fold in _folds(game, seats, seed, number)] != paths:
            raise CannotSeal("paper.no_seal")
    shown = [(fold.stage, [_shown(facts, options, path) for path in fold.paths]) for fold in folds]
    owners: list[Seat | None] = []
    owners += sorted({each.seat for _, row in shown for each in row if each.seat is not None})
    return tuple(
        Sealed(owner, tuple((stage, areas) for stage, row in shown for areas in _seen(row, owner)))
        for owner in (owners or [None])
    )


def _folds(game: Game[Any, Any, Any], seats: int, seed: str, number: int) -> list[Fold]:
    """Plays a game at random and gets what nature did, as far as possible at one time."""
    rng = Quick(f"seal {number}")
    match = Match.start(game, seats, Chance(seed))
    folds: list[Fold] = []
    done = 0
    while True:
        fresh = tuple(entry.path for entry in match.log[done:] if entry.seat == NATURE)
        if fresh:
            folds.append(Fold(stage_of(game, match.view(None)), fresh))
        done = len(match.log)
        if match.over:
            return folds
        seat = min(match.to_act)
        match.play(seat, random_action(game, match.state_for(seat), seat, rng))


def _shown(facts: Facts, options: Options, path: Path) -> Dealt:
    found = facts.facets.paper.dealt(options, path) if facts.facets.paper is not None else None
    if found is None:
        raise CannotSeal("paper.no_seal")
    return found


def _seen(row: list[Dealt], owner: Seat | None) -> list[tuple[Area, ...]]:
    """Gets what is for all, then what is for one."""
    both = ([each.area for each in row if each.seat == seat] for seat in dict.fromkeys((None, owner)))
    return [tuple(areas) for areas in both if areas]


def lay_out(sealed: Sealed, size: tuple[float, float], cover: Cover, say: Say) -> list[Page]:
    """Gets pages with folds, each followed by a back that cannot be seen through.

    Below the last thing there is as much paper: what is folded up must cover what comes next.
    """
    room = size[1] - HEAD
    many = max(1, int(room / LOWEST) - 1)
    pages = []
    for begin in range(0, len(sealed.folds), many):
        here = sealed.folds[begin : begin + many]
        page = Page(size)
        _head(page, sealed, cover, say)
        high = room / (len(here) + 1)
        back = _back(size)
        for i, (stage, areas) in enumerate(here):
            rect = Rect(MARGIN, HEAD + i * high, size[0] - 2 * MARGIN, high)
            for side in (page, back):
                side.marks.append(hair(line((0, rect.bottom), (size[0], rect.bottom)), (3, 2)))
            order = say(Text("paper.deal_fold", {"fold": len(here) - i, "folds": len(here)}))
            page.words.append(Word(order, (rect.right - 15, rect.bottom + 3), 2.6, 30))
            _label(back, (rect.x + 20, rect.bottom + 3), order)
            # What comes all at once needs no heading.
            _fold(page, rect, say(stage) if len(sealed.folds) > 1 else "", areas, say)
        pages += [page, back]
    return pages


def _label(page: Page, at: At, text: str) -> None:
    """Writes on a plate, since there is a pattern below."""
    plate = box(at[0] - 16, at[1] - 2.2, 32, 4.4, 1)
    page.marks.append(Mark(plate, 1, INK, HAIR, BLANK))
    page.words.append(Word(text, at, 2.6, 30))


def only_here(address: str) -> bool:
    """Whether an address leads back to the machine on which it is opened.

    >>> only_here("http://127.0.0.1:8000/new/ink"), only_here("https://byways.example/")
    (True, False)
    """
    host = (urlsplit(address).hostname or "").lower()
    return host in ("localhost", "::1", "0.0.0.0") or host.startswith("127.") or host.endswith(".localhost")


def _head(page: Page, sealed: Sealed, cover: Cover, say: Say) -> None:
    left, top, wide, _ = page.inner
    title = Text("paper.deal") if sealed.seat is None else Text("paper.deal_seat", {"seat": sealed.seat})
    text = wide - CODE - 8
    page.words += [
        Word(cover.name, (left, top + 2.5), 5, text, bold=True, left=True),
        Word(say(title), (left, top + 10), 4, text, left=True),
        Word(say(Text("paper.deal_how")), (left, top + 15), 3.4, text, left=True, height=24),
        Word(say(Text("paper.deal_seed", {"seed": cover.seed})), (left, top + 44), 3, text, left=True),
    ]
    page.marks.append(hair(line((left, HEAD), (left + wide, HEAD))))
    code = Rect(left + wide - CODE, top, CODE, CODE)
    page.marks.append(_code(cover.address, code))
    if only_here(cover.address):
        at = (code.x, code.bottom + 2)
        page.words.append(Word(say(Text("paper.deal_here")), at, 2.5, CODE, left=True, height=11))
    else:
        page.words.append(Word(say(Text("paper.deal_scan")), (code.middle[0], code.bottom + 3), 2.8, CODE))


def _code(address: str, room: Rect) -> Mark:
    """Draws a QR code."""
    with needed("print"):
        import segno
    rows = [bytes(row) for row in segno.make(address, micro=False, error="m", boost_error=False).matrix]
    unit = room.w / len(rows)
    d = [
        f"M{num(room.x + x * unit)} {num(room.y + y * unit)}h{unit:.4f}v{unit:.4f}h-{unit:.4f}Z"
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark
    ]
    return Mark("".join(d), fill=INK)


def _fold(page: Page, room: Rect, stage: str, areas: tuple[Area, ...], say: Say) -> None:
    """Shows what comes at one time: its heading at the left, drawings beside each other."""
    page.words.append(Word(stage, (room.x, room.y + room.h / 2), 4, 36, bold=True, left=True))
    x, width = room.x + 40, room.w - 40
    gap = 5.0
    units = sum(area.size[0] for area in areas)
    scale = min(LARGEST / UNIT, (width - gap * (len(areas) - 1)) / units)
    scale = min(scale, *((room.h - 10) / area.size[1] for area in areas))
    for area in areas:
        wide, high = area.size[0] * scale, area.size[1] * scale
        cut = Rect(x, room.y + 3 + (room.h - high) / 2, wide, high)
        page.words.append(Word(say(area.label), (x, cut.y - 2.8), 2.6, max(cut.w, 14), left=True))
        page.items.append(Item("fold", cut, paint(area, say), (cut.x, cut.y), scale))
        x = cut.right + gap


def _back(size: tuple[float, float]) -> Page:
    """Gets a light pattern over all folds, as fine as what is drawn there: it hides what shines through."""
    d = []
    step, high = 3.2, size[1] - HEAD
    for i in range(int((size[0] + high) / step)):
        c = i * step
        d.append(lines([(c, HEAD), (c - high, size[1])]))
        d.append(lines([(c - high, HEAD), (c, size[1])]))
    whole = Rect(0, HEAD, size[0], high)
    drawing = Drawing([Mark("".join(d), 0, INK, HAIR)])
    return Page(size, [Item("", whole, drawing, (0, 0), 1.0)], back=True)
