"""Grading all that a class has handed in, several notebooks at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from typing import Any

from c4lab.checks.keeping.notebook_process import CELL_SECONDS
from c4lab.checks.keeping.plain_text import one_line
from c4lab.grading.asked_process import Stopped, ask, carried, task_of
from c4lab.grading.handed_in import HandIn
from c4lab.grading.journal import Journal
from c4lab.grading.marks import GradedHandIn, Mark

Told = Callable[[], None]
"""What is called after each hand-in, to show how far it is."""


@dataclass(frozen=True)
class Settings:
    """How many notebooks are graded at a time, how long a cell may run, and the seed by which
    checks draw what they ask besides."""

    jobs: int = 1
    cell_seconds: float = CELL_SECONDS
    seed: int = 0


def grade_all(
    hand_ins: Sequence[HandIn], journal: Journal, how: Settings, told: Told
) -> list[GradedHandIn]:
    """Grades what the journal does not have yet; all that is graded, in order. Raises
    KeyboardInterrupt and CannotKeep once all that was begun has ended."""
    missing = [each for each in hand_ins if each.digest not in journal.graded]
    for _ in range(len(hand_ins) - len(missing)):
        told()
    stop = threading.Event()
    with ThreadPoolExecutor(max(how.jobs, 1)) as pool:
        try:
            waiting = [pool.submit(_graded, each, how, stop) for each in missing]
            for done in as_completed(waiting):
                graded, again = done.result()
                journal.add(graded, again)
                told()
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise
    for each in hand_ins:
        late = journal.again.get(each.digest)
        if late:
            journal.add(_judged_again(each, journal.graded[each.digest], late, how.seed))
    return [journal.graded[each.digest] for each in hand_ins]


def _graded(
    hand_in: HandIn, how: Settings, stop: threading.Event
) -> tuple[GradedHandIn, dict[str, str]]:
    """The hand-in graded, and the answers to be judged once more."""
    nothing = GradedHandIn(
        hand_in.student, hand_in.place, problem=hand_in.problem, digest=hand_in.digest
    )
    if hand_in.problem:
        return nothing, {}
    try:
        task = task_of(hand_in.cells, hand_in.beside, how.cell_seconds, how.seed)
        reply = ask(task, stop)
    except Stopped:
        raise
    except OSError as error:
        reply = {"problem": f"No process could be started to grade it: {error.strerror}."}
    if "marks" not in reply:
        return replace(nothing, problem=one_line(str(reply["problem"]))), {}
    graded = replace(
        nothing,
        marks=tuple(map(Mark.from_plain, reply["marks"])),
        problems=(*hand_in.left_out, *reply["problems"]),
        seconds=reply["seconds"],
    )
    return graded, reply["again"] if how.jobs > 1 else {}


def _judged_again(
    hand_in: HandIn, graded: GradedHandIn, again: dict[str, str], seed: int
) -> GradedHandIn:
    """The same with these answers judged once more, while nothing else runs."""
    better: dict[str, Mark] = {}
    for exercise, packed in again.items():
        task: dict[str, Any] = {"exercise": exercise, "packed": packed, "seed": seed}
        reply = ask({**task, "beside": carried(hand_in.beside)}, threading.Event())
        for mark in map(Mark.from_plain, reply.get("marks", ())):
            better[mark.exercise] = mark
    marks = tuple(better.get(mark.exercise, mark) for mark in graded.marks)
    return replace(graded, marks=marks)
