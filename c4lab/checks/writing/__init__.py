"""What an exercise is written with: its check imports all it needs from here.

`exercise` registers a check. `compare` compares an answer with a reference, `predictions` checks a
dict of predictions, `findings` one of things to be found. A `Mistake` is a wrong program with a
sentence; `known` reads a table of them.
"""

from c4lab.checks.writing.cases import Case, Reference, call_text, when_graded
from c4lab.checks.writing.comparing import compare
from c4lab.checks.writing.examples import fewer_moves, without_items
from c4lab.checks.writing.exercises import Answer, exercise
from c4lab.checks.writing.mistake import Mistake, contains, has, known, returns_in_a_loop, uses
from c4lab.checks.writing.predicting import findings, predictions, sentences
from c4lab.checks.writing.python_text import Code, Script, show
from c4lab.checks.writing.result import Counterexample, NotAttempted, Raised, Wrong
from c4lab.checks.writing.values import equal, refuse_rubbish

__all__ = [
    "Answer", "Case", "Code", "Counterexample", "Mistake", "NotAttempted", "Raised", "Reference",
    "Script", "Wrong", "call_text", "compare", "contains", "equal", "exercise",
    "fewer_moves", "findings", "has", "known", "predictions", "refuse_rubbish", "returns_in_a_loop",
    "sentences", "show", "uses", "when_graded", "without_items",
]  # fmt: skip
