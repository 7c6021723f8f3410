"""Studies: what somebody remarks on finished games, and moves tried from the middle of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.kernel.match import Entry
from byways.kernel.protocol import Happening, Path, Refusal
from byways.kernel.remarks import Remarks
from byways.kernel.table import Perspective

from .requests import Key
from .tables import Ident

Title = Annotated[str, Meta(max_length=200, description="Plain text, at most 80 characters of it.")]
Move = Annotated[int, Meta(ge=0, le=999_999_999, description="After how many moves of the game.")]
Tried = Annotated[list[Entry], Meta(max_length=400, description="Moves that were tried from there.")]
Word = Annotated[str, Meta(max_length=100)]


class NewStudy(Struct):
    """A study that begins with the comments of the record."""

    key: Key


class StudyEdit(Struct):
    """What a study shall be."""

    title: Title
    remarks: Remarks
    revision: Annotated[
        int, Meta(ge=0, le=999_999_999, description="The one that you have changed; another one is refused.")
    ]


class Study(Struct):
    """What somebody remarks on a finished game."""

    id: Ident
    replay: Annotated[str, Meta(description="The `id` of the finished game.")]
    title: str
    remarks: Remarks
    revision: Annotated[int, Meta(description="How often it was changed.")]
    mine: Annotated[bool, Meta(description="Whether you may change it.")]


class StudyNote(Struct):
    """A study of yours."""

    id: Ident
    title: str
    updated: Annotated[float, Meta(description="Seconds since 1970.")]


class StudyNotes(Struct):
    """Your studies of a game, the newest first."""

    studies: list[StudyNote]


class MyStudy(Struct):
    """A study of yours, and of which game it is."""

    id: Ident
    title: str
    updated: Annotated[float, Meta(description="Seconds since 1970.")]
    replay: Annotated[str, Meta(description="The `id` of the finished game.")]
    game: Annotated[str, Meta(description="What was played; empty where the game is gone.")]


class MyStudies(Struct):
    """All your studies, the newest first."""

    studies: list[MyStudy]


class TriedLine(Struct):
    """A line of moves that leaves a finished game, and one more move for it."""

    move: Move
    moves: Tried
    seat: Annotated[int, Meta(ge=1, le=999_999_999, description="Who looks at it, or plays.")] | None = None
    played: (
        Annotated[list[Word], Meta(max_length=100, description="The words of one more move of the seat.")]
        | None
    ) = None


class TriedPosition(Struct):
    """Where a line of moves has led."""

    moves: Annotated[
        list[Entry],
        Meta(description="The moves asked for, the one played, what goes without saying after it, chance."),
    ]
    events: Annotated[list[Happening], Meta(description="What the last moves did: those that are new.")]
    to_act: Annotated[list[int], Meta(description="The seats that may try a move.")]
    view: Perspective


class TriedPick(Struct):
    """What was picked for one more move."""

    move: Move
    moves: Tried
    seat: Annotated[int, Meta(ge=1, le=999_999_999)]
    picked: Annotated[list[Word], Meta(max_length=100)]


class TriedChoices(Struct):
    """What can be picked next; where nothing can, why not."""

    next: Path
    complete: bool
    reasons: Annotated[tuple[Refusal, ...], Meta(description="In the order of the rules.")]
