"""06.7 Different positions after so many drops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games import ConnectFour

CASES = [
    *((ConnectFour(), plies) for plies in range(4)),
    # In each of these some games end on the way.
    (ConnectFour.parse("112233"), 1),
    (ConnectFour.parse("112233"), 2),
    (ConnectFour.parse("4453553"), 3),
    (ConnectFour.parse("44444412222"), 3),
    (ConnectFour(), 4),
    (ConnectFour(), 5),
]


def level(position: ConnectFour, plies: int) -> set[ConnectFour]:
    here = {position}
    for _ in range(plies):
        here = {before.play(move) for before in here for move in before.moves()}
    return here


def sequences(position: ConnectFour, plies: int) -> int:
    if plies == 0:
        return 1
    return sum(sequences(position.play(move), plies - 1) for move in position.moves())


def up_to(position: ConnectFour, plies: int) -> int:
    return sum(len(level(position, ply)) for ply in range(plies + 1))


def with_finished(position: ConnectFour, plies: int) -> int:
    """The positions after `plies` drops, and those of the games that ended before."""
    ended = sum(each.result() is not None for ply in range(plies) for each in level(position, ply))
    return len(level(position, plies)) + ended


def unfinished(position: ConnectFour, plies: int) -> int:
    return sum(each.result() is None for each in level(position, plies))


def up_to_mirror(position: ConnectFour, plies: int) -> int:
    return len({min(each.columns, each.columns[::-1]) for each in level(position, plies)})


def without_colours(position: ConnectFour, plies: int) -> int:
    return len({tuple(map(len, each.columns)) for each in level(position, plies)})


@exercise("06.7")
def positions_after(answer: Callable[[ConnectFour, int], Any]) -> None:
    compare(
        answer,
        lambda position, plies: len(level(position, plies)),
        CASES,
        mistakes=(
            Mistake(
                "counts-sequences",
                "That is the number of ways to play, not of positions: 4-4-1 and 1-4-4 lead to the "
                "same one. Keep positions, or their keys, in a set.",
                sequences,
            ),
            Mistake(
                "counts-sequences",
                "That is 7 times 7 times 7 and so on: the number of ways to play, as long as no "
                "column is full. Several ways lead to the same position.",
                lambda position, plies: 7**plies,
            ),
            Mistake(
                "mirror-images-as-one",
                "A position and its mirror image are counted as one here, and they are two.",
                up_to_mirror,
            ),
            Mistake(
                "counts-all-plies",
                "You count the positions on the way as well. Wanted are those after exactly "
                "`plies` drops.",
                up_to,
            ),
            Mistake(
                "counts-all-plies",
                "You count the positions on the way as well, all but the first. Wanted are those "
                "after exactly `plies` drops.",
                lambda position, plies: up_to(position, plies) - 1,
            ),
            Mistake(
                "keeps-finished-games",
                "A game that ends earlier has no position after `plies` drops, and yours are still "
                "counted.",
                with_finished,
            ),
            Mistake(
                "leaves-out-the-finished",
                "Positions in which somebody has just won are positions too: count them.",
                unfinished,
            ),
            Mistake(
                "forgets-the-colours",
                "You count how high the columns are. Boards of the same heights can differ in "
                "their colours.",
                without_colours,
            ),
            Mistake(
                "one-ply-off",
                "These are the positions one drop later.",
                lambda position, plies: len(level(position, plies + 1)),
            ),
            Mistake(
                "one-ply-off",
                "These are the positions one drop earlier.",
                lambda position, plies: len(level(position, plies - 1)),
            ),
        ),
    )
