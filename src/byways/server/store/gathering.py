"""Many who ask at once are answered together: after a restart thousands come in a second."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Generic, TypeVar

MOST = 32
"""So many questions are answered together; the first of them waits for all."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@dataclass(slots=True)
class Gathering(Generic[K, V]):
    """Finds what is asked for, all that is asked for meanwhile at once."""

    find: Callable[[Sequence[K]], Awaitable[Mapping[K, V]]]
    """Finds something for each of several questions."""

    _asked: dict[K, asyncio.Future[V]] = field(default_factory=dict)
    _finding: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V:
        """Gets what is found.

        :raises Exception: whatever finding raises.
        """
        if key not in self._asked:
            self._asked[key] = asyncio.get_running_loop().create_future()
        if self._finding is None:
            self._finding = asyncio.create_task(self._find_all())
        return await asyncio.shield(self._asked[key])

    async def _find_all(self) -> None:
        try:
            while self._asked:
                keys = list(islice(self._asked, MOST))
                waiting = {key: self._asked.pop(key) for key in keys}
                await self._answer(waiting)
        finally:
            self._finding = None

    async def _answer(self, waiting: dict[K, asyncio.Future[V]]) -> None:
        try:
            found = await self.find([*waiting])
            for key, future in waiting.items():
                future.set_result(found[key])
        except Exception as e:
            for future in waiting.values():
                if not future.done():
                    future.set_exception(e)
                    # Whoever asked may have gone.
                    future.exception()
