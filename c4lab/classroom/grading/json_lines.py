"""A file with a line of JSON for each result, on the disk before the next is begun."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any


class CannotKeep(Exception):
    """Why results cannot be written, in a sentence."""


class JsonLines:
    """The file at `path`, which is made if it does not exist. With `keep_old` what is there stays;
    else it begins anew, and the one from before is kept with ".before" behind its name.

    `before` are the lines that were there and stay. Raises CannotKeep.
    """

    def __init__(self, path: Path, keep_old: bool = True) -> None:
        self._path = path
        self._one_at_a_time = Lock()
        self.before: list[dict[str, Any]] = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if keep_old:
                self.before += self._read()
            elif path.is_file():
                path.replace(path.with_name(f"{path.name}.before"))
            self._file = path.open("ab")
            if path.stat().st_size:
                self._file.write(b"\n")  # behind a line that broke off
        except OSError as error:
            raise self._problem(error) from None

    def add(self, line: dict[str, Any]) -> None:
        """Writes a line, and returns when the system has it. Raises CannotKeep."""
        try:
            with self._one_at_a_time:
                self._file.write(json.dumps(line).encode() + b"\n")
                self._file.flush()
                os.fsync(self._file.fileno())
        except OSError as error:
            raise self._problem(error) from None

    def close(self) -> None:
        """Lets go of the file."""
        with suppress(OSError):
            self._file.close()

    def _problem(self, error: OSError) -> CannotKeep:
        return CannotKeep(f"{self._path} cannot be written: {error.strerror}.")

    def _read(self) -> Iterator[dict[str, Any]]:
        """The lines that are there; one that broke off is no line."""
        with suppress(FileNotFoundError), self._path.open("rb") as file:
            for line in file:
                with suppress(ValueError, RecursionError):
                    data = json.loads(line)
                    if isinstance(data, dict):
                        yield data
