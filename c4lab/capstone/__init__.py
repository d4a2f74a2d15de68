"""The workbench of the last lesson: learners improve an engine, prove it and show it.

An engine is a file, such as `my_engine.py`, with a function `choose(position, seconds) -> move` for
TicTacToe, Sim or ConnectFour. Whoever uses it runs the file anew. Learners start from `slow`.

>>> from c4lab.capstone import slow, step
>>> from c4lab.games import TicTacToe
>>> noted = step("as given", slow, TicTacToe)  # measures nodes and seconds for the report
>>> round(noted.nodes)
7018

`found = submit("my_engine.py")` asks the engine at five gates: is it legal and in time, does it
never miss a win in one, are its values right, does it make fewer boards than the engine of the
lesson (`lesson_engine`), and how does it do in matches? `found.passages` says how it did at each,
`found.points` of `found.out_of`.
`report("report.html", found, words="What I did ...")` writes a page that opens anywhere.
`export("my_engine.py", "submission.tar.gz")` packs an engine for Kaggle's ConnectX.
`at_the_board("my_engine.py", "mine")` puts an engine into the menu of the boards,
`ladder(rungs=[rung("my_engine.py", "mine")])` puts it on the ladder. What is given a file raises
`BadFile`, which says in a sentence what is wrong with it.

In the kernel the boards, the ladder and `step` run an engine's file (`work.written_file`); for
`check`, `submit` and the league a worker does (`checks.judging.packed_file`). The gates are
functions of an engine on `trial` that raise `Wrong` (`gates`), the same ones for `submit` and for
the check of 19.1. An engine in an archive may import the packages that `CONTENTS` of `exporting`
names.
"""

from c4lab.capstone.engine import Engine, Seated, engine_of
from c4lab.capstone.exporting import export
from c4lab.capstone.reporting import report
from c4lab.capstone.showing import Step, at_the_board, forget_steps, rung, step, steps
from c4lab.capstone.slow_engine import slow
from c4lab.capstone.submitting import Submission, submit
from c4lab.work.written_file import BadFile

__all__ = [
    "BadFile",
    "Engine",
    "Seated",
    "Step",
    "Submission",
    "at_the_board",
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
