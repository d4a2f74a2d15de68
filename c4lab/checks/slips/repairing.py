"""Without this module, no edit that mends an answer could be found."""

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

LIMIT = 1_100  # programs tried in all
SINGLES = 600  # of these: with one general edit, if halves of pairs were found
EVERYWHERE = 200  # of these: with the same edit at several places
OTHERS = 500  # programs tried after a repair was found, for other edits that mend as well
BATCH = 8  # programs handed to a trial at once
GUARD = "guard-missing"  # mends by chance what goes wrong in few cases
PLACES = 4  # at which the same slip is mended in one program
FIRSTS = 12  # first edits of pairs
SHARES = (40, 80, 240)  # second edits tried for each, in turn


class Enough(Exception):
    """No more programs may be tried."""


class Trial(Protocol):
    """Runs edited programs, first on one example that the learner's program fails, then on all.
    Trials on the same example are equal. Both methods may raise Enough."""

    def are_right(self, sources: Sequence[str]) -> list[bool | None]:
        """For each program whether it is right on the example; None for one that is wrong but
        returns, where the learner's program raises an exception. One call may be costly."""

    def first_failure(self, source: str) -> Trial | None:
        """The trial on an example that the program fails; None if it is right on everything."""

    def gets_further(self) -> bool:
        """Whether its program is right in a part more than the learner's."""


@dataclass(frozen=True)
class Repair:
    """`edits` together make a program right. Each of `others` alone does so too; where the repair
    is a slip of the exercise, that is at most one, the same slip at another line. `in_part`: they
    make the part right that fails first, and something else is wrong in the next."""

    edits: tuple[Edit, ...]
    others: tuple[Edit, ...] = ()
    in_part: bool = False


def repair(
    source: str, trial: Trial, slips: Sequence[Slip] = (), limit: int = LIMIT
) -> Repair | None:
    """The first repair that is found within `limit` programs; its lines are those of `source`.
    None for a program that is right, that Python cannot parse, or that no edit mends.

    The slips of the exercise come first, at one place, then at each place that they fit; general
    edits next, at one place, then at each; pairs of edits last. If none is found, it is a slip of
    the exercise that is mended in the part that fails first.
    """
    program, search = Program.parse(source), None
    try:
        failing = trial.first_failure(source) if program is not None else None
        if program is not None and failing is not None:
            search = _Search(failing, limit)
            found = search.repair(program, slips)
            if found is not None:
                return found
    except Enough:
        pass
    return None if search is None else search.in_part


def _everywhere(slip: Slip, program: Program) -> tuple[Edit, ...]:
    """The edits that mend a slip at each place, in turn: learners repeat a wrong idea."""
    made: list[Edit] = []
    while len(made) < PLACES:
        done = {edit.after for edit in made}  # mended code may match the wrong pattern again
        edit = next((edit for edit in slip.mend(program) if edit.before not in done), None)
        if edit is None:
            break
        made.append(edit)
        try:
            program = edit.edited()
        except SyntaxError:  # the right code cannot stand at this place
            break
    return tuple(made)


