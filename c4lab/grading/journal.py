"""The journal of a run: a line of JSON for each hand-in, on the disk before the next is begun."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from c4lab import __version__
from c4lab.checks.writing.fresh_draws import MOST
from c4lab.grading.marks import GradedHandIn


class CannotKeep(Exception):
    """Why what was graded cannot be written, in a sentence."""


class Journal:
    """The journal at `path`. With `resume` it goes on with what is there, else it begins anew, and
    the one from before is kept with ".before" behind its name.

    `seed` draws what is asked: the one that is given, or with `resume` that of the run which goes
    on, or else a new one. `graded` are the hand-ins graded so far, by the digest of what was handed
    in, and `again` the answers that are still to be judged once more. Raises CannotKeep.
    """

    def __init__(self, path: Path, resume: bool = False, seed: int | None = None) -> None:
        self._path = path
        self.seed = secrets.randbelow(MOST) if seed is None else seed
        self.graded: dict[str, GradedHandIn] = {}
        self.again: dict[str, dict[str, str]] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if resume:
                self._read(keep_seed=seed is None)
            elif path.is_file():
                path.replace(path.with_name(f"{path.name}.before"))
            self._file = path.open("ab")
            if path.stat().st_size:
                self._file.write(b"\n")  # behind a line that broke off
        except OSError as error:
            raise CannotKeep(f"{path} cannot be written: {error.strerror}.") from None

    def add(self, graded: GradedHandIn, again: dict[str, str] | None = None) -> None:
        """Keeps a hand-in, in place of what was kept of it. Raises CannotKeep."""
        kept = {"graded": graded.to_plain(), "again": again or {}}
        line = {"version": __version__, "seed": self.seed, **kept}
        try:
            self._file.write(json.dumps(line).encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise CannotKeep(f"{self._path} cannot be written: {error.strerror}.") from None
        self._take(graded, again or {})

    def close(self) -> None:
        """Lets go of the file."""
        with suppress(OSError):
            self._file.close()

    def _take(self, graded: GradedHandIn, again: dict[str, str]) -> None:
        self.graded[graded.digest] = graded
        self.again.pop(graded.digest, None)
        if again:
            self.again[graded.digest] = again

    def _read(self, keep_seed: bool) -> None:
        """Takes what is there, with the seed of the last line if that is to be kept. A line that
        broke off, or of another version or seed, is no line."""
        lines = [*self._lines()]
        if keep_seed and lines:
            self.seed, *_ = lines[-1]
        for seed, graded, again in lines:
            if seed == self.seed:
                self._take(graded, again)

    def _lines(self) -> Iterator[tuple[int, GradedHandIn, dict[str, str]]]:
        """The seed of each line of this version, the hand-in, and what is to be judged again."""
        with suppress(FileNotFoundError), self._path.open("rb") as file:
            for line in file:
                with suppress(ValueError, KeyError, TypeError, AttributeError, RecursionError):
                    data: dict[str, Any] = json.loads(line)
                    again = {str(name): str(text) for name, text in data["again"].items()}
                    graded = GradedHandIn.from_plain(data["graded"])
                    if data["version"] == __version__:
                        yield int(data["seed"]), graded, again
