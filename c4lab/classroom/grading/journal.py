"""Files with a line of JSON for each result, on the disk before the next is begun: the journal of
`grade` is one."""

from __future__ import annotations

import json
import os
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from threading import Lock
from typing import Any

from c4lab import __version__
from c4lab.checks.writing.cases import MOST_SEEDS
from c4lab.classroom.grading.marks import GradedHandIn
from c4lab.work.arguments import Refused

NO_LINE = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""What goes wrong where a line is read that somebody else has written, or that broke off."""


class CannotKeep(Refused):
    """Why results cannot be written, in a sentence."""


class JsonLines:
    """The file at `path`, which is made if it does not exist. With `keep_old` what is there stays;
    else it begins anew, and the one from before is kept with ".before" behind its name.

    `before` are the lines that were there and stay; one that broke off is no line. Raises
    CannotKeep.
    """

    def __init__(self, path: Path, keep_old: bool = True) -> None:
        self.path = path
        self._one_at_a_time = Lock()
        self.before: list[dict[str, Any]] = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_file() and not keep_old:
                path.replace(path.with_name(f"{path.name}.before"))
            self._file = path.open("a+b")
            self._file.seek(0)
            for line in self._file:
                with suppress(*NO_LINE):
                    self.before.append(dict(json.loads(line)))
            if self._file.tell():
                self._file.write(b"\n")  # behind a line that broke off
        except OSError as error:
            raise self._problem(error) from None

    def keep(self, line: dict[str, Any]) -> None:
        """Writes a line, and returns when the system has it. Raises CannotKeep."""
        try:
            with self._one_at_a_time:
                self._file.write(json.dumps(line).encode() + b"\n")
                self._file.flush()
                os.fsync(self._file.fileno())
        except OSError as error:
            raise self._problem(error) from None

    @contextmanager
    def closed_after(self, kept: Callable[[], str]) -> Iterator[None]:
        """Context manager: closes the file at its end. What stops the work is raised as Refused, a
        sentence that ends with what is kept, and how to go on."""
        try:
            yield
        except KeyboardInterrupt:
            raise Refused(f"Stopped. {kept()}") from None
        except CannotKeep as why:
            raise Refused(f"{why} {kept()}") from None
        except OSError as error:
            what = f"{error.filename} cannot be written" if error.filename else "It cannot go on"
            raise Refused(f"{what}: {error.strerror or error}. {kept()}") from None
        finally:
            self.close()

    def close(self) -> None:
        with suppress(OSError):
            self._file.close()

    def _problem(self, error: OSError) -> CannotKeep:
        return CannotKeep(f"{self.path} cannot be written: {error.strerror}.")


class Journal(JsonLines):
    """The journal at `path`. With `resume` it goes on with what is there, else it begins anew.

    `seed` draws what is asked: the one that is given, or with `resume` that of the run which goes
    on, or else a new one. By the digest of what was handed in, `graded` are the hand-ins graded so
    far, `again` are those of them that are to be graded once more, and `begun` is how often one was
    begun and the run ended before it was graded. Raises CannotKeep.
    """

    def __init__(self, path: Path, resume: bool = False, seed: int | None = None) -> None:
        self.graded: dict[str, GradedHandIn] = {}
        self.again: set[str] = set()
        self.begun: Counter[str] = Counter()
        super().__init__(path, keep_old=resume)
        lines = [each for each in self.before if each.get("version") == __version__]
        last = lines[-1].get("seed") if lines else None
        drawn = last if isinstance(last, int) else secrets.randbelow(MOST_SEEDS)
        self.seed = drawn if seed is None else seed
        for line in lines:
            if line.get("seed") == self.seed:
                with suppress(*NO_LINE):
                    if "begun" in line:
                        self.begun[str(line["begun"])] += 1
                    else:
                        self._take(GradedHandIn.from_plain(line["graded"]), bool(line["again"]))

    def begin(self, digest: str) -> None:
        """Keeps that a hand-in is being graded. Raises CannotKeep."""
        self._add({"begun": digest})
        self.begun[digest] += 1

    def add(self, graded: GradedHandIn, again: bool = False) -> None:
        """Keeps a hand-in, in place of what was kept of it. Raises CannotKeep."""
        self._add({"graded": asdict(graded), "again": again})
        self._take(graded, again)

    def _add(self, line: dict[str, Any]) -> None:
        self.keep({"version": __version__, "seed": self.seed, **line})

    def _take(self, graded: GradedHandIn, again: bool) -> None:
        self.graded[graded.digest] = graded
        self.begun.pop(graded.digest, None)
        self.again.discard(graded.digest)
        if again:
            self.again.add(graded.digest)
