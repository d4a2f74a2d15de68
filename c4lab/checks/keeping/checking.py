"""`check`, the call that every exercise ends with: judges an answer and keeps the result."""

import ast
import linecache
import os
import re
import sys
from pathlib import Path
from typing import Any

from c4lab.checks.judging.sources import code_of
from c4lab.checks.judging.verdicts import judge
from c4lab.checks.keeping.harmless import legible
from c4lab.checks.keeping.help import remember
from c4lab.checks.keeping.kept_answers import ANSWERS, hand_over, keep_answer
from c4lab.checks.keeping.progress_file import Standing, learners_file
from c4lab.checks.working.looking import own_name
from c4lab.checks.working.serving import IN_WORKER
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.python_text import CANNOT_PARSE
from c4lab.checks.writing.result import Result, points_text

DEFINES = r"^(?:async +def|def|class) +{0}\b"
BINDS = DEFINES + r"|^{0} *(?::[^=\n]*)?=(?!=)|^(?:from|import)\b.*\b{0}\b"


def why_stale(name: str, answer: Any) -> str:
    """A sentence that says why a newer cell with `name` did not run; "" if none is known."""
    shell = _shell()
    last, cell = _last_cell_with(name)
    own = _cell_of(answer, _cells("input_hist_parsed"))
    if not last or (own is not None and own >= last):
        return ""
    stays = f"`{name}` is still the one from before: mend the cell, run it, then check again."
    try:
        ast.parse(shell.transform_cell(cell))
    except SyntaxError as error:
        where = f"line {error.lineno}: {error.msg}"
        return f"Python cannot read your last cell with `{name}` ({where}). {stays}"
    except CANNOT_PARSE:
        return ""
    if own is None or not re.search(DEFINES.format(re.escape(name)), cell, re.MULTILINE):
        return ""
    return f"Your last cell with `{name}` was stopped before it came to that. {stays}"


def why_not_in_file(exercise: Exercise, answer: Any) -> str:
    """A sentence for an answer that is a file, if the last cell with its function wrote none."""
    file = exercise.text.file
    last, cell = _last_cell_with(exercise.name)
    if not (file and last and isinstance(answer, str)) or cell.lstrip().startswith("%%writefile"):
        return ""
    return (
        f"Your last cell with `{exercise.name}` does not begin with `%%writefile {file}`, so it is "
        "not in that file, and the check reads the file."
    )


def _shell() -> Any:
    ipython = sys.modules.get("IPython")
    return ipython.get_ipython() if ipython else None


def _cells(kind: str) -> list[str]:
    """The cells that ran, by their numbers: `kind` is a list of IPython's history."""
    return list(getattr(getattr(_shell(), "history_manager", None), kind, []))  # others have none


def _last_cell_with(name: str) -> tuple[int, str]:
    """The number and the text of the last cell that was run and binds `name`; 0 and "" if none."""
    bound = re.compile(BINDS.format(re.escape(name)), re.MULTILINE)
    found = [each for each in enumerate(_cells("input_hist_raw")) if bound.search(each[1])]
    return found[-1] if found else (0, "")


def _cell_of(answer: Any, cells: list[str]) -> int | None:
    """The number of the last cell that ran and has the text of the answer's cell; None if none."""
    code = code_of(answer)
    text = "".join(linecache.getlines(code.co_filename)).strip() if code else ""
    same = (number for number, cell in enumerate(cells) if text and cell.strip() == text)
    return max(same, default=None)


NOT_PASSED = object()


def check(exercise_id: str = "", answer: Any = NOT_PASSED) -> Result:
    """Says whether `answer`, usually a function of yours, is right, and keeps the result. Where an
    exercise asks for a file, it is the file's name.

    `exercise_id` is the number in the exercise's heading, such as "01.2". The result has a
    `status` ("right", "wrong", ...), `points`, a `message` and, for a wrong answer, the smallest
    example known; a notebook shows it as a card, `print` as text. Nothing is raised: what is wrong
    with a call of `check` is in the message too.

    The answer runs in a process of its own, usually for a few seconds at most. The best result
    counts: a later wrong answer takes no points away.
    """
    if os.environ.get(IN_WORKER):
        return _not_attempted(
            "checks-itself",
            "An answer cannot check itself: call check() in a cell of its own, not in your "
            "function.",
        )
    exercise = registry.find(exercise_id)
    if exercise is None:
        exchanged = registry.find(answer) if isinstance(answer, str) else None
        if exchanged:
            said = f"The exercise comes first, and then your answer: {exchanged.call}."
            return _not_attempted("unknown", said, exchanged)
        return _not_attempted("unknown", registry.unknown(exercise_id))
    if answer is NOT_PASSED:
        said = f"Pass your answer as well: {exercise.call}."
        return _not_attempted("no-answer-passed", said, exercise)
    folder = os.environ.get(ANSWERS)
    if folder:
        return _not_attempted("handed-over", hand_over(Path(folder), exercise, answer), exercise)
    stale = why_stale(own_name(answer) or exercise.name, answer)
    if stale:
        return _not_attempted("cell-did-not-run", stale, exercise)
    judged, packed = judge(exercise, answer)
    result: Result = legible(judged)
    if packed and result.status == "right":
        keep_answer(exercise, packed)
    return _kept(exercise, result.with_note(why_not_in_file(exercise, answer)))


def _kept(exercise: Exercise, result: Result) -> Result:
    file = learners_file()
    best = file.standings().get(exercise.id)
    if result.status != "not attempted":
        file.record(result)
        remember(result)
    if best and best.points > result.points:
        result = result.with_note(_earlier_points_stay(best, exercise))
    return result.with_note(file.complaint())


def _earlier_points_stay(best: Standing, exercise: Exercise) -> str:
    if best.status == "right":
        return "An earlier answer of yours was right, and its points stay."
    points = f"{min(best.points, exercise.points)} of {points_text(exercise.points)}"
    return f"An earlier answer of yours has {points}, and they stay."


def _not_attempted(reason: str, message: str, exercise: Exercise | None = None) -> Result:
    id, title, out_of = (exercise.id, exercise.title, exercise.points) if exercise else ("", "", 0)
    return Result(id, title, "not attempted", 0, out_of, legible(message), reason)
