"""What learners may answer, tried: the tests of each lesson's answers are made here."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from c4lab.authoring.answers import Written, answers
from c4lab.checks.judging import bench, diagnosis
from c4lab.checks.judging.judge import judge_at
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.workshop import workshop
from c4lab.checks.slips.tree import Program
from c4lab.checks.writing.code import show
from c4lab.checks.writing.plain import decode, encode
from c4lab.checks.writing.registry import find, of_lesson
from c4lab.checks.writing.result import Result

Judge = Callable[..., Result]

MADE_UP = {"one-player-only"}
"""Slips whose wrong pattern has a name of its own, for which anything may stand."""


PATIENCE = 10
"""How many times as long as for a learner a version may take that ends by itself, or after so many
steps: here other tests keep the machine busy."""
HASTE = 0.4
"""The same for answers at first, since many never end. What is not as it should be gets more."""


@pytest.fixture(scope="module")
def judged() -> Iterator[Judge]:
    """Judges answers one after the other, in workers of one workshop."""
    with workshop() as workers, pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "TRIAL_SECONDS", PATIENCE * bench.TRIAL_SECONDS)
        patch.setattr(diagnosis, "LONGEST", PATIENCE * diagnosis.LONGEST)

        def judge(answer: Written, times: float = 1) -> Result:
            with pytest.MonkeyPatch.context() as limit:
                limit.setattr(bench, "SECONDS", times * bench.SECONDS)
                return judge_at(answer.exercise, pack(answer.run()), workers, places=False)

        yield judge


def of(lesson: str) -> pytest.MarkDecorator:
    """Each answer of a lesson."""
    all_answers = [each for exercise in of_lesson(lesson) for each in answers(exercise)]
    return pytest.mark.parametrize("answer", all_answers, ids=lambda answer: answer.name[:100])


def slips_of(lesson: str) -> pytest.MarkDecorator:
    """Each slip of a lesson's exercises, made at the first place that it fits in the first of the
    right answers or, every other slip, in the last: the styles differ most there. Not if that is an
    answer."""
    cases: list[tuple[Written, str]] = []
    for exercise in of_lesson(lesson):
        right = [
            (each, Program.read(each.source))
            for each in answers(exercise)
            if each.right and exercise.slips
        ]
        tried = {each.source for each in answers(exercise)}
        for slip in exercise.slips:
            made = [
                replace(answer, style=f"{slip.reason} in {answer.style}", source=edit.source)
                for answer, program in right
                for edit in [next(slip.make(program), None)]
                if edit is not None
            ]
            if made and (answer := made[-(len(cases) % 2)]).source not in tried:
                cases.append((answer, slip.reason))
    cases.sort(key=lambda case: case[0].name)
    names = [answer.name[:100] for answer, _ in cases]
    return pytest.mark.parametrize(("answer", "reason"), cases, ids=names)


def pastes(answer: Written, result: Result) -> None:
    """The call of the example, pasted below the learner's cell, gives what the learner is told,
    with no more names than the notebook has."""
    example = result.counterexample
    if example is None or result.status == "raised" or "{" in example.got:
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


def is_the_slip(answer: Written, reason: str, judge: Judge) -> None:
    """An answer in which a slip was made gets its reason, or that of a mistake that answers alike,
    unless it is right all the same, as ours never is, or raises an error, whose line is found."""
    _patiently(lambda result: _is_the_slip(answer, reason, result), answer, judge)


def is_as_it_should_be(answer: Written, judge: Judge) -> None:
    """A right answer is right; a wrong one gets its reason, and a sentence."""
    _patiently(lambda result: _is_as_it_should_be(answer, result), answer, judge)


def _patiently(holds: Callable[[Result], None], answer: Written, judge: Judge) -> None:
    try:
        holds(judge(answer, HASTE))
    except AssertionError:
        holds(judge(answer, PATIENCE))


def _is_the_slip(answer: Written, reason: str, result: Result) -> None:
    if answer.style.endswith("in solution") and reason not in MADE_UP:
        assert result.status != "right", result
    if result.status == "raised":
        assert result.line, result
    else:
        exercise = find(result.exercise)
        assert exercise is not None
        alike = {mistake.reason for mistake in exercise.mistakes}
        assert result.reason in {reason, "", *alike}, result


def _is_as_it_should_be(answer: Written, result: Result) -> None:
    if answer.right:
        assert (result.status, result.reason) == ("right", ""), result
        assert result.points == result.out_of
    else:
        assert result.status in ("wrong", "raised"), result
        assert result.reason in answer.reasons, result
        assert result.points < result.out_of
        assert result.message.rstrip(")`").endswith((".", "?")), result
        pastes(answer, result)
