"""The files of a folder or a zip file, wherever they come from: a name, and bytes within bounds.

Links are never followed, and nothing is unpacked to a disk.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

LARGEST = 100_000_000  # bytes of a file
MOST_FILES = 20_000  # in all folders
DEEPEST = 12  # folders in folders
SKIPPED = (".", "__MACOSX", "__pycache__")  # how the names begin of what no student means


class CannotRead(Exception):
    """Why a file cannot be read, in a sentence."""


@dataclass(frozen=True)
class FoundFile:
    """A file that may be read: `parts` are the folders on the way to it and its name."""

    parts: tuple[str, ...]
    size: int
    read: Callable[[], bytes]

    @property
    def name(self) -> str:
        return self.parts[-1]

    @property
    def shown(self) -> str:
        """Its place, for a sentence."""
        return "/".join(self.parts)


def is_skipped(parts: tuple[str, ...]) -> bool:
    """Whether it is hidden, or a system's or Jupyter's own."""
    return any(part.startswith(SKIPPED) for part in parts)


def files_in(folder: Path) -> Iterator[FoundFile]:
    """The files in `folder` and the folders in it, by name. Reading one raises CannotRead."""
    left = MOST_FILES
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        at = waiting.pop()
        try:
            names = sorted(os.listdir(folder.joinpath(*at)))  # noqa: PTH208
        except OSError as error:
            yield _unreadable((*at, ""), f"The folder cannot be read: {error.strerror}.")
            continue
        folders = []
        for name in names:
            parts = (*at, name)
            if is_skipped((name,)):
                continue
            left -= 1
            if left < 0:
                yield _unreadable(parts, f"There are more than {MOST_FILES:,} files.")
                return
            path = folder.joinpath(*parts)
            try:
                status = path.lstat()
            except OSError as error:
                yield _unreadable(parts, f"It cannot be read: {error.strerror}.")
                continue
            if stat.S_ISDIR(status.st_mode):
                if len(parts) < DEEPEST:
                    folders.append(parts)
                else:
                    yield _unreadable(parts, f"It is more than {DEEPEST} folders deep.")
            else:
                yield FoundFile(parts, status.st_size, lambda path=path: bytes_of(path))  # type: ignore[misc]
        waiting += reversed(folders)


def bytes_of(path: Path) -> bytes:
    """The bytes of a plain file: a pipe would never end, a link leads elsewhere. Raises
    CannotRead."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    if path.is_symlink():
        raise CannotRead("It is a link, and links are not followed: hand in the file itself.")
    try:
        with os.fdopen(os.open(path, flags | getattr(os, "O_BINARY", 0)), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise CannotRead("It is no plain file.")
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise CannotRead(f"It cannot be read: {error.strerror}.") from None
    if len(data) > LARGEST:
        raise CannotRead(f"It has more than {LARGEST // 1_000_000} MB.")
    return data


def _unreadable(parts: tuple[str, ...], why: str) -> FoundFile:
    def read() -> bytes:
        raise CannotRead(why)

    return FoundFile(parts, 0, read)
