"""Studies of finished games: kept, read by a link, and moves tried in them. See docs/study.md."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody

from byways.wire.account import Deleted
from byways.wire.lessons import TourChoices
from byways.wire.studies import (
    MyStudies,
    NewStudy,
    Study,
    StudyEdit,
    StudyNotes,
    TriedLine,
    TriedPick,
    TriedPosition,
)
from byways.wire.tables import Made

from ..access.limits import address_of
from .parameters import ReplayName, StudyName
from .refusals import FIELD, NO_REPLAY, SLOW, merged
from .request import AnyRequest, count, encoded, services, visitor_of

RETOLD = merged(SLOW, NO_REPLAY)
NO_STUDY = {404: ("server.no_study",)}
NOT_YOURS = {403: ("server.not_your_study",), **NO_STUDY}
LEFT = merged(FIELD, RETOLD, {404: ("server.no_move",), 409: ("match.refused",)})


@get("/api/replays/{name:str}/studies")
async def list_studies(request: AnyRequest, name: ReplayName) -> StudyNotes:
    """Your studies of a finished game."""
    return StudyNotes(await services(request).studies.of_game(visitor_of(request), name))


@get("/api/me/studies")
async def list_my_studies(request: AnyRequest) -> MyStudies:
    """All your studies."""
    return MyStudies(await services(request).studies.of_player(visitor_of(request)))


@post(
    "/api/replays/{name:str}/studies",
    status_code=201,
    refuses=merged(RETOLD, {409: ("server.studies_full", "server.key_used")}),
)
async def begin_study(request: AnyRequest, name: ReplayName, data: JSONBody[NewStudy]) -> Made:
    """Begins a study of a finished game."""
    count(request, "studies")
    return Made(await services(request).studies.begin(visitor_of(request), name, data, address_of(request)))


@get("/api/studies/{study:str}", refuses=NO_STUDY)
async def get_study(request: AnyRequest, study: StudyName) -> Study:
    """A study, for anybody who knows its id."""
    return await services(request).studies.find(study, visitor_of(request))


@post(
    "/api/studies/{study:str}",
    status_code=200,
    refuses=merged(
        RETOLD,
        NOT_YOURS,
        {400: ("server.bad_study", "server.study_long"), 409: ("server.study_stale",)},
    ),
)
async def change_study(request: AnyRequest, study: StudyName, data: JSONBody[StudyEdit]) -> Study:
    """Changes one of your studies."""
    count(request, "studies", len(msgspec.json.encode(data)))
    return await services(request).studies.change(study, visitor_of(request), data, address_of(request))


@delete("/api/studies/{study:str}", status_code=200, refuses=NOT_YOURS)
async def delete_study(request: AnyRequest, study: StudyName) -> Deleted:
    """Deletes one of your studies."""
    await services(request).studies.remove(study, visitor_of(request))
    return Deleted(True)


@get("/api/studies/{study:str}/record", media_type=MediaType.TEXT, refuses=merged(RETOLD, NO_STUDY))
async def get_annotated_record(request: AnyRequest, study: StudyName) -> Response[str]:
    """The record of the game, with the study's comments and variations."""
    text, file = await services(request).studies.text(study, address_of(request))
    return Response(text, headers={"content-disposition": f'attachment; filename="{file}"'})


@post("/api/replays/{name:str}/line", status_code=200, refuses=LEFT)
async def follow_line(
    request: AnyRequest, name: ReplayName, data: JSONBody[TriedLine]
) -> Response[TriedPosition]:
    """The position after moves that leave a finished game."""
    return encoded(await services(request).studies.line(name, data, address_of(request)))


@post("/api/replays/{name:str}/line/choices", status_code=200, refuses=LEFT)
async def get_line_choices(
    request: AnyRequest, name: ReplayName, data: JSONBody[TriedPick]
) -> Response[TourChoices]:
    """What can be picked for the next move there, after some words."""
    return encoded(await services(request).studies.choices(name, data, address_of(request)))
