"""Scenes as pictures of letters: a board, and beside it everything that lies next to it.

Whatever can be pointed at has a frame on the picture, and whatever is lit, picked, glowing or refused has
signs around it, so that it reads without colour.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from byways.i18n import Called, lettered, say
from byways.kernel.scene import UNIT, Area, Badge, Point, Scene, Spot
from byways.kernel.table import ScoreSheet
from byways.registry import looks

from .canvas import Canvas, Scale, ink_of, seat_sign

TRAY = Scale(5, 3, 0)
SIGNED = {"cursor": "▸◂", "flash": "!!", "picked": "[]", "lit": "()", "glow": "**"}
"""What stands around a spot, the strongest first."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a word lies on a picture, in letters."""

    column: int
    row: int
    columns: int
    rows: int

    def has(self, column: int, row: int) -> bool:
        inside = self.column <= column < self.column + self.columns
        return inside and self.row <= row < self.row + self.rows

    @property
    def middle(self) -> tuple[float, float]:
        return self.column + self.columns / 2, self.row + self.rows / 2


@dataclass(frozen=True, slots=True)
class Shown:
    """What is to be seen of words besides what they are."""

    lit: Collection[str] = ()
    picked: Collection[str] = ()
    flash: Collection[str] = ()
    glow: Collection[str] = ()
    cursor: str | None = None
    ghost: tuple[str, Spot, Point] | None = None
    """At which word something is about to be laid, its look, and where its corner lies from there."""

    def of(self, word: str) -> str:
        """Gets the strongest of what is to be seen of a word."""
        if not word:
            return ""
        if word == self.cursor:
            return "cursor"
        groups = {"flash": self.flash, "picked": self.picked, "lit": self.lit, "glow": self.glow}
        return next((name for name in SIGNED if word in groups.get(name, ())), "")


NOTHING = Shown()


@dataclass(slots=True)
class Picture:
    """Letters, and where the words are on them."""

    canvas: Canvas
    frames: dict[str, Frame] = field(default_factory=dict)

    def at(self, column: int, row: int) -> str | None:
        """Gets the word that lies at a letter; the smallest if they overlap."""
        found = [(f.columns * f.rows, word) for word, f in self.frames.items() if f.has(column, row)]
        return min(found)[1] if found else None


def size(area: Area, scale: Scale) -> tuple[int, int]:
    """Gets how many columns and rows a board takes."""
    return scale.column(area.size[0] - 1) + 1, scale.row(area.size[1] - 1) + 1


def board(area: Area, scale: Scale, shown: Shown = NOTHING) -> Picture:
    """Draws a board; what is empty shows its name, so that it can be typed."""
    picture = Picture(Canvas(*size(area, scale)))
    for stroke in area.strokes:
        picture.canvas.stroke(stroke, scale)
    for spot in area.spots:
        _spot(picture, spot, scale, shown)
    if shown.ghost is not None and shown.ghost[0] in picture.frames:
        _ghost(picture, area, scale, shown)
    return picture


def _ghost(picture: Picture, area: Area, scale: Scale, shown: Shown) -> None:
    """Draws what is about to be laid, over what lies there, with the signs of its place."""
    assert shown.ghost is not None
    word, ghost, offset = shown.ghost
    spot = next(spot for spot in area.spots if spot.ref == word)
    at = (spot.at[0] + offset[0], spot.at[1] + offset[1])
    frame = _frame(replace(ghost, at=at), scale)
    for row in range(frame.rows):
        picture.canvas.put(frame.column, frame.row + row, " " * frame.columns, "ghost")
    picture.canvas.forget(frame.column, frame.row, frame.columns, frame.rows)
    for stroke in ghost.strokes:
        picture.canvas.stroke(stroke, scale, at, "ghost")
    _signs(picture.canvas, replace(spot, marks=()), frame, replace(frame, rows=1), shown.of(word))


