"""01.4 How many different positions there are."""

from __future__ import annotations

from c4lab.checks.writing import Answer, Mistake, compare, exercise, uses
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.slips import SLIPS
from c4lab.lessons.shared.squares import late

SAID = {
    "counts-repeats": "The same position is counted once for each order of moves that leads to it. "
    "Count each `position.key` once.",
    "forgets-the-first": "One is missing each time: the position you start from counts as well.",
    "counts-ends-only": "Only finished games are counted. Unfinished positions count as well.",
    "forgets-the-ends": "Positions in which the game is over are missing. They count as well.",
    "one-move-ahead": "Your function looks one move ahead. Which positions come after those?",
    "counts-itself-only": "Your function always gives 1. What the calls for the next positions "
    "find has to reach the first call: one set for all of them.",
    "never-counts-one": "Your function always gives 0: where is a position counted?",
}
VISIT, ADD = "visit(position.play(move))", "seen.add(position.key)"
IF_OVER = "if position.result() is not None:\n                seen.add"
CHANGES = (
    ("counts-repeats", "position.key => position.history"),
    ("forgets-the-first", "len(seen) => len(seen) - 1"),
    ("counts-ends-only", f"{ADD} => {IF_OVER}(position.history)"),
    ("counts-ends-only", f"{ADD} => {IF_OVER}(position.key)"),
    ("forgets-the-ends", f"{ADD} => if position.result() is None:\n                {ADD}"),
    ("one-move-ahead", f"{VISIT} => seen.add(position.play(move).key)"),
    ("counts-itself-only", f"{VISIT} => count_positions(position.play(move))"),
    ("never-counts-one", "\n    visit(position)\n =>\n"),
)
SEEN = {"counts-itself-only": uses("count_positions")}
MISTAKES = [Mistake(reason, SAID[reason], change, SEEN.get(reason)) for reason, change in CHANGES]


@exercise("01.4", (*SLIPS, *MISTAKES))
def count_positions(answer: Answer) -> None:
    cases = [(TicTacToe.parse("14253"),), *late(5, every=60), *late(4, every=500)]
    compare(answer, cases, mistakes=MISTAKES)
