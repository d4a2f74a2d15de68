"""Without this module, an exercise could not list the slips that are typical of it."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from c4lab.checks.slips.edit import Edit, make
from c4lab.checks.slips.match import Pattern
from c4lab.checks.slips.rewrite import rewritings
from c4lab.checks.slips.tree import Program


@dataclass(frozen=True)
class Slip:
    """Right code, and the wrong code that learners write in its place.

    In both patterns `$x` stands for any expression or name, the same at each place, and `$$x` for
    any sequence of arguments or of statements. If `wrong` is "", learners leave the statements out.
    A variable that only one of the patterns has is replaced by each variable in scope. `seen` says
    whether the sentence is true of the learner's code, a syntax tree; None: it always is.
    """

    reason: str
    sentence: str
    right: str
    wrong: str
    seen: Callable[[ast.Module], bool] | None = None

    def __post_init__(self) -> None:
        """Raises ValueError for a pattern that is no Python code."""
        _ = self._patterns

    def __str__(self) -> str:
        return f"{self.right} ~> {self.wrong}"

    def make(self, source: str | Program) -> Iterator[Edit]:
        """Yields the edits that make the slip: `right` becomes `wrong`, at one place each."""
        right, wrong = self._patterns
        return self._rewritten(source, right, wrong)

    def made_first(self, source: str) -> str:
        """`source` with the slip at the first place that fits. Raises ValueError if none does."""
        for edit in self.make(source):
            return edit.source
        raise ValueError(f"{self.right!r} does not stand in")

    def mend(self, source: str | Program) -> Iterator[Edit]:
        """Yields the edits that turn `wrong` into `right`, one a place; none if `seen` says no."""
        right, wrong = self._patterns
        program = Program.parse(source)
        if program is None or (self.seen is not None and not self.seen(program.tree)):
            return iter(())
        return self._rewritten(program, wrong, right)

    @cached_property
    def _patterns(self) -> tuple[Pattern, Pattern]:
        right, wrong = Pattern.alike(self.right, self.wrong)
        return right, wrong

    def _rewritten(self, source: str | Program, old: Pattern, new: Pattern) -> Iterator[Edit]:
        program = Program.parse(source)
        if program is not None:
            yield from make(program, rewritings(program, self.reason, old, new))
