"""Without this module, a check would not know what it may ask a learner's answer."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from c4lab.checks.writing.mistake import Mistake
from c4lab.checks.writing.python_text import Script, code
from c4lab.games import Position

Case = tuple[Any, ...] | Script
"""The arguments of a call, or lines of Python that use the answer by its name."""


class Answer(Protocol):
    """A learner's answer, which runs elsewhere. Whatever it does, a check gets plain data or one of
    the exceptions of `wrong`, with a sentence in it."""

    @property
    def name(self) -> str:
        """What the answer is called in the exercise."""

    @property
    def value(self) -> Any:
        """The answer itself, where it is plain data such as a dict; a `Thing` otherwise."""

    @property
    def tree(self) -> ast.Module | None:
        """The learner's code as a syntax tree, with all functions of theirs that it uses; None
        where it is not known."""

    @property
    def solution(self) -> Any:
        """Our answer, from the text of the exercise."""

    @property
    def mistakes(self) -> Sequence[Mistake]:
        """The wrong ideas that are typical of the exercise."""

    def mistaken(self, mistake: Mistake) -> Any:
        """The function that makes this mistake."""

    def takes(self, count: int) -> bool:
        """Whether the answer, a function, can be called with so many arguments."""

    def ask(self, case: Case) -> Any:
        """What the answer gives in this case. Raises Wrong if it does not return, or changes its
        arguments."""

    def outcomes(self, cases: Iterable[Case]) -> Iterator[Any]:
        """What the answer gives in each case, or the Wrong that `ask` would raise. Much quicker
        than to ask one by one."""

    def visited(
        self, position: Position | Script, *args: Any, budget: int
    ) -> tuple[Any, list[str]]:
        """What the answer gives for a position and other arguments, and each position that it
        looked at, as text, in the order in which they were made: `position` first, or what the
        script makes. It remembers nothing of earlier calls. Raises Wrong if there were more than
        `budget`."""

    def steps(self, case: tuple[Any, ...], budget: int) -> int:
        """The steps that the answer takes in this case, as `count_steps` counts them. Raises Wrong
        if it takes more than `budget`. What one call into C does, such as numpy, is one step."""

    def earn(self, part: str) -> None:
        """The points of this part are the learner's."""

    def part(self, name: str, *, first: bool = False) -> AbstractContextManager[None]:
        """What is checked inside earns the points of this part. A failure in there lets the check
        go on with the next part, or ends it if this has to be right `first`."""


def call_text(name: str, case: Case) -> str:
    """The case as one would type it: winner((0, 0, 0, 0, 0, 0, 0, 0, 0))."""
    return case.text if isinstance(case, Script) else f"{name}({', '.join(map(code, case))})"
