"""The files in a folder or a zip file that anybody may have made: names, and bytes within bounds.

Links are never followed, and nothing is unpacked to a disk: a file's name in a zip is a name only.
"""

from __future__ import annotations

import os
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import NoReturn

from c4lab.checks.keeping.harmless import LARGEST, CannotRead, read_plain

MOST_FILES = 20_000  # in all folders
MOST_IN_ZIP, MOST_BYTES = 2_000, 300_000_000  # files in a zip file, and bytes of all, unpacked
SKIPPED = (".", "__MACOSX", "__pycache__")  # how the names begin of what no student means
Parts = tuple[str, ...]


@dataclass(frozen=True)
class FoundFile:
    """A file that may be read, which raises CannotRead: `parts` are the folders on the way to it
    and its name."""

    parts: Parts
    size: int
    read: Callable[[], bytes]

    @property
    def name(self) -> str:
        return self.parts[-1]

    @property
    def shown(self) -> str:
        return "/".join(self.parts)


def unreadable(parts: Parts, why: str) -> FoundFile:
    """A file of which one can only say why it cannot be read."""

    def read() -> NoReturn:
        raise CannotRead(why)

    return FoundFile(parts, 0, read)


def files_in(folder: Path) -> Iterator[FoundFile]:
    """The files in `folder` and the folders in it, by name; a link to a folder counts as a file."""
    closed: list[OSError] = []
    left = MOST_FILES
    for at, folders, names in os.walk(folder, onerror=closed.append):
        inside = Path(at).relative_to(folder).parts
        links = [name for name in folders if Path(at, name).is_symlink()]
        folders[:] = sorted(name for name in folders if not name.startswith(SKIPPED))
        for name in sorted([*names, *links]):
            if not name.startswith(SKIPPED):
                left -= 1
                if left < 0:
                    yield unreadable((*inside, name), f"There are more than {MOST_FILES:,} files.")
                    return
                yield file_at(Path(at, name), (*inside, name))
    for error in closed:
        inside = Path(error.filename).relative_to(folder).parts
        yield unreadable((*inside, ""), f"The folder cannot be read: {error.strerror}.")


def file_at(path: Path, parts: Parts) -> FoundFile:
    """The file at `path`, with these parts for its name."""
    size = 0
    with suppress(OSError):  # who reads it hears why
        size = path.lstat().st_size
    return FoundFile(parts, size, partial(read_plain, path))


def files_in_zip(data: bytes, place: Parts) -> list[FoundFile]:
    """The files in a zip file, named as if it were the folder `place`. Raises CannotRead."""
    try:
        archive = zipfile.ZipFile(BytesIO(data))
        entries = sorted(archive.infolist(), key=lambda entry: entry.filename)
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError, EOFError):
        raise CannotRead("It is no zip file, or a damaged one.") from None
    if len(entries) > MOST_IN_ZIP:
        raise CannotRead(f"It has more than {MOST_IN_ZIP:,} files in it.")
    if sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise CannotRead(f"Unpacked it has more than {MOST_BYTES // 1_000_000} MB.")
    found = []
    for entry in entries:
        names = entry.filename.replace("\\", "/").split("/")
        parts = tuple(name for name in names if name not in ("", ".", ".."))
        if parts and not entry.is_dir() and not any(name.startswith(SKIPPED) for name in parts):
            read = partial(_unpacked, archive, entry)
            found.append(FoundFile((*place, *parts), entry.file_size, read))
    return found


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    try:
        with archive.open(entry) as file:
            data = file.read(LARGEST + 1)
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, NotImplementedError):
        raise CannotRead("It is damaged in its zip file.") from None
    except RuntimeError:  # what zipfile raises where a password is missing
        raise CannotRead("Its zip file has a password: hand it in without one.") from None
    if len(data) > LARGEST:
        raise CannotRead(f"It has more than {LARGEST // 1_000_000} MB.")
    return data
