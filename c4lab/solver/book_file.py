"""The file format of an opening book: a head, and the packed entries.

The head has a magic word, the format's version, the ply to which the book is complete, the numbers
of entries and of packed bytes, and a checksum of everything. The entries are the keys in ascending
order, each as its distance from the one before, then a score byte for each, then a byte of columns
for each. The lowest bytes of all distances come first, then the next bytes, and so on: similar
bytes are neighbours, so zlib packs nine bytes into two or three.
"""

from __future__ import annotations

import struct
import sys
import zlib
from array import array
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

MAGIC = b"c4book\r\n"  # a line end that careless copying would change
VERSION = 1
HEAD = struct.Struct("<8sBbIII")  # magic, version, plies, entries, packed bytes, checksum
KEY_BYTES = 7  # a key has 49 bits


class BookError(ValueError):
    """A file is no opening book, or is damaged; the message says how to get another."""


class Entries(NamedTuple):
    """What a book holds: for each key, in ascending order, a score and a byte of columns."""

    plies: int
    keys: array[int]
    scores: array[int]
    columns: bytes


def pack(plies: int, keys: Sequence[int], scores: Sequence[int], columns: bytes) -> bytes:
    """The bytes of a book file; the same entries always give the same bytes."""
    steps = _little_endian(array("Q", (after - before for before, after in pairwise([0, *keys]))))
    planes = [steps[byte::8] for byte in range(KEY_BYTES)]
    packed = zlib.compress(b"".join([*planes, array("b", scores).tobytes(), columns]), 9)
    head = (MAGIC, VERSION, plies, len(keys), len(packed))
    return HEAD.pack(*head, _checksum(head, packed)) + packed


def unpack(data: bytes) -> Entries:
    """The entries in the bytes of a book file. Raises BookError: the fault in a few words."""
    if not MAGIC.startswith(data[: len(MAGIC)]):
        raise BookError("it is not an opening book")
    if len(data) < HEAD.size:
        raise BookError(f"it is cut short, after {len(data):,} bytes")
    _, version, plies, count, length, checksum = HEAD.unpack_from(data)
    if version > VERSION:
        raise BookError(f"a newer c4lab made it (format {version}, and this one reads {VERSION})")
    packed = data[HEAD.size :]
    if len(packed) < length:
        expected = HEAD.size + length
        raise BookError(f"it is cut short, after {len(data):,} bytes of {expected:,}")
    if checksum != _checksum((MAGIC, version, plies, count, length), packed):
        raise BookError("it is damaged: its checksum does not match")
    planes = zlib.decompress(packed)
    steps = bytearray(8 * count)
    for byte in range(KEY_BYTES):
        steps[byte::8] = planes[byte * count : (byte + 1) * count]
    keys = array("Q", accumulate(array("Q", _little_endian(array("Q", bytes(steps))))))
    scores = array("b", planes[KEY_BYTES * count : (KEY_BYTES + 1) * count])
    return Entries(plies, keys, scores, planes[(KEY_BYTES + 1) * count :])


def _little_endian(numbers: array[int]) -> bytes:
    """The numbers' bytes, the lowest first, on any machine."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def _checksum(head: tuple[bytes, int, int, int, int], packed: bytes) -> int:
    return zlib.crc32(packed, zlib.crc32(HEAD.pack(*head, 0)))
