"""10.4 The bug hunt: three faults of alpha-beta with memory."""

from functools import cache
from math import inf

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known, uses
from c4lab.games import TicTacToe
from c4lab.lessons.lesson10_transpositions import fresh_cases
from c4lab.lessons.shared.positions.squares import positions

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


# The three faults in the code that learners get; they may leave any of them there.
DEPTH = "key = (position.key, depth) => key = position.key"
LEFT, RIGHT = "(best if best > alpha else low,", "best if best < beta else high)"
BOUND = f"{LEFT} => (best, && {RIGHT} => best)"
LOOKS = (
    r"if low >= beta or low == high:\n        return low\n    "
    r"if high <= alpha:\n        return high"
)
OPEN = f"{LOOKS} => pass"
# These may come together with a fault: a window that stays wide, a forgotten side of an entry.
WIDE = "alpha, beta = max(alpha, low), min(beta, high) => pass"
EXCHANGED = (
    f"{LEFT} => (best if best < beta else low, && {RIGHT} => best if best > alpha else high)"
)
NEGATED = EXCHANGED.replace("=> (best", "=> (-best").replace("=> best", "=> -best")
LOW = "if low >= beta or low == high"
AT_DEPTH = (
    "key = (position.key, depth) => key = position.key && low, high = table.get(key, (-inf, inf)) "
    "=> known, low, high = table.get(key, (depth, -inf, inf)); && "
    "table[key] = ( => table[key] = (depth,"
)
ONLY_IF = "low, high = (low, high) if known {} depth else (-inf, inf)"
FORGETS = f"{LEFT} => (best if best > alpha else -inf, && {RIGHT} => best if best < beta else inf)"
KNOWN = known(
    rf"""
    ply-for-depth: The number of moves that were played does not say how far the search still looks.
            The key needs the depth that is left.
        key = (position.key, depth) => key = (position.key, len(position.history))
        seen: reads_the_history
    no-depth: A result from another depth is used as the value for this depth. The key has to
            contain the depth too.
        (position.key, depth) => position.key
    deeper-entry: An entry of a deeper search answers a search that looks less deep. It looked
            further, and may have seen what this depth does not see. Use only entries of the same
            depth.
        {AT_DEPTH.replace("inf));", f"inf)); {ONLY_IF.format('>=')}")}
    shallower-entry: An entry of a search that looked less deep answers a deeper one. Use only
            entries of the same depth.
        {AT_DEPTH.replace("inf));", f"inf)); {ONLY_IF.format('<=')}")}
    other-depth-narrows: An entry of another depth still makes the window smaller. It may be wrong
            for this depth: do not use it.
        {AT_DEPTH} && {LOW} => if known == depth and (low >= beta or low == high) &&
            if high <= alpha => if known == depth and high <= alpha
        {FORGETS} && {AT_DEPTH} && {LOW} => if known == depth and (low >= beta or low == high) &&
            if high <= alpha => if known == depth and high <= alpha
    nothing-left-to-search: If the known bounds close the window, the loop breaks after its first
            move and takes that move's value for the best. What can you return before the loop?
        {OPEN}
        {OPEN} && {DEPTH}
        if low >= beta or low == high => if low == high && if high <= alpha => if False
    nothing-left-to-search: If low is at beta or above, there is nothing left to search. But the
            loop still tries a first move: return before the loop.
        if low >= beta or low == high => if low == high
    value-known: If low and high are equal, the value is known: return it. The window is empty then,
            and the loop breaks after its first move.
        beta or low == high => beta
        beta or low == high => beta && {FORGETS}
    wrong-end: An entry is taken for the answer too early. A low is enough only if it is at beta or
            above, and a high only if it is at alpha or below.
        low >= beta => low > alpha && high <= alpha => high < beta
        low >= beta => low >= alpha && high <= alpha => high <= beta
    bound-as-value: An answer at alpha or less is stored as if it were the value. It is only an
            upper bound: low stays what it was.
        best if best > alpha else low => best
    bound-as-value: After a cut-off the answer is stored as a high, as if the value could not be
            more. It is only a lower bound: high stays what it was.
        best if best < beta else high => best
    bound-as-value: The bounds are exchanged: an answer of beta or more is a new low, one of alpha
            or less a new high.
        {EXCHANGED}
        {EXCHANGED} && {WIDE}
    bound-as-value: An answer outside the window is a bound, not the value. At beta or more it is a
            new low, at alpha or less a new high, and the other side stays as it was.
        {BOUND} && {DEPTH}
        {BOUND} && {OPEN}
        {BOUND} && {OPEN} && {DEPTH}
    other-view: The stored value has the wrong sign: it is in the other player's view. `best` is the
            value for the player to move, and so are the low and high that are read.
        {NEGATED}
        {NEGATED} && {WIDE}
        {LEFT} => (-best if best > alpha else low, && {RIGHT} => -best if best < beta else high)
    wrong-bound-returned: You return the wrong bound: return low if it is at beta or above, and high
            if it is at alpha or below.
        return high => return low
        return low\n => return high\n
        return low\n    if high <= alpha:\n        return high =>
            return high\n    if high <= alpha:\n        return low
    window-end-returned: If the entry is enough, return its bound, not the end of the window.
        return low\n => return alpha\n
        return high\n => return beta\n
    """,
    reads_the_history=uses("history"),
)


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
