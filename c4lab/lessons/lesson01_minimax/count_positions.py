"""01.4 How many different positions there are."""

from c4lab.checks.writing import Answer, compare, exercise, known, uses
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.slips import SLIPS
from c4lab.lessons.shared.squares import late

VISIT, ADD = "visit(position.play(move))", "seen.add(position.key)"
IF_OVER = rf"{ADD} => if position.result() is not None:\n                seen.add"
KNOWN = known(
    rf"""
    counts-repeats: A position is counted once for each order of moves. Count each key once.
        position.key => position.history
    forgets-the-first: One is missing each time: the position you start from counts as well.
        len(seen) => len(seen) - 1
    counts-ends-only: Only finished games are counted. Unfinished positions count as well.
        {IF_OVER}(position.history)
        {IF_OVER}(position.key)
    forgets-the-ends: Positions in which the game is over are missing. They count as well.
        {ADD} => if position.result() is None:\n                {ADD}
    one-move-ahead: Your function looks one move ahead. Which positions come after those?
        {VISIT} => seen.add(position.play(move).key)
    counts-itself-only: Your function always gives 1. What the calls for the next positions find has
            to reach the first call: one set for all of them.
        {VISIT} => count_positions(position.play(move))
        seen: calls_itself
    never-counts-one: Your function always gives 0: where is a position counted?
        \n    visit(position)\n =>
    """,
    calls_itself=uses("count_positions"),
)


@exercise("01.4", (*SLIPS, *KNOWN))
def count_positions(answer: Answer) -> None:
    compare(answer, [(TicTacToe.parse("14253"),), *late(5, every=60), *late(4, every=500)])