class _Search:
    def __init__(self, failing: Trial, limit: int) -> None:
        self.tried = 0
        self.halves: list[tuple[Edit, Trial]] = []
        """Edits that mend the example, each with the trial that it still fails."""
        self.further: list[Edit] = []
        """Edits after which the example fails in another way."""
        self.in_part: Repair | None = None
        """A slip of the exercise, mended in the part that fails first."""
        self._examples = [failing]
        self._limit = limit

    def repair(self, program: Program, slips: Sequence[Slip]) -> Repair | None:
        own = [edit for slip in slips for edit in slip.mend(program)]
        found = self.first_right(own)
        if found is not None:
            return Repair((found,), self._at_another_line(found, own))
        for slip in slips:
            same = _everywhere(slip, program)
            if len(same) > 1 and self.first_right(same[-1:]) is not None:
                return Repair(same)
        self.in_part = self._in_part()
        general = list(edits(program))
        found = self.first_right(general[:SINGLES])
        if found is None and not self.halves:
            found = self.first_right(general[SINGLES:])
        if found is not None:
            others = self._other_repairs(found, general)
            if others and found.kind == GUARD:
                found, others = others[0], self._other_repairs(others[0], general)
            return Repair((found,), others)
        for all_places, first, more in islice(everywhere(general), EVERYWHERE):
            if self.first_right([all_places]) is not None:
                return Repair((first, *more))
        return self._pair(own, slips, general)

    def _in_part(self) -> Repair | None:
        """The first of the edits that mend the example after which a part more is right."""
        for edit, _ in self.halves[:PLACES]:
            failing = self._examples[0].first_failure(edit.source)
            if failing is not None and failing.gets_further():
                return Repair((edit,), in_part=True)
        return None

    def _at_another_line(self, found: Edit, own: Sequence[Edit]) -> tuple[Edit, ...]:
        """An edit that mends the same slip at another line, if it alone is enough, or none."""
        same = [edit for edit in own if edit.kind == found.kind and edit.line != found.line]
        with suppress(Enough):
            other = self.first_right(same[:PLACES])
            return (other,) if other else ()
        return ()

    def _other_repairs(self, found: Edit, general: Sequence[Edit]) -> tuple[Edit, ...]:
        """Other edits that are enough, of the same line first; at most one of another line."""
        known = {(found.kind, found.line)}
        rest = [e for e in general if e.kind != GUARD and (e.kind, e.line) not in known]
        rest.sort(key=lambda edit: (edit.line != found.line, edit.after != ""))
        others: list[Edit] = []
        self._limit = self.tried + OTHERS
        try:
            waiting = iter(rest)
            while (other := self.first_right(waiting)) is not None:
                others.append(other)
                if other.line != found.line:
                    break
        except Enough:
            pass
        return tuple(others)

    def _pair(
        self, own: Sequence[Edit], slips: Sequence[Slip], general: Sequence[Edit]
    ) -> Repair | None:
        """Two edits that together make the program right. The first one is sought among those that
        mend the example, then those that change how it fails, then slips of the exercise."""
        failing = self._examples[0]
        known = [half for half, _ in self.halves]
        halves = self.halves[:FIRSTS]
        halves += [(edit, failing) for edit in self.further[:FIRSTS]]
        halves += [(edit, failing) for edit in own if edit not in known][:FIRSTS]
        seconds = [_second_edits(edit, slips) for edit, _ in halves]
        for share in SHARES:
            for (first, example), more in zip(halves, seconds, strict=True):
                search = _Search(example, min(share, self._limit - self.tried))
                found = search.first_right(more)
                self.tried += search.tried
                if found is not None:
                    return Repair((first, found))
        return None

    def first_right(self, candidates: Iterable[Edit]) -> Edit | None:
        """The first candidate that makes the program right; later batches are not taken."""
        candidates = iter(candidates)
        while batch := list(islice(candidates, min(BATCH, self._limit - self.tried))):
            self.tried += len(batch)
            got = self._examples[0].are_right([edit.source for edit in batch])
            self.further += [edit for edit, right in zip(batch, got, strict=True) if right is None]
            for edit in compress(batch, got):
                failing = self._known_failure(edit) or self._examples[0].first_failure(edit.source)
                if failing is None:
                    return edit
                self.halves.append((edit, failing))
                if failing not in self._examples:
                    self._examples.append(failing)
        return None

    def _known_failure(self, edit: Edit) -> Trial | None:
        """An earlier example that the edited program fails: it spares the run on all. Or None."""
        for trial in self._examples[1:4]:
            if trial.are_right([edit.source]) != [True]:
                return trial
        return None


def _second_edits(first: Edit, slips: Sequence[Slip]) -> Iterator[Edit]:
    """Yields the edits of the program that the first edit makes."""
    program = first.edited()
    for slip in slips:
        yield from slip.mend(program)
    yield from edits(program)
