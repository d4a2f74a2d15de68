"""The workbench of the last lesson: an engine of one's own, made better, proved and shown.

An engine is a function `choose(position, seconds) -> move` for TicTacToe, Sim or ConnectFour, a
player with a method `choose`, or the solver that `my_parts()` gives. `slow` is the one to start
from.

>>> from c4lab.capstone import slow, step, submit
>>> from c4lab.games import TicTacToe
>>> noted = step("as given", slow, TicTacToe)  # nodes and seconds, noted for the report
>>> round(noted.nodes)
7018
>>> found = submit(slow, name="mine", game=TicTacToe, seed=1, quick=True, show=None)
>>> [passage.gate for passage in found.passages][:3]
['legal and in time', 'never misses a win in one', 'right values']
>>> found.passages[0].passed, found.passages[0].points, found.out_of
(True, 2, 10)

`report("report.html", found, words="What I did ...")` writes a page that opens anywhere.
`export("submission.py", choose)` writes an engine as one file for Kaggle's ConnectX.
`at_the_board(choose, "mine")` puts it into the menu of the boards, and
`ladder(rungs=[rung(choose, "mine")])` on the ladder. Whatever an engine does, `submit` ends: its
moves are asked for by a `Guard`, in threads that are given up.
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
