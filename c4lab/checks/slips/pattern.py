"""An exercise's own slip, written as two patterns: the right code and the wrong."""

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
    """Code that is right, and what learners write in its place.

    In both patterns `$x` is any expression (or name), the same wherever it stands, and `$$x` any
    sequence of arguments or of statements. `wrong` may be "": the statements are left out. What
    only one of the two mentions is tried with the variables in scope. `seen` says of the learner's
    code, a syntax tree, whether the sentence is true of it.
    """

    reason: str
    sentence: str
    right: str
    wrong: str
    seen: Callable[[ast.Module], bool] | None = None

    def __post_init__(self) -> None:
        """Raises ValueError for a pattern that is no code."""
        _ = self._patterns

    def __str__(self) -> str:
        return f"{self.right} ~> {self.wrong}"

    def make(self, source: str | Program) -> Iterator[Edit]:
        """Forward: each place where `right` stands, rewritten to `wrong`."""
        right, wrong = self._patterns
        return self._rewritten(source, right, wrong)

    def made_first(self, source: str) -> str:
        """`source` with the slip at the first place that it fits. Raises ValueError if it fits
        nowhere."""
        for edit in self.make(source):
            return edit.source
        raise ValueError(f"{self.right!r} does not stand in")

    def mend(self, source: str | Program) -> Iterator[Edit]:
        """Backward: each place where `wrong` stands, rewritten to `right`."""
        right, wrong = self._patterns
        program = Program.read(source)
        if program is None or (self.seen is not None and not self.seen(program.tree)):
            return iter(())
        return self._rewritten(program, wrong, right)

    @cached_property
    def _patterns(self) -> tuple[Pattern, Pattern]:
        right, wrong = Pattern.alike(self.right, self.wrong)
        return right, wrong

    def _rewritten(self, source: str | Program, old: Pattern, new: Pattern) -> Iterator[Edit]:
        program = Program.read(source)
        if program is not None:
            yield from make(program, rewritings(program, self.reason, old, new))
