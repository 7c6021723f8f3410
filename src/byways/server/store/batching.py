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
class Batcher(Generic[K, V]):
    """Finds what is asked for, all that is asked for meanwhile at once."""

    find: Callable[[Sequence[K]], Awaitable[Mapping[K, V]]]
    """Finds something for each of several questions."""

    _waiting: dict[K, asyncio.Future[V]] = field(default_factory=dict)
    _finding: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V:
        """Gets what is found.

        :raises Exception: whatever finding raises.
        """
        if key not in self._waiting:
            self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._finding is None:
            self._finding = asyncio.create_task(self._find_all())
        return await asyncio.shield(self._waiting[key])

    async def _find_all(self) -> None:
        try:
            while self._waiting:
                keys = list(islice(self._waiting, MOST))
                batch = {key: self._waiting.pop(key) for key in keys}
                await self._answer(batch)
        finally:
            self._finding = None

    async def _answer(self, batch: dict[K, asyncio.Future[V]]) -> None:
        try:
            found = await self.find([*batch])
            for key, future in batch.items():
                future.set_result(found[key])
        except Exception as e:
            for future in batch.values():
                if not future.done():
                    future.set_exception(e)
                    # Whoever asked may have gone.
                    future.exception()
