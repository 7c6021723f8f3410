"""Golden games of variant 1, single games and matches."""

from __future__ import annotations

from tests.games.roads.golden import Golden

CLOSED = """
    * deal 1 end end
    * deal 2 end end
    1 end 0,0 2---
    2 end 0,-1 --2-
"""

DUELS = [
    Golden(
        "second closes with the last card",
        1,
        "end 2--- 1",
        """
        * deal 1 end
        * deal 2 end
        1 end 0,0 2---
        2 end 0,-1 --2-
        """,
        "closed",
        {2},
        [(1, 0, 0), (1, 0, 0)],
    ),
    Golden(
        "second closes a ring with the last card",
        1,
        "turn 22-- 2",
        """
        * deal 1 turn turn
        * deal 2 turn turn
        1 turn 0,0 -22-
        2 turn 1,0 --22
        1 turn 1,1 2--2
        2 turn 0,1 22--
        """,
        "closed",
        {2},
        [(2, 0, 0), (2, 0, 0)],
    ),
    Golden("second closes early", 1, "end 2--- 2", CLOSED, "closed", {2}, [(1, 1, 0), (1, 1, 0)]),
    Golden(
        "all laid",
        1,
        "straight 2-2- 1",
        """
        * deal 1 straight
        * deal 2 straight
        1 straight 0,0 2-2-
        2 straight 0,1 2-2-
        """,
        "extended",
        {1},
        [(1, 0, 0), (1, 0, 0)],
    ),
    Golden(
        "second cannot lay",
        1,
        "two 2-2- 1; four 4-4- 1",
        """
        * deal 1 two two
        * deal 2 four four
        1 two 0,0 -2-2
        """,
        "stuck",
        {1, 2},
        [(1, 1, 0), (0, 2, 0)],
    ),
    Golden(
        "first cannot lay",
        1,
        "two 2-2- 1; four 4-4- 1",
        """
        * deal 1 two four
        * deal 2 two four
        1 two 0,0 2-2-
        2 two 0,1 2-2-
        """,
        "stuck",
        {1, 2},
        [(1, 1, 0), (1, 1, 0)],
    ),
    Golden(
        "first closes",
        1,
        "straight 2-2- 1; end 2--- 2",
        """
        * deal 1 straight end end
        * deal 2 straight end end
        1 straight 0,0 2-2-
        2 end 0,-1 --2-
        1 end 0,1 2---
        """,
        "stuck",
        {1, 2},
        [(2, 1, 0), (1, 2, 0)],
    ),
    Golden(
        "first closes with the only card that joins nothing",
        1,
        "blank ---- 1",
        """
        * deal 1 blank
        * deal 2 blank
        1 blank 0,0 ----
        """,
        "stuck",
        {1, 2},
        [(1, 0, 0), (0, 1, 0)],
    ),
    Golden(
        "match, one game each",
        1,
        "end 2--- 1",
        """
        * deal 1 end
        * deal 2 end
        1 end 0,0 2---
        2 end 0,-1 --2-
        * deal 1 end
        * deal 2 end
        2 end 0,0 -2--          # seat 2 starts the second game
        1 end 1,0 ---2
        """,
        "match",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
        {"match": True},
    ),
    Golden(
        "match, a game and a draw",
        1,
        "end 2--- 1; straight 2-2- 1; four 4-4- 1",
        """
        * deal 1 end end four
        * deal 2 straight straight four
        1 end 0,0 2---
        2 straight 0,-1 2-2-
        1 end 0,-2 --2-         # the first closes: both win
        * deal 1 end end four
        * deal 2 straight straight four
        2 straight 0,0 2-2-
        1 end 0,1 2---
        2 straight 0,-1 2-2-
        1 end 0,-2 --2-         # the second closes
        """,
        "match",
        {1},
        [(2, 1, 0), (2, 1, 0)],
        {"match": True},
    ),
    Golden(
        "match, both games to the same seat",
        1,
        "end 2--- 1; straight 2-2- 2",
        """
        * deal 1 straight straight straight
        * deal 2 end end straight
        1 straight 0,0 2-2-
        2 end 0,1 2---
        1 straight 0,-1 2-2-
        2 end 0,-2 --2-         # seat 2 closes as the second
        * deal 1 end straight straight
        * deal 2 end straight straight
        2 straight 0,0 2-2-
        1 straight 0,1 2-2-
        2 straight 0,2 2-2-
        1 straight 0,3 2-2-
        2 end 0,-1 --2-
        1 end 0,4 2---          # seat 1 closes as the second, with the last card
        """,
        "match",
        {1, 2},
        [(3, 0, 0), (3, 0, 0)],
        {"match": True},
    ),
    Golden(
        "match, one seat wins both",
        1,
        "end 2--- 1; straight 2-2- 2",
        """
        * deal 1 straight straight straight
        * deal 2 end end straight
        1 straight 0,0 2-2-
        2 end 0,1 2---
        1 straight 0,-1 2-2-
        2 end 0,-2 --2-         # seat 2 closes as the second
        * deal 1 straight straight straight
        * deal 2 end end straight
        2 straight 0,0 2-2-
        1 straight 0,1 2-2-
        2 end 0,2 2---
        1 straight 0,-1 2-2-
        2 end 0,-2 --2-         # seat 2 closes as the first: both win
        """,
        "match",
        {2},
        [(2, 1, 0), (3, 0, 0)],
        {"match": True},
    ),
    Golden(
        "match, both games extended",
        1,
        "straight 2-2- 1",
        """
        * deal 1 straight
        * deal 2 straight
        1 straight 0,0 2-2-
        2 straight 0,1 2-2-
        * deal 1 straight
        * deal 2 straight
        2 straight 0,0 2-2-
        1 straight 0,-1 2-2-
        """,
        "match",
        {1, 2},
        [(1, 0, 0), (1, 0, 0)],
        {"match": True},
    ),
]
