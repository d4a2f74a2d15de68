"""Finding the edit that makes a wrong answer right, and saying where it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from c4lab.checks.judging.asking import TRIAL_STEPS, Asked, Done, edited
from c4lab.checks.judging.bench import LOST, Bench
from c4lab.checks.judging.causes import KINDS
from c4lab.checks.judging.sources import Program
from c4lab.checks.slips.edit import Edit
from c4lab.checks.slips.repair import repair
from c4lab.checks.slips.sentences import sentence, where
from c4lab.checks.writing.exercise import Exercise
from c4lab.checks.writing.wrong import BEHAVIOUR, UNNAMED, NotAttempted, Wrong

STEPS = 300_000  # that all trials together may take
LIMIT = 1_100  # edited programs
WHERE = 300  # edited programs, where it is known already which mistake it is
LONGEST = 5.0  # seconds for all trials; only what takes no steps, such as huge results, needs it
ENDLESS = 3_000  # steps on one example, where the learner's own code does not end
# A mistake that no edit of one place would mend, or that its sentence says all about.
SAYS_ALL = frozenset(
    {"breaks-out", "closes-output", "crashed", "ours", "not-a-function", "too-much-memory"}
)

OF_KINDS = frozenset(reason for _, reason, _ in KINDS)


@dataclass(frozen=True)
class Found:
    """An edit that makes the answer right: the reason and the sentence of the mistake that it
    undoes, the line of the cell, and hints about it, each saying more than the one before. `own` is
    whether the mistake is one that the exercise knows."""

    reason: str
    sentence: str
    line: int
    steps: tuple[str, ...]
    own: bool


def diagnose(exercise: Exercise, bench: Bench, wrong: Wrong) -> Found | None:
    """The edit, or the two, after which the whole check passes; None if none was found.

    How far it looks depends on steps and calls, not on the clock: a slow computer finds the same.
    """
    program = Program.of(bench.packed.units)
    if wrong.reason in SAYS_ALL or isinstance(wrong, NotAttempted) or not program.text:
        return None
    limit = WHERE if is_known(wrong) else LIMIT
    trial = _Trial(exercise, bench, program.text, wrong)
    try:
        # Their edits carry their numbers: several slips may share a reason.
        own = [replace(slip, reason=str(number)) for number, slip in enumerate(exercise.slips)]
        found = repair(program.text, trial, own, limit)
    except _Enough:
        return None
    return None if found is None else _told(exercise, program, found)


def is_known(wrong: Wrong) -> bool:
    """Whether the check says itself which mistake it is."""
    return wrong.reason not in UNNAMED | BEHAVIOUR | OF_KINDS


def _told(exercise: Exercise, program: Program, edits: Sequence[Edit]) -> Found:
    told = [_named(exercise, edit) for edit in edits]
    sentences = dict.fromkeys(sentence for _, sentence in told)
    first = program.line(edits[0].line)
    own = edits[0].kind.isdigit()
    return Found(told[0][0], " ".join(sentences), first, _steps(program, edits), own)


def _steps(program: Program, edits: Sequence[Edit]) -> tuple[str, ...]:
    """Hints: each line and the place in it, and at last what makes the answer right."""
    hints = [where(edit, program.line(edit.line)) for edit in edits]
    if len(edits) == 1:
        return hints[0]
    looks = [look for hint in hints for look in hint[:-1]]
    return (*looks, " ".join(["Two changes are needed, or more.", *(hint[-1] for hint in hints)]))


def _named(exercise: Exercise, edit: Edit) -> tuple[str, str]:
    """The reason and the sentence for what the edit undoes."""
    if edit.kind.isdigit():
        slip = exercise.slips[int(edit.kind)]
        return slip.reason, slip.sentence
    return edit.kind, sentence(edit)


class _Enough(Exception):
    """The trials have taken all that they may."""


@dataclass(eq=False)
class _Trial:
    """Runs edited answers: on the example that the learner's fails, then through the check."""

    exercise: Exercise
    bench: Bench
    source: str
    wrong: Wrong

    def example(self, sources: Sequence[str]) -> list[bool]:
        wrong = self.wrong
        if wrong.case is None or wrong.accept is None:
            again = wrong.again or self.exercise.check
            return [self._first_wrong(each, again, self._enough) is None for each in sources]
        self._stop_at_the_limit()
        got = edited(self.bench, self.exercise, sources, wrong.case, self._enough, wrong.budget)
        return list(map(wrong.accept, got))

    @cached_property
    def _enough(self) -> int:
        """Steps that a right version may need on the example: the learner's own takes as many, or
        some more."""
        if self.wrong.reason in ("still-running", "endless-recursion"):
            return ENDLESS
        before = self.bench.steps
        again = self.wrong.again or self.exercise.check
        wrong = self._first_wrong(self.source, again, TRIAL_STEPS)
        if wrong is not None and wrong.reason in ("out-of-steps", "endless-recursion"):
            return ENDLESS
        if wrong is None or wrong.status == "raised":  # its steps tell nothing
            return TRIAL_STEPS
        return min(ENDLESS + 10 * (self.bench.steps - before), TRIAL_STEPS)

    def whole(self, source: str) -> _Trial | None:
        if source == self.source:
            return self
        wrong = self._first_wrong(source, self.exercise.check)
        if wrong is None:
            return None
        return _Trial(self.exercise, self.bench, self.source, wrong)

    def _first_wrong(
        self, source: str, check: Callable[[Asked], object], steps: int = TRIAL_STEPS
    ) -> Wrong | None:
        self._stop_at_the_limit()
        asked = Asked(self.bench, self.exercise, source, steps)
        try:
            check(asked)
        except Wrong as wrong:
            return wrong
        except Done:
            pass
        return asked.failed

    def _stop_at_the_limit(self) -> None:
        bench = self.bench
        if bench.lost >= LOST or bench.steps > STEPS or bench.waited > LONGEST:
            raise _Enough