def _frame(spot: Spot, scale: Scale) -> Frame:
    (x, y), (w, h) = spot.at, spot.size
    if min(spot.size) < UNIT:
        column, row = scale.column(x + w // 2), scale.row(y + h // 2)
        half = max(1, len(_name(spot)) // 2)
        return Frame(column - half, row, 2 * half + 1, 1)
    left, top = scale.column(x), scale.row(y)
    return Frame(left, top, w * scale.wide // UNIT, h * scale.high // UNIT)


def plain(spot: Spot) -> str:
    """Gets what a spot shows in letters: its badges, its word if that is no other, how many there are."""
    drawn, word = bool(spot.strokes), "" if spot.badges and spot.text == spot.ref else spot.text
    text = " ".join([*(_badge(badge, drawn) for badge in spot.badges), word]).strip()
    return text if spot.count is None else f"{text}{'' if text and not drawn else '×'}{spot.count}"


def _badge(badge: Badge, drawn: bool) -> str:
    """Gets a badge in letters; what is drawn shows its number as its sign does."""
    letter = _letter(badge.sign) if badge.sign else ""
    shown = looks().sign(badge.sign).count if drawn else None
    if shown is None or badge.count > shown.most > 0:
        return f"{letter}{badge.count}"
    return letter * badge.count if shown.most else str(badge.count)


def _letter(sign: str) -> str:
    return looks().sign(sign).terminal.sign


def _name(spot: Spot) -> str:
    if spot.shape in ("cell", "place", "card", "note"):
        return spot.text or spot.ref
    signs = "".join(_letter(stroke.style) for stroke in spot.strokes if len(stroke.points) == 1)
    return plain(spot).replace(" ", "") or signs or spot.ref


def _spot(picture: Picture, spot: Spot, scale: Scale, shown: Shown) -> None:
    frame, canvas = _frame(spot, scale), picture.canvas
    if spot.ref:
        picture.frames.setdefault(spot.ref, frame)
    small = min(spot.size) < UNIT
    ink = " ".join(_inks(spot))
    if spot.strokes and not small:
        for stroke in spot.strokes:
            canvas.stroke(stroke, scale, spot.at, ink)
    else:
        name = _name(spot)
        room = frame.columns - (0 if small else 2)
        name = name if len(name) <= room else "·"
        ink = ink if small else f"name {ink}"
        canvas.put(frame.column + (frame.columns - len(name)) // 2, frame.row + frame.rows // 2, name, ink)
        around = Frame(
            frame.column + (frame.columns - len(name)) // 2 - 1, frame.row + frame.rows // 2, len(name) + 2, 1
        )
        _signs(canvas, spot, frame, around, shown.of(spot.ref))
        return
    _signs(canvas, spot, frame, replace(frame, rows=1), shown.of(spot.ref))


def _inks(spot: Spot) -> Iterator[str]:
    yield from (ink_of(look) for look in looks().marks_of(spot) if look.terminal.inks and not look.seat)


def _signs(canvas: Canvas, spot: Spot, frame: Frame, around: Frame, state: str) -> None:
    """Puts signs at the ends of *around* and into the lower corner."""
    marked = (look for mark, look in looks().marks.items() if mark in spot.marks and look.terminal.corner)
    if (look := next(marked, None)) is not None and not (frame.rows == 1 and state):
        corner = seat_sign(look.seat) if look.seat else look.terminal.corner
        canvas.put(frame.column + frame.columns - 1, frame.row + frame.rows - 1, corner, ink_of(look, "mark"))
    if state:
        canvas.tint(frame.column, frame.row, frame.columns, frame.rows, state)
        canvas.put(around.column, around.row, SIGNED[state][0], f"sign {state}")
        canvas.put(around.column + around.columns - 1, around.row, SIGNED[state][1], f"sign {state}")


# What lies beside the board


@dataclass(slots=True)
class _Flow:
    """Pieces put side by side, row under row. First measured, then drawn."""

    width: int
    items: list[tuple[int, int, Spot | None, str, str]] = field(default_factory=list)
    """Column, row, the spot or a heading, its text, its ink."""

    column: int = 0
    row: int = 0
    deep: int = 0

    def heading(self, text: str) -> None:
        self.close()
        self.items.append((0, self.row, None, text[: self.width], "heading"))
        self.row += 1

    def add(self, spot: Spot, text: str, columns: int, rows: int) -> None:
        if self.column and self.column + columns > self.width:
            self.close()
        self.items.append((self.column, self.row, spot, text, ""))
        self.column += columns + 1
        self.deep = max(self.deep, rows)

    def close(self) -> None:
        self.row += self.deep
        self.column = self.deep = 0


def side(
    scene: Scene,
    seat: int | None,
    width: int,
    lang: str,
    shown: Shown = NOTHING,
    called: Called | None = None,
) -> Picture:
    """Draws the buttons, which must always be seen, and the trays, the own ones and the table's first."""
    flow = _Flow(max(width, 12))
    bars = [_without_verbs(area) for area in scene.areas if area.kind == "bar"]
    trays = [area for area in scene.areas if area.kind == "tray"]
    trays.sort(key=lambda area: area.seat not in (None, seat))
    for area in (lettered(lang, area) for area in (*bars, *trays)):
        if not area.spots:
            continue
        flow.heading(heading(area, lang, called))
        for spot in area.spots:
            caption = _caption(spot, flow.width, lang, called)
            columns, rows = _piece_size(spot)
            flow.add(spot, caption, max(columns, len(caption)), rows + 1)
    flow.close()
    picture = Picture(Canvas(flow.width, flow.row))
    for column, row, spot_, text, ink in flow.items:
        if spot_ is None:
            picture.canvas.put(column, row, text, ink)
        else:
            _piece(picture, column, row, spot_, text, shown)
    return picture


def heading(area: Area, lang: str, called: Called | None = None) -> str:
    """Gets what an area is called, with its rule and how much is left."""
    texts = (area.label, area.rule, area.count)
    return " · ".join(say(lang, text.code, text.args, called=called) for text in texts if text is not None)


def _without_verbs(area: Area) -> Area:
    return replace(area, spots=tuple(spot for spot in area.spots if spot.shape != "verb"))


def _piece_size(spot: Spot) -> tuple[int, int]:
    if not spot.strokes:
        return 0, 0
    return spot.size[0] * TRAY.wide // UNIT, spot.size[1] * TRAY.high // UNIT


def _caption(spot: Spot, width: int, lang: str, called: Called | None) -> str:
    """Gets what stands under a piece, with room for signs on both sides."""
    shown = plain(spot)
    if spot.shape in ("button", "note"):
        text = say(lang, spot.label.code, spot.label.args, called=called)
    elif spot.strokes:
        text = spot.ref if spot.count is None else f"{spot.ref} ×{spot.count}"
    else:
        text = f"{shown} {spot.ref}" if spot.ref and spot.ref not in shown else shown or spot.ref
    text = text[: max(width - 2, 1)]
    around = next((look.terminal.around for look in looks().marks_of(spot) if look.terminal.around), " ")
    return f"{around}{text}{around}"


def _piece(picture: Picture, column: int, row: int, spot: Spot, caption: str, shown: Shown) -> None:
    columns, rows = _piece_size(spot)
    wide = max(columns, len(caption))
    if spot.ref:
        picture.frames.setdefault(spot.ref, Frame(column, row, wide, rows + 1))
    ink = " ".join(_inks(spot))
    if spot.strokes:
        box = Canvas(columns, rows)
        for stroke in spot.strokes:
            box.stroke(stroke, TRAY, (0, 0), ink)
        for y in range(rows):
            for x in range(columns):
                picture.canvas.put(column + x, row + y, box.letters[y][x], box.inks[y][x])
    state = shown.of(spot.ref)
    text = f"{SIGNED[state][0]}{caption[1:-1]}{SIGNED[state][1]}" if state else caption
    seats = looks().seats_of(spot)
    if seats and not state:
        text = seat_sign(seats[0]) + text[1:]
    picture.canvas.put(
        column + (columns - len(text)) // 2 if columns > len(text) else column, row + rows, text, ink
    )
    if state:
        picture.canvas.tint(column, row, wide, rows + 1, state)


def sheet(
    scores: Sequence[ScoreSheet],
    game: str,
    name: Called,
    width: int,
    lang: str,
    chosen: tuple[int, int],
) -> Picture:
    """Draws every score sheet, the chosen line marked. The frame of a line is called ``seat:line``."""
    picture = Picture(Canvas(max(width, 12), sum(len(tally.lines) + 3 for tally in scores)))
    row, canvas = 0, picture.canvas
    for seat, tally in enumerate(scores, 1):
        canvas.put(0, row, f"{seat_sign(seat)} {name(seat)}", f"heading seat{seat}")
        row += 1
        for number, line in enumerate(tally.lines):
            state = "cursor" if (seat, number) == chosen else ""
            signs = SIGNED.get(state, "  ")
            title = say(lang, f"{game}.score.{line.code}")[: canvas.columns - 8]
            canvas.put(0, row, f"{signs[0]}{title:<{canvas.columns - 8}} {line.points:>4}{signs[1]}", state)
            picture.frames[f"{seat}:{number}"] = Frame(0, row, canvas.columns, 1)
            row += 1
        if tally.scored:
            total = say(lang, "cli.total")
            canvas.put(0, row, f" {total:<{canvas.columns - 8}} {tally.total:>4}", "heading")
        row += 2
    return picture


def chain(words: Iterable[str], known: Collection[str]) -> set[str]:
    """Gets the words that are known; what is a chain of known words (``a1-a2-b2``) is each of them."""
    found: set[str] = set()
    for word in words:
        parts = word.split("-")
        if word in known:
            found.add(word)
        elif len(parts) > 1 and all(part in known for part in parts):
            found.update(parts)
    return found
