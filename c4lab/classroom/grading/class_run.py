"""Grading all that a class has handed in, several notebooks at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import as_completed
from functools import partial

from c4lab.classroom.grading.graders import Grader, Marks, pool_of_graders
from c4lab.classroom.grading.handed_in import HandIn
from c4lab.classroom.grading.journal import Journal
from c4lab.classroom.grading.judged_answers import is_sure
from c4lab.classroom.grading.marks import GradedHandIn, Mark

ENDS_THE_RUN = "Twice the run ended while it was graded: look at it yourself before it runs again."


def grade_all(
    hand_ins: Sequence[HandIn], journal: Journal, jobs: int, told: Callable[[], object]
) -> list[GradedHandIn]:
    """Grades what the journal does not have yet, so many at a time; all that is graded, in order.
    `told` is called after each. Raises KeyboardInterrupt and CannotKeep once all that was begun has
    ended.

    What could not be graded, or has marks that may be the machine's fault, or was begun when an
    earlier run ended, is graded once more, alone. An answer that was judged in this run gets the
    same mark, and is judged once.
    """
    missing = [each for each in hand_ins if each.digest not in journal.graded]
    for _ in range(len(hand_ins) - len(missing)):
        told()
    judged: Marks = {}

    def known(digests: dict[str, str]) -> Marks:
        return {id: judged[digest] for id, digest in digests.items() if digest in judged}

    def grade(hand_in: HandIn, grader: Grader) -> GradedHandIn:
        journal.begin(hand_in.digest)
        graded, marks = grader.grade(hand_in, journal.seed, known)
        for digest, mark in marks.items():
            if is_sure(Mark.from_plain(mark)):
                judged.setdefault(digest, {**mark, "seconds": 0.0})
        return graded

    jobs = max(1, min(jobs, len(missing)))
    with pool_of_graders(jobs) as submit:
        first = {
            submit(partial(grade, each)): each for each in missing if not journal.begun[each.digest]
        }
        for done in as_completed(first):
            graded = done.result()
            late = graded.problem != first[done].problem
            if jobs > 1:
                late |= not all(map(is_sure, graded.marks))
            journal.add(graded, again=late)
            told()
        for each in hand_ins:
            if each.digest in journal.graded and each.digest not in journal.again:
                continue
            if each.digest not in journal.graded:
                told()
            if journal.begun[each.digest] > 1:
                journal.add(GradedHandIn.without_marks(each, ENDS_THE_RUN))
            else:
                journal.add(submit(partial(grade, each)).result())
    return [journal.graded[each.digest] for each in hand_ins]
