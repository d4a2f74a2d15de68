"""Runs edited versions of an answer: without its limits a search for an edit would take minutes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from c4lab.checks.judging.answer_client import MOST_LOST, AnswerClient
from c4lab.checks.judging.asking import TRIAL_STEPS, AnswerToCheck, CheckEnded, ask_edited
from c4lab.checks.slips.repairing import Enough
from c4lab.checks.writing.answer import call_text
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.wrong import Wrong

STEPS = 300_000  # for all trials together
LONGEST = 3.0  # seconds for all trials; only work without steps, such as huge results, needs it
ENDLESS = 3_000  # steps on one example, if the learner's own code does not end


@dataclass(eq=False)
class RepairTrial:
    """Runs edited versions of `source`, the learner's code, which fails with `wrong`.

    The learner's code is right in the parts `earned`, the version that failed with `wrong` in
    `parts`.
    """

    exercise: Exercise
    client: AnswerClient
    source: str
    wrong: Wrong
    earned: Sequence[str] = ()
    parts: Sequence[str] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RepairTrial) and self._example == other._example

    @property
    def _example(self) -> tuple[object, ...]:
        wrong = self.wrong
        if wrong.case is None:
            return wrong.reason, wrong.counterexample and wrong.counterexample.call
        return wrong.budget, call_text(self.exercise.name, wrong.case)

    def are_right(self, sources: Sequence[str]) -> list[bool | None]:
        wrong = self.wrong
        if wrong.case is None or wrong.accept is None:
            check = wrong.again or self.exercise.check
            return [self._outcome(self._first_wrong(each, check, self._enough)) for each in sources]
        self._stop_at_the_limit()
        values = ask_edited(
            self.client, self.exercise, sources, wrong.case, self._enough, wrong.budget
        )
        return [wrong.accept(each) or self._outcome(each) for each in values]

    def _outcome(self, got: object) -> bool | None:
        """What `example` says of a version that got this Wrong or gave this value."""
        if got is None:
            return True
        raises = self.wrong.status == "raised" and self.wrong.reason != "still-running"
        return None if raises and getattr(got, "status", "") != "raised" else False

    @cached_property
    def _enough(self) -> int:
        """The steps that a right version may need on the example, by those of the learner's own."""
        if self.wrong.reason in ("still-running", "endless-recursion"):
            return ENDLESS
        before = self.client.steps
        check = self.wrong.again or self.exercise.check
        wrong = self._first_wrong(self.source, check, TRIAL_STEPS)
        if wrong is None:
            return TRIAL_STEPS
        if wrong.status == "raised":  # also out of steps: their number tells nothing
            return ENDLESS
        return min(ENDLESS + 10 * (self.client.steps - before), TRIAL_STEPS)

    def first_failure(self, source: str) -> RepairTrial | None:
        if source == self.source:
            return self
        wrong, parts = self._checked(source, self.exercise.check)
        if wrong is None:
            return None
        return replace(self, wrong=wrong, parts=parts)

    def gets_further(self) -> bool:
        return not {*self.parts} <= {*self.earned}

    def _first_wrong(
        self, source: str, check: Callable[[AnswerToCheck], object], steps: int = TRIAL_STEPS
    ) -> Wrong | None:
        return self._checked(source, check, steps)[0]

    def _checked(
        self, source: str, check: Callable[[AnswerToCheck], object], steps: int = TRIAL_STEPS
    ) -> tuple[Wrong | None, Sequence[str]]:
        """What is wrong first, if anything, and the parts that are right."""
        self._stop_at_the_limit()
        answer = AnswerToCheck(self.client, self.exercise, source, steps)
        try:
            check(answer)
        except Wrong as wrong:
            return wrong, answer.earned
        except CheckEnded:
            pass
        return answer.failed, answer.earned

    def _stop_at_the_limit(self) -> None:
        client = self.client
        if client.lost >= MOST_LOST or client.steps > STEPS or client.waited > LONGEST:
            raise Enough
