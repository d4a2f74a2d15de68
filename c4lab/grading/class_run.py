"""Grading all that a class has handed in, several notebooks at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass, replace
from queue import SimpleQueue
from typing import Any

from c4lab.checks.keeping.plain_text import one_line
from c4lab.grading.asked_process import Grader, Stopped, carried, task_of
from c4lab.grading.handed_in import HandIn
from c4lab.grading.journal import Journal
from c4lab.grading.judged_answers import AGAIN, explained
from c4lab.grading.marks import GradedHandIn, Mark
from c4lab.grading.notebook_process import CELL_SECONDS

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
    free: SimpleQueue[Grader] = SimpleQueue()
    known = KnownMarks()

    def grade(hand_in: HandIn) -> tuple[GradedHandIn, dict[str, str]]:
        grader = free.get()
        try:
            return _graded(hand_in, how, grader, known, stop)
        finally:
            free.put(grader)

    with ExitStack() as opened:
        jobs = max(1, min(how.jobs, len(missing)))
        for _ in range(jobs):
            free.put(opened.enter_context(Grader()))
        pool = opened.enter_context(ThreadPoolExecutor(jobs))
        try:
            waiting = [pool.submit(grade, each) for each in missing]
            for done in as_completed(waiting):
                graded, again = done.result()
                journal.add(graded, again)
                told()
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise
    with Grader() as grader:
        for each in hand_ins:
            late = journal.again.get(each.digest)
            if late:
                journal.add(
                    _judged_again(each, journal.graded[each.digest], late, grader, how.seed)
                )
    return [journal.graded[each.digest] for each in hand_ins]


class KnownMarks:
    """The marks of answers that were judged in this run, by their digests: the same answer gets the
    same mark, and is judged once."""

    def __init__(self) -> None:
        self._marks: dict[str, dict[str, Any]] = {}

    def of(self, digests: dict[str, str]) -> dict[str, Any]:
        """The marks that are known, by exercise."""
        return {id: self._marks[digest] for id, digest in digests.items() if digest in self._marks}

    def add(self, digests: dict[str, str], marks: Sequence[dict[str, Any]]) -> None:
        """Remembers marks, but for those that may be the machine's fault."""
        for mark in marks:
            if mark["exercise"] in digests and mark["reason"] not in AGAIN:
                self._marks.setdefault(digests[mark["exercise"]], {**mark, "seconds": 0.0})


def _graded(
    hand_in: HandIn, how: Settings, grader: Grader, known: KnownMarks, stop: threading.Event
) -> tuple[GradedHandIn, dict[str, str]]:
    """The hand-in graded, and the answers to be judged once more."""
    nothing = GradedHandIn(
        hand_in.student, hand_in.place, problem=hand_in.problem, digest=hand_in.digest
    )
    if hand_in.problem:
        return nothing, {}
    try:
        task = task_of(hand_in.cells, hand_in.beside, how.cell_seconds)
        reply = grader.ask(
            task, stop, lambda digests: {"known": known.of(digests), "seed": how.seed}
        )
    except Stopped:
        raise
    except OSError as error:
        reply = {"problem": f"No process could be started to grade it: {error.strerror}."}
    if "marks" not in reply:
        return replace(nothing, problem=one_line(str(reply["problem"]))), {}
    known.add(reply["digests"], reply["marks"])
    problems = (*hand_in.left_out, *reply["problems"])
    graded = replace(
        nothing,
        marks=explained(map(Mark.from_plain, reply["marks"]), hand_in.cells, problems),
        problems=problems,
        seconds=reply["seconds"],
    )
    return graded, reply["again"] if how.jobs > 1 else {}


def _judged_again(
    hand_in: HandIn, graded: GradedHandIn, again: dict[str, str], grader: Grader, seed: int
) -> GradedHandIn:
    """The same with these answers judged once more, while nothing else runs."""
    better: dict[str, Mark] = {}
    for exercise, packed in again.items():
        task: dict[str, Any] = {"exercise": exercise, "packed": packed, "seed": seed}
        reply = grader.ask({**task, "beside": carried(hand_in.beside)})
        for mark in map(Mark.from_plain, reply.get("marks", ())):
            better[mark.exercise] = mark
    marks = tuple(better.get(mark.exercise, mark) for mark in graded.marks)
    return replace(graded, marks=marks)
