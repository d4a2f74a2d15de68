"""Asks judges, processes of their own, to grade a notebook, or a class, several at a time.

If a notebook has ended its judge, there is another.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from threading import local
from typing import Any

from c4lab.checks.judging.python_process import PythonProcess
from c4lab.checks.judging.talking import NoReply
from c4lab.checks.keeping.harmless import one_line
from c4lab.classroom.grading import judge_process
from c4lab.classroom.grading.handed_in import HandIn
from c4lab.classroom.grading.journal import Journal
from c4lab.classroom.grading.judged_answers import is_sure
from c4lab.classroom.grading.marks import GradedHandIn, Mark
from c4lab.classroom.grading.notebook_run import CELL_SECONDS

OPTIONS = ("-X", "utf8", "-P")
SECONDS = 420.0  # to run a notebook
SECONDS_TO_JUDGE = 1_560.0  # its answers, twelve at most
ENDED = "The process that graded it was ended: does the notebook end processes?"
TOO_LONG = "To grade it took too long, and it was stopped."


class NotGraded(Exception):
    """Why a judge gives no marks, in a sentence."""


class Grader:
    """A judge, which is started when it is first asked. Use `close` in any case."""

    def __init__(self) -> None:
        self._process: PythonProcess | None = None

    def grade(self, hand_in: HandIn, seed: int | None = None) -> GradedHandIn:
        """The hand-in, graded by this seed or without one."""
        if hand_in.problem:
            return GradedHandIn.without_marks(hand_in, hand_in.problem)
        cells = [(cell.number, cell.source, cell.tags) for cell in hand_in.cells]
        beside = [(name, base64.b64encode(data).decode()) for name, data in hand_in.beside]
        task = {"cells": cells, "left_out": hand_in.left_out, "beside": beside}
        try:
            if self._process is None:
                self._process = PythonProcess(judge_process.__name__, OPTIONS)
            ran = self._asked({"do": "run", **task, "seconds": CELL_SECONDS}, SECONDS)
            judged = self._asked({"do": "marks", "seed": seed}, SECONDS_TO_JUDGE)
        except OSError as error:
            why = f"No process could be started to grade it: {error.strerror}."
            return GradedHandIn.without_marks(hand_in, why)
        except NotGraded as error:
            return GradedHandIn.without_marks(hand_in, one_line(str(error)))
        return GradedHandIn(
            hand_in.student,
            hand_in.place,
            tuple(map(Mark.from_plain, judged["marks"])),
            tuple(ran["problems"]),
            seconds=ran["seconds"],
            digest=hand_in.digest,
        )

    def close(self) -> None:
        """Ends the judge with all that it started; another thread may wait for it."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _asked(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """What the judge says. Raises NotGraded if it says why not, or nothing."""
        process = self._process
        if process is None:  # it was ended since the notebook ran
            raise NotGraded(ENDED)
        process.send(request)
        try:
            said = process.receive(seconds)
        except NoReply as why:
            self.close()
            raise NotGraded(TOO_LONG if why.why == "time" else ENDED) from None
        if not isinstance(said, dict) or "problem" in said:
            raise NotGraded(said["problem"] if isinstance(said, dict) else ENDED)
        return said


ENDS_THE_RUN = "Twice the run ended while it was graded: look at it yourself before it runs again."


def grade_all(
    hand_ins: Sequence[HandIn], journal: Journal, jobs: int, told: Callable[[], object]
) -> list[GradedHandIn]:
    """Grades what the journal does not have yet, so many at a time; all that is graded, in order.
    `told` is called after each. Raises KeyboardInterrupt and CannotKeep once all that was begun has
    ended.

    What could not be graded, or has marks that may be the machine's fault, or was begun when an
    earlier run ended, is graded once more, alone.
    """
    missing = [each for each in hand_ins if each.digest not in journal.graded]
    for _ in range(len(hand_ins) - len(missing)):
        told()
    jobs = max(1, min(jobs, len(missing)))
    graders: list[Grader] = []
    own = local()

    def begin() -> None:
        own.grader = Grader()
        graders.append(own.grader)

    def grade(hand_in: HandIn) -> GradedHandIn:
        journal.begin(hand_in.digest)
        graded: GradedHandIn = own.grader.grade(hand_in, journal.seed)
        return graded

    with ThreadPoolExecutor(jobs, initializer=begin) as pool:
        try:
            first = {
                pool.submit(grade, each): each for each in missing if not journal.begun[each.digest]
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
                    journal.add(pool.submit(grade, each).result())
        finally:  # what was begun and is not wanted any more is ended
            pool.shutdown(wait=False, cancel_futures=True)
            for grader in graders:
                grader.close()
    return [journal.graded[each.digest] for each in hand_ins]
