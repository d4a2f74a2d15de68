"""An exercise of a lesson with its check, and the answer that a check gets."""

import ast
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import cache
from inspect import getsourcefile
from io import StringIO
from itertools import takewhile
from pathlib import Path
from typing import Any

from c4lab.checks.writing.cases import Case
from c4lab.checks.writing.mistake import Mistake
from c4lab.checks.writing.python_text import Script
from c4lab.checks.writing.result import Wrong
from c4lab.checks.writing.text import ExerciseText, TextError, read_exercises
from c4lab.games import Position

Check = Callable[["Answer"], str | None]
DEFINED = re.compile(r"^def (\w+)", re.MULTILINE)


@dataclass(frozen=True, eq=False)
class Exercise:
    """An exercise of a lesson.

    `name` is the name of the answer. `check` raises Wrong for a wrong answer; for a right one it
    returns a sentence on the cost, or None. `mistakes` are the typical ones. An answer may use the
    games, the instruments, the notebook's imports from c4lab, and the names in `allowed`, but no
    name in `closed`: those do the work that the exercise asks for. All calls together may take
    `patience` times as long as usual. `nothing_to_draw` says why everybody is asked the same also
    when a class is graded; "" for a prediction, for what is to be found, and where the check has
    fresh cases then.
    """

    text: ExerciseText
    folder: Path
    name: str
    check: Check
    mistakes: tuple[Mistake, ...] = ()
    allowed: frozenset[str] = frozenset()
    closed: frozenset[str] = frozenset()
    patience: int = 1
    nothing_to_draw: str = ""

    @property
    def id(self) -> str:
        return self.text.id

    @property
    def title(self) -> str:
        return self.text.title

    @property
    def points(self) -> int:
        return self.text.points

    @property
    def call(self) -> str:
        """How to check an answer, such as `check("02.3", alphabeta)`."""
        answer = f'"{self.text.file}"' if self.text.file else self.name
        return f'check("{self.id}", {answer})'

    @property
    def solution(self) -> Any:
        """Our answer: the value that the solution's code in the exercise's text gives."""
        return self._run(self.text.solution)

    @property
    def earlier(self) -> str:
        """The code of our answers to earlier exercises whose functions this one calls."""
        texts = texts_of(self.folder / "exercises.md").values()
        before = takewhile(lambda text: text.id != self.id, texts)
        return "\n\n\n".join(
            text.solution
            for text in before
            if any(f"{name}(" in self.text.solution for name in DEFINED.findall(text.solution))
        )

    def mistaken(self, mistake: Mistake) -> Any:
        """The function that makes this mistake."""
        if callable(mistake.function):
            return mistake.function
        return self._run(self.changed(mistake.function))

    def changed(self, edit: str) -> str:
        """The solution's code with `edit` made: see `replaced`. Raises TextError."""
        try:
            return replaced(self.text.solution, edit)
        except ValueError as error:
            raise TextError(f"{self.id}: {error} the solution.") from None

    def _run(self, code: str) -> Any:
        return _solution(f"{self.text.setup}\n\n\n{self.earlier}", code, self.name)

    @property
    def lesson(self) -> str:
        return self.id.partition(".")[0]


@cache
def replaced(source: str, edit: str) -> str:
    """`source` with "old => new" made at all places; several of these are joined by " && ", and
    `\\n` is a new line. Raises ValueError if an `old` stands nowhere.

    >>> replaced("a + b", "a => c && + => -")
    'c - b'
    """
    for change in edit.split(" && "):
        old, _, new = (each.replace("\\n", "\n") for each in change.partition(" =>"))
        if old not in source:
            raise ValueError(f"{old!r} does not stand in")
        source = source.replace(old, new.removeprefix(" "))
    return source


def _can_make(solution: str, mistake: Mistake) -> bool:
    """Whether the solution can be changed so; a function always makes its mistake."""
    if callable(mistake.function):
        return True
    try:
        ast.parse(replaced(solution, mistake.function))
    except (ValueError, SyntaxError):
        return False
    return True


class CheckEnded(Exception):
    """A part failed that the other parts of the check need."""


