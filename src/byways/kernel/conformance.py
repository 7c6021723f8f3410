"""Laws that every game obeys. A game is tested by being registered.

:func:`check_game` plays random games and breaks with an :exc:`AssertionError`
that says which law was broken and where.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic

from . import record
from .chance_laws import check_chance, heard
from .choice import choices, goes_on, legal, scores, settle, why
from .codec import dump, encode
from .facets import brief_of, follow_up_of, scene_of, stage_of
from .facts import Facts, Options
from .guesses import Guesses
from .looks import Looks
from .match import Chance, Match, replay
from .moves import Moves
from .protocol import NATURE, A, Event, Game, Path, Ref, S, Seat, UnreadableAction, V
from .rng import Quick, Rng, pick
from .scene import Scene
from .scene_laws import check_brief, check_laid, check_meanings, check_spots, texts_of
from .text import Args

WORDS = 20
"""The number of words per step that are asked why they are refused."""

Say = Callable[[str, Args], object]
"""Says a code in every language; raises if one has no sentence for it."""


@dataclass(slots=True)
class Laws(Generic[S, A, V]):
    """One game under test."""

    game: Game[S, A, V]
    seats: int
    say: Say = lambda code, args: None
    every: int = 1
    """The costly laws are checked once in this many steps."""

    looks: Looks | None = None
    """How things look on every surface; if it is not given, nobody looks."""

    max_steps: int = 5000
    _said: set[tuple[str, tuple[str, ...]]] = field(default_factory=set)
    _homes: dict[Ref, str] = field(default_factory=dict)
    """The kind of area in which each word stands."""

    _guesses: Guesses[S, A, V] = field(init=False)

    def __post_init__(self) -> None:
        self._guesses = Guesses(self.game)

    @property
    def everybody(self) -> list[Seat]:
        return [Seat(seat) for seat in range(1, self.seats + 1)]

    def play(self, seed: str) -> Match[S, A, V]:
        """Plays one random game and checks the laws at every step."""
        game, rng = self.game, Quick(seed)
        match = Match.start(game, self.seats, Chance(seed))
        steps = 0
        while waiting := sorted(match.to_act):
            assert NATURE not in waiting, "a match never waits for nature"
            assert game.outcome(match.state) is None, "the outcome is known before the end"
            seat = pick(rng, waiting)
            actions = list(legal(game, match.state_for(seat), seat))
            assert actions, f"dead end for seat {seat} after {match.log[-3:]}"
            if rng.below(self.every) == 0:
                self._check_step(match, seat, actions, rng)
            if match.can_reopen(other := pick(rng, self.everybody)):
                self._check_reopen(match, other)
            self._check_hearing(match.play(seat, pick(rng, actions)))
            steps += 1
            assert steps < self.max_steps, "the game does not end"
        self._check_end(match)
        return match

    def _check_step(self, match: Match[S, A, V], seat: Seat, actions: list[A], rng: Rng) -> None:
        state, scene = match.state_for(seat), scene_of(self.game, match.view(seat))
        self._check_moves(state, seat, rng)
        self._check_nothing_hidden(state, seat, sorted(scene.words), rng)
        self._check_walk(state, seat, rng)
        self._check_scene(match.view(seat), scene, seat, actions)
        self._check_refusals(match, seat, sorted(scene.words), rng)
        self._check_advice(match, seat, rng)
        self._check_pointing(state, seat, pick(rng, actions), rng)
        for watcher in (None, *self.everybody):
            self._check_secrets(match, watcher, rng)
        self._check_undo(match, seat, pick(rng, actions))
        others = sorted(match.to_act - {seat})
        if others:
            self._check_blind(match.state, seat, pick(rng, others), rng)
        self._check_whispers(match.state, seat, rng)

    def _check_moves(self, state: S, seat: Seat, rng: Rng) -> None:
        """What is offered is legal, reads back as written, and is the same if asked for by its first word."""
        game, every = self.game, self.game.moves(state, seat)
        _check_alive(every, ())
        paths = list(every.paths())
        for path in paths:
            action = game.read(path)
            assert game.path(action) == path, f"{' '.join(path)} is read as something else"
            assert not game.check(state, seat, action), f"{' '.join(path)} is offered and refused"
        first = pick(rng, sorted(every.next))
        within = [game.path(action) for action in legal(game, state, seat, (first,))]
        assert within == [path for path in paths if path[0] == first], f"{first}: asked first, it is another"

    def _check_nothing_hidden(self, state: S, seat: Seat, words: list[Ref], rng: Rng) -> None:
        """Whatever ``check`` accepts is offered, as far as it can be guessed."""
        every = self.game.moves(state, seat)
        for path, action in self._guesses.made(state, seat, list(every.paths()), words, rng):
            if not every.at(path).complete and self.game.path(action) == path:
                assert self.game.check(state, seat, action), f"{' '.join(path)} is legal and not offered"

    def _check_walk(self, state: S, seat: Seat, rng: Rng) -> None:
        """Walking the picks always ends in a legal action."""
        picked: Path = ()
        while True:
            found = choices(self.game, state, seat, picked)
            if found.complete and (not found.next or rng.below(2)):
                break
            assert found.next, f"picks lead nowhere: {' '.join(picked)}"
            assert not why(self.game, state, seat, picked), f"no reason to refuse {picked}"
            picked += (pick(rng, found.next),)
        path = settle(self.game, state, seat, picked)
        try:
            refused = bool(self.game.check(state, seat, self.game.read(path)))
        except UnreadableAction:
            refused = True
        assert not refused, f"{picked} is not legal"

    def _check_scene(self, view: V, scene: Scene, seat: Seat, actions: list[A]) -> None:
        """Every word that can be picked is on the scene and means one thing; everything on it can be said."""
        words = scene.words
        for action in actions:
            missing = [word for word in self.game.path(action) if word not in words]
            assert not missing, f"not on the scene: {missing[0]} of {' '.join(self.game.path(action))}"
        check_spots(scene, seat)
        check_laid(scene, seat)
        check_meanings(scene, self._homes)
        self._check_looks(scene)
        firsts = frozenset(self.game.path(action)[0] for action in actions)
        told = [
            *check_brief(brief_of(self.game, view, firsts), True, firsts, scene.end),
            *check_brief(
                brief_of(self.game, view, frozenset()),
                False,
                frozenset(),
                scene.end,
            ),
        ]
        for text in (*texts_of(scene), *told, stage_of(self.game, view)):
            self._say(text.code, text.args)

    def _check_looks(self, scene: Scene) -> None:
        """Whatever is on a scene has a look, and so one on every surface."""
        strange = list(self.looks.missing(scene)) if self.looks is not None else []
        assert not strange, f"nobody knows how this looks: {strange[0]}"

    def _check_refusals(self, match: Match[S, A, V], seat: Seat, words: list[Ref], rng: Rng) -> None:
        """Whatever is refused is refused for a reason, which the seat may know and which can be said."""
        game, state = self.game, match.state_for(seat)
        imagined, offered = game.imagine(match.view(seat), rng), game.moves(state, seat).next
        for watcher in self.everybody:
            if watcher not in match.to_act:
                assert why(game, match.state, watcher, ()), "not this seat's turn, and yet no reason"
        for word in dict.fromkeys(pick(rng, words) for _ in range(WORDS)):
            reasons = why(game, state, seat, (word,))
            assert reasons == why(game, imagined, seat, (word,)), f"the reason for {word} tells a secret"
            for refusal in reasons:
                self._say(refusal.code, refusal.words)
            assert bool(reasons) == (word not in offered), f"{word}: refused and offered, or neither"

    def _check_advice(self, match: Match[S, A, V], seat: Seat, rng: Rng) -> None:
        """What is usual or goes without saying is legal, and known to the seat."""
        game, state = self.game, match.state_for(seat)
        usual = game.facets.picking.usual(game, state, seat)
        assert usual is None or not game.check(state, seat, usual), f"{usual} is usual and yet illegal"
        imagined = game.imagine(match.view(seat), rng)
        assert game.facets.picking.usual(game, imagined, seat) == usual, (
            f"the advice for seat {seat} tells a secret"
        )
        follow_up = follow_up_of(game, state, seat)
        assert follow_up is None or not game.check(state, seat, follow_up), (
            f"{follow_up} follows and is illegal"
        )
        assert follow_up_of(game, imagined, seat) == follow_up, f"what follows for seat {seat} tells a secret"

    def _check_pointing(self, state: S, seat: Seat, action: A, rng: Rng) -> None:
        """Where words are a set, they can be pointed at in any order, and mean the same."""
        game, path = self.game, self.game.path(action)
        if path[0] not in game.facets.picking.sets:
            return
        picked, left = path[:1], list(path[1:])
        while left:
            word = left.pop(rng.below(len(left)))
            assert word in choices(game, state, seat, picked).next, f"{picked}: {word} is hidden"
            picked += (word,)
            assert not why(game, state, seat, picked), f"no reason to refuse {picked}"
        assert choices(game, state, seat, picked).complete, f"{picked} leads nowhere"
        assert settle(game, state, seat, picked) == path, f"{picked} does not mean {path}"

    def _check_secrets(self, match: Match[S, A, V], seat: Seat | None, rng: Rng) -> None:
        """A view hides what it must, shows all that legality and score depend on, and is plain data."""
        game, view = self.game, match.view(seat)
        imagined = game.imagine(view, rng)
        assert game.observe(imagined, seat) == view, f"seat {seat} knows too much"
        dump(encode(view))
        hash(view)
        truth = match.state if seat is None else match.state_for(seat)
        assert game.turn(imagined) == game.turn(truth), "when a turn ends depends on a secret"
        if seat is not None and seat in match.to_act:
            assert seat in game.to_act(imagined), f"seat {seat} does not know that it is to act"
            assert game.moves(imagined, seat) == game.moves(truth, seat), (
                f"what is legal for seat {seat} depends on a secret"
            )
        if seat is not None:
            own = game.tally(truth, seat)
            assert scores(game, view, self.seats)[seat - 1] == own, f"seat {seat} cannot know its own score"
            for line in own.lines:
                self._say(f"{game.name}.score.{line.code}", {})
                self._say(f"{game.name}.score.{line.code}.about", {})

    def _check_undo(self, match: Match[S, A, V], seat: Seat, action: A) -> None:
        """Drafts are not logged, and undo, redo and starting again restore them."""
        game, before, log, public = self.game, match.state_for(seat), len(match.log), match.view(None)
        draft = match.draft(seat)
        after, _ = game.apply(before, seat, action)
        if not goes_on(game, after, seat, game.turn(before)):
            return
        match.play(seat, action)
        assert len(match.log) == log and match.view(None) == public, "a step of a draft was made public"
        match.undo(seat)
        assert match.state_for(seat) == before, "undo does not restore the state"
        match.redo(seat)
        assert match.state_for(seat) == after, "redo does not restore the state"
        match.restart_turn(seat)
        assert match.state_for(seat) == match.state, "a restarted turn is not fresh"
        for _ in draft:
            match.redo(seat)
        assert match.state_for(seat) == before and match.draft(seat) == draft, "redo loses the draft"

    def _check_reopen(self, match: Match[S, A, V], seat: Seat) -> None:
        """A turn done at the same time as others can be reopened and done again."""
        before, turns = match.state, sorted(map(str, match.log))
        match.reopen(seat)
        assert seat in match.to_act, f"seat {seat} reopened its turn and is not to act"
        match.redo(seat)
        assert match.state == before and sorted(map(str, match.log)) == turns, "reopening changes the game"

    def _check_blind(self, state: S, seat: Seat, other: Seat, rng: Rng) -> None:
        """A turn taken at the same time as others neither shows to them nor disturbs them."""
        game = self.game
        mine, after_mine = self._random_turn(state, seat, rng)
        theirs, after_theirs = self._random_turn(state, other, rng)
        assert game.observe(after_mine, other) == game.observe(state, other), f"{other} saw {seat} act"
        one, two = self._run(after_mine, other, theirs), self._run(after_theirs, seat, mine)
        assert one == two, f"it matters whether seat {seat} or {other} is quicker"

    def _random_turn(self, state: S, seat: Seat, rng: Rng) -> tuple[list[A], S]:
        game, turn, number = self.game, list[A](), self.game.turn(state)
        while goes_on(game, state, seat, number):
            actions = list(legal(game, state, seat))
            assert actions, f"dead end for seat {seat} after {turn[-3:]}"
            turn.append(pick(rng, actions))
            state, _ = game.apply(state, seat, turn[-1])
        return turn, state

    def _run(self, state: S, seat: Seat, turn: list[A]) -> S:
        for action in turn:
            assert not self.game.check(state, seat, action), f"somebody got in the way of seat {seat}"
            state, _ = self.game.apply(state, seat, action)
        return state

    def _check_whispers(self, state: S, seat: Seat, rng: Rng) -> None:
        """What others hear of a step is the same in every world that looks the same to them."""
        game = self.game
        for listener in (None, *(other for other in self.everybody if other != seat)):
            imagined = game.imagine(game.observe(state, listener), rng)
            if seat not in game.to_act(imagined):
                continue
            action = pick(rng, list(legal(game, state, seat)))
            if game.check(imagined, seat, action):
                continue
            (one, events), (two, others) = game.apply(state, seat, action), game.apply(imagined, seat, action)
            if game.turn(one) == game.turn(two) == game.turn(state):
                assert heard(events, listener) == heard(others, listener), f"{listener} hears a secret"
                assert game.observe(one, listener) == game.observe(two, listener), f"{listener} sees a secret"

    def _check_end(self, match: Match[S, A, V]) -> None:
        """The outcome agrees with the score, and the log is the whole truth."""
        game = self.game
        self._check_looks(scene_of(game, match.view(None)))
        outcome = game.outcome(match.state)
        assert outcome is not None, "nobody is to act, and yet there is no outcome"
        assert outcome.winners <= set(self.everybody), "a winner who does not sit at the table"
        self._say(outcome.reason, {})
        totals = {seat: game.tally(match.state, seat).total for seat in self.everybody}
        if outcome.by_total:
            best = {seat for seat in totals if totals[seat] == max(totals.values())}
            assert outcome.winners <= best, "somebody wins with fewer points"
        known = scores(game, match.view(None), self.seats)
        assert [tally.total for tally in known] == list(totals.values()), "the end is not known to all"
        assert replay(game, self.seats, match.log) == match.state, "the log is not the whole truth"
        hash(match.state)
        for seat in self.everybody:
            assert not list(legal(game, match.state, seat)) and why(game, match.state, seat, ())

    def _check_hearing(self, events: tuple[Event, ...]) -> None:
        for event in events:
            for watcher in (None, *self.everybody):
                if heard := event.seen_by(watcher):
                    self._say(heard.code, heard.words)

    def _say(self, code: str, args: Args) -> None:
        key = (code, tuple(args))
        if key not in self._said:
            self.say(code, args)
            self._said.add(key)


def check_game(laws: Laws[Any, Any, Any], seed: str = "laws") -> Match[Any, Any, Any]:
    """Plays a random game under all laws and gets it.

    :raises AssertionError: the game breaks one of them.
    """
    match = laws.play(seed)
    check_chance(laws.game, match)
    return match


def check_records(facts: Facts, options: Options, seats: int, match: Match[Any, Any, Any]) -> None:
    """Checks that a game can be written down and read back, as record and, where it has them, as position.

    :raises AssertionError: something is lost.
    """
    written = record.write(match, facts, options).text()
    loaded = record.load(record.read(written), facts)
    assert loaded.state == match.state and loaded.log == match.log, "the record loses something"
    assert record.write(loaded, facts, options).text() == written, "a record read and written is another one"
    game = match.game
    if facts.facets.positions is None or seats != 1:
        return
    state, positions = game.setup(seats), facts.facets.positions
    for entry in match.log:
        if (text := positions.write(game, state)) is not None:
            again = positions.read(text, options)[1]
            assert positions.write(game, again) == text, f"not read back: {text}"
        state, _ = game.apply(state, entry.seat, game.read(entry.path))


def _check_alive(every: Moves, picked: Path) -> None:
    for word, rest in every.next.items():
        assert rest, f"dead end after {' '.join((*picked, word))}"
        _check_alive(rest, (*picked, word))
