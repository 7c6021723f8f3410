"""Golden games of variants 2 and 3."""

from __future__ import annotations

from tests.games.roads.golden import Golden

TABLES = [
    Golden(
        "out for good",
        2,
        "two 2-2- 1; four 4-4- 1; bend 24-- 1",
        """
        * deal 1 two two bend
        * deal 2 four four four
        * deal 3 two bend bend
        1 two 3,3 2-2-
        3 bend 3,2 --24         # seat 2 is out, although its cards fit from now on
        1 two 3,4 2-2-
        3 two 3,5 2-2-
        1 bend 3,6 24--
        3 bend 2,2 24--
        """,
        "nobody",
        {3},
        [(3, 0, 0), (0, 3, 0), (3, 0, 0)],
    ),
    Golden(
        "a lone survivor plays on",
        2,
        "two 2-2- 2; four 4-4- 1",
        """
        * deal 1 two four four
        * deal 2 two two two
        1 two 2,3 2-2-
        2 two 2,4 2-2-
        2 two 2,5 2-2-
        2 two 2,2 2-2-
        """,
        "nobody",
        {2},
        [(1, 2, 0), (3, 0, 0)],
    ),
    Golden(
        "nobody can lay the first reply",
        2,
        "X 2222 2",
        """
        * deal 1 X X
        * deal 2 X X
        1 X 1,1 2222            # anywhere else a road would run off the field
        """,
        "nobody",
        {1},
        [(1, 1, 0), (0, 2, 0)],
        {"field": "3x3"},
    ),
    Golden(
        "the field is full",
        2,
        "turn 22-- 2",
        """
        * deal 1 turn turn
        * deal 2 turn turn
        * deal 3 turn turn
        1 turn 0,0 -22-
        2 turn 1,0 --22
        3 turn 1,1 2--2
        1 turn 0,1 22--
        """,
        "field",
        {1},
        [(2, 0, 0), (1, 1, 0), (1, 1, 0)],
        {"field": "2x2"},
    ),
    Golden(
        "who has no card for an empty field is out",
        2,
        "turn 22-- 1; X 2222 1",
        """
        * deal 1 X X
        * deal 2 turn turn
        2 turn 0,0 -22-
        2 turn 1,0 --22
        """,
        "nobody",
        {2},
        [(0, 2, 0), (2, 0, 0)],
        {"field": "2x2"},
    ),
    Golden(
        "all laid, shared",
        3,
        "straight 2-2- 1",
        """
        * draw straight
        1 straight 0,0 2-2-
        * draw straight
        2 straight 0,1 2-2-
        """,
        "laid",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
    ),
    Golden(
        "all laid, fewer skips",
        3,
        "two 2-2- 1; four 4-4- 1; bend 24-- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw bend
        1 bend 0,-1 --24
        * draw four
        2 four -1,-1 -4-4
        * draw two
        1 two 0,1 2-2-
        * draw bend
        2 four -2,-1 -4-4       # seat 1 has no cards and is passed over
        2 bend 0,2 24--
        """,
        "laid",
        {1},
        [(3, 0, 0), (3, 0, 1)],
    ),
    Golden(
        "a whole round of skips",
        3,
        "two 2-2- 1; four 4-4- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw four
        3 skip
        * draw two
        1 two 0,1 2-2-
        * draw four
        2 skip                  # while the pile lasts: does not count
        * draw two
        3 two 0,2 2-2-
        2 skip                  # seat 1 is passed over, and that is no skip
        3 skip
        """,
        "skips",
        {1},
        [(2, 0, 0), (0, 2, 3), (1, 1, 2)],
    ),
    Golden(
        "the skip with the last card of the pile counts",
        3,
        "two 2-2- 1; four 4-4- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw two
        1 two 0,1 2-2-
        * draw four
        2 skip
        """,
        "skips",
        {1},
        [(2, 0, 0), (0, 2, 2)],
    ),
    Golden(
        "skips, tied by cards left, then by skips",
        3,
        "two 2-2- 1; four 4-4- 2",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw four
        1 skip
        * draw two
        2 two 0,1 2-2-
        * draw four
        1 skip
        * draw four
        2 skip                  # two cards each; the pile is empty
        1 skip
        """,
        "skips",
        {2},
        [(1, 2, 3), (1, 2, 2)],
    ),
    Golden(
        "sealed, shared",
        3,
        "end 2--- 1; straight 2-2- 1",
        """
        * draw end
        1 end 0,0 2---
        * draw end
        2 end 0,-1 --2-
        """,
        "sealed",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
    ),
    Golden(
        "sealed, fewer cards left",
        3,
        "end 2--- 1; four 4-4- 1",
        """
        * draw end
        1 end 0,0 2---
        * draw four
        2 skip
        * draw end
        1 end 0,-1 --2-
        """,
        "sealed",
        {1},
        [(2, 0, 0), (0, 1, 1)],
    ),
    Golden(
        "sealed by the last card is all laid",
        3,
        "end 2--- 1",
        """
        * draw end
        1 end 0,0 2---
        * draw end
        2 end 0,-1 --2-
        """,
        "laid",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
        {"co-operative": True},
    ),
    Golden(
        "together: all laid, everybody wins whatever the skips",
        3,
        "two 2-2- 1; bend 24-- 1; four 4-4- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw bend
        1 bend 0,-1 --24
        * draw four
        2 four -1,-1 -4-4
        * draw two
        1 two 0,1 2-2-
        * draw bend
        2 four -2,-1 -4-4
        2 bend 0,2 24--
        """,
        "laid",
        {1, 2},
        [(3, 0, 0), (3, 0, 1)],
        {"co-operative": True},
    ),
    Golden(
        "together: sealed, nobody wins",
        3,
        "end 2--- 2",
        """
        * draw end
        1 end 0,0 2---
        * draw end
        2 end 0,-1 --2-
        """,
        "sealed",
        set(),
        [(1, 0, 0), (1, 0, 0)],
        {"co-operative": True},
    ),
    Golden(
        "together: skips, nobody wins",
        3,
        "two 2-2- 1; four 4-4- 1",
        """
        * draw two
        1 two 0,0 2-2-
        * draw four
        2 skip
        * draw two
        1 two 0,1 2-2-
        * draw four
        2 skip
        """,
        "skips",
        set(),
        [(2, 0, 0), (0, 2, 2)],
        {"co-operative": True},
    ),
]
