"""The journal of a run: a line for each hand-in, on the disk before the next is begun."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from c4lab import __version__
from c4lab.checks.writing.fresh_draws import MOST
from c4lab.grading.json_lines import JsonLines
from c4lab.grading.marks import GradedHandIn


class Journal:
    """The journal at `path`. With `resume` it goes on with what is there, else it begins anew, and
    the one from before is kept with ".before" behind its name.

    `seed` draws what is asked: the one that is given, or with `resume` that of the run which goes
    on, or else a new one. `graded` are the hand-ins graded so far, by the digest of what was handed
    in, and `again` the answers that are still to be judged once more. Raises CannotKeep.
    """

    def __init__(self, path: Path, resume: bool = False, seed: int | None = None) -> None:
        self.seed = secrets.randbelow(MOST) if seed is None else seed
        self.graded: dict[str, GradedHandIn] = {}
        self.again: dict[str, dict[str, str]] = {}
        self._lines = JsonLines(path, keep_old=resume)
        self._read(keep_seed=seed is None)

    def add(self, graded: GradedHandIn, again: dict[str, str] | None = None) -> None:
        """Keeps a hand-in, in place of what was kept of it. Raises CannotKeep."""
        kept = {"graded": graded.to_plain(), "again": again or {}}
        self._lines.add({"version": __version__, "seed": self.seed, **kept})
        self._take(graded, again or {})

    def close(self) -> None:
        """Lets go of the file."""
        self._lines.close()

    def _take(self, graded: GradedHandIn, again: dict[str, str]) -> None:
        self.graded[graded.digest] = graded
        self.again.pop(graded.digest, None)
        if again:
            self.again[graded.digest] = again

    def _read(self, keep_seed: bool) -> None:
        """Takes what is there, with the seed of the last line if that is to be kept. A line of
        another version or seed is no line."""
        kept = [*self._kept()]
        if keep_seed and kept:
            self.seed, *_ = kept[-1]
        for seed, graded, again in kept:
            if seed == self.seed:
                self._take(graded, again)

    def _kept(self) -> Iterator[tuple[int, GradedHandIn, dict[str, str]]]:
        """The seed of each line of this version, the hand-in, and what is to be judged again."""
        for data in self._lines.before:
            with suppress(ValueError, KeyError, TypeError, AttributeError, RecursionError):
                again = {str(name): str(text) for name, text in data["again"].items()}
                graded = GradedHandIn.from_plain(data["graded"])
                if data["version"] == __version__:
                    yield int(data["seed"]), graded, again
