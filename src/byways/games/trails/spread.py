"""How far final scores lie from what turns were worth, as many games have shown."""

from __future__ import annotations

ALONE = {
    0: (0.0, 0.0),
    2: (0.0, 0.0),
    4: (0.0, 0.0),
    6: (0.3, 0.6),
    8: (3.2, 2.0),
    10: (3.3, 2.1),
    12: (3.4, 2.0),
    14: (12.5, 2.5),
    16: (12.5, 2.3),
    18: (12.7, 2.4),
    20: (30.9, 3.1),
    22: (31.1, 3.0),
    24: (31.2, 3.0),
}
TOGETHER = {
    0: (1.4, 1.7),
    2: (1.4, 1.7),
    4: (1.5, 2.8),
    6: (1.5, 2.9),
    8: (1.9, 2.8),
    10: (2.1, 3.1),
    12: (2.8, 3.7),
    14: (5.2, 3.8),
    16: (8.0, 4.8),
    18: (7.6, 4.9),
    20: (9.7, 4.8),
    22: (10.5, 5.0),
    24: (11.7, 5.1),
}
"""By how much final scores of the strongest level were above what its turns were worth, with the standard
deviation, for so many cards to come with this turn: 25 games alone; 14 of two to four, where the goals that
were taken by then are counted apart."""

CAMP_ALONE = {24: 41.0, 18: 20.5, 12: 3.5}
"""The same alone for a turn that places a camp, from which it does not look at the next round."""
