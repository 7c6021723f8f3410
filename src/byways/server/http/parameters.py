"""What stands in addresses."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

from byways.registry import GAMES

MOST = 999_999_999

GameName = Annotated[
    str, Parameter(description="A `name` from `GET /api/games`.", schema_extra={"enum": list(GAMES)})
]
TableName = Annotated[str, Parameter(description="The `id` of a table.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=MOST, description="A seat, counted from 1.")]
ReplayName = Annotated[str, Parameter(description="The `id` of a finished table, or of a record.")]
MoveNumber = Annotated[int, Parameter(ge=0, le=MOST, description="How many moves were made.")]
DealName = Annotated[str, Parameter(description="The name of a deal, from a table that is over.")]
Day = Annotated[str, Parameter(description="A day, such as `2026-11-15`, in universal time.")]
Invite = Annotated[str, Parameter(description="An invitation: what a link `/join/…` ends with.")]
SeatToken = Annotated[str, Parameter(description="What a private link `/seat/…` ends with.")]
TokenName = Annotated[str, Parameter(description="The `id` of a token.")]
Lang = Annotated[str, Parameter(description="en, ru or uk; another one is taken for en.")]
