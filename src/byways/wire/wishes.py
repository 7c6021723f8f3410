"""What is asked for over a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .requests import Key

Number = Annotated[int, Meta(ge=1, le=99, description="A seat, counted from 1.")]
Word = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[^ \x00]+$")]
Words = Annotated[tuple[Word, ...], Meta(max_length=60, description="What the player points at, in order.")]


class Wish(Struct, frozen=True, tag_field="do"):
    """A request that is carried out once, however often it is sent."""

    key: Key


class SeatWish(Wish, frozen=True):
    """A request for a seat."""

    seat: Number


Whole = Annotated[bool, Meta(description="Whether to include the steps that go without saying.")]


class Play(SeatWish, frozen=True, tag="play"):
    """Makes a move."""

    path: Words
    whole: Whole = False


class Undo(SeatWish, frozen=True, tag="undo"):
    """Takes back the last step of the turn."""

    whole: Whole = False


class Redo(SeatWish, frozen=True, tag="redo"):
    """Redoes the step last taken back."""

    whole: Whole = False


class Restart(SeatWish, frozen=True, tag="restart"):
    """Takes back the whole turn so far."""


class Reopen(SeatWish, frozen=True, tag="reopen"):
    """Reopens your turn while others are still playing theirs."""


class Takeback(SeatWish, frozen=True, tag="takeback"):
    """Asks the others to give back your last final turn; bots agree."""


class Agree(SeatWish, frozen=True, tag="agree"):
    """Agrees to somebody taking back a final turn."""


class Decline(SeatWish, frozen=True, tag="decline"):
    """Declines to let somebody take back a final turn, or withdraws your own request."""


class Auto(SeatWish, frozen=True, tag="auto"):
    """Lets the bot make one move for the seat."""


class Choose(SeatWish, frozen=True, tag="choices"):
    """Asks which words can come next."""

    picked: Words


class Foresee(SeatWish, frozen=True, tag="preview"):
    """Asks what a move would do."""

    picked: Words


class Why(SeatWish, frozen=True, tag="why"):
    """Asks why a move can't be played."""

    picked: Words


class Tell(Wish, frozen=True, tag="tell"):
    """Enters what real dice or cards show."""

    path: Words


class Untell(Wish, frozen=True, tag="untell"):
    """Takes back the last entry of real dice or cards, if nobody has acted on it."""


class Say(SeatWish, frozen=True, tag="say"):
    """Sends a chat message to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, description="One line of plain text, at most 500 characters.")]


Reaction = Literal["well", "thanks", "wow", "haha", "oops", "hurry"]


class React(SeatWish, frozen=True, tag="react"):
    """Shows everybody at the table a reaction."""

    mark: Reaction


class Pledge(SeatWish, frozen=True, tag="pledge"):
    """Commits to what the seat adds to joint dice, before anybody reveals theirs."""

    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="The SHA-256 of the salt.")]


class Reveal(SeatWish, frozen=True, tag="reveal"):
    """Reveals what the seat adds to joint dice, once everybody has committed."""

    salt: Annotated[str, Meta(max_length=100, description="Any text, preferably one that nobody can guess.")]


class GoOn(Wish, frozen=True, tag="go_on"):
    """Stops waiting for joint dice of absent players; they add nothing."""


class Sync(Wish, frozen=True, tag="sync"):
    """Asks for the whole table again."""


class Ping(Wish, frozen=True, tag="ping"):
    """Checks that the server is there."""


ToServer = (
    Play
    | Undo
    | Redo
    | Restart
    | Reopen
    | Takeback
    | Agree
    | Decline
    | Auto
    | Choose
    | Foresee
    | Why
    | Tell
    | Untell
    | Say
    | React
    | Pledge
    | Reveal
    | GoOn
    | Sync
    | Ping
)
