"""The dice draft of the ink oracle, and who has won."""

FACE_VALUES = {"hs": 1, "hc": 1, "rs": 1, "rc": 1, "ss": 0, "sc": 0, "ht": 2, "rt": 2, "ov": 3}
STATION_FACES = ("ov", "ss", "sc")


class Draft:
    """The draft of a whole game; seats and pairs count from 1."""

    def __init__(self, seats: int, first: int) -> None:
        """Begin before the first roll; `first` is the lot, remembered as `star`."""
        if not 2 <= seats <= 6 or not 1 <= first <= seats:
            raise ValueError("a draft is for 2 to 6 seats, one of them first")
        self.seats = seats
        self.star = first
        self.first = first
        self.pairs: dict[int, tuple[str, str]] = {}
        self.picks: list[tuple[int, int]] = []

    def roll(self, faces: list[str]) -> None:
        """Set out a round's roll as numbered pairs; the round before decides who is first."""
        if len(faces) != 4 * self.seats or any(face not in FACE_VALUES for face in faces):
            raise ValueError("a roll names four faces for each seat")
        if sum(1 for face in faces if face in STATION_FACES) != self.seats:
            raise ValueError("a roll has one station die for each seat")
        if self.pairs:
            self.first = self.next_first()
        self.pairs = {}
        for index in range(2 * self.seats):
            self.pairs[index + 1] = (faces[2 * index], faces[2 * index + 1])
        self.picks = []

    def order(self) -> list[int]:
        """The seats clockwise from the round's first player."""
        seats = list(range(1, self.seats + 1))
        while seats[0] != self.first:
            seats.append(seats.pop(0))
        return seats

    def to_pick(self) -> int | None:
        """The seat that takes a pair now; None before a roll and when all are taken."""
        if not self.pairs:
            return None
        turns = self.order() + self.order()
        if len(self.picks) == len(turns):
            return None
        return turns[len(self.picks)]

    def free(self) -> list[int]:
        """The numbers of the pairs not taken yet."""
        taken = [number for _, number in self.picks]
        return [number for number in sorted(self.pairs) if number not in taken]

    def legal(self, seat: int) -> list[str]:
        """The seat's legal moves, sorted as texts."""
        if seat != self.to_pick():
            return []
        return sorted(f"pair {number}" for number in self.free())

    def pick(self, seat: int, move: str) -> None:
        """Take a pair by its move text; ValueError if that is not legal."""
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot play {move}")
        self.picks.append((seat, int(move.split()[1])))

    def hand(self, seat: int) -> dict[str, str]:
        """The seat's dice so far: w1 w2 the first pair, w3 w4 the second, in roll order."""
        faces: list[str] = []
        for picker, number in self.picks:
            if picker == seat:
                faces.extend(self.pairs[number])
        return {f"w{index + 1}": face for index, face in enumerate(faces)}

    def next_first(self) -> int:
        """The next round's first player: lowest sum of face values, the latest drafter of those tied."""
        if not self.pairs or self.to_pick() is not None:
            raise ValueError("the draft of this round is not over")
        sums = {seat: sum(FACE_VALUES[face] for face in self.hand(seat).values()) for seat in self.order()}
        tied = [seat for seat in self.order() if sums[seat] == min(sums.values())]
        return tied[-1]


def winners(scores: list[int], errors: list[int]) -> list[int]:
    """The seats with the best total and among those the fewest errors; signs of errors do not matter."""
    seats = [index + 1 for index in range(len(scores)) if scores[index] == max(scores)]
    fewest = min(abs(errors[seat - 1]) for seat in seats)
    return [seat for seat in seats if abs(errors[seat - 1]) == fewest]


def draft_winners(scores: list[int], errors: list[int], star: int) -> list[int]:
    """The one winner of a draft game: of those tied, the nearest to the star counting anticlockwise."""
    tied = winners(scores, errors)
    seat = star
    while seat not in tied:
        seat = seat - 1 if seat > 1 else len(scores)
    return [seat]
