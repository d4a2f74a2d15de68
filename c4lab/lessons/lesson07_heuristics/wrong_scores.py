"""What goes wrong in a window score, apart from the windows that are looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from c4lab.checks.exercise import Mistake
from c4lab.games import ConnectFour
from c4lab.games.grid import DIRECTIONS, Cell, lines
from c4lab.lessons.lesson06_connect_four.boards import HEIGHT
from c4lab.lessons.lesson06_connect_four.lines import WINDOWS, direction
from c4lab.lessons.lesson07_heuristics.scores import CENTRE, WORTH, Discs, Score, Scored, in_column

BLOCKED: tuple[dict[Discs, int], ...] = (
    {(3, 1): 5},
    {(2, 1): 2, (2, 2): 2},
    {(1, 3): -4},
)
"""What is counted too if nobody asks for the empty cells: in a three, a two, a three against."""


def nothing(position: ConnectFour, player: int) -> int:
    return 0


def wrong_scores() -> Iterator[Mistake]:
    ours = Scored()
    yield Mistake(
        "always-red",
        "That is red's score, whoever is asked for: compare the discs with `player`.",
        lambda position, player: ours(position, +1),
    )
    yield Mistake(
        "other-player's",
        "That is the other player's score.",
        lambda position, player: ours(position, -player),
    )
    yield Mistake(
        "side-to-move",
        "That is the score of whoever is to move. It is `player` who is asked for.",
        lambda position, player: ours(position, position.player),
    )
    yield Mistake(
        "never-negative",
        "A score below 0 comes out as 0. If you take the largest of several numbers, do not let 0 "
        "be one of them.",
        lambda position, player: max(0, ours(position, player)),
    )
    yield Mistake(
        "both-sides",
        "The opponent's whole score is taken away. That is the next exercise; here only their "
        "open threes count, 4 each.",
        lambda position, player: ours(position, player) - ours(position, -player),
    )
    yield Mistake(
        "counted-from-both-ends",
        "Each window is counted twice, from both of its ends. Four of the eight directions are "
        "enough.",
        Scored([*WINDOWS, *WINDOWS]),
    )
    for centre_first in (True, False):
        yield Mistake(
            "overwritten",
            "Only the last window that counts is left in the score: `=` puts a new number in the "
            "place of the old one, and `+=` adds to it.",
            _overwritten(centre_first),
        )
    yield from _empty_cells()
    yield from _worth()
    yield from _centre()
    for some in (DIRECTIONS[:1], DIRECTIONS[:2], DIRECTIONS):
        yield Mistake(
            "one-window-a-line",
            "Only one window of a line counts. Two windows that overlap are two windows: three "
            "discs with an empty cell at both ends are worth 5 twice.",
            _once_a_line(some),
        )


def _empty_cells() -> Iterator[Mistake]:
    for number in (3, 2, 1):
        for some in combinations(BLOCKED, number):
            worth = dict(WORTH)
            for more in some:
                worth |= more
            yield Mistake(
                "blocked-counts",
                "A window that holds discs of both colours is counted, and no one can fill it. "
                "Ask for the empty cells too: three discs and one empty cell, two and two.",
                Scored(worth=worth),
            )
    yield Mistake(
        "blocked-counts",
        "Two things are missing. A window that holds discs of both colours is counted, and no one "
        "can fill it: ask for the empty cells too. And the opponent's open threes are not taken "
        "away.",
        Scored(worth=WORTH | {(0, 3): 0} | BLOCKED[0] | BLOCKED[1]),
    )


def _worth() -> Iterator[Mistake]:
    for change, reason, sentence in (
        (
            {(0, 3): 0},
            "opponent-ignored",
            "The opponent's open threes are not taken away: 4 points less for each.",
        ),
        (
            {(0, 3): +4},
            "opponent-added",
            "The opponent's open threes make the score larger. They are bad for the player: take 4 "
            "away.",
        ),
        ({(4, 0): 0}, "four-ignored", "A complete four counts nothing. It should be 100."),
        (
            {(3, 0): 7},
            "three-is-also-two",
            "A three is counted as a two as well: each window counts once, for what is on it.",
        ),
        (
            {(3, 0): 7, (4, 0): 107},
            "three-is-also-two",
            "A window with more discs is counted for fewer as well: each window counts once, for "
            "what is on it. `==` asks for exactly three, `>=` for at least three.",
        ),
        ({(2, 0): 0}, "twos-ignored", "Open twos count nothing. They should count 2 each."),
        ({(3, 0): 0}, "threes-ignored", "Open threes count nothing. They should count 5 each."),
        (
            {(3, 0): 2, (4, 0): 2},
            "only-twos",
            "A window with three discs counts 2, like one with two. Ask for four first, then for "
            "three, then for two.",
        ),
        (
            {(3, 0): 2},
            "only-twos",
            "A window with three discs counts 2, like one with two. Ask for four first, then for "
            "three, then for two.",
        ),
    ):
        yield Mistake(reason, sentence, Scored(worth=WORTH | change))


def _centre() -> Iterator[Mistake]:
    def other(centre: Callable[[ConnectFour, int], int]) -> Score:
        return Scored(centre=centre)

    yield Mistake(
        "centre-once",
        "The centre counts 3 however many discs are in it. It is 3 for each: multiply by the "
        "count.",
        other(lambda position, player: CENTRE * bool(in_column(4, position, player))),
    )
    yield Mistake(
        "centre-ignored",
        "The centre counts nothing: 3 points for each of the player's discs in column 4.",
        other(nothing),
    )
    yield Mistake(
        "centre-once-each",
        "A disc in the centre counts 1. It should be 3.",
        other(lambda position, player: in_column(4, position, player)),
    )
    yield Mistake(
        "centre-of-both",
        "The opponent's discs in the centre are counted as the player's own.",
        other(lambda position, player: CENTRE * len(position.columns[3])),
    )
    yield Mistake(
        "centre-against",
        "The opponent's discs in the centre are taken away. Only the player's own count.",
        other(lambda position, player: CENTRE * player * sum(position.columns[3])),
    )
    yield Mistake(
        "centre-without-the-top",
        "A disc on d6 counts nothing in the centre. Rows count from 1 to 6, and `range(6)` goes "
        "from 0 to 5: `range(1, 7)`.",
        other(lambda position, player: CENTRE * position.columns[3][: HEIGHT - 1].count(player)),
    )
    for column in (3, 5):
        yield Mistake(
            "not-the-centre",
            f"The discs in column {column} count as the centre's. The middle is column 4, and "
            "`position.columns` is a list that counts from 0: `position.columns[3]`.",
            other(lambda position, player, c=column: CENTRE * in_column(c, position, player)),  # type: ignore[misc]
        )


def _overwritten(centre_first: bool) -> Score:
    """The points of a window replace what was there before."""

    def score(position: ConnectFour, player: int) -> float:
        centre = CENTRE * in_column(4, position, player)
        worth = [Scored([window], centre=nothing)(position, player) for window in WINDOWS]
        last = next(filter(None, reversed(worth)), None)
        if centre_first:
            return centre if last is None else last
        return (last or 0) + centre

    return score


def _once_a_line(some: Sequence[Cell]) -> Score:
    """In these directions only the first window of a line that is worth anything counts."""

    def score(position: ConnectFour, player: int) -> float:
        total = Scored()(position, player)
        for line in lines(position.width, position.height):
            if direction(line) in some:
                windows = [line[start : start + 4] for start in range(len(line) - 3)]
                worth = [Scored([window], centre=nothing)(position, player) for window in windows]
                total -= sum(list(filter(None, worth))[1:])
        return total

    return score
