"""What a person at the screen sees and has picked, without a screen: it can be drawn anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from byways.i18n import Called, MissingSentence, bot_name, lettered, say
from byways.kernel.protocol import Happening, Refusal
from byways.kernel.scene import UNIT, Area, Args, Point, Spot, Stroke, Text
from byways.kernel.table import Perspective
from byways.registry import looks
from byways.wire.joint import awaited
from byways.wire.messages import Snapshot, TalkLine, TurnAsked

from . import picture
from .canvas import LARGE, NORMAL, SMALL, Canvas, Scale, seat_sign
from .picker import Picker
from .picture import Frame, Picture, Shown
from .sitting import view_of, wanted
from .talk import sentence

KEPT = 200
"""How many sentences of what happened are kept."""

SIDE = 26
"""The fewest columns beside the board."""

SCALES = (LARGE, NORMAL, SMALL)


def speak(lang: str, said: Text | Refusal | Happening, called: Called | None = None) -> str:
    """Says something, also what a newer server says in words that are not known here."""
    args: Args = said.args if isinstance(said, Text) else said.words
    try:
        return say(lang, said.code, args, called=called)
    except MissingSentence:
        return say(lang, "terminal.no_name", word=said.code)


@dataclass(slots=True)
class Desk:
    """One screen's side of a table."""

    lang: str
    picker: Picker
    table: Snapshot | None = None
    seat: int | None = None
    cursor: str | None = None
    said: list[str] = field(default_factory=list)
    """What is said at the moment."""

    refused: bool = False
    """Whether that is a refusal."""

    flash: frozenset[str] = frozenset()
    known: list[str] = field(default_factory=list)
    """What everybody has heard."""

    company: bool = False
    """Whether there are others, who are not at this screen."""

    shown_board: int = 0
    zoom: int | None = None
    """Which scale was chosen; else the largest that fits."""

    score: tuple[int, int] | None = None
    """The seat and the line of the score that is looked at."""

    left: Picture = field(default_factory=lambda: Picture(Canvas(1, 1)))
    right: Picture = field(default_factory=lambda: Picture(Canvas(1, 1)))

    @property
    def view(self) -> Perspective | None:
        return None if self.table is None else view_of(self.table, self.seat)

    @property
    def boards(self) -> list[Area]:
        return [lettered(self.lang, area) for area in self.view.scene.boards] if self.view else []

    @property
    def board(self) -> Area | None:
        boards = self.boards
        return boards[self.shown_board % len(boards)] if boards else None

    # What is said

    def name(self, seat: int) -> str:
        """Gets how to call whoever has a seat."""
        seats = self.table.seats if self.table else ()
        person = next((each for each in seats if each.seat == seat), None)
        if person is None or person.name:
            return person.name if person else say(self.lang, "web.player", seat=seat)
        if person.kind == "bot":
            alike = [each.level for each in seats if each.kind == "bot" and not each.name]
            return bot_name(self.lang, person.level, seat if alike.count(person.level) > 1 else None)
        return say(self.lang, "web.open-seat" if person.kind == "open" else "web.player", seat=seat)

    def names(self, seats: Sequence[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def explain(self, refusals: Sequence[Refusal]) -> None:
        """Says why not, and where."""
        self.said = list(dict.fromkeys(speak(self.lang, refusal, self.name) for refusal in refusals))[:3]
        self.refused = bool(self.said)
        words = self.view.scene.words if self.view else frozenset()
        self.flash = frozenset(picture.chain((ref for each in refusals for ref in each.refs), words))

    def hush(self) -> None:
        """Forgets what was said."""
        self.said, self.refused, self.flash = [], False, frozenset()

    @property
    def log(self) -> list[str]:
        """What happened, with what can still be undone at the end."""
        return [*self.known, *self._sentences(self.view.happened if self.view else ())]

    def announce(self, events: Sequence[Happening]) -> None:
        """Says what somebody here has just done."""
        if sentences := self._sentences(events):
            self.said, self.refused, self.flash = sentences[-2:], False, frozenset()

    def happened(self, events: Sequence[Happening]) -> None:
        """Notes what has become known to everybody."""
        self.announce(events)
        self.known = [*self.known, *self._sentences(events)][-KEPT:]

    def heard(self, lines: Sequence[TalkLine]) -> None:
        """Notes what was said at the table, and shows the newest of it."""
        sentences = [said for line in lines if (said := sentence(self.lang, line, self.name))]
        self.known = [*self.known, *sentences][-KEPT:]
        if sentences and not self.refused:
            self.said, self.flash = sentences[-1:], frozenset()

    def _sentences(self, events: Sequence[Happening]) -> list[str]:
        return [speak(self.lang, event, self.name) for event in events]

    def heading(self) -> str:
        if self.table is None or self.view is None:
            return say(self.lang, "web.connecting")
        parts = [speak(self.lang, Text(f"{self.table.game}.name")), speak(self.lang, self.view.stage)]
        if self.seat is not None:
            parts.append(f"{seat_sign(self.seat)} {self.name(self.seat)}")
        if (board := self.board) is not None and self.shown_board % len(self.boards):
            parts.append(speak(self.lang, board.label, self.name))
        return "  ·  ".join(parts)

    def goal(self) -> str:
        """Gets what wins, and what is left of the turn."""
        if self.view is None:
            return ""
        brief = self.view.brief
        parts = [speak(self.lang, text, self.name) for text in (brief.goal, brief.left) if text is not None]
        return "  ·  ".join(parts)

    def hint(self) -> str:
        """Gets what can be done now, in a sentence."""
        lang, view, picker = self.lang, self.view, self.picker
        if self.table is None or view is None:
            return say(lang, "web.connecting")
        if self.score is not None:
            return say(lang, "terminal.score-hint")
        if (example := wanted(self.table)) is not None:
            return say(lang, "terminal.tell", example=example)
        if self.table.over:
            return say(lang, "terminal.over")
        if self.table.takeback is not None:
            return self._asked(self.table.takeback)
        if not view.acting:
            return self._waiting()
        path = " ".join(picker.path)
        if picker.wishing:
            return say(lang, "terminal.pick-what", place=path)
        if len(picker.ways) > 1:
            return say(lang, "terminal.turn-through", path=path, now=picker.turned, all=len(picker.ways))
        if picker.ready:
            return say(lang, "terminal.accept", path=path)
        if not picker.empty:
            return say(lang, "terminal.pick-next", path=path)
        first = speak(lang, view.brief.guide, self.name) if view.brief.guide else ""
        if len(self.table.views) > 1 and self.seat is not None:
            return f"{say(lang, 'terminal.seat-turn', name=self.name(self.seat))} {first}"
        return first

    def _asked(self, asked: TurnAsked) -> str:
        """Gets what is said while somebody wants a final turn back."""
        name, names = self.name(asked.seat), self.names(sorted(asked.waits))
        if self.seat in asked.waits:
            return say(self.lang, "web.takeback-asks", name=name)
        if self.seat == asked.seat:
            return say(self.lang, "web.takeback-waits", names=names)
        return say(self.lang, "web.takeback-waits-of", name=name, names=names)

    def _waiting(self) -> str:
        assert self.table is not None
        if lacking := awaited(self.table):
            return say(self.lang, "web.joint-waiting", names=self.names(lacking))
        names = self.names(sorted(self.table.to_act))
        if self.seat is None:
            thinking = say(self.lang, "web.thinking", names=names, count=len(self.table.to_act))
            return f"{say(self.lang, 'web.watching')} {thinking}"
        done = self.view is not None and "reopen" in self.view.can
        return say(self.lang, "web.waiting-for" if done else "web.waiting-turn", names=names)

    def label(self, word: str | None) -> str:
        """Gets what a screen reader would say of a word."""
        spot = self.spot(word)
        return "" if spot is None else speak(self.lang, spot.label, self.name)

    def spot(self, word: str | None, *kinds: str) -> Spot | None:
        """Finds a word on the scene: on the board that is shown, else anywhere."""
        if self.view is None or not word:
            return None
        areas = [*([self.board] if self.board else []), *self.view.scene.areas]
        spots = (spot for area in areas if not kinds or area.kind in kinds for spot in area.spots)
        return next((spot for spot in spots if spot.ref == word), None)

    def scores(self) -> str:
        """Gets every total on one line."""
        if self.view is None or self.table is None:
            return ""
        parts = []
        for sheet in self.view.sheets:
            turn = "…" if sheet.seat in self.table.to_act else ""
            parts.append(f"{seat_sign(sheet.seat)} {self.name(sheet.seat)}{turn} {sheet.total}")
        return "   ".join(parts)

    # What is drawn

    def shown(self) -> Shown:
        """Gets what is lit, picked and so on."""
        if self.score is not None:
            return Shown(glow=self._glow(), cursor=None)
        acting = self.view is not None and self.view.acting
        lit = self.picker.lit if acting else ()
        return Shown(
            frozenset(lit), frozenset(self.picker.picked), self.flash, (), self.cursor, self._ghost()
        )

    def _glow(self) -> frozenset[str]:
        if self.view is None or self.score is None:
            return frozenset()
        seat, line = self.score
        refs = self.view.sheets[seat - 1].lines[line].refs
        return frozenset(picture.chain(refs, self.view.scene.words))

    def _ghost(self) -> tuple[str, Spot, Point] | None:
        ghost, place = self.spot(self.picker.ghost, "ghosts"), self.picker.place
        if ghost is None or place is None:
            return None
        turns = (look.turned for look in looks().marks_of(ghost) if look.turned is not None)
        quarters = next(turns, None)
        pieces = (self.spot(word, "tray") for word in self.picker.picked)
        piece = next((spot for spot in pieces if spot is not None), None)
        if quarters is None or piece is None:
            return place, ghost, (0, 0)
        return place, *turned(piece, quarters)

    def draw(self, columns: int, rows: int) -> int:
        """Draws both pictures for a field of so many letters. Gets how wide the left one may be."""
        view, board, shown = self.view, self.board, self.shown()
        if view is None:
            return columns // 2
        wide = 0
        if board is not None:
            scale = self._scale(board, columns - SIDE, rows)
            self.left = picture.board(board, scale, shown)
            wide = min(self.left.canvas.columns + 1, columns - SIDE)
            wide += 1 if self.left.canvas.rows > rows else 0
        room = columns - wide - 3
        if self.score is not None:
            assert self.table is not None
            self.right = picture.sheet(view.sheets, self.table.game, self.name, room, self.lang, self.score)
        else:
            self.right = picture.side(view.scene, self.seat, room, self.lang, shown, self.name)
        return wide

    def _scale(self, board: Area, columns: int, rows: int) -> Scale:
        if self.zoom is not None:
            return SCALES[self.zoom]
        for scale in SCALES:
            wide, high = picture.size(board, scale)
            if wide <= columns and high <= rows:
                return scale
        return SMALL

    def enlarge(self, by: int) -> None:
        """Makes the board larger or smaller from now on."""
        if self.zoom is None:
            wide = self.left.canvas.columns
            sizes = [picture.size(self.board, scale)[0] for scale in SCALES] if self.board else [0]
            self.zoom = min(range(len(sizes)), key=lambda i: abs(sizes[i] - wide))
        self.zoom = max(0, min(self.zoom - by, len(SCALES) - 1))

    # Where the cursor is

    def places(self, everything: bool) -> dict[str, tuple[float, float]]:
        """Gets the middles of what is lit, or of everything, on both pictures side by side."""
        shift = self.left.canvas.columns + 4
        found = {word: frame.middle for word, frame in self.left.frames.items()}
        for word, frame in self.right.frames.items():
            found.setdefault(word, (frame.middle[0] + shift, frame.middle[1]))
        wanted = set(found) if everything else {*self.picker.lit, *([self.cursor] if self.cursor else [])}
        # A letter is about twice as high as wide.
        return {word: (x, 2 * y) for word, (x, y) in found.items() if word in wanted}

    def move(self, across: int, down: int, *, everything: bool) -> None:
        """Moves the cursor to the nearest place in a direction."""
        places = self.places(everything)
        if not places:
            return
        if self.cursor not in places:
            self.cursor = next(iter(places))
            return
        x, y = places[self.cursor]
        best, least = self.cursor, float("inf")
        for word, (a, b) in places.items():
            ahead = (a - x) * across + (b - y) * down
            aside = abs((a - x) * down) + abs((b - y) * across)
            if word != self.cursor and ahead > 0.5 and aside <= 4 * ahead and ahead + 2.5 * aside < least:
                best, least = word, ahead + 2.5 * aside
        self.cursor = best

    def cycle(self, by: int) -> None:
        """Moves the cursor to the next place that is lit, as one reads."""
        places = self.places(everything=False)
        order = sorted(places, key=lambda word: (places[word][1], places[word][0]))
        if order:
            at = order.index(self.cursor) if self.cursor in places else -1
            self.cursor = order[(at + by) % len(order)]

    def settle(self) -> bool:
        """Moves the cursor to something that can be picked, if it is on nothing of use. Says if it did."""
        before = self.cursor, self.shown_board
        self._settle()
        return (self.cursor, self.shown_board) != before

    def _settle(self) -> None:
        lit, picker = self.picker.lit, self.picker
        if self.view is None or not self.view.acting or not lit:
            if self.cursor not in (*self.left.frames, *self.right.frames):
                self.cursor = None
            return
        if self.cursor in lit or (picker.ready and self.cursor in picker.picked):
            return
        for number, area in enumerate(self.boards):
            if number != self.shown_board and not (set(lit) & {*self.left.frames, *self.right.frames}):
                self.shown_board = (
                    number if set(lit) & {spot.ref for spot in area.spots} else self.shown_board
                )
        places = self.places(everything=False)
        board = [word for word in lit if word in self.left.frames]
        choice = (
            board or [word for word in lit if word in places and word != self.view.scene.end] or list(lit)
        )
        x, y = places.get(self.cursor or "", (0.0, 0.0))
        near = {
            word: abs(places[word][0] - x) + abs(places[word][1] - y) for word in choice if word in places
        }
        self.cursor = min(near, key=lambda word: near[word]) if near else choice[0]

    def frame(self) -> tuple[bool, Frame] | None:
        """Gets where the cursor is, and whether that is on the board."""
        if self.score is not None:
            word = f"{self.score[0]}:{self.score[1]}"
            return (False, self.right.frames[word]) if word in self.right.frames else None
        if self.cursor in self.left.frames:
            return True, self.left.frames[self.cursor]
        return (False, self.right.frames[self.cursor]) if self.cursor in self.right.frames else None

    def look_at_score(self, seat: int, line: int) -> None:
        """Looks at a line of somebody's score, and at their board if there is one."""
        if self.view is None:
            return
        seats = len(self.view.sheets)
        seat = (seat - 1) % seats + 1
        self.score = (seat, line % len(self.view.sheets[seat - 1].lines))
        owners = [area.seat for area in self.boards]
        self.shown_board = owners.index(seat) if seat in owners else 0


def turned(piece: Spot, quarters: int) -> tuple[Spot, Point]:
    """Turns a piece clockwise round the middle of its first cell. Gets it and where its corner lies then."""

    def turn(point: Point) -> Point:
        x, y = point
        for _ in range(quarters):
            x, y = UNIT - y, x
        return x, y

    (a, b), (c, d) = turn((0, 0)), turn(piece.size)
    offset = (min(a, c), min(b, d))
    strokes = tuple(
        Stroke(each.style, tuple((x - offset[0], y - offset[1]) for x, y in map(turn, each.points)))
        for each in piece.strokes
    )
    size = (abs(c - a), abs(d - b))
    return replace(piece, strokes=strokes, size=size), offset
