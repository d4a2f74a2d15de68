"""06.7 Different positions after so many drops."""

from c4lab.checks.writing import Answer, compare, exercise, fewer_moves, known
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


BEFORE = "{before.play(move) for before in level for move in before.moves()}"
KNOWN = known(rf"""
    counts-sequences: That is the number of ways to play: 4-4-1 and 1-4-4 lead to the same position.
            Keep positions, or their keys, in a set.
        {BEFORE} => [before.play(move) for before in level for move in before.moves()]
        len(level) => 7**plies
    mirror-images-as-one: A position and its mirror image are counted as one here, and they are two.
        len(level) => len({{min(each.columns, each.columns[::-1]) for each in level}})
    counts-all-plies: You count positions on the way too. Count those after exactly `plies` drops.
        level = {{before => level |= {{before
        {BEFORE}\n    return len(level) => level | {BEFORE}\n    return len(level) - 1
    keeps-finished-games: Games that end earlier have no position after `plies` drops: add none.
        {BEFORE} => {{each for each in level if not each.moves()}} | {BEFORE}
    leaves-out-the-finished: Positions in which somebody has just won are positions too: count them.
        len(level) => sum(each.result() is None for each in level)
    forgets-the-colours: You count heights of columns. Boards of equal heights can differ in colour.
        len(level) => len({{tuple(map(len, each.columns)) for each in level}})
""")


@exercise("06.7", KNOWN)
def positions_after(answer: Answer) -> None:
    compare(answer, CASES, shrink=fewer_moves)
