"""10.4 The bug hunt: three faults of alpha-beta with memory."""

import ast
from functools import cache
from math import inf

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known
from c4lab.games import TicTacToe
from c4lab.lessons.shared.squares import positions

LATE = [p for p in positions(4) if p.result() is None][::-83]  # few squares left first
# Where a bound that is kept as a value, a loop that should not begin, or the wrong bound shows.
TELLING = list(map(TicTacToe.parse, ("9782", "8973", "8762", "5746", "7964", "85746", "765341")))

COUNT = """\
meter = Meter()
remembered(meter.watch(TicTacToe()), 9, -inf, inf, {})
meter.nodes"""
MOST = 9_000  # ours takes 4,900, and 18,297 without a table


def keeps_the_best(tree: ast.Module) -> bool:
    """Whether some name is set to what another holds, as in `low = best`."""
    return any(
        isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Name)
        for node in ast.walk(tree)
    )


# The faults of the code that is handed out, in any of which it may be left.
DEPTH = "key = (position.key, depth) => key = position.key"
KEPT = "(best if best > alpha else low, best if best < beta else high)"
BOUND = f"{KEPT} => (best, best)"
OPEN = r"if low >= beta or low == high:\n        return low\n    if high <= alpha: => if False:"
KNOWN = known(
    rf"""
    no-depth: What a search to another depth found is taken for the value to this depth: the key has
            to say the depth too.
        key = ($p.key, $d) ~> key = $p.key
        {DEPTH}
    nothing-left-to-search: Where what is known leaves nothing of the window, the loop breaks after
            its first move and takes that move's value for the best. What can be returned before?
        {OPEN}
        {OPEN} && {DEPTH}
    value-known: Where low and high are the same the value is known: return it. With a window of
            nothing the loop breaks after its first move.
        $l >= $b or $l == $h ~> $l >= $b
    bound-as-value: An answer outside the window is a bound, not the value. At beta or more it is a
            new low, at alpha or less a new high, and the other side stays as it was.
        $t[$k] = ($b if $b > $a else $l, $b if $b < $c else $h) ~> $t[$k] = ($b, $b)
        $t[$k] = ($b if $b > $a else $l, $x) ~> $t[$k] = ($b, $x)
        $t[$k] = ($x, $b if $b < $c else $h) ~> $t[$k] = ($x, $b)
        {BOUND}
        {BOUND} && {DEPTH}
        {BOUND} && {OPEN}
        {BOUND} && {OPEN} && {DEPTH}
        {KEPT} => (best if best < beta else low, best if best > alpha else high)
    bound-as-value: An answer outside the window is a bound, not the value. At beta or more it is a
            new low, at alpha or less a new high, and the other side stays as it was.
        if $b > $a: $l = $b ~> $l = $b
        if $b < $c: $h = $b ~> $h = $b
        seen: keeps_the_best
    wrong-bound-returned: Which bound answers the question: the low one if it reaches beta, the high
            one if it does not get above alpha.
        return high => return low
        return low\n => return high\n
        return low\n    if high <= alpha:\n        return high =>
            return high\n    if high <= alpha:\n        return low
    """,
    keeps_the_best=keeps_the_best,
)
WINDOWS = ((-1, 0), (0, 1), (-inf, inf)), ((0, 1), (-1, 0), (-inf, inf)), ((-1, 1), (-inf, inf))


@cache
def script(position: TicTacToe, *searches: tuple[int, float, float]) -> Script:
    """These searches, as depth, alpha and beta, one after the other with one table."""
    calls = [f"remembered({position!r}, {', '.join(map(str, each))}, table)" for each in searches]
    return Script("\n".join(["table = {}", *calls]), position)


@exercise("10.4", KNOWN)
def remembered(answer: Answer) -> None:
    with answer.part("one search"):
        compare(answer, [script(p, (9, -inf, inf)) for p in (*LATE, *TELLING)])
        compare(answer, [script(p, (2, -inf, inf)) for p in LATE[::2]])
        refuse_a_forgetful_one(answer)
    with answer.part("more windows"):
        asked = [[(9, *window) for window in windows] for windows in WINDOWS]
        compare(answer, [script(p, *searches) for p in (*LATE, *TELLING) for searches in asked])
    with answer.part("more depths"):
        passes = [(depth, -inf, inf) for depth in (1, 2, 3, 9)]
        compare(answer, [script(p, *passes) for p in LATE])


def refuse_a_forgetful_one(answer: Answer) -> None:
    """Raises Wrong if the table saves no work."""
    nodes = answer.ask(Script(COUNT))
    if nodes > MOST:
        raise Wrong(
            "table-unused",
            f"The values are right, but a search of the whole game looks at {nodes:,} "
            f"positions, where {MOST:,} are enough. Is all that was found stored, also when it is "
            "a bound, and looked up under the same key? Does the window get smaller with each "
            "better move?",
        )
