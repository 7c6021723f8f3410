"""What keys and clicks do."""

from __future__ import annotations

from typing import get_args

from textual.events import Key
from textual.widgets import Input

from byways.i18n import plain_rules, say
from byways.kernel.protocol import Refusal
from byways.kernel.table import Verb

from .advice import advised
from .inks import NIGHT, PAPER
from .keys import ARROWS, meaning
from .pane import PicturePane
from .screens import Note, Question
from .sitting import Command, wanted
from .stage import Stage

COMMANDS: dict[str, Command] = {do: do for do in (*get_args(Verb), "auto") if do not in ("play", "tell")}
"""What a key asks for that needs nothing else."""


class TableScreen(Stage):
    """A table that is played at with keys or the mouse. What a key asks for is the method of that name."""

    def on_key(self, event: Key) -> None:
        if len(self.screen_stack) > 1:
            return
        if isinstance(self.focused, Input):
            if event.key == "escape":
                event.stop()
                self._close_line()
            return
        stem = event.key.rpartition("+")
        if stem[2] in ARROWS and stem[0] in ("", "shift", "ctrl"):
            event.stop()
            self._arrow(*ARROWS[stem[2]], stem[0])
        elif (name := meaning(event.key, event.character)) is not None:
            event.stop()
            event.prevent_default()
            self.action_wish(name)

    def _arrow(self, across: int, down: int, held: str) -> None:
        desk = self.desk
        if held == "ctrl":
            board = self.query_one("#board", PicturePane)
            board.scroll_relative(8 * across, 3 * down, animate=False, force=True)
            return
        if desk.score is not None:
            desk.look_at_score(desk.score[0] + across, 0 if across else desk.score[1] + down)
        else:
            desk.move(across, down, everything=held == "shift")
        self.redraw()

    def on_picture_pane_pointed(self, message: PicturePane.Pointed) -> None:
        desk = self.desk
        if desk.score is not None:
            seat, _, line = message.word.partition(":")
            if line.isdigit():
                desk.look_at_score(int(seat), int(line))
            else:
                desk.score = None
            self.redraw()
        elif desk.view is not None and desk.view.acting:
            desk.cursor = message.word
            self._tap(message.word)
        else:
            desk.cursor = message.word
            self.redraw()

    def _tap(self, word: str) -> None:
        self.desk.hush()
        self._ask_for(lambda: self.desk.picker.tap(word))

    def action_wish(self, name: str) -> None:
        """Does what a key or a click on a hint asks for."""
        wish = getattr(self, f"wish_{name}", None)
        if wish is not None:
            wish()
            self.redraw()
        elif name in COMMANDS:
            self._ask_for(lambda: self._do(COMMANDS[name]))

    async def _do(self, command: Command) -> None:
        self.desk.hush()
        await self._step(command)

    def wish_enter(self) -> None:
        """Plays what is ready if the cursor is on it, else picks what the cursor is on."""
        desk = self.desk
        view, picker = desk.view, desk.picker
        if view is None or not view.acting or desk.score is not None:
            return
        if picker.ready and (desk.cursor in picker.picked or desk.cursor is None):
            self._ask_for(picker.accept)
        elif desk.cursor is not None:
            self._tap(desk.cursor)

    def wish_tap(self) -> None:
        if self.desk.cursor is not None and self.desk.view is not None and self.desk.view.acting:
            self._tap(self.desk.cursor)

    def wish_cancel(self) -> None:
        desk = self.desk
        if desk.score is not None:
            desk.score, desk.shown_board = None, 0
        elif desk.shown_board:
            desk.shown_board = 0
        else:
            desk.hush()
            desk.picker.cancel()

    def wish_turn(self) -> None:
        self.desk.picker.turn(1)

    def wish_turn_back(self) -> None:
        self.desk.picker.turn(-1)

    def wish_next(self) -> None:
        self.desk.cycle(1)

    def wish_previous(self) -> None:
        self.desk.cycle(-1)

    def wish_end(self) -> None:
        """Ends the turn, or says what is missing."""
        view = self.desk.view
        if view is None or not view.acting or view.scene.end is None:
            return
        self.desk.picker.cancel()
        end = view.scene.end
        if end in view.next:
            self._ask_for(lambda: self._play((end,)))
        else:
            self.desk.explain(view.missing)

    def wish_score(self) -> None:
        desk = self.desk
        if desk.score is not None or desk.view is None:
            self.wish_cancel()
        else:
            desk.look_at_score(desk.seat or 1, 0)

    def wish_boards(self) -> None:
        self.desk.shown_board = (self.desk.shown_board + 1) % max(len(self.desk.boards), 1)

    def wish_seat(self) -> None:
        seats: list[int | None] = [view.seat for view in self.desk.table.views] if self.desk.table else []
        if len(seats) > 1:
            self._sit(seats[(seats.index(self.desk.seat) + 1) % len(seats)])

    def wish_larger(self) -> None:
        self.desk.enlarge(1)

    def wish_smaller(self) -> None:
        self.desk.enlarge(-1)

    def wish_page_up(self) -> None:
        self.query_one("#side", PicturePane).scroll_page_up(animate=False)

    def wish_page_down(self) -> None:
        self.query_one("#side", PicturePane).scroll_page_down(animate=False)

    def wish_theme(self) -> None:
        self.theme = PAPER.name if self.current_theme.dark else NIGHT.name

    def wish_help(self) -> None:
        self._note(say(self.lang, "terminal.help"))

    def wish_hint(self) -> None:
        """Shows which turns a strong player would take."""
        if self.desk.view is not None and self.desk.view.acting:
            self.desk.said, self.desk.refused = [say(self.lang, "insight.thinking")], False
            self._ask_for(self._hint)

    async def _hint(self) -> None:
        self.desk.hush()
        advice = await self.table.hints(self.desk.seat or 0)
        if isinstance(advice, Refusal):
            self.desk.explain((advice,))
        else:
            self._note("\n".join(advised(advice, self.lang)))

    def wish_log(self) -> None:
        self._note("\n".join(self.desk.log) or say(self.lang, "web.log-empty"))

    def wish_rules(self) -> None:
        if self.desk.table is not None:
            self._note(plain_rules(self.lang, self.desk.table.game))

    def _note(self, text: str) -> None:
        self.push_screen(Note(text, say(self.lang, "terminal.close")))

    def wish_leave(self) -> None:
        keys = {"enter": "leave", "escape": "stay", "w": "save", "q": "leave"}

        def answered(answer: str | None) -> None:
            if answer == "leave":
                self.exit()
            elif answer == "save":
                self.wish_save()

        self.push_screen(Question(say(self.lang, "terminal.leave"), keys), answered)

    def wish_resign(self) -> None:
        """Gives up, once that is confirmed."""
        desk, company = self.desk, self.table.company
        seat = desk.seat
        if company is None or seat is None or desk.table is None or desk.table.over:
            return

        async def resign() -> None:
            desk.explain((await company.resign(seat)).refusals)

        def answered(answer: str | None) -> None:
            if answer == "resign":
                self._ask_for(resign)

        keys = {"enter": "resign", "escape": "stay"}
        self.push_screen(Question(say(self.lang, "terminal.resign"), keys), answered)

    def wish_say(self) -> None:
        if self.table.company is not None and self.desk.seat is not None:
            self._open_line("say")

    def wish_type(self) -> None:
        telling = self.desk.table is not None and wanted(self.desk.table) is not None
        self._open_line("tell" if telling else "type")

    def wish_save(self) -> None:
        self._open_line("save")
