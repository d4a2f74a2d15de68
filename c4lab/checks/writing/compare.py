"""Comparing a learner's answer with a reference, case by case, smallest case first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from c4lab.checks.writing.answer import Answer, Case, call_text, positions_in
from c4lab.checks.writing.code import Script, code, imports_for, show
from c4lab.checks.writing.known import Known
from c4lab.checks.writing.mistake import Mistake
from c4lab.checks.writing.plain import decode, encode
from c4lab.checks.writing.reference import Reference
from c4lab.checks.writing.result import Counterexample
from c4lab.checks.writing.shrink import Shrink, smallest
from c4lab.checks.writing.values import equal, refuse_rubbish
from c4lab.checks.writing.wrong import Wrong
from c4lab.games import Position

ENOUGH = 40  # cases on which a mistake has to answer as the learner does
Same = Callable[[Any, Any], bool]


def compare(
    answer: Answer,
    cases: Iterable[Case],
    reference: Callable[..., Any] | None = None,
    *,
    known: Sequence[Known] | None = None,
    same: Same | None = None,
    show: Callable[..., Position | None] | None = None,
    tell: Callable[..., object] | None = None,
    shrink: Shrink | None = None,
) -> None:
    """Returns if `answer` gives what `reference`, or else the solution, gives in all `cases`.

    Raises Wrong for the first case that differs, so that cases ordered small first give a small
    example, made smaller still by `shrink`. Its reason is that of the first mistake in `known`, or
    else of the exercise's own, that answers as the learner does on all cases tried; "wrong-value"
    if there is none. `same(got, expected)` says what counts as right, in place of `equal`.
    `show(*case)` gives the position to draw where a case holds none, `tell(value, *case)` what is
    shown in place of a value that is hard to read.
    """
    cases = list(cases)
    chosen = answer.mistakes if known is None else known
    mistakes = [each for each in chosen if isinstance(each, Mistake)]
    ours = Reference(answer.name, reference or answer.solution, plain=same is None)
    agree = _careful(same or equal)

    def example(case: Case, expected: Any, got: Any) -> Counterexample:
        if tell is not None and not isinstance(case, Script):
            expected, got = tell(expected, *case), tell(got, *case)
        return _example(answer.name, case, expected, got, show)

    def refuse(case: Case, got: Any) -> None:
        """Raises Wrong, neutral as yet, if this is not right."""
        if isinstance(got, Wrong):
            raise got
        expected = ours.value(case)
        text = partial(_last_line, answer.name, case)
        try:
            refuse_rubbish(got, expected, text, any_kind=same is not None)
        except Wrong as wrong:
            wrong.counterexample = example(case, expected, got)
            raise
        if not agree(got, expected):
            raise _Mismatch(example(case, expected, got), got)

    def right(case: Case, got: Any) -> bool:
        """The same in a word, and quickly: it is asked of many edited versions."""
        expected = ours.value(case)
        try:
            refuse_rubbish(got, expected, str, any_kind=same is not None)
        except Wrong:
            return False
        return not isinstance(got, Wrong) and agree(got, expected)

    for number, (case, got) in enumerate(zip(cases, answer.outcomes(cases), strict=True)):
        try:
            refuse(case, got)
        except Wrong as wrong:
            if number and isinstance(wrong, _Mismatch):
                _refuse_memory(answer, cases[: number + 1], refuse)
            raise _explained(
                answer, wrong, cases, number, mistakes, ours, agree, refuse, right, shrink
            ) from None


class _Mismatch(Wrong):
    def __init__(self, example: Counterexample, got: Any) -> None:
        super().__init__("wrong-value", example.sentence, example)
        self.got = got


def _refuse_memory(
    answer: Answer, cases: Sequence[Case], refuse: Callable[[Case, Any], None]
) -> None:
    """Raises Wrong if `answer`, asked once more, is wrong in the first case, where it was right."""
    first = cases[0]

    def ask_again(other: Answer) -> None:
        for case in (*cases, first):
            refuse(case, other.ask(case))

    try:
        refuse(first, answer.ask(first))
    except _Mismatch as wrong:
        now = Wrong(
            "kept-between-calls",
            f"{call_text(answer.name, first)} was right at first, and after other calls it gives "
            f"{show(wrong.got)}: is something kept between the calls, such as a default "
            "`seen=set()` or a variable outside the function, or is something drawn by lot?",
        )
        now.again = ask_again
        raise now from None
    except Wrong:
        pass


def _explained(
    answer: Answer,
    wrong: Wrong,
    cases: Sequence[Case],
    number: int,
    mistakes: Sequence[Mistake],
    ours: Reference,
    agree: Same,
    refuse: Callable[[Case, Any], None],
    right: Callable[[Case, Any], bool],
    shrink: Shrink | None,
) -> Wrong:
    """`wrong`, met first in case `number`, with its smallest example, and the mistake that explains
    it, if one does."""
    case, found = cases[number], None
    if isinstance(wrong, _Mismatch) and mistakes:
        known = [(each, ours.value(each)) for each in cases[:number]]  # it was right there
        known = [(case, wrong.got), *known[-ENOUGH:]]
        found = _recognise(answer, known, cases[number + 1 :], mistakes, agree)
    if shrink is not None and not isinstance(case, Script):
        case, wrong = smallest(case, wrong, shrink, lambda each: refuse(each, answer.ask(each)))
    if found:
        wrong = Wrong(found.reason, found.sentence, wrong.counterexample)
    failing = case

    wrong.case, wrong.accept = failing, partial(right, failing)
    wrong.again = lambda other: refuse(failing, other.ask(failing))
    return wrong


def _careful(same: Same) -> Same:
    def agree(got: Any, expected: Any) -> bool:
        try:
            return bool(same(got, expected))
        except Exception:  # made for answers of the right kind; any other kind is not the same
            return False

    return agree


def _recognise(
    answer: Answer,
    known: Sequence[tuple[Case, Any]],
    cases: Sequence[Case],
    mistakes: Sequence[Mistake],
    agree: Same,
) -> Mistake | None:
    """The first mistake that answers as the learner does, where that is known and in other cases
    wherever the learner answers, and is seen in the code."""
    possible = [
        (mistake, Reference(answer.name, answer.mistaken(mistake), plain=False))
        for mistake in mistakes
        if mistake.seen is None or (answer.tree is not None and mistake.seen(answer.tree))
    ]
    for case, got in known:
        possible = [each for each in possible if _makes(each[1], case, got, agree)]
    rest = cases[:ENOUGH] if possible else ()
    for case, got in zip(rest, answer.outcomes(rest), strict=True):
        if not isinstance(got, Wrong):
            possible = [each for each in possible if _makes(each[1], case, got, agree)]
        if not possible:
            break
    return possible[0][0] if possible else None


def _makes(mistake: Reference, case: Case, got: Any, agree: Same) -> bool:
    """Whether the mistake gives `got` too. Where `same` takes any of several right answers it
    cannot compare two answers with each other, but `equal` can."""
    try:
        value = mistake.value(case)
    except Exception:
        return False
    return equal(got, decode(encode(value))) or agree(got, value) or agree(value, got)


def _last_line(name: str, case: Case) -> str:
    """The call in a sentence."""
    return call_text(name, case).rpartition("\n")[2]


def _example(
    name: str,
    case: Case,
    expected: Any,
    got: Any,
    shown: Callable[..., Position | None] | None,
) -> Counterexample:
    """The case as data that can be shown anywhere, with its board if it has one."""
    text = call_text(name, case)
    position = None
    if shown is not None and not isinstance(case, Script):
        position = shown(*case)
    else:
        position = next(iter(positions_in(case)), None)
    diagram = picture = ""
    if position is not None:
        diagram = position.diagram()
        with suppress(Exception):  # a game without a picture still has its diagram
            from c4lab.pictures import draw  # only a wrong answer needs it

            picture = draw(position)
    setup = "\n".join(imports_for(text, frozenset({name})))
    return Counterexample(text, _expected(expected), show(got), diagram, picture, setup)


def _expected(value: Any) -> str:
    """A set is taken to hold the answers that are right."""
    if isinstance(value, (set, frozenset)) and value:
        one = len(value) == 1
        return code(next(iter(value))) if one else f"one of {show(value)}"
    return show(value)
