"""The search for the edit, or the two, that make a program right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress, islice
from typing import Protocol

from c4lab.checks.slips.edit import Edit
from c4lab.checks.slips.general import edits
from c4lab.checks.slips.pattern import Slip
from c4lab.checks.slips.tree import Program

LIMIT = 4000
BATCH = 8
PLACES = 4  # where the same slip may be made in one program
FIRSTS = 12  # first edits of pairs
SHARE = 600  # second edits tried for each


class Trial(Protocol):
    """Who runs programs: on one example that the learner's program fails, and on everything."""

    def example(self, sources: Sequence[str]) -> list[bool]:
        """Which of the programs are right on the example; in one go, since a go may be costly."""

    def whole(self, source: str) -> Trial | None:
        """None if the program is right everywhere, else the trial on an example that it fails."""


def repair(
    source: str, trial: Trial, slips: Sequence[Slip] = (), limit: int = LIMIT
) -> tuple[Edit, ...] | None:
    """The first edit that makes `source` right, else the first two, within `limit` programs tried;
    their lines are those of `source`.

    The slips of the exercise come first, at one place, then at each; general edits next, pairs
    last. None for a program that is right, that cannot be parsed, or that no edit found makes
    right.
    """
    program = Program.read(source)
    failing = trial.whole(source) if program is not None else None
    if program is None or failing is None:
        return None
    search = _Search(failing, limit)
    own = [edit for slip in slips for edit in slip.mend(program)]
    found = search.among(own)
    if found is not None:
        return (found,)
    for slip in slips:
        same = _everywhere(slip, program)
        if len(same) > 1 and search.among(same[-1:]) is not None:
            return same
    found = search.among(edits(program))
    if found is not None:
        return (found,)
    # What mends the example and fails elsewhere is half of a pair, most likely; then, what a slip
    # of the exercise changes.
    others = [(edit, failing) for edit in own if edit not in [half for half, _ in search.halves]]
    for first, example in search.halves[:FIRSTS] + others[:FIRSTS]:
        second = _Search(example, min(SHARE, limit - search.tried))
        again = first.edited()
        more = (edit for slip in slips for edit in slip.mend(again))
        found = second.among(more) or second.among(edits(again))
        search.tried += second.tried
        if found is not None:
            return first, found
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
        self._examples = [failing]
        self._limit = limit

    def among(self, candidates: Iterable[Edit]) -> Edit | None:
        """The first candidate that makes the program right."""
        candidates = iter(candidates)
        while batch := list(islice(candidates, min(BATCH, self._limit - self.tried))):
            self.tried += len(batch)
            mended = self._examples[0].example([edit.source for edit in batch])
            for edit in compress(batch, mended):
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
            if trial.example([edit.source]) == [False]:
                return trial
        return None
