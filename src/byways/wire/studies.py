"""Studies: comments on finished games, and variations from the middle of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.kernel.match import Entry
from byways.kernel.protocol import Happening
from byways.kernel.remarks import Remarks
from byways.kernel.table import Perspective

from .requests import Key
from .tables import Ident

Title = Annotated[str, Meta(max_length=200, description="Plain text, at most 80 characters.")]
Move = Annotated[int, Meta(ge=0, le=999_999_999, description="The number of moves before it.")]
Tried = Annotated[list[Entry], Meta(max_length=400, description="Moves tried from there.")]
Word = Annotated[str, Meta(max_length=100)]


class NewStudy(Struct):
    """A study that begins with the comments of the record."""

    key: Key


class StudyEdit(Struct):
    """The new contents of a study."""

    title: Title
    remarks: Remarks
    revision: Annotated[
        int, Meta(ge=0, le=999_999_999, description="The revision you changed; any other is refused.")
    ]


class Study(Struct):
    """Somebody's comments on a finished game."""

    id: Ident
    replay: Annotated[str, Meta(description="The `id` of the finished game.")]
    title: str
    remarks: Remarks
    revision: Annotated[int, Meta(description="The number of changes so far.")]
    mine: Annotated[bool, Meta(description="Whether you may change it.")]


class StudyNote(Struct):
    """One of your studies."""

    id: Ident
    title: str
    updated: Annotated[float, Meta(description="Seconds since 1970.")]


class StudyNotes(Struct):
    """Your studies of a game, newest first."""

    studies: list[StudyNote]


class MyStudy(StudyNote):
    """One of your studies, with its game."""

    replay: Annotated[str, Meta(description="The `id` of the finished game.")]
    game: Annotated[str, Meta(description="The game's name; empty if it is gone.")]


class MyStudies(Struct):
    """All your studies, newest first."""

    studies: list[MyStudy]


class TriedLine(Struct):
    """A variation of a finished game, and one more move for it."""

    move: Move
    moves: Tried
    seat: Annotated[int, Meta(ge=1, le=999_999_999, description="The seat that looks, or plays.")] | None = (
        None
    )
    played: (
        Annotated[list[Word], Meta(max_length=100, description="The words of the seat's next move.")] | None
    ) = None


class TriedPosition(Struct):
    """The position at the end of a variation."""

    moves: Annotated[
        list[Entry],
        Meta(description="The moves asked for, the one played, steps that go without saying, and chance."),
    ]
    events: Annotated[list[Happening], Meta(description="What the new moves did.")]
    to_act: Annotated[list[int], Meta(description="The seats that can try a move.")]
    view: Perspective


class TriedPick(Struct):
    """The picks for one more move."""

    move: Move
    moves: Tried
    seat: Annotated[int, Meta(ge=1, le=999_999_999)]
    picked: Annotated[list[Word], Meta(max_length=100)]
