"""Plain tree search over the protocol alone: it knows the rules of a game and nothing about playing well."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, log, sqrt
from time import process_time
from typing import Any, ClassVar

from byways.kernel.choice import moves, random_action
from byways.kernel.protocol import NATURE, Game, Path, Seat
from byways.kernel.rng import Quick, pick

SECONDS = 1.0
"""Core-seconds for a move: what the strongest levels may take."""

EXPLORE = 0.7
"""How much is tried that was tried little."""


@dataclass(slots=True)
class Node:
    """What came of a sequence of moves, whatever chance did in between."""

    mover: Seat
    visits: int = 0
    worth: float = 0.0
    seen: int = 0
    """How often it could have been chosen."""

    children: dict[Path, Node] = field(default_factory=dict)


@dataclass(slots=True)
class TreeBot:
    """Monte Carlo tree search over imagined worlds, games played to their end at random."""

    rng: Quick
    name: ClassVar[str] = "mcts"

    def choose(self, game: Game[Any, Any, Any], view: Any, seat: Seat, seconds: float) -> Any:
        """Gets the action that was tried most.

        :raises ValueError: *seat* has nothing to do.
        """
        root = Node(seat)
        deadline = process_time() + min(seconds, SECONDS)
        low, high = inf, -inf
        while not root.visits or process_time() < deadline:
            state, way = self._descend(game, game.imagine(view, self.rng), root, seat)
            state, movers = self._play_out(game, state)
            outcome = game.outcome(state)
            winners = outcome.winners if outcome else frozenset()
            alone = movers | {node.mover for node in way} == {seat}
            points = game.tally(state, seat).total
            low, high = min(low, points), max(high, points)
            for node in way:
                node.visits += 1
                # Who plays alone always wins: then the most and the least points so far are 1 and 0.
                if alone:
                    node.worth += (points - low) / max(1, high - low)
                elif node.mover in winners:
                    node.worth += 1 / len(winners)
        return game.read(max(root.children, key=lambda path: root.children[path].visits))

    def _descend(
        self, game: Game[Any, Any, Any], state: Any, root: Node, seat: Seat
    ) -> tuple[Any, list[Node]]:
        """Goes down the tree to a move that was never tried; gets the state after it and the nodes passed."""
        node, way, fresh = root, [root], False
        while not fresh:
            state = self._let_chance_act(game, state)
            acting = game.to_act(state)
            if not acting:
                break
            # The seat that thinks moves first where several move at the same time.
            mover = seat if node is root else min(acting)
            paths = list(moves(game, state, mover).paths())
            if not paths:
                raise ValueError(f"seat {mover} has nothing to do")
            untried = [path for path in paths if path not in node.children]
            fresh = bool(untried)
            path = pick(self.rng, untried) if untried else self._best(node, paths)
            if fresh:
                node.children[path] = Node(mover)
            node = node.children[path]
            way.append(node)
            state, _ = game.apply(state, mover, game.read(path))
        return state, way

    def _best(self, node: Node, paths: list[Path]) -> Path:
        for path in paths:
            node.children[path].seen += 1

        def bound(path: Path) -> float:
            child = node.children[path]
            return child.worth / child.visits + EXPLORE * sqrt(log(child.seen + 1) / child.visits)

        return max(paths, key=bound)

    def _play_out(self, game: Game[Any, Any, Any], state: Any) -> tuple[Any, set[Seat]]:
        """Plays to the end at random and gets how it ends, and who had a turn."""
        movers = set()
        while game.outcome(state) is None:
            state = self._let_chance_act(game, state)
            if acting := game.to_act(state):
                mover = min(acting)
                movers.add(mover)
                state, _ = game.apply(state, mover, random_action(game, state, mover, self.rng))
        return state, movers

    def _let_chance_act(self, game: Game[Any, Any, Any], state: Any) -> Any:
        while NATURE in game.to_act(state):
            state, _ = game.apply(state, NATURE, game.roll(state, self.rng))
        return state
