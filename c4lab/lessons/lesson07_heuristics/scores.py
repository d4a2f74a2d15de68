"""Window scores with a wrong idea in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from c4lab.checks.writing import Mistake
from c4lab.games import ConnectFour
from c4lab.games.grid import Cell
from c4lab.lessons.lesson07_heuristics.missed import WINDOWS, other_windows

Score = Callable[[ConnectFour, int], float]
Worth = Mapping[tuple[int, int], int]
"""Points for a window by how many discs of the player's and of the other's lie on it."""

WORTH: Worth = {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}
BLOCKED: tuple[Worth, ...] = ({(3, 1): 5}, {(2, 1): 2, (2, 2): 2}, {(1, 3): -4})
"""What counts too if nobody asks for the empty cells: in a three, a two, a three against."""


@dataclass(frozen=True, eq=False)
class Scored:
    """A score: which windows are looked at, what each is worth, and what the centre is."""

    windows: Sequence[Sequence[Cell]] = WINDOWS
    worth: Worth = field(default_factory=lambda: WORTH)
    centre: Score = lambda position, player: 3 * position.columns[3].count(player)

    def of_windows(self, position: ConnectFour, player: int) -> list[int]:
        discs = ([position.at(cell) for cell in window] for window in self.windows)
        return [self.worth.get((each.count(player), each.count(-player)), 0) for each in discs]

    def __call__(self, position: ConnectFour, player: int) -> float:
        return self.centre(position, player) + sum(self.of_windows(position, player))


OURS = Scored()


def fours_once(position: ConnectFour, player: int) -> float:
    fours = OURS.of_windows(position, player).count(100)
    return OURS(position, player) - 100 * max(0, fours - 1)


def overwritten(position: ConnectFour, player: int) -> float:
    """The points of a window replace what was there before, those taken away do not."""
    total = OURS.centre(position, player)
    for points in OURS.of_windows(position, player):
        total = points if points > 0 else total + points
    return total


# With p for the position and me for the player.
SCORES: tuple[tuple[str, str, Score], ...] = (
    ("always-red", "That is red's score, whoever is asked for.", lambda p, me: OURS(p, +1)),
    ("other-player", "That is the other player's score.", lambda p, me: OURS(p, -me)),
    ("side-to-move", "That is the score of whoever is to move.", lambda p, me: OURS(p, p.player)),
    ("never-negative", "A score below 0 comes out as 0.", lambda p, me: max(0, OURS(p, me))),
    (
        "both-sides",
        "The opponent's whole score is taken away. Here only their open threes count, 4 each.",
        lambda p, me: OURS(p, me) - OURS(p, -me),
    ),
    ("counted-twice", "Each window is counted twice.", Scored([*WINDOWS, *WINDOWS])),
    ("fours-once", "Several complete fours count 100 together, not 100 each.", fours_once),
    ("overwritten", "A new number takes the place of what was there before.", overwritten),
)
CENTRES: tuple[tuple[str, str, Score], ...] = (
    ("centre-once", "The centre counts 3 in all.", lambda p, me: 3 * (me in p.columns[3])),
    ("centre-of-both", "The discs of both count in column 4.", lambda p, me: 3 * len(p.columns[3])),
    ("centre-ignored", "The discs in the centre count nothing.", lambda p, me: 0),
    ("centre-is-one", "A disc in the centre counts 1.", lambda p, me: p.columns[3].count(me)),
)
THREE_IS_TWO = "A window with more discs is counted for fewer as well: each window counts once."
ONLY_TWOS = "A window with three discs counts 2, like one with two."
WORTHS: tuple[tuple[str, str, Worth], ...] = (
    ("opponent-ignored", "The opponent's open threes are not taken away.", {(0, 3): 0}),
    ("opponent-added", "The opponent's open threes make the score larger.", {(0, 3): 4}),
    ("four-ignored", "A complete four counts nothing. It should be 100.", {(4, 0): 0}),
    ("threes-ignored", "Open threes count nothing. They should count 5 each.", {(3, 0): 0}),
    ("twos-ignored", "Open twos count nothing. They should count 2 each.", {(2, 0): 0}),
    ("three-is-also-two", THREE_IS_TWO, {(3, 0): 7}),
    ("three-is-also-two", THREE_IS_TWO, {(3, 0): 7, (4, 0): 107}),
    ("only-twos", ONLY_TWOS, {(3, 0): 2, (4, 0): 2}),
    ("only-twos", ONLY_TWOS, {(3, 0): 2}),
)


def wrong_scores() -> Iterator[Mistake]:
    for reason, sentence, function in SCORES:
        yield Mistake(reason, sentence, function)
    for reason, sentence, centre in CENTRES:
        yield Mistake(reason, sentence, Scored(centre=centre))
    for reason, sentence, worth in (*WORTHS, *_blocked()):
        yield Mistake(reason, sentence, Scored(worth={**WORTH, **worth}))
    for reason, sentence, windows in other_windows():
        yield Mistake(reason, sentence, Scored(windows))


def _blocked() -> Iterator[tuple[str, str, Worth]]:
    sentence = "A window that holds discs of both colours is counted, and no one can fill it."
    for some in (each for number in (3, 2, 1) for each in combinations(BLOCKED, number)):
        yield "blocked-counts", sentence, {key: each[key] for each in some for key in each}
