"""06.7 Different positions after so many drops."""

from __future__ import annotations

from c4lab.checks.writing import Answer, Mistake, compare, exercise, fewer_moves
from c4lab.games import ConnectFour

CASES = [
    *((ConnectFour(), plies) for plies in (1, 0, 2, 3)),
    # In each of these some games end on the way.
    (ConnectFour.parse("112233"), 1),
    (ConnectFour.parse("112233"), 2),
    (ConnectFour.parse("4453553"), 3),
    (ConnectFour.parse("44444412222"), 3),
    (ConnectFour(), 4),
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


ON_THE_WAY = "Wanted are the positions after exactly `plies` drops."
MISTAKES = (
    Mistake(
        "counts-sequences",
        "That is the number of ways to play, not of positions: 4-4-1 and 1-4-4 lead to the same "
        "one. Keep positions, or their keys, in a set.",
        sequences,
    ),
    Mistake(
        "counts-sequences",
        "That is 7 times 7 times 7 and so on: the number of ways to play, as long as no column is "
        "full. Several ways lead to the same position.",
        lambda position, plies: 7**plies,
    ),
    Mistake(
        "mirror-images-as-one",
        "A position and its mirror image are counted as one here, and they are two.",
        lambda position, plies: len(
            {min(each.columns, each.columns[::-1]) for each in level(position, plies)}
        ),
    ),
    Mistake("counts-all-plies", f"You count the positions on the way too. {ON_THE_WAY}", up_to),
    Mistake(
        "counts-all-plies",
        f"You count the positions on the way too, all but the first. {ON_THE_WAY}",
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
        lambda position, plies: sum(each.result() is None for each in level(position, plies)),
    ),
    Mistake(
        "forgets-the-colours",
        "You count how high the columns are. Boards of the same heights can differ in their "
        "colours.",
        lambda position, plies: len(
            {tuple(map(len, each.columns)) for each in level(position, plies)}
        ),
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
)


@exercise("06.7", mistakes=MISTAKES)
def positions_after(answer: Answer) -> None:
    compare(answer, CASES, mistakes=MISTAKES, shrink=fewer_moves)
