"""An answer in this process, for tests of what checks do with what comes back."""

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from c4lab.checks.working.plain import encode
from c4lab.checks.writing import Mistake
from c4lab.checks.writing.answer import Case
from c4lab.checks.writing.decoding import decode


class Called:
    """Calls `function` as a worker would; only what `compare` and `predictions` need."""

    name = "double"

    def __init__(
        self, function: Any, solution: Any = None, mistakes: Sequence[Mistake] = (), code: str = ""
    ) -> None:
        self.value = function
        self.solution = solution
        self.mistakes = mistakes
        self.tree = ast.parse(code) if code else None
        self.earned: list[str] = []
        self.asked: list[Case] = []

    def mistaken(self, mistake: Mistake) -> Callable[..., Any]:
        assert callable(mistake.function)
        return mistake.function

    def ask(self, case: Any) -> Any:
        self.asked.append(case)
        return decode(encode(self.value(*case)))

    def outcomes(self, cases: Iterable[Any]) -> Iterator[Any]:
        return map(self.ask, list(cases))

    def earn(self, part: str) -> None:
        self.earned.append(part)
