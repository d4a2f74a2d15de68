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


def in_the_centre(position: ConnectFour, player: int) -> int:
    return 3 * position.columns[3].count(player)


@dataclass(frozen=True, eq=False)
class Scored:
    """A score: which windows are looked at, what each is worth, and what the centre is."""

    windows: Sequence[Sequence[Cell]] = WINDOWS
    worth: Worth = field(default_factory=lambda: WORTH)
    centre: Score = in_the_centre

    def of_windows(self, position: ConnectFour, player: int) -> list[int]:
        discs = ([position.at(cell) for cell in window] for window in self.windows)
        return [self.worth.get((each.count(player), each.count(-player)), 0) for each in discs]

    def __call__(self, position: ConnectFour, player: int) -> float:
        return self.centre(position, player) + sum(self.of_windows(position, player))


OURS = Scored()
THREE_IS_TWO = (
    "A window with more discs is counted for fewer as well: each window counts once, for what is "
    "on it."
)
ONLY_TWOS = "A window with three discs counts 2, like one with two."
# What each window is worth beside, or in place of, what it should be worth.
WORTHS: tuple[tuple[Worth, str, str], ...] = (
    (
        {(0, 3): 0},
        "opponent-ignored",
        "The opponent's open threes are not taken away: 4 points less for each.",
    ),
    (
        {(0, 3): +4},
        "opponent-added",
        "The opponent's open threes make the score larger. They are bad for the player.",
    ),
    ({(4, 0): 0}, "four-ignored", "A complete four counts nothing. It should be 100."),
    ({(3, 0): 7}, "three-is-also-two", THREE_IS_TWO),
    ({(3, 0): 7, (4, 0): 107}, "three-is-also-two", THREE_IS_TWO),
    ({(2, 0): 0}, "twos-ignored", "Open twos count nothing. They should count 2 each."),
    ({(3, 0): 0}, "threes-ignored", "Open threes count nothing. They should count 5 each."),
    ({(3, 0): 2, (4, 0): 2}, "only-twos", ONLY_TWOS),
    ({(3, 0): 2}, "only-twos", ONLY_TWOS),
)
CENTRES: tuple[tuple[Score, str, str], ...] = (
    (
        lambda position, player: 3 * (player in position.columns[3]),
        "centre-once",
        "The centre counts 3 however many discs are in it. It is 3 for each.",
    ),
    (
        lambda position, player: position.columns[3].count(player),
        "centre-without-factor",
        "A disc in the centre counts 1. It should be 3.",
    ),
    (
        lambda position, player: 0,
        "centre-ignored",
        "The centre counts nothing: 3 points for each of the player's discs in column 4.",
    ),
    (
        lambda position, player: 3 * len(position.columns[3]),
        "centre-of-both",
        "The opponent's discs in the centre are counted as the player's own.",
    ),
    (
        lambda position, player: 3 * position.columns[3][:5].count(player),
        "centre-without-the-top",
        "A disc on d6 counts nothing in the centre. Rows count from 1 to 6.",
    ),
)


def wrong_scores() -> Iterator[Mistake]:
    for function, reason, sentence in (
        (_of(+1), "always-red", "That is red's score, whoever is asked for."),
        (
            lambda position, player: OURS(position, -player),
            "other-player",
            "That is the other player's score.",
        ),
        (
            lambda position, player: OURS(position, position.player),
            "side-to-move",
            "That is the score of whoever is to move. It is `player` who is asked for.",
        ),
        (
            lambda position, player: max(0, OURS(position, player)),
            "never-negative",
            "A score below 0 comes out as 0.",
        ),
        (
            lambda position, player: OURS(position, player) - OURS(position, -player),
            "both-sides",
            "The opponent's whole score is taken away. That is the next exercise; here only their "
            "open threes count, 4 each.",
        ),
        (
            Scored([*WINDOWS, *WINDOWS]),
            "counted-twice",
            "Each window is counted twice: four of the eight directions are enough.",
        ),
        (
            _fours_once,
            "fours-once",
            "Several complete fours count 100 together. Each of them counts 100.",
        ),
        *((each, "overwritten", OVERWRITTEN) for each in _overwriting()),
    ):
        yield Mistake(reason, sentence, function)
    for worth, reason, sentence in (*WORTHS, *_blocked()):
        yield Mistake(reason, sentence, Scored(worth={**WORTH, **worth}))
    for centre, reason, sentence in CENTRES:
        yield Mistake(reason, sentence, Scored(centre=centre))
    for reason, sentence, windows in other_windows():
        yield Mistake(reason, sentence, Scored(windows))


OVERWRITTEN = (
    "Only the last window that counts is left in the score: a new number takes the place of the "
    "old one."
)


def _of(player: int) -> Score:
    return lambda position, _: OURS(position, player)


def _fours_once(position: ConnectFour, player: int) -> float:
    fours = OURS.of_windows(position, player).count(100)
    return OURS(position, player) - 100 * max(0, fours - 1)


def _overwriting() -> Iterator[Score]:
    """The points of a window replace what was there before, perhaps not those taken away."""
    for centre_first in (True, False):
        for takes_away in (True, False):

            def score(
                position: ConnectFour, player: int, first: bool = centre_first, away: bool = takes_away
            ) -> float:
                centre = OURS.centre(position, player)
                total = centre if first else 0
                for points in filter(None, OURS.of_windows(position, player)):
                    total = total + points if away and points < 0 else points
                return total if first else total + centre

            yield score


def _blocked() -> Iterator[tuple[Worth, str, str]]:
    for number in (3, 2, 1):
        for some in combinations(BLOCKED, number):
            yield (
                {discs: points for each in some for discs, points in each.items()},
                "blocked-counts",
                "A window that holds discs of both colours is counted, and no one can fill it. "
                "Which windows still have their empty cells?",
            )
