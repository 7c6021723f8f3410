"""What goes to the browser, built up from what a seat may know. See docs/wire.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from byways.kernel.choice import choices, scores, why
from byways.kernel.lots import Lot, example
from byways.kernel.match import Match
from byways.kernel.protocol import Event, Game, Happening, Refusal, Seat, Tally
from byways.kernel.result import winners_among
from byways.kernel.scene import Area, Args, Scene, Spot, Stroke, Text
from byways.kernel.sketch import Offer
from byways.kernel.tray import lot_area

from .store.rows import SeatRow, played

Json = Any


def text(said: Text) -> Json:
    return {"code": said.code, "args": values(said.args)}


def values(args: Args) -> dict[str, Json]:
    """Gets what stands in the holes of a sentence; things named one after the other are a list of texts."""
    return {
        name: [text(thing) for thing in value] if isinstance(value, tuple) else value
        for name, value in args.items()
    }


def reason(refusal: Refusal) -> Json:
    return {"code": refusal.code, "args": values(refusal.words), "refs": list(refusal.refs)}


def event(happened: Happening) -> Json:
    return {
        "code": happened.code,
        "args": values(happened.words),
        "seat": happened.seat,
        "refs": list(happened.refs),
    }


def heard(events: tuple[Event, ...], seat: Seat | None) -> list[Json]:
    """Gets the events that *seat* may hear."""
    return [event(each) for each in (happened.seen_by(seat) for happened in events) if each is not None]


def scene(drawn: Scene) -> Json:
    return {"areas": [area(each) for each in drawn.areas]}


def area(drawn: Area) -> Json:
    return {
        "kind": drawn.kind,
        "label": text(drawn.label),
        "size": drawn.size,
        "seat": drawn.seat,
        "strokes": [_stroke(stroke) for stroke in drawn.strokes],
        "spots": [_spot(spot) for spot in drawn.spots],
    }


def _spot(spot: Spot) -> Json:
    return {
        "ref": spot.ref,
        "label": text(spot.label),
        "at": spot.at,
        "size": spot.size,
        "shape": spot.shape,
        "strokes": [_stroke(stroke) for stroke in spot.strokes],
        "text": spot.text,
        "marks": spot.marks,
        "count": spot.count,
        "badges": [{"sign": badge.sign, "count": badge.count} for badge in spot.badges],
        "short": spot.short and text(spot.short),
    }


def _stroke(stroke: Stroke) -> Json:
    return {"style": stroke.style, "points": stroke.points}


def offer(offered: Offer) -> Json:
    return {"spot": _spot(offered.spot), "entries": list(offered.entries), "fits": offered.fits}


def tallies(sheets: tuple[Tally, ...]) -> list[Json]:
    return [
        {
            "seat": seat,
            "total": sheet.total,
            "lines": [
                {"code": line.code, "points": line.points, "refs": list(line.refs)} for line in sheet.lines
            ],
        }
        for seat, sheet in enumerate(sheets, 1)
    ]


def view(match: Match[Any, Any, Any], seat: Seat | None) -> Json:
    """Gets everything that one seat sees, or a spectator."""
    game, seen = match.game, match.view(seat)
    drawn = game.scene(seen)
    acting = seat is not None and seat in match.to_act
    found = choices(game, match.state_for(seat), seat).next if acting and seat is not None else ()
    draft = match.draft(seat) if seat is not None else ()
    return {
        "seat": seat,
        "stage": text(game.stage(seen)),
        "scene": scene(drawn),
        "scores": tallies(scores(game, seen, match.seats)),
        "acting": acting,
        "can": {
            "undo": bool(draft),
            "redo": seat is not None and match.can_redo(seat),
            "restart": bool(draft),
            "reopen": seat is not None and match.can_reopen(seat),
            "untell": seat is not None and match.can_untell(),
        },
        "next": list(found),
        "draft": [list(path) for path in draft],
        "missing": [reason(each) for each in _missing(match, seat, drawn, found)] if acting else [],
    }


def asked(match: Match[Any, Any, Any], *, mine: bool) -> Json:
    """Gets what real dice or cards are to be told now; only who may tell it needs to see them."""
    lots = match.game.lots(match.state)
    return {
        "seat": lots.seat,
        "mine": mine,
        "head": list(lots.head),
        "mixed": lots.mixed,
        "lots": [_lot(match.game, lot, open_=lots.seat is None) for lot in lots.lots] if mine else [],
        "example": example(match.game, match.state, len(match.log)),
    }


def _lot(game: Game[Any, Any, Any], lot: Lot, *, open_: bool) -> Json:
    most = {word: count for word, count in lot.most.items() if count} if open_ else {}
    return {"count": lot.count, "most": most, "area": area(lot_area(game, lot, open_=open_))}


def _missing(
    match: Match[Any, Any, Any], seat: Seat | None, drawn: Scene, found: tuple[str, ...]
) -> tuple[Refusal, ...]:
    """Gets why the turn cannot be ended."""
    if seat is None or drawn.end is None or drawn.end in found:
        return ()
    return why(match.game, match.state_for(seat), seat, (drawn.end,))


def outcome(game: Game[Any, Any, Any], state: Any, seats: Sequence[SeatRow]) -> Json:
    ended = game.outcome(state)
    if ended is None:
        return None
    return {
        "reason": {"code": ended.reason, "args": {}},
        "winners": winners_among(game, state, played(seats)),
    }