class Answer(ABC):
    """A learner's answer, which runs in another process. Whatever the learner's code does, a check
    gets plain data, or a Wrong with a sentence for the learner. `name` is its name in the exercise,
    `earned` are the parts that are right, and `failed` is the first Wrong of a part."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.name = exercise.name
        self.earned: list[str] = []
        self.failed: Wrong | None = None

    @property
    def solution(self) -> Any:
        """Our answer, from the text of the exercise."""
        return self.exercise.solution

    @property
    @abstractmethod
    def value(self) -> Any:
        """The answer itself if it is plain data, such as a dict; else a `Thing`."""

    @property
    @abstractmethod
    def tree(self) -> ast.Module | None:
        """The learner's code, with all functions of the learner's that it uses; None if unknown."""

    @abstractmethod
    def takes(self, count: int) -> bool:
        """Whether the answer, a function, can be called with `count` arguments."""

    def ask(self, case: Case) -> Any:
        """The value in this case. Raises Wrong if none comes or an argument is changed."""
        (got,) = self.outcomes([case])
        if isinstance(got, Wrong):
            raise got
        return got

    @abstractmethod
    def outcomes(self, cases: Iterable[Case]) -> Iterator[Any]:
        """Yields what `ask` gives for each case, or the Wrong that it raises; much quicker."""

    @abstractmethod
    def visited(
        self, position: Position | Script, *args: Any, budget: int
    ) -> tuple[Any, list[str]]:
        """The value that the answer gives for a position and other arguments, and each position
        that the answer looked at, as text, in the order in which they were made: first `position`,
        or the position that the script makes. The answer remembers nothing of earlier calls. Raises
        Wrong if it looked at more than `budget` positions."""

    @abstractmethod
    def steps(self, case: tuple[Any, ...], budget: int) -> int:
        """How many steps the answer takes in this case, counted as `count_steps` does: a call into
        C, such as one of numpy, is one step. Raises Wrong if they are more than `budget`."""

    def earn(self, part: str) -> None:
        """Gives the learner the points of this part."""
        known = self.exercise.text.parts
        if part not in known:
            raise KeyError(f"{self.exercise.id} has the parts {', '.join(known)}, not {part}.")
        self.earned.append(part)

    @contextmanager
    def part(self, name: str, *, first: bool = False, told: bool = False) -> Iterator[None]:
        """Context manager: gives the learner the points of this part if nothing inside raises
        Wrong. After a Wrong the check goes on with the next part; with `first` it ends. The learner
        reads what the first Wrong says, and with `told` also what this one says."""
        try:
            yield
        except Wrong as wrong:
            if self.failed and told:
                self.failed.message += f"\nAnd {name}: {wrong.message}"
            self.failed = self.failed or wrong
            if first:
                raise CheckEnded from None
        else:
            self.earn(name)


EXERCISES: dict[str, Exercise] = {}
"""The exercises of the lessons imported so far, by id."""

texts_of = cache(read_exercises)


@cache
def _solution(setup: str, code: str, name: str) -> Any:
    namespace: dict[str, Any] = {"__name__": "solution"}
    with redirect_stdout(StringIO()):  # the notebook shows what its cells print
        exec(setup, namespace)
        exec(code, namespace)
    return namespace[name]


def exercise(
    id: str,
    known: Sequence[Mistake] = (),
    *,
    shared: Sequence[Mistake] = (),
    allowed: Sequence[str] = (),
    closed: Sequence[str] = (),
    patience: int = 1,
    nothing_to_draw: str = "",
) -> Callable[[Check], Check]:
    """Decorator: registers a function as the check of exercise `id`, such as "01.2".

    The check has the name that the answer has in the exercise, and stands in the folder of its
    lesson, beside the `exercises.md` with the exercise's text. `known`: the typical mistakes.
    `shared`: those of several exercises; only the ones that the solution can make count, and they
    come first. The other fields: see Exercise. Raises TextError if the text has no exercise of this
    number.
    """

    def register(check: Check) -> Check:
        folder = Path(getsourcefile(check) or "").parent
        text = texts_of(folder / "exercises.md").get(id)
        if text is None:
            raise TextError(f"{folder.name}/exercises.md has no exercise {id} for its check.")
        does_the_work = frozenset((check.__name__, *closed))
        mistakes = (*(each for each in shared if _can_make(text.solution, each)), *known)
        EXERCISES[id] = Exercise(
            text, folder, check.__name__, check, mistakes, frozenset(allowed),
            does_the_work, patience, nothing_to_draw,
        )  # fmt: skip
        return check

    return register
