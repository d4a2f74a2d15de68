"""What learners may answer, tried. Each test_answers_N.py tries a sixth of the exercises."""

import ast
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest

from c4lab.authoring.answer_files import WrittenAnswer, answers
from c4lab.checks.judging import answer_client, repair_trial
from c4lab.checks.judging.forked_workers import open_workers
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_with
from c4lab.checks.slips.sentences import SENTENCES
from c4lab.checks.slips.tree import Program
from c4lab.checks.writing.decoding import decode
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.plain import encode
from c4lab.checks.writing.python_text import show
from c4lab.checks.writing.registry import all_exercises
from c4lab.checks.writing.result import Result
from c4lab.checks.writing.wrong import UNNAMED

Judge = Callable[..., Result]

OTHER_REASONS = {
    # A mistake of the table gives the same values: its sentence comes before that of a slip.
    ("01.5", "compared-with-text"): {"always-min"},
    ("02.2", "cuts-at-once"): {"first-branch-only"},
    ("02.2", "window-negated"): {"never-cuts"},
    ("02.3", "cuts-at-once"): {"first-move-only"},
    ("03.2", "cuts-at-once"): {"first-move-only"},
    ("03.2", "forgets-to-negate"): {"largest-of-the-others"},
    ("06.1", "compares-not-assigns"): {"no-new-disc"},
    ("09.6", "another-argument"): {"always-1"},
    ("13.2", "by-position"): {"table-not-used"},
    ("14.4", "gap"): {"third-not-asked"},
    ("14.4", "three-in-a-row"): {"third-not-asked"},
    ("15.2", "bits-for-steps"): {"one-end-only"},
    ("15.2", "overwritten"): {"upright-missing"},
    ("15.3", "swapped-arguments"): {"all-discs"},
    ("15.3", "wrong-player"): {"mask-for-landings", "reachable-first"},
    ("15.4", "only-the-bad"): {"no-block"},
    ("15.4", "swapped-arguments"): {"all-discs"},
    ("15.4", "xor"): {"below-missing"},
    ("16.6", "key-cut"): {"two-divisions"},
    ("16.6", "nine-bits"): {"two-divisions"},
    ("17.3", "half-a-key"): {"bounds-unused"},
    ("17.3", "mask-as-key"): {"bounds-unused"},
    ("18.5", "win-down"): {"quotient-turned"},
    # The answer stays right: the pattern's own variable becomes one in scope that is always true,
    **{(exercise, "one-player-only"): {""} for exercise in ("02.2", "02.3", "02.4")},
    # or the place of the slip does not matter in a right answer of another style.
    ("01.4", "draw-is-falsy"): {""},
    ("01.5", "draw-is-falsy"): {""},
    ("02.3", "forgets-the-bound"): {""},
    ("03.2", "forgets-the-bound"): {""},
    ("04.4", "divides-with-slash"): {""},
    ("08.2", "middle-between"): {""},
    ("08.2", "middle-rounded"): {""},
    ("10.4", "no-depth"): {""},
    ("10.4", "value-known"): {""},
    ("13.4", "only-3"): {""},
    ("16.2", "cut"): {""},
    ("17.4", "asks-equal"): {""},
    ("17.4", "stops-early"): {""},
}
"""The reasons that a learner may read in place of a slip's own, "" for a right answer, by exercise
and slip: some only if the slip is made in the first right answer, some only in the last one."""


ALL = bool(os.environ.get("C4LAB_ALL_ANSWERS"))
"""Whether to try all answers: that takes some ten minutes more."""
PARTS = 6
"""Files of tests, as many as can be tried beside each other."""
PATIENCE = 10
"""How many times as long as for a learner a version may take that ends by itself, or after so many
steps: here other tests keep the machine busy."""
SEARCHING = 5
"""How many times as long the search for an edit that mends may take at the second attempt: steps
are to limit it, not the clock, or a busy machine finds no slip."""
HASTE = 0.4
"""The same for answers at first, since many never end, and for the search no more than a learner's.
What is not as it should be gets more."""


@contextmanager
def judging() -> Iterator[Judge]:
    """Judges answers one after the other, in workers of one supervisor."""
    with open_workers() as workers, pytest.MonkeyPatch.context() as patch:
        patch.setattr(answer_client, "TRIAL_SECONDS", PATIENCE * answer_client.TRIAL_SECONDS)
        longest = repair_trial.LONGEST

        def judge(answer: WrittenAnswer, times: float = 1) -> Result:
            with pytest.MonkeyPatch.context() as limit:
                limit.setattr(answer_client, "SECONDS", times * answer_client.SECONDS)
                searching = 1 if times == HASTE else SEARCHING
                limit.setattr(repair_trial, "LONGEST", searching * longest)
                return judge_with(answer.exercise, pack(answer.run()), workers, places=False)

        yield judge


@dataclass(frozen=True)
class Unreadable:
    """An exercise whose answers cannot be read, and why."""

    exercise: Exercise
    error: Exception

    @property
    def name(self) -> str:
        return f"{self.exercise.id}-unreadable"


def each_answer(part: int) -> list[Any]:
    """A share of the answers to a sixth of all exercises, whatever lessons there are: see
    `_share`."""
    every = [each for exercise in all_exercises()[part::PARTS] for each in _answers(exercise)]
    found = [each for number, each in enumerate(every) if ALL or number % _share(each) == 0]
    return [pytest.param(each, id=each.name[:100]) for each in found]


