"""Compares an answer with a reference, case by case, and names the mistake."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Any

from c4lab.checks.working.plain import decode, encode
from c4lab.checks.writing.cases import Case, Reference, call_text
from c4lab.checks.writing.examples import Shrink, drawn, smallest
from c4lab.checks.writing.exercises import Answer
from c4lab.checks.writing.mistake import Mistake
from c4lab.checks.writing.python_text import Script, code, imports_for, is_position, show
from c4lab.checks.writing.result import Counterexample, Raised, Wrong, error_text
from c4lab.checks.writing.values import equal, refuse_rubbish
from c4lab.games import Position
from c4lab.games.grid import Cell
from c4lab.work.interruption import TooLong, limit

ENOUGH = 40  # cases in which a mistake has to give the same value as the learner's answer
LONGEST = 10.0  # seconds of computing to find the mistake: a wrong program may never end
Same = Callable[[Any, Any], bool]
Cells = Callable[..., Iterable[Cell]]


def compare(
    answer: Answer,
    cases: Iterable[Case],
    reference: Callable[..., Any] | None = None,
    *,
    known: Sequence[Mistake] | None = None,
    same: Same | None = None,
    show: Callable[..., Position | None] | None = None,
    tell: Callable[..., object] | None = None,
    cells: Cells | None = None,
    shrink: Shrink | None = None,
    fresh: Sequence[Case] = (),
) -> None:
    """Raises Wrong for the first of `cases` in which `answer` and `reference` give other values.

    Without a `reference`, the solution takes its place. Put small cases first: the first wrong case
    is the example that the learner reads, made smaller by `shrink`. The reason is that of the first
    mistake in `known` that gives the same values as the answer in all cases tried, or
    "wrong-value". Without `known`, the mistakes are those of the exercise.

    `same(got, expected)`: whether a value is right; without it, `equal` decides. `show(*case)`: the
    position to draw for a case that contains none. `tell(value, *case)`: what the learner reads in
    place of a value that is hard to read. `cells(value, *case)`: the cells that a value stands for;
    the missing ones, and those too many, are marked on the board. `fresh`: cases that were drawn
    for this run, asked after the others, so that those give the same sentences in each run.
    Raises TypeError if a case is a bare value in place of a tuple.
    """
    cases = list(cases)
    every = [*cases, *fresh]
    for case in every:
        if not isinstance(case, tuple | Script):
            raise TypeError(f"A case is a tuple of arguments: write (x,) for x = {case!r:.60}")
    mistakes = answer.exercise.mistakes if known is None else known
    right = Reference(answer.name, reference or answer.solution, plain=same is None)
    comparison = _Comparison(answer, right, mistakes, same, show, tell, cells)
    outcomes = chain(answer.outcomes(cases), answer.outcomes(fresh))
    for number, (case, got) in enumerate(zip(every, outcomes, strict=True)):
        try:
            comparison.refuse(case, got)
        except Wrong as wrong:
            if number and isinstance(wrong, _Mismatch):
                comparison.refuse_memory(every[0])
            asked = cases if number < len(cases) else every
            raise comparison.explained(wrong, asked, number, shrink) from None


class _Mismatch(Wrong):
    def __init__(self, example: Counterexample, got: Any) -> None:
        super().__init__("wrong-value", example.sentence, example)
        self.got = got


@dataclass(frozen=True)
class _Comparison:
    answer: Answer
    reference: Reference
    mistakes: Sequence[Mistake]
    same: Same | None
    board: Callable[..., Position | None] | None
    tell: Callable[..., object] | None
    cells: Cells | None

    def refuse(self, case: Case, got: Any) -> None:
        """Raises Wrong if `got` is not right; its reason names no mistake yet."""
        if isinstance(got, Wrong):
            raise got
        expected = self.reference.value(case)
        call = call_text(self.answer.name, case).rpartition("\n")[2]
        try:
            refuse_rubbish(got, expected, call, any_kind=self.same is not None)
        except Wrong as wrong:
            wrong.counterexample = self._example(case, expected, got)
            raise
        if not self._agree(got, expected):
            raise _Mismatch(self._example(case, expected, got), got)

    def refuse_memory(self, first: Case) -> None:
        """Raises Wrong if the first case, right at first, is wrong when it is asked again."""
        try:
            self._ask(first)
        except _Mismatch as wrong:
            raise Wrong(
                "kept-between-calls",
                f"{call_text(self.answer.name, first)} was right at first, and after other calls "
                f"it gives {show(wrong.got)}: is something kept between the calls, such as a "
                "default `seen=set()` or a variable outside the function, or is something chosen "
                "at random?",
            ) from None
        except Wrong:
            pass

    def explained(
        self, wrong: Wrong, cases: Sequence[Case], number: int, shrink: Shrink | None
    ) -> Wrong:
        """`wrong`, which case `number` raised first, with its smallest example, and with the reason
        and the sentence of the mistake that gives the same values, if there is one."""
        case, found = cases[number], None
        raised = isinstance(wrong, Raised) and bool(wrong.error)
        none = wrong.reason == "returns-none"
        if isinstance(wrong, _Mismatch) or raised or none:
            got = wrong if raised else getattr(wrong, "got", None)
            before = cases[max(0, number - ENOUGH) : number]
            known = [(each, self.reference.value(each)) for each in before]  # was right there
            with suppress(TooLong), limit(LONGEST, of_computing=True):
                found = self._mistake([(case, got), *known], cases[number + 1 :])
            if none and found and not self._says_something(cases):
                found = None
        if shrink is not None and not isinstance(case, Script):
            case, wrong = smallest(case, wrong, shrink, self._ask)
        if found:
            if isinstance(wrong, Raised):
                wrong = Raised(found.reason, f"{wrong.told} {found.sentence}", wrong.error)
            else:
                wrong = Wrong(found.reason, found.sentence, wrong.counterexample)
            wrong.changed = found.change
        wrong.case = case
        return wrong

    def _ask(self, case: Case) -> None:
        self.refuse(case, self.answer.ask(case))

    def _says_something(self, cases: Sequence[Case]) -> bool:
        """Whether None is right in some case, or the answer gives something else in one."""
        return any(self.reference.value(each) is None for each in cases) or any(
            got is not None and not isinstance(got, Wrong)
            for got in self.answer.outcomes(_sample(cases))
        )

    def _agree(self, got: Any, expected: Any) -> bool:
        try:
            return bool((self.same or equal)(got, expected))
        except Exception:  # `same` may expect the right kind of value; any other kind is wrong
            return False

    def _mistake(self, known: Sequence[tuple[Case, Any]], cases: Sequence[Case]) -> Mistake | None:
        """The first mistake that gives the same values as the answer, or raises the same error, in
        the `known` cases and in those of `cases` where the answer does either, and whose `seen` is
        true of the code."""
        name, tree = self.answer.name, self.answer.tree
        possible = [
            (mistake, Reference(name, self.answer.exercise.mistaken(mistake), plain=False))
            for mistake in self.mistakes
            if mistake.is_true_of(tree)
        ]
        for case, got in known:
            possible = [each for each in possible if self._gives_the_same(each[1], case, got)]
        rest = _sample(cases) if possible else ()
        for case, got in zip(rest, self.answer.outcomes(rest), strict=True):
            if not isinstance(got, Wrong) or (isinstance(got, Raised) and got.error):
                possible = [each for each in possible if self._gives_the_same(each[1], case, got)]
            if not possible:
                break
        return possible[0][0] if possible else None

    def _gives_the_same(self, mistake: Reference, case: Case, got: Any) -> bool:
        """Whether the mistake gives `got` too. Where `same` accepts any of several right values it
        cannot compare two values with each other, but `equal` can."""
        error = got.error if isinstance(got, Raised) else ""
        try:
            value = mistake.value(case)
        except Exception as raised:
            return error_text(type(raised).__name__, str(raised)) == error
        return not error and (
            equal(got, decode(encode(value))) or self._agree(got, value) or self._agree(value, got)
        )

    def _example(self, case: Case, expected: Any, got: Any) -> Counterexample:
        wanted: set[Cell] = set()
        given: set[Cell] = set()
        if isinstance(case, Script):
            position = case.shown
        else:
            position = next(filter(is_position, case), None)
            if self.board is not None:
                position = self.board(*case)
            if self.cells is not None:
                with suppress(Exception):  # `cells` may expect the right kind of value
                    wanted, given = {*self.cells(expected, *case)}, {*self.cells(got, *case)}
            if self.tell is not None:
                expected, got = self.tell(expected, *case), self.tell(got, *case)
        text = call_text(self.answer.name, case)
        setup = "\n".join(imports_for(text, frozenset({self.answer.name})))
        board = (
            ("", "", "") if position is None else drawn(position, wanted - given, given - wanted)
        )
        diagram, picture, legend = board
        return Counterexample(
            text, _text_of_expected(expected), show(got), diagram, picture, setup, legend
        )


def _sample(cases: Sequence[Case]) -> Sequence[Case]:
    """Half of ENOUGH from the start, the others from all over the rest: two mistakes may give the
    same values in small cases, and other values in large ones."""
    near, far = cases[: ENOUGH // 2], cases[ENOUGH // 2 :]
    return [*near, *far[:: max(1, len(far) * 2 // ENOUGH)]]


def _text_of_expected(value: Any) -> str:
    """The text for an expected value: a set contains all values that are right."""
    if isinstance(value, (set, frozenset)) and value:
        one = len(value) == 1
        return code(next(iter(value))) if one else f"one of {show(value)}"
    return show(value)
