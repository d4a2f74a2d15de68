"""The journal of a run: a line for each hand-in, on the disk before the next is begun."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from c4lab import __version__
from c4lab.grading.json_lines import JsonLines
from c4lab.grading.marks import GradedHandIn


class Journal:
    """The journal at `path`. With `resume` it goes on with what is there, else it begins anew, and
    the one from before is kept with ".before" behind its name.

    `graded` are the hand-ins graded so far, by the digest of what was handed in, and `again` the
    answers that are still to be judged once more. Raises CannotKeep.
    """

    def __init__(self, path: Path, resume: bool = False, seed: int = 0) -> None:
        self._key = f"{__version__} {seed}"
        self.graded: dict[str, GradedHandIn] = {}
        self.again: dict[str, dict[str, str]] = {}
        self._lines = JsonLines(path, keep_old=resume)
        self._read()

    def add(self, graded: GradedHandIn, again: dict[str, str] | None = None) -> None:
        """Keeps a hand-in, in place of what was kept of it. Raises CannotKeep."""
        self._lines.add({"key": self._key, "graded": graded.to_plain(), "again": again or {}})
        self._take(graded, again or {})

    def close(self) -> None:
        """Lets go of the file."""
        self._lines.close()

    def _take(self, graded: GradedHandIn, again: dict[str, str]) -> None:
        self.graded[graded.digest] = graded
        self.again.pop(graded.digest, None)
        if again:
            self.again[graded.digest] = again

    def _read(self) -> None:
        """Takes what is there; a line of another version or seed is no line."""
        for data in self._lines.before:
            with suppress(ValueError, KeyError, TypeError, AttributeError, RecursionError):
                if data["key"] == self._key:
                    again = {str(name): str(text) for name, text in data["again"].items()}
                    self._take(GradedHandIn.from_plain(data["graded"]), again)
