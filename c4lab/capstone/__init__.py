"""The workbench of the last lesson: learners improve an engine, prove it and show it.

An engine is a function `choose(position, seconds) -> move` for TicTacToe, Sim or ConnectFour, a
player with a method `choose`, or the solver that `my_parts()` gives. Learners start from `slow`.

>>> from c4lab.capstone import slow, step
>>> from c4lab.games import TicTacToe
>>> noted = step("as given", slow, TicTacToe)  # measures nodes and seconds for the report
>>> round(noted.nodes)
7018

`found = submit(choose, name="mine", game=TicTacToe)` asks the engine at five gates: is it legal and
in time, does it never miss a win in one, are its values right, is it faster than `slow`, and how
does it do in matches? `found.passages` says how it did at each, `found.points` of `found.out_of`.
`report("report.html", found, words="What I did ...")` writes a page that opens anywhere.
`export("submission.py", choose)` writes an engine as one file for Kaggle's ConnectX.
`at_the_board(choose, "mine")` puts an engine into the menu of the boards,
`ladder(rungs=[rung(choose, "mine")])` puts it on the ladder. `submit` always ends, because a
`Guard` asks for the moves in threads, and gives up a thread that does not end.
"""

from c4lab.capstone.engine import Engine, Seated, by_parts, engine_of
from c4lab.capstone.exporting import CannotGoIn, export
from c4lab.capstone.gates.passage import POINTS, Passage
from c4lab.capstone.guard import Guard, Reply
from c4lab.capstone.noted_steps import Step, forget_steps, step, steps
from c4lab.capstone.places import at_the_board, rung
from c4lab.capstone.reporting import report
from c4lab.capstone.slow_engine import slow
from c4lab.capstone.submitting import Submission, submit

__all__ = [
    "POINTS",
    "CannotGoIn",
    "Engine",
    "Guard",
    "Passage",
    "Reply",
    "Seated",
    "Step",
    "Submission",
    "at_the_board",
    "by_parts",
    "engine_of",
    "export",
    "forget_steps",
    "report",
    "rung",
    "slow",
    "step",
    "steps",
    "submit",
]
