"""The search for the edit, or the few, that make a program right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import compress, islice
from typing import Protocol

from c4lab.checks.slips.edit import Edit
from c4lab.checks.slips.general import edits, everywhere
from c4lab.checks.slips.pattern import Slip
from c4lab.checks.slips.tree import Program

LIMIT = 1_100  # programs tried
SINGLES = 600  # of these with one general edit, if there are halves of pairs
EVERYWHERE = 200  # of these with the same edit at several places
OTHERS = 500  # more, to see what else makes the program right
BATCH = 8
GUARD = "guard-missing"  # mends by chance what goes wrong in few cases
PLACES = 4  # where the same slip may be made in one program
FIRSTS = 12  # first edits of pairs
SHARES = (40, 80, 240)  # second edits tried for each, in turn


class Enough(Exception):
    """No more programs may be tried."""


class Trial(Protocol):
    """Who runs programs: on one example that the learner's program fails, and on everything.

    Trials on the same example are equal. Both methods may raise Enough.
    """

    def example(self, sources: Sequence[str]) -> list[bool | None]:
        """Which of the programs are right on the example; in one go, since a go may be costly.
        None for one that is wrong, but comes to an end where the learner's raises."""

    def whole(self, source: str) -> Trial | None:
        """None if the program is right everywhere, else the trial on an example that it fails."""


@dataclass(frozen=True)
class Repair:
    """Edits that together make a program right, and single other ones that do so too: of a slip of
    the exercise only one, at another line."""

    edits: tuple[Edit, ...]
    others: tuple[Edit, ...] = ()


def repair(
    source: str, trial: Trial, slips: Sequence[Slip] = (), limit: int = LIMIT
) -> Repair | None:
    """The first edit that makes `source` right, else the first few, within `limit` programs tried;
    their lines are those of `source`.

    The slips of the exercise come first, at one place, then at each; general edits next, at one
    place, then at each; pairs last. None for a program that is right, that cannot be parsed, or
    that no edit found makes right.
    """
    program = Program.read(source)
    try:
        failing = trial.whole(source) if program is not None else None
        if program is not None and failing is not None:
            return _Search(failing, limit).repair(program, slips)
    except Enough:
        pass
    return None


def _everywhere(slip: Slip, program: Program) -> tuple[Edit, ...]:
    """The edits that mend a slip wherever it was made: who has a wrong idea has it each time."""
    made: list[Edit] = []
    while len(made) < PLACES:
        done = {edit.after for edit in made}  # what is mended may look wrong again
        edit = next((edit for edit in slip.mend(program) if edit.before not in done), None)
        if edit is None:
            break
        made.append(edit)
        try:
            program = edit.edited()
        except SyntaxError:  # it mended something that is no place for it
            break
    return tuple(made)


class _Search:
    def __init__(self, failing: Trial, limit: int) -> None:
        self.tried = 0
        self.halves: list[tuple[Edit, Trial]] = []
        """Edits that mend the example, each with an example that it still fails."""
        self.further: list[Edit] = []
        """Edits after which the example fails in another way."""
        self._examples = [failing]
        self._limit = limit

    def repair(self, program: Program, slips: Sequence[Slip]) -> Repair | None:
        own = [edit for slip in slips for edit in slip.mend(program)]
        found = self.among(own)
        if found is not None:
            return Repair((found,), self._elsewhere(found, own))
        for slip in slips:
            same = _everywhere(slip, program)
            if len(same) > 1 and self.among(same[-1:]) is not None:
                return Repair(same)
        general = list(edits(program))
        found = self.among(general[:SINGLES])
        if found is None and not self.halves:
            found = self.among(general[SINGLES:])
        if found is not None:
            others = self._others(found, general)
            if others and found.kind == GUARD:
                found, others = others[0], self._others(others[0], general)
            return Repair((found,), others)
        for whole, first, more in islice(everywhere(general), EVERYWHERE):
            if self.among([whole]) is not None:
                return Repair((first, *more))
        return self._pair(own, slips, general)

    def _elsewhere(self, found: Edit, own: Sequence[Edit]) -> tuple[Edit, ...]:
        """Where the same slip, mended at another line, makes the program right as well."""
        same = [edit for edit in own if edit.kind == found.kind and edit.line != found.line]
        with suppress(Enough):
            other = self.among(same[:PLACES])
            return (other,) if other else ()
        return ()

    def _others(self, found: Edit, general: Sequence[Edit]) -> tuple[Edit, ...]:
        """Other edits than the one found that make the program right: those of its line first."""
        known = {(found.kind, found.line)}
        rest = [e for e in general if e.kind != GUARD and (e.kind, e.line) not in known]
        rest.sort(key=lambda edit: (edit.line != found.line, edit.after != ""))
        others: list[Edit] = []
        self._limit = self.tried + OTHERS
        try:
            waiting = iter(rest)
            while (other := self.among(waiting)) is not None:
                others.append(other)
                if other.line != found.line:
                    break
        except Enough:
            pass
        return tuple(others)

    def _pair(
        self, own: Sequence[Edit], slips: Sequence[Slip], general: Sequence[Edit]
    ) -> Repair | None:
        """What mends the example and fails elsewhere is half of a pair, most likely; then, what
        changes how it fails, and what a slip of the exercise changes."""
        failing = self._examples[0]
        known = [half for half, _ in self.halves]
        halves = self.halves[:FIRSTS]
        halves += [(edit, failing) for edit in self.further[:FIRSTS]]
        halves += [(edit, failing) for edit in own if edit not in known][:FIRSTS]
        seconds = [_seconds(edit, slips) for edit, _ in halves]
        for share in SHARES:
            for (first, example), more in zip(halves, seconds, strict=True):
                second = _Search(example, min(share, self._limit - self.tried))
                found = second.among(more)
                self.tried += second.tried
                if found is not None:
                    return Repair((first, found))
        return None

    def among(self, candidates: Iterable[Edit]) -> Edit | None:
        """The first candidate that makes the program right; the rest is left in an iterator."""
        candidates = iter(candidates)
        while batch := list(islice(candidates, min(BATCH, self._limit - self.tried))):
            self.tried += len(batch)
            got = self._examples[0].example([edit.source for edit in batch])
            self.further += [edit for edit, right in zip(batch, got, strict=True) if right is None]
            for edit in compress(batch, got):
                failing = self._known(edit) or self._examples[0].whole(edit.source)
                if failing is None:
                    return edit
                self.halves.append((edit, failing))
                if failing not in self._examples:
                    self._examples.append(failing)
        return None

    def _known(self, edit: Edit) -> Trial | None:
        """An example found before that the edited program fails: spares it the whole."""
        for trial in self._examples[1:4]:
            if trial.example([edit.source]) != [True]:
                return trial
        return None


def _seconds(first: Edit, slips: Sequence[Slip]) -> Iterator[Edit]:
    """What may be edited after a first edit."""
    again = first.edited()
    for slip in slips:
        yield from slip.mend(again)
    yield from edits(again)
