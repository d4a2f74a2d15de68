"""An answer in this process, for tests of what checks do with what comes back."""

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

from c4lab.checks.working.plain import decode, encode
from c4lab.checks.writing import Mistake
from c4lab.checks.writing.exercises import Answer


class Called(Answer):
    """Calls `function` as a worker would; only what `compare` and `predictions` need."""

    value: Any = None
    tree: ast.Module | None = None

    def __init__(
        self, function: Any, solution: Any = None, mistakes: Sequence[Mistake] = (), code: str = ""
    ) -> None:
        exercise: Any = SimpleNamespace(
            name="double", solution=solution, mistakes=mistakes, mistaken=function_of
        )
        super().__init__(exercise)
        self.value = function
        self.tree = ast.parse(code) if code else None

    def outcomes(self, cases: Iterable[Any]) -> Iterator[Any]:
        for case in list(cases):
            yield decode(encode(self.value(*case)))

    def earn(self, part: str) -> None:
        self.earned.append(part)

    takes = visited = steps = NotImplemented


def function_of(mistake: Mistake) -> Callable[..., Any]:
    assert callable(mistake.function)
    return mistake.function
