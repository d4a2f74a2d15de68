"""06.7 Different positions after so many drops."""

from c4lab.checks.writing import Answer, compare, exercise, fewer_moves, known
from c4lab.games import ConnectFour
from c4lab.lessons.lesson06_connect_four import fresh_cases
from c4lab.lessons.shared.code.loops import explain_loops

# In those from later positions some games end on the way.
CALLS = ("", 1), ("", 0), ("", 2), ("", 3), ("112233", 1), ("112233", 2), ("4453553", 3)
CASES = [(ConnectFour.parse(game), plies) for game, plies in (*CALLS, ("44444412222", 3), ("", 4))]


BEFORE = "{before.play(move) for before in level for move in before.moves()}"
KNOWN = known(
    rf"""
    counts-sequences: That is the number of ways to play: 4-4-1 and 1-4-4 lead to the same position.
            Keep positions, or their keys, in a set.
        {BEFORE} => [before.play(move) for before in level for move in before.moves()]
        len(level) => 7**plies
    mirror-images-as-one: A position and its mirror image are counted as one here, but they are two.
        len(level) => len({{min(each.columns, each.columns[::-1]) for each in level}})
    counts-all-plies: You count positions on the way too. Count those after exactly `plies` drops.
        level = {{before => level |= {{before
        {BEFORE}\n    return len(level) => level | {BEFORE}\n    return len(level) - 1
    one-ply-too-many: It goes one drop too far: after 0 plies there is one position, after 1 ply
            seven.
        range(plies) => range(plies + 1)
    one-ply-too-few: It stops one drop too early: after 0 plies there is one position, after 1 ply
            seven.
        range(plies) => range(plies - 1)
    nothing-after-0: After 0 plies there is one position: the one that was given.
        level = {{position}} => level = {{position}}\n    if plies == 0:\n        return 0
    always-from-the-start: It counts from the empty board. Begin with `position`.
        {{position}} => {{ConnectFour()}}
    plays-on-after-a-win: Once somebody has won the game is over, and nothing is dropped any more:
            such a position has no moves.
        level = {{position}} => from dataclasses import replace\n    level = {{position}} &&
            before.play(move) => replace(before.play(move), winner=0)
    first-move-only: It counts the positions after one move each: from every position, try all
            moves.
        in before.moves() => in before.moves()[:1]
    keeps-finished-games: A game that is over earlier has no position after exactly `plies` drops:
            do not count it.
        {BEFORE} => {{each for each in level if not each.moves()}} | {BEFORE}
    leaves-out-the-finished: Positions in which somebody has just won are positions too: count them.
        len(level) => sum(each.result() is None for each in level)
    forgets-the-colours: You count heights of columns. Boards with equal heights can have different
            colours.
        len(level) => len({{tuple(map(len, each.columns)) for each in level}})
    """,
)


@exercise("06.7", KNOWN)
def positions_after(answer: Answer) -> None:
    with explain_loops(answer):
        compare(answer, CASES, shrink=fewer_moves, fresh=fresh_cases.positions_after())
