"""What is on the screen: a board, what lies beside it, what is said, the score, the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path as FilePath

from textual import work
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.events import Resize
from textual.widgets import Input, Static

from byways.i18n import say
from byways.kernel.choice import Choices
from byways.kernel.protocol import Happening, Path, Refusal
from byways.kernel.scene import Text
from byways.wire.messages import Snapshot, TalkLine

from .desk import SIDE, Desk, speak
from .inks import NIGHT, PAPER
from .keys import hints
from .pane import PicturePane
from .picker import Picker, Words
from .screens import Curtain, Note
from .sitting import Answer, Command, Listener, Sitting, wanted

LINES = 6
"""How many rows the lines above and below the field take."""

Job = Callable[[], Awaitable[None]]


class Stage(App[None]):
    """Shows one table to the people at this screen, and does what they ask for."""

    AUTO_FOCUS = None
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "screen.tcss"

    def __init__(self, table: Sitting, lang: str) -> None:
        super().__init__()
        self.table, self.lang = table, lang
        self.desk = Desk(lang, Picker(self._choices, self._why, self._play, self._explain, self._picked))
        self.desk.company = table.company is not None
        self.busy = 0
        """How many things asked for are not done yet."""

        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._typing = ""
        """What the line that is typed into is for: ``tell``, ``type``, ``say``, ``save`` or nothing."""

        self._position: object = None
        self._covered = False
        self._told_end = False
        self._wide = -1
        self._lines: dict[str, str] = {}

    # Set-up

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        yield Static(id="goal", markup=False)
        with Horizontal(id="field"):
            yield PicturePane("board")
            yield PicturePane("side")
        yield Static(id="said", markup=False)
        yield Static(id="hint", markup=False)
        yield Input(id="typed", compact=True)
        yield Static(id="scores", markup=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.register_theme(PAPER)
        self.theme = NIGHT.name
        self.query_one("#typed").display = False
        self._listen()
        self._work()

    @work
    async def _listen(self) -> None:
        await self.table.run(Listener(self._changed, self._happened, self._noticed, self._talked))

    @work
    async def _work(self) -> None:
        """Does what was asked for, one after the other, so that a slow answer never mixes with a fast one."""
        while True:
            job = await self._jobs.get()
            try:
                await job()
            finally:
                self.busy -= 1
            self.redraw()

    def _ask_for(self, job: Job) -> None:
        self.busy += 1
        self._jobs.put_nowait(job)

    # What the table tells

    def _changed(self, table: Snapshot) -> None:
        desk = self.desk
        first = desk.table is None
        desk.table = table
        acting = [view.seat for view in table.views if view.acting]
        seat = desk.seat
        if first or seat not in [view.seat for view in table.views]:
            seat = acting[0] if acting else table.views[0].seat
        elif seat not in acting and acting:
            seat = acting[0]
        self._sit(seat, first=first)
        if wanted(table) is not None and not self._typing:
            self._open_line("tell")
        elif wanted(table) is None and self._typing == "tell":
            self._close_line()
        if table.over and not self._told_end:
            self._told_end = True
            self.push_screen(Note(self._ending(table), say(self.lang, "terminal.close")))

    def _sit(self, seat: int | None, *, first: bool = False) -> None:
        """Gives the screen to a seat, behind a curtain where the others must not look."""
        desk = self.desk
        table = desk.table
        if table is None or self._covered:
            return
        shared = table.secret and len(table.views) > 1 and not table.over
        if (seat != desk.seat or first) and shared and seat is not None:
            self._covered = True
            # Nothing of anybody's side stays on the screen behind the curtain.
            desk.hush()
            name = desk.name(seat)
            sentence = say(self.lang, "web.pass-screen", name=name)
            about = say(self.lang, "web.pass-about")
            curtain = Curtain(sentence, about, say(self.lang, "terminal.open"))
            self.push_screen(curtain, lambda _: self._uncover(seat))
            return
        self._take(seat)

    def _uncover(self, seat: int) -> None:
        self._covered = False
        self._take(seat)

    def _take(self, seat: int | None) -> None:
        desk = self.desk
        if seat != desk.seat:
            desk.seat, desk.shown_board, desk.score, desk.cursor = seat, 0, None, None
        view = desk.view
        assert view is not None
        position = (view.seat, view.acting, view.next, view.draft)
        if position != self._position:
            self._position = position
            desk.score = None
            desk.cursor = desk.cursor if view.acting else None
            desk.picker.reset(view.next if view.acting else (), Words.of(view.scene))
            self._ask_for(desk.picker.see_beyond)
        self.redraw()

    def _happened(self, events: tuple[Happening, ...]) -> None:
        self.desk.happened(events)
        self.redraw()

    def _talked(self, lines: tuple[TalkLine, ...]) -> None:
        self.desk.heard(lines)
        self.redraw()

    def _noticed(self, said: Text) -> None:
        self.desk.said, self.desk.refused = [speak(self.lang, said)], True
        self.redraw()

    def _ending(self, table: Snapshot) -> str:
        desk, parts = self.desk, []
        if table.ending is not None:
            parts.append(speak(self.lang, table.ending.reason))
            winners = table.ending.winners
            if winners:
                count, names = len(winners), desk.names(winners)
                parts.append(say(self.lang, "web.end-winners", names=names, count=count))
            else:
                parts.append(say(self.lang, "web.end-nobody"))
        for sheet in table.views[0].sheets:
            rows = [
                f"  {line.points:>4}  {speak(self.lang, Text(f'{table.game}.score.{line.code}'))}"
                for line in sheet.lines
            ]
            parts.append("\n".join([f"{desk.name(sheet.seat)}: {sheet.total}", *rows]))
        if table.seed is not None:
            parts.append(f"{say(self.lang, 'web.commitment')} {table.commitment}")
            parts.append(f"{say(self.lang, 'web.seed')} {table.seed}")
        return "\n\n".join(parts)

    # What the picker needs

    async def _choices(self, picked: Path) -> Choices:
        view = self.desk.view
        if view is not None and view.tree is not None:
            return view.tree.choices(picked)
        return await self.table.choices(self.desk.seat or 0, picked)

    async def _why(self, picked: Path) -> tuple[Refusal, ...]:
        return await self.table.why(self.desk.seat or 0, picked)

    async def _play(self, path: Path) -> None:
        await self._step("play", path)

    def _explain(self, reasons: Sequence[Refusal]) -> None:
        self.desk.explain(reasons)

    def _picked(self) -> None:
        self.desk.hush()

    async def _step(self, do: Command, path: Path = ()) -> Answer:
        seat = self.desk.seat
        answer = Answer() if seat is None else await self.table.step(do, seat, path)
        if answer.refusals:
            self.desk.explain(answer.refusals)
        else:
            self.desk.announce(answer.events)
        return answer

    # Drawing

    def redraw(self) -> None:
        """Draws everything again; cheap enough to do after every key."""
        if not self.is_running or self._covered:
            return
        desk, base = self.desk, self.screen_stack[0]
        # Not the size of the field: after a resize that is known too late.
        columns, rows = self.size.width, self.size.height - LINES - bool(base.query_one("#typed").display)
        if columns < 2 * SIDE or rows < 4:
            self._write("hint", say(self.lang, "terminal.small"))
            return
        wide = desk.draw(columns, rows)
        if desk.settle():
            wide = desk.draw(columns, rows)
        board, side = base.query_one("#board", PicturePane), base.query_one("#side", PicturePane)
        if self._wide != wide:
            # Laying out costs more than drawing.
            self._wide = wide
            board.styles.width = wide
            self.call_after_refresh(self._reveal)
        board.show(desk.left)
        side.show(desk.right)
        self._reveal()
        label = "" if desk.score is not None else desk.label(desk.cursor)
        self._write("head", desk.heading())
        self._write("goal", desk.goal())
        self._write("said", ("! " if desk.refused else "") + " ".join(desk.said))
        self._write("hint", f"{desk.hint()}  {'· ' + label if label else ''}".rstrip())
        self._write("scores", desk.scores())
        self._write("keys", self._keys())
        base.query_one("#said").set_class(desk.refused, "refused")

    def _reveal(self) -> None:
        """Scrolls until the cursor can be seen."""
        if (found := self.desk.frame()) is not None:
            self.screen_stack[0].query_one("#board" if found[0] else "#side", PicturePane).reveal(found[1])

    def _write(self, name: str, text: str) -> None:
        """Writes one of the lines, if it says something else than before."""
        if self._lines.get(name) != text:
            self._lines[name] = text
            self.screen_stack[0].query_one(f"#{name}", Static).update(text, layout=False)

    def _keys(self) -> str:
        """Gets the keys that are of use now; a click on one does the same."""
        return "  ".join(
            f"[@click=app.wish('{name}')][b]{key}[/b] {word}[/]" for key, name, word in hints(self.desk)
        )

    def on_resize(self, _: Resize) -> None:
        self._wide = -1
        self.call_after_refresh(self.redraw)

    # The line that is typed into

    def _open_line(self, what: str) -> None:
        line = self.screen_stack[0].query_one("#typed", Input)
        if self._typing != what:
            line.value = " ".join(self.desk.picker.path) if what == "type" else ""
        self._typing = what
        line.placeholder = say(self.lang, f"terminal.{'tell-first' if what == 'tell' else what}")
        line.display = True
        self.screen_stack[0].set_focus(line)

    def _close_line(self) -> None:
        line = self.screen_stack[0].query_one("#typed", Input)
        self.screen_stack[0].set_focus(None)
        line.display = False
        self._typing = ""
        self.redraw()

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Does what was typed; what is refused stays to be mended."""
        words = tuple(message.value.split())
        job = {"tell": self._tell, "type": self._typed, "say": self._say, "save": self._save}.get(
            self._typing
        )
        if not words or job is None:
            self._close_line()
            return
        self._ask_for(lambda: job(words))

    async def _tell(self, words: Path) -> None:
        answer = await self.table.step("tell", 0, words)
        if answer.refusals:
            self.desk.explain(answer.refusals)
            return
        self.desk.announce(answer.events)
        self.query_one("#typed", Input).value = ""
        if self.desk.table is not None and wanted(self.desk.table) is not None:
            self._typing = ""
            self._open_line("tell")

    async def _typed(self, words: Path) -> None:
        """Plays a whole move; of half a move tells what may follow, or why nothing may."""
        if self.desk.seat is None:
            return
        found = await self.table.choices(self.desk.seat, words)
        if found.complete:
            self._close_line()
            await self._step("play", words)
        elif found.next:
            self.desk.said, self.desk.refused = (
                [say(self.lang, "cli.next", words=" ".join(found.next))],
                False,
            )
        else:
            self.desk.explain(await self.table.why(self.desk.seat, words))

    async def _say(self, words: Path) -> None:
        """Says something at the table; what is refused stays to be mended."""
        company, seat = self.table.company, self.desk.seat
        if company is None or seat is None:
            return
        answer = await company.say(seat, " ".join(words))
        if answer.refusals:
            self.desk.explain(answer.refusals)
        else:
            self._close_line()

    async def _save(self, words: Path) -> None:
        text, name = self.table.record(), " ".join(words)
        if text is None:
            self.desk.said = [say(self.lang, "terminal.no-record")]
        else:
            try:
                FilePath(name).write_text(text, "utf-8")
                self.desk.said, self.desk.refused = [say(self.lang, "cli.saved", file=name)], False
            except OSError:
                self.desk.said, self.desk.refused = [say(self.lang, "cli.no_file", file=name)], True
                return
        self._close_line()
