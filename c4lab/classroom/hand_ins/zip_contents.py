"""The files in a zip file that anybody may have made: read one by one, within bounds."""

from __future__ import annotations

import stat
import zipfile
import zlib
from collections.abc import Iterator
from io import BytesIO

from c4lab.classroom.hand_ins.found_files import LARGEST, CannotRead, FoundFile, is_skipped

MOST_FILES = 2_000
MOST_BYTES = 300_000_000  # of all files, unpacked
MOST_TIMES = 200  # as many bytes as the packed ones, of a file that is not small
SMALL = 10_000_000  # bytes


def files_in_zip(data: bytes, place: tuple[str, ...]) -> Iterator[FoundFile]:
    """The files in a zip file, named as if it were the folder `place`. Raises CannotRead."""
    try:
        archive = zipfile.ZipFile(BytesIO(data))
        entries = archive.infolist()
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError, EOFError):
        raise CannotRead("It is no zip file, or a damaged one.") from None
    if len(entries) > MOST_FILES:
        raise CannotRead(f"It has more than {MOST_FILES:,} files in it.")
    if sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise CannotRead(f"Unpacked it has more than {MOST_BYTES // 1_000_000} MB.")
    if len({entry.filename for entry in entries}) < len(entries):
        raise CannotRead("It has two files of the same name in it.")
    for entry in sorted(entries, key=lambda entry: entry.filename):
        parts = tuple(entry.filename.replace("\\", "/").split("/"))
        if entry.is_dir() or is_skipped(tuple(part for part in parts if part not in ("..", "."))):
            continue
        yield FoundFile(
            (*place, *parts),
            entry.file_size,
            lambda entry=entry: _read(archive, entry),  # type: ignore[misc]
        )


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    refused = _refused(entry)
    if refused:
        raise CannotRead(refused)
    try:
        with archive.open(entry) as file:
            data = file.read(min(entry.file_size, LARGEST) + 1)  # the head of a file may lie
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, NotImplementedError):
        raise CannotRead("It is damaged in its zip file.") from None
    except RuntimeError:  # what zipfile raises where a password is missing
        raise CannotRead("Its zip file has a password: hand it in without one.") from None
    if len(data) > entry.file_size:
        raise CannotRead("It has more bytes than its zip file says.")
    return data


def _refused(entry: zipfile.ZipInfo) -> str:
    """Why an entry is not read, "" if it may be."""
    parts = entry.filename.replace("\\", "/").split("/")
    if ".." in parts or not parts[0] or ":" in parts[0]:
        return "Its name in the zip file leads out of it."
    mode = entry.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        return "It is a link in its zip file: hand in the file itself."
    if entry.file_size > LARGEST:
        return f"It has more than {LARGEST // 1_000_000} MB."
    if entry.file_size > SMALL and entry.file_size > MOST_TIMES * max(entry.compress_size, 1):
        return "It is packed far too well for a notebook."
    return ""
