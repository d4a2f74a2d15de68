"""02.6 Measuring what alpha-beta saves, as moves."""

from __future__ import annotations

from c4lab.checks.writing import Answer, Mistake, compare, exercise
from c4lab.games import Sim, TicTacToe

CASES = [
    (TicTacToe(), 1),
    (TicTacToe.parse("82514"), 3),
    (TicTacToe.parse("519"), 2),
    (TicTacToe.parse("15"), 4),
    (TicTacToe(), 3),
    (TicTacToe(), 5),
    (TicTacToe.parse("519"), 6),
    (Sim.parse("12-34-13-56-14-35-16-24-25"), 3),
    (Sim.parse("12-34-13-56"), 4),
]
SAID = {
    "strictly-fewer": "As many nodes are no more than alpha-beta's: that depth is reached too.",
    "returns-the-depth": "That is how many moves ahead minimax looks. How many more does "
    "alpha-beta look?",
    "one-too-many": "You stop at the first depth that is too expensive for minimax. The one before "
    "it is the last that it can afford.",
    "one-meter-for-all": "A meter goes on counting, so the later counts include the earlier ones: "
    "use a new one for each search.",
    "nothing-counted": "A meter counts only what is played on its own positions: hand the search "
    "`meter.watch(position)` in place of `position`.",
    "ignores-depth": "The answer does not change with the depth: hand it on to alpha-beta.",
}
BEFORE_THE_LOOP = "reached = 0\n    while reached < depth:\n"
NEW_METER = "plain = Meter()\n"
CHANGES = (
    ("strictly-fewer", "plain.nodes > pruned.nodes => plain.nodes >= pruned.nodes"),
    ("returns-the-depth", "depth - reached => reached"),
    ("one-too-many", "depth - reached => depth - reached - 1"),
    (
        "one-meter-for-all",
        f"{BEFORE_THE_LOOP}        {NEW_METER} => {NEW_METER}    {BEFORE_THE_LOOP}",
    ),
    ("nothing-counted", "pruned.watch(position) => position"),
    ("nothing-counted", "plain.watch(position) => position"),
    ("ignores-depth", "(pruned.watch(position), depth) => (pruned.watch(position))"),
)
MISTAKES = [Mistake(reason, SAID[reason], change) for reason, change in CHANGES]


@exercise("02.6", MISTAKES, allowed=["minimax", "alphabeta", "negamax"])
def how_much_deeper(answer: Answer) -> None:
    compare(answer, CASES, mistakes=MISTAKES)
