"""10.4 Known mistakes with the entries of alpha-beta with memory."""

import ast

from c4lab.checks.writing import known, uses

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
OTHER = "high if low >= beta else low"
FORGETS = f"{LEFT} => (best if best > alpha else -inf, && {RIGHT} => best if best < beta else inf)"


def keeps_the_best(tree: ast.Module) -> bool:
    """For a `seen` line: whether a name gets the value of another name, as in `low = best`."""
    return any(
        isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Name)
        for node in ast.walk(tree)
    )


def ways_with(change: str, *others: str) -> str:
    """Lines of a table: `change` by itself, and `change` together with each of the others."""
    return "\n".join(f"        {each}" for each in (change, *(f"{change} && {o}" for o in others)))


def deeper(compared: str, *others: str) -> str:
    """Lines of a table: entries with their depth answer if `depth of entry <compared> depth`."""
    change = AT_DEPTH.replace("inf));", f"inf)); low, high = (low, high) if known {compared} depth "
                              "else (-inf, inf)")  # fmt: skip
    return ways_with(change, *others)


KNOWN = known(
    rf"""
    ply-for-depth: The number of moves that were played does not say how far the search still looks.
            The key needs the depth that is left.
        key = (position.key, depth) => key = (position.key, len(position.history))
        seen: reads_the_history
    no-depth: A result from another depth is used as the value for this depth. The key has to
            contain the depth too.
        (position.key, depth) => position.key
{ways_with(DEPTH, WIDE, FORGETS)}
    deeper-entry: An entry of a deeper search answers a search that looks less deep. It looked
            further, and may have seen what this depth does not see. Use only entries of the same
            depth.
{deeper(">=", WIDE)}
    shallower-entry: An entry of a search that looked less deep answers a deeper one. Use only
            entries of the same depth.
{deeper("<=", WIDE)}
    other-depth-narrows: An entry of another depth still makes the window smaller. It may be wrong
            for this depth: do not use it.
        {AT_DEPTH} && {LOW} => if known == depth and (low >= beta or low == high) &&
            if high <= alpha => if known == depth and high <= alpha
        {FORGETS} && {AT_DEPTH} && {LOW} => if known == depth and (low >= beta or low == high) &&
            if high <= alpha => if known == depth and high <= alpha
    nothing-left-to-search: If the known bounds close the window, the loop breaks after its first
            move and takes that move's value for the best. What can you return before the loop?
{ways_with(OPEN, DEPTH)}
        if low >= beta or low == high => if low == high && if high <= alpha => if False
    nothing-left-to-search: If low is at beta or above, there is nothing left to search. But the
            loop still tries a first move: return before the loop.
        if low >= beta or low == high => if low == high
    value-known: If low and high are equal, the value is known: return it. The window is empty then,
            and the loop breaks after its first move.
{ways_with("beta or low == high => beta", FORGETS)}
        or low == high => or False
    wrong-end: An entry is taken for the answer too early. A low is enough only if it is at beta or
            above, and a high only if it is at alpha or below.
{ways_with("low >= beta => low > alpha && high <= alpha => high < beta", WIDE, FORGETS)}
{ways_with("low >= beta => low >= alpha && high <= alpha => high <= beta", WIDE, FORGETS)}
        low >= beta => low > alpha
    bound-as-value: An answer at alpha or less is stored as if it were the value. It is only an
            upper bound: low stays what it was.
        best if best > alpha else low => best
{ways_with(f"{LEFT} => (best,", WIDE, f"{RIGHT} => best if best < beta else inf)")}
    bound-as-value: After a cut-off the answer is stored as a high, as if the value could not be
            more. It is only a lower bound: high stays what it was.
        best if best < beta else high => best
{ways_with(f"{RIGHT} => best)", WIDE, f"{LEFT} => (best if best > alpha else -inf,")}
    bound-as-value: The bounds are exchanged: an answer of beta or more is a new low, one of alpha
            or less a new high.
{
        ways_with(
            EXCHANGED,
            WIDE,
        )
    }
    bound-as-value: An answer outside the window is a bound, not the value. At beta or more it is a
            new low, at alpha or less a new high, and the other side stays as it was.
        best if best > alpha else low, best if best < beta else high => best, best
{ways_with(BOUND, WIDE, DEPTH, OPEN, f"{OPEN} && {DEPTH}")}
        {BOUND} && if low >= beta or low == high => if low == high && if high <= alpha => if False
    other-view: The stored value has the wrong sign: it is in the other player's view. `best` is the
            value for the player to move, and so are the low and high that are read.
{
        ways_with(
            NEGATED,
            WIDE,
        )
    }
        {LEFT} => (-best if best < beta else -inf, && {RIGHT} => -best if best > alpha else inf)
        {LEFT} => (-best if best > alpha else low, && {RIGHT} => -best if best < beta else high)
        {LEFT} => (-best if best > alpha else -inf, && {RIGHT} => -best if best < beta else inf)
        low, high = table => high, low = table && table.get(key, (-inf, inf)) =>
            [-each for each in table.get(key, (-inf, inf))]
    wrong-bound-returned: You return the wrong bound: return low if it is at beta or above, and high
            if it is at alpha or below.
        return high => return low
        return low\n => return high\n
        return low\n    if high <= alpha:\n        return high =>
            return high\n    if high <= alpha:\n        return low
        {LOOKS} => if low == high: return low\n    if low >= beta or high <= alpha: return {OTHER}
    window-end-returned: If the entry is enough, return its bound, not the end of the window.
        return low\n => return alpha\n
        return high\n => return beta\n
        return low\n => return alpha\n && return high\n => return beta\n
    """,
    keeps_the_best=keeps_the_best,
    reads_the_history=uses("history"),
)
