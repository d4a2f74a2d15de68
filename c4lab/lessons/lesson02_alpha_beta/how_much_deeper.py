"""02.6 Measuring what alpha-beta saves, as moves."""

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.games import Sim, TicTacToe

MARKS = (("", 1), ("82514", 3), ("519", 2), ("15", 4), ("", 3), ("", 5), ("519", 6))
CASES = [
    *((TicTacToe.parse(moves), depth) for moves, depth in MARKS),
    (Sim.parse("12-34-13-56-14-35-16-24-25"), 3),
    (Sim.parse("12-34-13-56"), 4),
]
LOOP = r"reached = 0\n    while reached < depth:\n"
METER = r"plain = Meter()\n"
KNOWN = known(rf"""
    strictly-fewer: As many nodes are no more than alpha-beta's: that depth is reached too.
        plain.nodes > pruned.nodes => plain.nodes >= pruned.nodes
    returns-the-depth: That is how far minimax looks. How many moves more does alpha-beta look?
        depth - reached => reached
    one-too-many: You stop at the first depth that is too expensive. The one before is the last.
        depth - reached => depth - reached - 1
    one-meter-for-all: A meter goes on counting: use a new one for each search.
        {LOOP}        {METER} => {METER}    {LOOP}
    nothing-counted: Nothing is counted: hand the search `meter.watch(position)`, not `position`.
        pruned.watch(position) => position
        plain.watch(position) => position
    ignores-depth: The answer does not change with the depth: hand it on to alpha-beta.
        (pruned.watch(position), depth) => (pruned.watch(position))
""")


@exercise("02.6", KNOWN, allowed=["minimax", "alphabeta", "negamax"])
def how_much_deeper(answer: Answer) -> None:
    compare(answer, CASES)
