"""An exercise's own slip, written as two patterns: the right code and the wrong."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from c4lab.checks.slips.edit import Edit, make
from c4lab.checks.slips.general import edits
from c4lab.checks.slips.match import Pattern
from c4lab.checks.slips.rewrite import rewritings
from c4lab.checks.slips.rules import inverse
from c4lab.checks.slips.tree import Program, Unreadable


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

    def make(self, source: str | Program) -> Iterator[Edit]:
        """Forward: each place where `right` stands, rewritten to `wrong`."""
        right, wrong = self._patterns
        return self._rewritten(source, right, wrong)

    def mend(self, source: str | Program) -> Iterator[Edit]:
        """Backward: each place where `wrong` stands, rewritten to `right`."""
        right, wrong = self._patterns
        program = _read(source)
        if program is None or (self.seen is not None and not self.seen(program.tree)):
            return iter(())
        return self._rewritten(program, wrong, right)

    @cached_property
    def _patterns(self) -> tuple[Pattern, Pattern]:
        right, wrong = Pattern.alike(self.right, self.wrong)
        return right, wrong

    def _rewritten(self, source: str | Program, old: Pattern, new: Pattern) -> Iterator[Edit]:
        program = _read(source)
        if program is not None:
            yield from make(program, rewritings(program, self.reason, old, new))


@dataclass(frozen=True)
class GeneralSlip:
    """A general kind of edit with a reason and a sentence of the exercise.

    `kind` is that of the edit that mends ("strict-comparison"); `within`, a pattern of the
    learner's code, restricts it to places inside what matches.
    """

    reason: str
    sentence: str
    kind: str
    within: str = ""

    def make(self, source: str | Program) -> Iterator[Edit]:
        """Forward: the general edits that the kind leads back from."""
        return self._of(source, inverse(self.kind))

    def mend(self, source: str | Program) -> Iterator[Edit]:
        """Backward: the general edits of the kind."""
        return self._of(source, self.kind)

    @cached_property
    def _within(self) -> Pattern | None:
        return Pattern.read(self.within) if self.within else None

    def _of(self, source: str | Program, kind: str) -> Iterator[Edit]:
        program = _read(source)
        if program is None:
            return
        with suppress(RecursionError):
            places = None if self._within is None else self._within.places(program)
            for edit in edits(program, kind):
                if places is None or edit.is_at(places):
                    yield edit.named(self.reason)


def _read(source: str | Program) -> Program | None:
    try:
        return Program.read(source) if isinstance(source, str) else source
    except Unreadable:
        return None
