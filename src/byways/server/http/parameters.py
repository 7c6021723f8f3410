"""Parameters in addresses."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from byways.registry import GAMES

MOST = 999_999_999

GameName = Annotated[
    str, PathParameter(description="A `name` from `GET /api/games`.", schema_extra={"enum": list(GAMES)})
]
DrawingName = Annotated[str, PathParameter(description="One of the `drawings` of the game.")]
TableName = Annotated[str, PathParameter(description="The `id` of a table.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=MOST, description="A seat, counted from 1.")]
ReplayName = Annotated[str, PathParameter(description="The `id` of a finished table, or of a record.")]
MoveNumber = Annotated[int, PathParameter(ge=0, le=MOST, description="The number of moves made.")]
StudyName = Annotated[str, PathParameter(description="The `id` of a study.")]
DealName = Annotated[str, PathParameter(description="The name of a deal, from a finished table.")]
Day = Annotated[str, PathParameter(description="A day, such as `2026-11-15`, in universal time.")]
Month = Annotated[str, PathParameter(description="A month, such as `2026-11`, in universal time.")]
Invite = Annotated[str, PathParameter(description="An invitation: what a link `/join/…` ends with.")]
SeatToken = Annotated[str, PathParameter(description="What a private link `/seat/…` ends with.")]
DeviceName = Annotated[str, PathParameter(description="The `id` of a device.")]
PasskeyName = Annotated[str, PathParameter(description="The `id` of a passkey.")]
TokenName = Annotated[str, PathParameter(description="The `id` of a token.")]
Lang = Annotated[str, QueryParameter(description="en, ru or uk; anything else counts as en.")]
