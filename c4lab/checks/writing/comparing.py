"""Without this module, no answer could be compared with a reference, case by case."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from c4lab.checks.writing.answer import Answer, Case, call_text
from c4lab.checks.writing.decoding import decode
from c4lab.checks.writing.known_table import Known
from c4lab.checks.writing.mistake import Mistake
from c4lab.checks.writing.plain import encode
from c4lab.checks.writing.python_text import Script, code, imports_for, is_position, show
from c4lab.checks.writing.reference import Reference
from c4lab.checks.writing.result import Counterexample
from c4lab.checks.writing.shrink import Shrink, smallest
from c4lab.checks.writing.signs import MISSING, TOO_MANY, meaning, on_board, with_signs
from c4lab.checks.writing.values import equal, refuse_rubbish
from c4lab.checks.writing.wrong import Wrong
from c4lab.games import Position
from c4lab.games.grid import Cell

ENOUGH = 40  # cases on which a mistake has to answer as the learner does
Same = Callable[[Any, Any], bool]
Cells = Callable[..., Iterable[Cell]]


def compare(
    answer: Answer,
    cases: Iterable[Case],
    reference: Callable[..., Any] | None = None,
    *,
    known: Sequence[Known] | None = None,
    same: Same | None = None,
    show: Callable[..., Position | None] | None = None,
    tell: Callable[..., object] | None = None,
    cells: Cells | None = None,
    shrink: Shrink | None = None,
) -> None:
    """Returns if `answer` gives what `reference`, or else the solution, gives in all `cases`.

    Raises Wrong for the first case that differs, so that cases ordered small first give a small
    example, made smaller still by `shrink`. Its reason is that of the first mistake in `known`, or
    else of the exercise's own, that answers as the learner does on all cases tried; "wrong-value"
    if there is none. `same(got, expected)` says what counts as right, in place of `equal`.
    `show(*case)` gives the position to draw where a case holds none, `tell(value, *case)` what is
    shown in place of a value that is hard to read. `cells(value, *case)` are the cells that a value
    stands for: those that are missing or too many are marked on the board.
    """
    cases = list(cases)
    chosen = answer.mistakes if known is None else known
    mistakes = [each for each in chosen if isinstance(each, Mistake)]
    ours = Reference(answer.name, reference or answer.solution, plain=same is None)
    comparison = _Comparison(answer, ours, mistakes, same, show, tell, cells)
    for number, (case, got) in enumerate(zip(cases, answer.outcomes(cases), strict=True)):
        try:
            comparison.refuse(case, got)
        except Wrong as wrong:
            if number and isinstance(wrong, _Mismatch):
                comparison.refuse_memory(cases[: number + 1])
            raise comparison.explained(wrong, cases, number, shrink) from None


class _Mismatch(Wrong):
    def __init__(self, example: Counterexample, got: Any) -> None:
        super().__init__("wrong-value", example.sentence, example)
        self.got = got


@dataclass(frozen=True)
class _Comparison:
    answer: Answer
    ours: Reference
    mistakes: Sequence[Mistake]
    same: Same | None
    board: Callable[..., Position | None] | None
    tell: Callable[..., object] | None
    cells: Cells | None

    def refuse(self, case: Case, got: Any) -> None:
        """Raises Wrong, neutral as yet, if this is not right."""
        if isinstance(got, Wrong):
            raise got
        expected = self.ours.value(case)

        def call() -> str:  # in a sentence
            return call_text(self.answer.name, case).rpartition("\n")[2]

        try:
            refuse_rubbish(got, expected, call, any_kind=self.same is not None)
        except Wrong as wrong:
            wrong.counterexample = self._example(case, expected, got)
            raise
        if not self._agree(got, expected):
            raise _Mismatch(self._example(case, expected, got), got)

    def right(self, case: Case, got: Any) -> bool:
        """The same in a word, and quickly: it is asked of many edited versions."""
        expected = self.ours.value(case)
        try:
            refuse_rubbish(got, expected, str, any_kind=self.same is not None)
        except Wrong:
            return False
        return not isinstance(got, Wrong) and self._agree(got, expected)

    def refuse_memory(self, cases: Sequence[Case]) -> None:
        """Raises Wrong if the answer is wrong in the first case now, where it was right."""
        first = cases[0]

        def ask_again(other: Answer) -> None:
            for case in (*cases, first):
                self._ask(other, case)

        try:
            self._ask(self.answer, first)
        except _Mismatch as wrong:
            raise Wrong(
                "kept-between-calls",
                f"{call_text(self.answer.name, first)} was right at first, and after other calls "
                f"it gives {show(wrong.got)}: is something kept between the calls, such as a "
                "default `seen=set()` or a variable outside the function, or is something drawn by "
                "lot?",
                again=ask_again,
            ) from None
        except Wrong:
            pass

    def explained(
        self, wrong: Wrong, cases: Sequence[Case], number: int, shrink: Shrink | None
    ) -> Wrong:
        """`wrong`, met first in case `number`, with its smallest example, and the mistake that
        explains it, if one does."""
        case, found = cases[number], None
        if self.mistakes and (isinstance(wrong, _Mismatch) or self._none_too_early(wrong, cases)):
            got = wrong.got if isinstance(wrong, _Mismatch) else None
            known = [(each, self.ours.value(each)) for each in cases[:number]]  # right there
            found = self._mistake([(case, got), *known[-ENOUGH:]], cases[number + 1 :])
        if shrink is not None and not isinstance(case, Script):
            case, wrong = smallest(case, wrong, shrink, partial(self._ask, self.answer))
        if found:
            wrong = Wrong(found.reason, found.sentence, wrong.counterexample)
        wrong.case, wrong.accept = case, partial(self.right, case)
        wrong.again = partial(self._ask, case=case)
        return wrong

    def _ask(self, answer: Answer, case: Case) -> None:
        self.refuse(case, answer.ask(case))

    def _none_too_early(self, wrong: Wrong, cases: Sequence[Case]) -> bool:
        """Whether the answer gives None, which is right in another case."""
        return wrong.reason == "returns-none" and any(
            self.ours.value(each) is None for each in cases
        )

    def _agree(self, got: Any, expected: Any) -> bool:
        try:
            return bool((self.same or equal)(got, expected))
        except Exception:  # made for answers of the right kind; any other kind is not the same
            return False

    def _mistake(self, known: Sequence[tuple[Case, Any]], cases: Sequence[Case]) -> Mistake | None:
        """The first mistake that answers as the learner does, where that is known and in other
        cases wherever the learner answers, and is seen in the code."""
        name, tree = self.answer.name, self.answer.tree
        possible = [
            (mistake, Reference(name, self.answer.mistaken(mistake), plain=False))
            for mistake in self.mistakes
            if mistake.seen is None or (tree is not None and mistake.seen(tree))
        ]
        for case, got in known:
            possible = [each for each in possible if self._makes(each[1], case, got)]
        rest = _some(cases) if possible else ()
        for case, got in zip(rest, self.answer.outcomes(rest), strict=True):
            if not isinstance(got, Wrong):
                possible = [each for each in possible if self._makes(each[1], case, got)]
            if not possible:
                break
        return possible[0][0] if possible else None

    def _makes(self, mistake: Reference, case: Case, got: Any) -> bool:
        """Whether the mistake gives `got` too. Where `same` takes any of several right answers it
        cannot compare two answers with each other, but `equal` can."""
        try:
            value = mistake.value(case)
        except Exception:
            return False
        return (
            equal(got, decode(encode(value))) or self._agree(got, value) or self._agree(value, got)
        )

    def _example(self, case: Case, expected: Any, got: Any) -> Counterexample:
        """The case as data that can be shown anywhere, with its board if it has one."""
        if isinstance(case, Script):
            position, signs = case.shown, dict[Cell, str]()
        else:
            position = next(filter(is_position, case), None)
            if self.board is not None:
                position = self.board(*case)
            signs = self._signs(case, expected, got)
            if self.tell is not None:
                expected, got = self.tell(expected, *case), self.tell(got, *case)
        diagram = picture = legend = ""
        if position is not None:
            signs = on_board(signs, *_size(position)) if signs else {}
            diagram, legend = with_signs(position.diagram(), signs), meaning(signs)
            with suppress(Exception):  # a game without a picture still has its diagram
                from c4lab.pictures import draw  # only a wrong answer needs it

                picture = draw(position, signs=signs)
        text = call_text(self.answer.name, case)
        setup = "\n".join(imports_for(text, frozenset({self.answer.name})))
        return Counterexample(text, _expected(expected), show(got), diagram, picture, setup, legend)

    def _signs(self, case: tuple[Any, ...], expected: Any, got: Any) -> dict[Cell, str]:
        """What to write into which cells of the board."""
        if self.cells is None:
            return {}
        try:
            wanted, given = {*self.cells(expected, *case)}, {*self.cells(got, *case)}
        except Exception:  # made for answers of the right kind
            return {}
        return dict.fromkeys(wanted - given, MISSING) | dict.fromkeys(given - wanted, TOO_MANY)


def _size(position: Any) -> tuple[int, int]:
    return getattr(position, "width", 0), getattr(position, "height", 0)


def _some(cases: Sequence[Case]) -> Sequence[Case]:
    """The next cases, and as many from all over the rest: small ones may look alike for two
    mistakes that larger ones tell apart."""
    near, far = cases[: ENOUGH // 2], cases[ENOUGH // 2 :]
    return [*near, *far[:: max(1, len(far) * 2 // ENOUGH)]]


def _expected(value: Any) -> str:
    """A set is taken to hold the answers that are right."""
    if isinstance(value, (set, frozenset)) and value:
        one = len(value) == 1
        return code(next(iter(value))) if one else f"one of {show(value)}"
    return show(value)