def _share(answer: WrittenAnswer | Unreadable) -> int:
    """One in how many is tried where not all are: half of the right ones in styles of their own, a
    tenth of the wrong ones that stand in a lesson's folder and of our solutions, which `solutions/`
    tries, and of what the tables make of these, which are most, one in a hundred. Wrong engines of
    the last exercise play whole matches before they fail: they count as made."""
    if isinstance(answer, Unreadable):
        return 1
    if answer.right and answer.style != "solution":
        return 2
    return 100 if answer.made or answer.exercise.id == "19.1" else 10


def each_slip(part: int) -> list[Any]:
    """Each slip of a sixth of all exercises, or a twelfth of them if not all are tried. A slip is
    made at the first place that it fits, in the first of the right answers or, every other slip of
    an exercise, in the last one: these styles differ most. Slips that make one of the written
    answers are left out."""
    slips = [
        (exercise, number, slip)
        for place, exercise in enumerate(all_exercises()[part::PARTS])
        for number, slip in enumerate(exercise.slips)
        if ALL or (place + number) % 12 == 0
    ]
    found = []
    for exercise, number, slip in slips:
        written = [each for each in _answers(exercise) if isinstance(each, WrittenAnswer)]
        right = [each for each in written if each.right]
        for answer in right if number % 2 else reversed(right):
            edit = next(slip.make(Program.parse(answer.source)), None)
            if edit is not None:
                if edit.source not in {each.source for each in written}:
                    style = f"{slip.reason} in {answer.style}"
                    slipped = replace(answer, style=style, source=edit.source)
                    found.append(pytest.param(slipped, slip.reason, id=slipped.name[:100]))
                break
    return found


def _answers(exercise: Exercise) -> Sequence[WrittenAnswer | Unreadable]:
    """All answers of an exercise: where they cannot be read, those of the others are tried all the
    same."""
    try:
        return answers(exercise)
    except Exception as error:
        return [Unreadable(exercise, error)]


def test_answers(answer: WrittenAnswer | Unreadable, judged: Judge) -> None:
    if isinstance(answer, Unreadable):
        raise answer.error
    is_as_it_should_be(answer, judged)


def test_slips(answer: WrittenAnswer, reason: str, judged: Judge) -> None:
    is_the_slip(answer, reason, judged)


def pastes(answer: WrittenAnswer, result: Result) -> None:
    """The call of the example, pasted below the learner's cell, gives what the learner is told,
    with no more names than the notebook has."""
    example = result.counterexample
    if example is None or result.status == "raised" or "{" in example.got:
        return
    if answer.exercise.id == "19.1":  # an engine's moves hang on the clock, or on chance
        return
    try:
        ast.parse(example.got)
    except SyntaxError:  # told in words
        return
    namespace = answer.namespace()
    tree = ast.parse(example.call)
    last = tree.body.pop()
    assert isinstance(last, ast.Expr), example.call
    exec(compile(tree, "<pasted>", "exec"), namespace)
    value = eval(compile(ast.Expression(last.value), "<pasted>", "eval"), namespace)
    assert show(decode(encode(value))) == example.got, example


def is_the_slip(answer: WrittenAnswer, reason: str, judge: Judge) -> None:
    """Asserts that an answer in which a slip was made gets the slip's reason, or one of
    OTHER_REASONS; an answer that raises an error gets its line as well."""
    _patiently(lambda result: _is_the_slip(reason, result), answer, judge)


def is_as_it_should_be(answer: WrittenAnswer, judge: Judge) -> None:
    """A right answer is right; a wrong one gets its reason, and a sentence."""
    if answer.right:  # it comes to an end
        _is_as_it_should_be(answer, judge(answer, PATIENCE))
    else:
        _patiently(lambda result: _is_as_it_should_be(answer, result), answer, judge)


def _patiently(holds: Callable[[Result], None], answer: WrittenAnswer, judge: Judge) -> None:
    try:
        holds(judge(answer, HASTE))
    except AssertionError:
        holds(judge(answer, PATIENCE))


def _is_the_slip(reason: str, result: Result) -> None:
    others = OTHER_REASONS.get((result.exercise, reason), set())
    assert result.reason in {reason, *others}, result
    assert result.line or result.status != "raised", result


def _is_in_doubt(answer: WrittenAnswer, result: Result) -> bool:
    """Whether it is a general edit that mends the answer, and not the only one."""
    return not SENTENCES.keys().isdisjoint(answer.reasons) and (
        result.reason in UNNAMED or result.reason in SENTENCES
    )


def _is_as_it_should_be(answer: WrittenAnswer, result: Result) -> None:
    if answer.right:
        assert (result.status, result.reason) == ("right", ""), result
        assert result.points == result.out_of
    else:
        assert result.status in ("wrong", "raised"), result
        as_expected = result.reason in answer.reasons or _is_in_doubt(answer, result)
        assert as_expected, f"{result.reason}, and not {' or '.join(answer.reasons)}: {result}"
        assert result.points < result.out_of
        assert result.message.rstrip(")`").endswith((".", "?")), result
        pastes(answer, result)
