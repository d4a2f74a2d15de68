"""Blaming the earlier answer that is wrong, in place of the right one that calls it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from c4lab.checks.writing import Answer, Script, Wrong, call_text, equal, uses
from c4lab.checks.writing.registry import find
from c4lab.games.grid import DIRECTIONS
from c4lab.lessons.lesson06_connect_four.check_connects_four import fours
from c4lab.lessons.lesson06_connect_four.rows import board_after

Arguments = tuple[Any, ...]
PILES = "", "1", "11", "111", "1111", "11111", "111111", "7777"
OF_DROPS = [(board_after(pile), column, -1) for pile in PILES for column in (1, 4, 7)]


@contextmanager
def blaming(answer: Answer, parts: Sequence[tuple[str, list[Arguments]]]) -> Iterator[None]:
    """Context manager: for a Wrong inside, blames the first earlier exercise of `parts`, pairs of
    an id and cases, that the answer calls and that is wrong in one of these cases."""
    try:
        yield
    except Wrong as wrong:
        for id, cases in parts:
            faulty = _faulty(answer, id, cases)
            if faulty:
                wrong.reason = f"{id}-is-wrong"
                wrong.message = (
                    f"{answer.name} calls your `{_name(id)}` of {id}, which is not right yet: "
                    f"{faulty} Mend it first, and run its cell."
                )
                break
        raise


def of_fours() -> list[Arguments]:
    """Boards with and without four in a row, in each direction."""
    return [case for step in DIRECTIONS for case in fours(step)]


def blaming_06_2(answer: Answer) -> Any:
    return blaming(answer, [("06.2", of_fours())])


def blaming_06_1_and_06_2(answer: Answer) -> Any:
    return blaming(answer, [("06.1", OF_DROPS), ("06.2", of_fours())])


def _name(id: str) -> str:
    exercise = find(id)
    assert exercise is not None
    return exercise.name


def _faulty(answer: Answer, id: str, cases: list[Arguments]) -> str:
    """A sentence with a call of the earlier answer that goes wrong; "" if there is none, or if
    `answer` does not call it."""
    exercise = find(id)
    if exercise is None or answer.tree is None or not uses(exercise.name)(answer.tree):
        return ""
    right: Callable[..., Any] = exercise.solution
    texts = [call_text(exercise.name, case) for case in cases]
    called = f"{answer.name}.__globals__[{exercise.name!r}]"  # as the answer's code means it
    scripts = [Script(call_text(called, case)) for case in cases]
    for text, case, got in zip(texts, cases, answer.outcomes(scripts), strict=True):
        if isinstance(got, Wrong):
            unknown = "__globals__" in got.message or "KeyError" in got.message
            return "" if unknown else f"`{text}` stops with an error."
        if not equal(got, right(*eval(call_text("", case)))):
            return f"look at `{text}`."
    return ""
