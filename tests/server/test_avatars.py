"""What stands for somebody beside their name: chosen, or derived, and the same everywhere."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import get_args

from byways.server.table.rooms import Rooms
from byways.wire.avatars import Avatar, Colour, Mark, avatar_of, default_avatar, drawing
from tests.server.evenings import meet, play


def test_every_mark_and_colour_is_drawn() -> None:
    looks = json.loads(files("byways.wire").joinpath("avatars.json").read_text("utf-8"))
    assert tuple(looks["marks"]) == get_args(Mark) and tuple(looks["colours"]) == get_args(Colour)
    assert len(set(looks["marks"].values())) == len(get_args(Mark)), "told apart without colours"
    assert looks["marks"]["fork"] in drawing(Avatar("fork", "sky"))


def test_a_choice_is_kept_and_nonsense_is_the_default() -> None:
    assert avatar_of("ann", "moon red") == Avatar("moon", "red")
    assert avatar_of("ann", "moon") == avatar_of("ann", None) == default_avatar("ann")
    assert len({default_avatar(str(who)) for who in range(200)}) > 50


def test_a_new_name_and_sign_are_shown_wherever_somebody_sits(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob")
        shown = {seat.name: seat.avatar for seat in room.gallery.seats("ann")}
        assert shown == {"Ann": default_avatar("ann"), "Bob": default_avatar("bob")}
        await rooms.store.name_player("bob", "Robert")
        await rooms.store.keep_player("bob", avatar="sail green")
        await rooms.show_anew("bob")
        shown = {seat.name: seat.avatar for seat in room.gallery.seats("ann")}
        assert shown == {"Ann": default_avatar("ann"), "Robert": Avatar("sail", "green")}

    play(tmp_path, scenario)
