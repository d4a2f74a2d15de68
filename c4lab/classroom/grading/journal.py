"""The journal of a run: a line for each hand-in, on the disk before the next is begun."""

from __future__ import annotations

import secrets
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from c4lab import __version__
from c4lab.checks.writing.fresh_draws import MOST
from c4lab.classroom.grading.json_lines import JsonLines
from c4lab.classroom.grading.marks import GradedHandIn


class Journal:
    """The journal at `path`. With `resume` it goes on with what is there, else it begins anew, and
    the one from before is kept with ".before" behind its name.

    `seed` draws what is asked: the one that is given, or with `resume` that of the run which goes
    on, or else a new one. By the digest of what was handed in, `graded` are the hand-ins graded so
    far, `again` are those of them that are to be graded once more, and `begun` is how often one was
    begun and the run ended before it was graded. Raises CannotKeep.
    """

    def __init__(self, path: Path, resume: bool = False, seed: int | None = None) -> None:
        self.seed = secrets.randbelow(MOST) if seed is None else seed
        self.graded: dict[str, GradedHandIn] = {}
        self.again: set[str] = set()
        self.begun: Counter[str] = Counter()
        self._lines = JsonLines(path, keep_old=resume)
        self._read(keep_seed=seed is None)

    def begin(self, digest: str) -> None:
        """Keeps that a hand-in is being graded. Raises CannotKeep."""
        self._keep({"begun": digest})
        self.begun[digest] += 1

    def add(self, graded: GradedHandIn, again: bool = False) -> None:
        """Keeps a hand-in, in place of what was kept of it. Raises CannotKeep."""
        self._keep({"graded": graded.to_plain(), "again": again})
        self._take(graded, again)

    def close(self) -> None:
        """Lets go of the file."""
        self._lines.close()

    def _keep(self, line: dict[str, Any]) -> None:
        self._lines.add({"version": __version__, "seed": self.seed, **line})

    def _take(self, graded: GradedHandIn, again: bool) -> None:
        self.graded[graded.digest] = graded
        self.begun.pop(graded.digest, None)
        self.again.discard(graded.digest)
        if again:
            self.again.add(graded.digest)

    def _read(self, keep_seed: bool) -> None:
        """Takes what is there, with the seed of the last line if that is to be kept. A line of
        another version or seed is no line."""
        lines = [each for each in self._lines.before if each.get("version") == __version__]
        if keep_seed and lines and isinstance(lines[-1].get("seed"), int):
            self.seed = lines[-1]["seed"]
        for line in lines:
            if line.get("seed") == self.seed:
                with suppress(ValueError, KeyError, TypeError, AttributeError, RecursionError):
                    if "begun" in line:
                        self.begun[str(line["begun"])] += 1
                    else:
                        self._take(GradedHandIn.from_plain(line["graded"]), bool(line["again"]))
