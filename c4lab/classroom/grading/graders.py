"""Asks judges, processes of their own, to grade a notebook, or a class, several at a time.

If a notebook has ended its judge, there is another.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from c4lab.checks.judging.python_process import PythonProcess
from c4lab.checks.judging.talking import NoReply
from c4lab.checks.keeping.harmless import one_line
from c4lab.classroom.grading import judge_process
from c4lab.classroom.grading.handed_in import HandIn
from c4lab.classroom.grading.journal import Journal
from c4lab.classroom.grading.judged_answers import explained, is_sure
from c4lab.classroom.grading.marks import GradedHandIn, Mark
from c4lab.classroom.grading.notebook_run import CELL_SECONDS

OPTIONS = ("-X", "utf8", "-P")
SECONDS = 420.0  # to run a notebook
SECONDS_TO_JUDGE = 1_560.0  # its answers, twelve at most
ENDED = "The process that graded it was ended: does the notebook end processes?"
TOO_LONG = "To grade it took too long, and it was stopped."
T = TypeVar("T")
Marks = dict[str, dict[str, Any]]
Known = Callable[[dict[str, str]], Marks]
"""Gives the marks that are known, by exercise, for the digests of the answers."""


class Grader:
    """A judge, which is started when it is first asked. Use `close` in any case.

    `run` and what comes after it give what the judge says, or {"problem": why} if it says nothing,
    and raise OSError if no process can be started.
    """

    def __init__(self) -> None:
        self._process: PythonProcess | None = None

    def grade(
        self, hand_in: HandIn, seed: int | None = None, known: Known = lambda digests: {}
    ) -> tuple[GradedHandIn, Marks]:
        """The hand-in, graded by this seed or without one, and its marks by the digests of the
        answers."""
        if hand_in.problem:
            return GradedHandIn.without_marks(hand_in, hand_in.problem), {}
        try:
            ran = self.run(hand_in)
            reply = ran if "problem" in ran else self.marks(seed, known(ran["digests"]))
        except OSError as error:
            reply = {"problem": f"No process could be started to grade it: {error.strerror}."}
        if "problem" in reply:
            return GradedHandIn.without_marks(hand_in, one_line(str(reply["problem"]))), {}
        problems = (*hand_in.left_out, *ran["problems"])
        marks = explained(map(Mark.from_plain, reply["marks"]), hand_in.cells, problems)
        graded = GradedHandIn(
            hand_in.student, hand_in.place, marks, problems, "", ran["seconds"], hand_in.digest
        )
        found = {mark["exercise"]: mark for mark in reply["marks"]}
        return graded, {digest: found[id] for id, digest in ran["digests"].items()}

    def run(self, hand_in: HandIn) -> dict[str, Any]:
        """Runs a notebook."""
        if self._process is None:
            self._process = PythonProcess(judge_process.__name__, OPTIONS)
        cells = [(cell.number, cell.source, cell.tags) for cell in hand_in.cells]
        beside = [(name, base64.b64encode(data).decode()) for name, data in hand_in.beside]
        task = {"cells": cells, "beside": beside, "seconds": CELL_SECONDS}
        return self._asked({"do": "run", **task}, SECONDS)

    def marks(self, seed: int | None, known: Marks) -> dict[str, Any]:
        """The marks of the notebook that has run."""
        return self._asked({"do": "marks", "known": known, "seed": seed}, SECONDS_TO_JUDGE)

    def close(self) -> None:
        """Ends the judge with all that it started; another thread may wait for it."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _asked(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        process = self._process
        if process is None:  # it was ended since the notebook ran
            return {"problem": ENDED}
        process.send(request)
        try:
            said = process.receive(seconds)
            return said if isinstance(said, dict) else {"problem": ENDED}
        except NoReply as why:
            self.close()
            return {"problem": TOO_LONG if why.why == "time" else ENDED}


Task = Callable[[Grader], T]


@contextmanager
def pool_of_graders(count: int) -> Iterator[Callable[[Task[T]], Future[T]]]:
    """Context manager: what has a task done with one of so many graders that nobody else has, as
    soon as one is free. Where the block is left by an exception, what was begun is ended."""
    graders = [Grader() for _ in range(count)]
    free: SimpleQueue[Grader] = SimpleQueue()
    for each in graders:
        free.put(each)

    def done(task: Task[T]) -> T:
        grader = free.get()
        try:
            return task(grader)
        finally:
            free.put(grader)

    with ThreadPoolExecutor(count) as pool:
        try:
            yield lambda task: pool.submit(done, task)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for each in graders:
                each.close()


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
