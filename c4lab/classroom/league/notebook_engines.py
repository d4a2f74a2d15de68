"""Gets the engine out of a notebook: runs it once, in a process of its own."""

from __future__ import annotations

import ast
import base64

from c4lab.capstone.games_in_code import game_of
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.sources import Program
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise
from c4lab.classroom.grading.graders import Graders
from c4lab.classroom.grading.notebook_run import CELL_SECONDS
from c4lab.classroom.hand_ins.handed_in import HandIn
from c4lab.classroom.league.entrants import Carried, from_notebook
from c4lab.games import ConnectFour

EXERCISE = "19.1"
LARGEST = 8_000_000  # bytes of an engine, as it is carried to a worker


class NoEngine(Exception):
    """Why somebody cannot play, in a sentence."""


def engine_of_notebook(notebook: HandIn, graders: Graders) -> Carried:
    """The engine that the notebook hands over as its answer to EXERCISE. Raises NoEngine; OSError
    if no process can be started."""
    with graders.one() as grader:
        reply = grader.run(notebook.cells, CELL_SECONDS, notebook.beside, only=EXERCISE)
        if "problem" not in reply:
            reply = grader.answer(EXERCISE)
    if "answer" not in reply:
        raise NoEngine(one_line(str(reply.get("problem"))))
    return _engine_in(base64.b64decode(str(reply["answer"])))


def _engine_in(data: bytes) -> Carried:
    """The engine in a packed answer. Raises NoEngine."""
    exercise = registry.find(EXERCISE)
    assert isinstance(exercise, Exercise)
    try:
        packed = Packed.from_json(data)
        tree = ast.parse(Program.of(packed.units).text)
    except (ValueError, SyntaxError):
        raise NoEngine("Its notebook handed over something that is no function.") from None
    if len(data) > LARGEST:
        raise NoEngine(f"Its engine takes more than {LARGEST // 1_000_000} MB.")
    if not packed.callable or packed.least > 2 or packed.most < 1:
        raise NoEngine("Its engine is no function choose(position, seconds).")
    game = game_of(tree)
    if game is not ConnectFour:
        raise NoEngine(f"Its engine plays {game.__name__}, and the league plays ConnectFour.")
    return from_notebook(packed, exercise)
