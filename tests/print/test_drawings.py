"""The painter of paper draws the golden drawings; see also ``web/src/scene/drawings.test.ts``."""

from __future__ import annotations

import json

import pytest

from tests.print.drawings import FILE, golden

KEPT = {each["name"]: each for each in json.loads(FILE.read_text("utf-8"))}
DRAWN = {each["name"]: json.loads(json.dumps(each)) for each in golden()}


def test_every_look_has_a_drawing() -> None:
    assert KEPT.keys() == DRAWN.keys()


@pytest.mark.parametrize("name", DRAWN)
def test_drawing(name: str) -> None:
    assert DRAWN[name] == KEPT[name]
