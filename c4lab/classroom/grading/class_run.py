"""Grading all that a class has handed in, several notebooks at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from typing import Any

from c4lab.checks.keeping.plain_text import one_line
from c4lab.classroom.grading.graders import Grader, Graders
from c4lab.classroom.grading.journal import Journal
from c4lab.classroom.grading.judged_answers import AGAIN, explained
from c4lab.classroom.grading.marks import GradedHandIn, Mark
from c4lab.classroom.grading.notebook_run import CELL_SECONDS
from c4lab.classroom.hand_ins.handed_in import HandIn

ENDS_THE_RUN = "Twice the run ended while it was graded: look at it yourself before it runs again."
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
    KeyboardInterrupt and CannotKeep once all that was begun has ended.

    Several are graded at a time. What could not be graded so, or has marks that may be the
    machine's fault, or was begun when an earlier run ended, is graded once more, alone.
    """
    missing = [each for each in hand_ins if each.digest not in journal.graded]
    for _ in range(len(hand_ins) - len(missing)):
        told()
    known = KnownMarks()
    jobs = max(1, min(how.jobs, len(missing)))
    with Graders(jobs) as graders, ThreadPoolExecutor(jobs) as pool:

        def grade(hand_in: HandIn) -> GradedHandIn:
            with graders.one() as grader:
                journal.begin(hand_in.digest)
                return _graded(hand_in, how, grader, known)

        try:
            first = {
                pool.submit(grade, each): each for each in missing if not journal.begun[each.digest]
            }
            for done in as_completed(first):
                graded = done.result()
                late = graded.problem != first[done].problem
                if jobs > 1:
                    late |= any(mark.reason in AGAIN for mark in graded.marks)
                journal.add(graded, again=late)
                told()
            for each in hand_ins:
                if each.digest in journal.graded and each.digest not in journal.again:
                    continue
                if each.digest not in journal.graded:
                    told()
                if journal.begun[each.digest] > 1:
                    journal.add(replace(_nothing(each), problem=ENDS_THE_RUN))
                else:
                    journal.add(grade(each))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            graders.end()
            raise
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


def _nothing(hand_in: HandIn) -> GradedHandIn:
    """The hand-in without any mark."""
    return GradedHandIn(
        hand_in.student, hand_in.place, problem=hand_in.problem, digest=hand_in.digest
    )


def _graded(hand_in: HandIn, how: Settings, grader: Grader, known: KnownMarks) -> GradedHandIn:
    """The hand-in, graded."""
    nothing = _nothing(hand_in)
    if hand_in.problem:
        return nothing
    try:
        reply = grader.grade(
            hand_in.cells, how.cell_seconds, hand_in.beside, seed=how.seed, known=known.of
        )
    except OSError as error:
        reply = {"problem": f"No process could be started to grade it: {error.strerror}."}
    if "problem" in reply:
        return replace(nothing, problem=one_line(str(reply["problem"])))
    known.add(reply["digests"], reply["marks"])
    problems = (*hand_in.left_out, *reply["problems"])
    return replace(
        nothing,
        marks=explained(map(Mark.from_plain, reply["marks"]), hand_in.cells, problems),
        problems=problems,
        seconds=reply["seconds"],
    )
