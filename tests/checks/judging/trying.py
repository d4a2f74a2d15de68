"""Answers as a notebook has them once their cell has run, and what the judge says to them."""

import linecache
import re
from textwrap import indent

from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_with
from c4lab.checks.writing.exercises import EXERCISES
from tests.checks import fake_lesson

# Its exercises are known here alone: other tests go through all that are registered.
FAKE = {id: EXERCISES.pop(id) for id in [*EXERCISES] if id.startswith("99.")}
assert FAKE, fake_lesson


def exercise(id="99.1"):
    return FAKE[id]


def cell(source, name="double", **known):
    """What a cell with this source, run in a notebook, calls `name`."""
    filename = f"<cell {abs(hash(source))}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)
    namespace = {"__name__": "__main__", **known}
    exec(compile(source, filename, "exec"), namespace)
    return namespace[name]


def judged(workers, answer, id="99.1"):
    """What the judge says to an answer, or to the source of one, or of its body."""
    name = exercise(id).name
    if isinstance(answer, str):
        if not re.search(rf"(?m)\b(def|class|as) {name}\b|^{name} =", answer):
            answer = f"def {name}(n):\n{indent(answer, '    ')}"
        answer = cell(answer, name)
    return judge_with(exercise(id), pack(answer), workers)
