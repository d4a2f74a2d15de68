"""Memory for a table: how much the computer can spare, and how to get it."""

import mmap
from contextlib import suppress
from ctypes import Array, c_int64

WORD = 8  # bytes; an entry of a table is one
FEWEST = 16  # entries
USUAL = 128 << 20
"""Bytes of a table unless the caller names a size. A larger table helps only where a solve takes
minutes."""
SHARE = 4  # at most one part in so many of what is to spare, where no other size is wanted


def table_bytes(memory: int | None) -> int:
    """The size for a table of which `memory` bytes are wanted, None for what suits the computer.

    It is a power of two, at most `memory`. Raises ValueError, and says why, for what is no size,
    is too little for 16 entries, or more than there is.

    >>> table_bytes(1_000_000)
    524288
    """
    import psutil

    spare = psutil.virtual_memory().available
    if memory is None:
        memory = max(min(USUAL, spare // SHARE), FEWEST * WORD)
    elif type(memory) is not int:
        raise ValueError(
            f"memory={memory!r:.80}: give the bytes for the table as a whole number, such as "
            "memory=1 << 30 for a gigabyte."
        )
    elif memory < FEWEST * WORD:
        raise ValueError(f"memory is too little: a table needs {FEWEST * WORD} bytes at least.")
    elif memory > spare:
        raise ValueError(
            f"memory is more than there is to spare: at the moment that is {spare} bytes."
        )
    return 1 << memory.bit_length() - 1


def zeros(length: int) -> Array[c_int64]:
    """`length` 64-bit words, all 0. Pages that nothing writes to take no memory.

    Where the system can give memory in large pieces, a table is found in it faster. Raises
    MemoryError.
    """
    try:
        if hasattr(mmap, "MAP_ANONYMOUS"):
            memory = mmap.mmap(-1, WORD * length, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        else:
            memory = mmap.mmap(-1, WORD * length)
    except OSError as error:
        raise MemoryError(f"There is no room for {WORD * length} bytes: {error}.") from None
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with suppress(OSError):  # a system that knows the word may have it switched off
            memory.madvise(mmap.MADV_HUGEPAGE)
    return (c_int64 * length).from_buffer(memory)
