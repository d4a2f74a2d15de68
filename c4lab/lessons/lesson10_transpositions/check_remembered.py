"""10.4 The bug hunt: three faults of alpha-beta with memory."""

from functools import cache
from math import inf

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise
from c4lab.games import TicTacToe
from c4lab.lessons.lesson10_transpositions import fresh_cases
from c4lab.lessons.lesson10_transpositions.wrong_entries import KNOWN
from c4lab.lessons.shared.squares import positions

LATE = [p for p in positions(4) if p.result() is None][::-83]  # few squares left first
# Positions where these faults show: a bound kept as a value, a loop that should not begin, and the
# wrong one of two bounds.
TELLING = list(map(TicTacToe.parse, ("9782", "8973", "8762", "5746", "7964", "85746", "765341")))
# Positions where a deeper search finds another value than one of depth 3 or less.
EARLY = [p for p in positions(2) if p.result() is None and p.left == 5][::97]

COUNT = Script("remembered(TicTacToe(), 9, -inf, inf, {})")
# Our solution looks at 4,769 positions. With exact values only in the table it is 14,802, without a
# table 18,297, and with one entry for all symmetric boards 1,069.
LEAST, MOST = 300, 16_500
BUDGET = 50_000

WINDOWS = ((-1, 0), (0, 1), (-inf, inf)), ((0, 1), (-1, 0), (-inf, inf)), ((-1, 1), (-inf, inf))
DEPTHS = ((1, 2, 3, 9), (9, 3, 1), (3, 2, 1))


@cache
def script(position: TicTacToe, *searches: tuple[int, float, float]) -> Script:
    """The code of these searches, each (depth, alpha, beta), one after the other with one table."""
    calls = [f"remembered({position!r}, {', '.join(map(str, each))}, table)" for each in searches]
    return Script("\n".join(["table = {}", *calls]), position)


@exercise("10.4", KNOWN)
def remembered(answer: Answer) -> None:
    drawn = fresh_cases.remembered()
    with answer.part("one search", first=True):
        fresh = [script(p, (9, -inf, inf)) for p in drawn]
        compare(answer, [script(p, (9, -inf, inf)) for p in (*LATE, *TELLING)], fresh=fresh)
        compare(answer, [script(p, (2, -inf, inf)) for p in LATE[::2]])
    with answer.part("more windows"):
        by_windows = [[(9, *window) for window in windows] for windows in WINDOWS]
        compare(
            answer,
            [script(p, *searches) for p in (*LATE[::2], *TELLING) for searches in by_windows],
            fresh=[script(p, *searches) for p in drawn for searches in by_windows],
        )
    with answer.part("more depths"):
        by_depths = [[(depth, -inf, inf) for depth in depths] for depths in DEPTHS]
        compare(
            answer,
            [script(p, *searches) for p in (*LATE[::2], *EARLY) for searches in by_depths],
            fresh=[script(p, *searches) for p in drawn for searches in by_depths],
        )
    with answer.part("nodes"):
        refuse_a_forgetful_one(answer)


def refuse_a_forgetful_one(answer: Answer) -> None:
    """Raises Wrong if the table saves too little, or the answer searches positions of its own."""
    nodes = len(answer.visited(COUNT, budget=BUDGET)[1])
    looked = f"A search of the whole game looks at {nodes:,} positions"
    if nodes > MOST:
        raise Wrong(
            "table-unused",
            f"{looked}, but {MOST:,} are enough. Do you store and look up results under the same "
            "key? Does the window get smaller with each better move?",
        )
    if nodes < LEAST:
        raise Wrong(
            "too-few-nodes",
            f"{looked}, but every search needs at least {LEAST}. Only positions count that you "
            "make from the given one with `play`.",
        )
