"""An answer that knows nothing but what the right one said when its check asked."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from zlib import crc32

import pytest

from c4lab.checks.judging.asking import AnswerToCheck
from c4lab.checks.writing.cases import Case, Reference
from tests.answers.remembered_text import CLASS, COMMON, FUNCTION, METHOD
from tools.authoring.answer_files import WrittenAnswer

_common: dict[str, Any] = {}
exec(COMMON, _common)
written: Callable[[Any], str] = _common["written"]


@contextmanager
def noting_cases() -> Iterator[list[Case]]:
    """Context manager: gives a list of all that checks ask."""
    noted: list[Case] = []
    real = AnswerToCheck.outcomes

    def outcomes(self: AnswerToCheck, cases: Any) -> Iterator[Any]:
        cases = list(cases)
        noted.extend(cases)
        return real(self, cases)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AnswerToCheck, "outcomes", outcomes)
        yield noted


def remembering(right: WrittenAnswer, cases: list[Case]) -> WrittenAnswer:
    """An answer that gives what the right one gives in these cases, and else raises KeyError."""
    exercise, solution, known = right.exercise, right.run(), dict[str, str]()
    make = _class if inspect.isclass(solution) else _function
    watched, text = make(exercise.name, solution, known)
    reference = Reference(exercise.name, watched, plain=False)
    for case in cases:
        with suppress(Exception):  # some are meant to raise
            reference.value(case)
    source = f"{COMMON}\n\nKNOWN = {known}\n\n{text}"
    return WrittenAnswer(exercise, "remembering", source, before=right.before)


def _function(name: str, solution: Any, known: dict[str, str]) -> tuple[Any, str]:
    """The solution, which writes down what it gives, and the text of a function that reads it."""
    signature = inspect.signature(solution)

    def watched(*given: Any, **named: Any) -> Any:
        bound = signature.bind(*given, **named)
        bound.apply_defaults()
        asked = tuple(bound.arguments.values())
        before = [*map(written, asked)]
        whole = written(asked)
        value = solution(*asked)
        changed = [
            each if was != written(each) and isinstance(each, (list, dict)) else None
            for was, each in zip(before, asked, strict=True)
        ]
        known[whole] = repr((value, changed))
        return value

    values = "".join(f"{each}, " for each in signature.parameters)
    return watched, FUNCTION.format(name=name, parameters=signature, values=f"({values})")


def _class(name: str, solution: Any, known: dict[str, str]) -> tuple[Any, str]:
    """The same for a class: what it says goes by all calls from the start."""
    methods = [each for each in dir(solution) if callable(getattr(solution, each))]
    methods = [each for each in methods if not each.startswith("_")]

    class Watched(solution):  # type: ignore[misc]
        def __init__(self, *asked: Any) -> None:
            super().__init__(*asked)
            self._calls = ""
            self._note("", asked, None)

        def _note(self, method: str, asked: tuple[Any, ...], value: Any) -> None:
            self._calls = f"{crc32(repr((self._calls, method, written(asked))).encode())}"
            fields = {
                name: each for name, each in vars(self).items()
                if not name.startswith("_") and isinstance(each, (int, str, list, tuple))
            }  # fmt: skip
            known[self._calls] = repr((value, fields))

    def noting(method: str) -> Callable[..., Any]:
        def call(self: Any, *asked: Any) -> Any:
            value = getattr(solution, method)(self, *asked)
            self._note(method, asked, value)
            return value

        return call

    for method in methods:
        setattr(Watched, method, noting(method))
    Watched.__name__ = name
    text = CLASS.format(name=name)
    return Watched, text + "".join(METHOD.format(method=method) for method in methods)
