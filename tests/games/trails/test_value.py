"""What the net sees and says: the same from all sides, and the same however a board was reached."""

from __future__ import annotations

from array import array

from byways.games.trails import core, layout, value
from byways.games.trails.learning import SUBJECTS, Pupil
from byways.games.trails.net import SHAPE, learned
from byways.games.trails.tables import WHOLE, moves_of, tables

TABLES = tables((0,) * 8)
WIDTH = 5


def lessons() -> list[array[int]]:
    made = array(WHOLE, Pupil().practise(3)[3])
    return [made[at : at + layout.LESSON] for at in range(0, len(made), layout.LESSON)]


def test_lessons_say_what_was_seen_and_what_came_of_it() -> None:
    found = lessons()
    assert {lesson[4] for lesson in found} == set(range(layout.HEADS))
    for points, following, times, final, _, count, *features in found:
        assert 0 <= points <= final and times == 1
        assert following == final * layout.POINT
        assert 0 < count <= layout.LESSON - 6 and not any(features[count:])
        assert all(0 <= feature < layout.FEATURES for feature in features[:count])


def area_with(faces: dict[tuple[int, int], int], camps: dict[int, tuple[int, int]]) -> array[int]:
    area = array(WHOLE, bytes(4 * layout.AREA))
    area[layout.LOW_X] = area[layout.LOW_Y] = layout.WIDE
    for (x, y), face in faces.items():
        core.put_cell(area, TABLES, (y + 40) * layout.WIDE + x + 40, face)
    for kind, (x, y) in camps.items():
        core.put_camp(area, TABLES, kind, (y + 40) * layout.WIDE + x + 40)
    area[layout.LATER] = 10
    return area


def seen(area: array[int]) -> list[list[int]]:
    """Gets what is seen of each kind, but not how pairs of ends lie: which of equal ends pair is open."""
    notes, found = array(WHOLE, bytes(4 * layout.NOTES)), []
    for kind in range(layout.KINDS):
        value.find_features(area, TABLES, notes, kind)
        features = notes[layout.SEEN + 1 : layout.SEEN + 1 + notes[layout.SEEN]]
        found.append(sorted(each for each in features if each >= layout.SEES_PAIR))
    return found


def turned_face(face: int) -> int:
    """Gets the face that looks like another one turned clockwise."""
    kinds, exits = layout.KIND, layout.EXIT
    at = 4 * (face - 1)
    for other in range((layout.EXIT - layout.KIND) // 4):
        if all(
            TABLES[kinds + 4 * other + (side + 1) % 4] == TABLES[kinds + at + side]
            and TABLES[exits + 4 * other + (side + 1) % 4] == (TABLES[exits + at + side] + 1) % 4
            for side in range(4)
        ):
            return other + 1
    raise AssertionError(face)


def test_a_turned_area_looks_the_same() -> None:
    ways = {way: TABLES[layout.FACE + 2 * (4 * 7 + way)] for way in range(4)}
    faces = {(2, 0): ways[1], (3, 0): ways[2], (0, -1): ways[0], (-1, 1): ways[3], (2, 3): ways[0]}
    camps = {0: (0, 0), 2: (3, 2)}
    first = area_with(faces, camps)
    for _ in range(3):
        faces = {(-y, x): turned_face(face) for (x, y), face in faces.items()}
        camps = {kind: (-y - 1, x) for kind, (x, y) in camps.items()}
        turned = area_with(faces, camps)
        assert seen(turned) == seen(first)


def test_a_board_found_by_search_is_worth_what_it_is_worth_by_itself() -> None:
    area = area_with(
        {(2, 0): TABLES[layout.FACE + 8], (3, 0): TABLES[layout.FACE + 9]}, {0: (0, 0), 1: (4, 1)}
    )
    hand = [3, 17, 40, 88]
    area[layout.HAND] = len(hand)
    area[layout.CARDS : layout.CARDS + len(hand)] = array(WHOLE, hand)
    plan = array(WHOLE, bytes(4 * (layout.BOARDS + layout.BOARD * WIDTH * 3)))
    plan[layout.WIDTH], plan[layout.DEPTH], plan[layout.JUDGE] = WIDTH, 2, layout.BY_NET
    plan[layout.LATERS], plan[layout.LATERS + 1] = 9, 8
    learned().find_turn(area, TABLES, plan)
    assert plan[layout.KEPT + 2] == WIDTH
    for number in range(WIDTH):
        after = area[:]
        for slot, cell, way, _ in moves_of(plan, 2, number):
            face = layout.FACE + 2 * (4 * hand[slot] + way)
            core.put_cell(after, TABLES, cell, TABLES[face])
            core.put_cell(after, TABLES, cell + TABLES[layout.STEP + way], TABLES[face + 1])
        after[layout.LATER] = 8
        worth = plan[layout.BOARDS + layout.BOARD * (2 * WIDTH + number) + layout.VALUE]
        assert learned().judge(after, TABLES, layout.BY_NET) == worth


def test_a_pupil_learns_from_its_own_net() -> None:
    pupil = SUBJECTS["base"].pupil()
    pupil.remember(SHAPE.pack(learned().weights))
    name, points, _, made = pupil.practise(1)
    assert (name, len(made) % (4 * layout.LESSON)) == ("points", 0)
    assert points > 35
