"""An event loop whose time passes only while nothing is to be done, and which lives can be taken from."""

from __future__ import annotations

import asyncio
import selectors
from asyncio import Future, Task, TimerHandle
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from typing import Any

from byways.kernel.rng import Rng

EPOCH = 1_700_000_000.0
"""When every rehearsal begins."""

_life: ContextVar[int] = ContextVar("life", default=0)


class _Instant(selectors.SelectSelector):
    """Waits for nothing: the time that it would wait for has passed at once."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("nothing will ever happen again")
        if not ready and timeout:
            self.loop.now += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time passes when everybody waits; what threads would do happens some time later, by chance."""

    def __init__(self, rng: Rng) -> None:
        self.now = 0.0
        self._rng = rng
        selector = _Instant()
        selector.loop = self
        super().__init__(selector)
        self.complaints: list[str] = []
        self._lives: dict[int, list[Task[Any]]] = {}
        self._working: dict[int, list[TimerHandle]] = {}
        self.set_task_factory(self._task)
        self.set_exception_handler(self._complain)

    def time(self) -> float:
        return self.now

    def date(self) -> float:
        """Gets the seconds since 1970."""
        return EPOCH + self.now

    def run_in_executor(self, _executor: Any, func: Callable[..., Any], *args: Any) -> Future[Any]:  # type: ignore[override]
        """Does something after a while, and tells of it after another while: either may be our last."""
        done: Future[Any] = self.create_future()
        working = self._working.setdefault(_life.get(), [])

        def do() -> None:
            try:
                result, error = func(*args), None
            except Exception as e:
                result, error = None, e
            working.append(self.call_later(self._while(), tell, result, error))

        def tell(result: Any, error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(error)

        working.append(self.call_later(self._while(), do))
        if len(working) > 1000:
            working[:] = [each for each in working if not each.cancelled() and each.when() > self.now]
        return done

    def live(self, coroutine: Coroutine[Any, Any, Any], life: int, *, tidy: bool = False) -> Task[Any]:
        """Begins something that ends, at the latest, with a life; what would *tidy* up is not even told."""
        context = Context()
        context.run(_life.set, life)
        task = self.create_task(coroutine, context=context)
        if tidy:
            self._lives[life].remove(task)
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        return task

    async def kill(self, life: int) -> None:
        """Ends a life in the middle of whatever it does."""
        for handle in self._working.pop(life, ()):
            handle.cancel()
        tasks = [task for task in self._lives.pop(life, ()) if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for handle in self._working.pop(life, ()):
            handle.cancel()

    def _while(self) -> float:
        return (1 + self._rng.below(40)) / 2000

    def _task(self, _loop: Any, coroutine: Any, context: Context | None = None) -> Task[Any]:
        task: Task[Any] = Task(coroutine, loop=self, context=context)
        life = context.get(_life, 0) if context is not None else _life.get()
        if life:
            tasks = self._lives.setdefault(life, [])
            tasks.append(task)
            if len(tasks) > 2000:
                tasks[:] = [each for each in tasks if not each.done()]
        return task

    def _complain(self, _loop: Any, context: dict[str, Any]) -> None:
        self.complaints.append(f"{context.get('message')}: {context.get('exception')!r}")
