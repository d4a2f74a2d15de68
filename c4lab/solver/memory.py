"""How large a table may be, by the memory that the computer has to spare."""

from __future__ import annotations

ENTRY = 8  # bytes
FEWEST = 16  # entries
USUAL = 128 << 20
"""Bytes of a table where no other size is wanted. A larger one finds no score sooner, except
where a solve takes minutes."""
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
        memory = max(min(USUAL, spare // SHARE), FEWEST * ENTRY)
    elif type(memory) is not int:
        raise ValueError(
            f"memory={memory!r}: give the bytes for the table as a whole number, such as "
            "memory=1 << 30 for a gigabyte."
        )
    elif memory < FEWEST * ENTRY:
        raise ValueError(
            f"memory={memory} is too little: a table needs {FEWEST * ENTRY} bytes at least."
        )
    elif memory > spare:
        raise ValueError(
            f"memory={memory} is more than there is to spare: at the moment that is {spare} bytes."
        )
    return 1 << memory.bit_length() - 1
