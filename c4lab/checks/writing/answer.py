"""Without this module, a check would not know what it may ask a learner's answer."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from c4lab.checks.writing.mistake import Mistake
from c4lab.checks.writing.python_text import Script, code
from c4lab.games import Position

Case = tuple[Any, ...] | Script
"""The arguments of a call of the answer, or a script that uses the answer by its name."""


class Answer(Protocol):
    """A learner's answer, which runs in another process. Whatever the learner's code does, a check
    gets plain data, or an exception of `wrong` with a sentence for the learner."""

    @property
    def name(self) -> str:
        """The answer's name in the exercise."""

    @property
    def value(self) -> Any:
        """The answer itself if it is plain data, such as a dict; else a `Thing`."""

    @property
    def tree(self) -> ast.Module | None:
        """The learner's code, with all functions of the learner's that it uses; None if unknown."""

    @property
    def solution(self) -> Any:
        """Our answer, from the text of the exercise."""

    @property
    def mistakes(self) -> Sequence[Mistake]:
        """The exercise's own mistakes."""

    def mistaken(self, mistake: Mistake) -> Any:
        """The function that makes this mistake."""

    def takes(self, count: int) -> bool:
        """Whether the answer, a function, can be called with `count` arguments."""

    def ask(self, case: Case) -> Any:
        """The value in this case. Raises Wrong if none comes or an argument is changed."""

    def outcomes(self, cases: Iterable[Case]) -> Iterator[Any]:
        """Yields what `ask` gives for each case, or the Wrong that it raises; much quicker."""

    def visited(
        self, position: Position | Script, *args: Any, budget: int
    ) -> tuple[Any, list[str]]:
        """The value that the answer gives for a position and other arguments, and each position
        that the answer looked at, as text, in the order in which they were made: first `position`,
        or the position that the script makes. The answer remembers nothing of earlier calls. Raises
        Wrong if it looked at more than `budget` positions."""

    def steps(self, case: tuple[Any, ...], budget: int) -> int:
        """How many steps the answer takes in this case, counted as `count_steps` does: a call into
        C, such as one of numpy, is one step. Raises Wrong if they are more than `budget`."""

    def earn(self, part: str) -> None:
        """Gives the learner the points of this part."""

    def part(
        self, name: str, *, first: bool = False, told: bool = False
    ) -> AbstractContextManager[None]:
        """Context manager: gives the learner the points of this part if nothing inside raises
        Wrong. After a Wrong the check goes on with the next part; with `first` it ends. The learner
        reads what the first Wrong says, and with `told` also what this one says."""


def call_text(name: str, case: Case) -> str:
    """The case as Python text: winner((0, 0, 0, 0, 0, 0, 0, 0, 0))."""
    return case.text if isinstance(case, Script) else f"{name}({', '.join(map(code, case))})"
