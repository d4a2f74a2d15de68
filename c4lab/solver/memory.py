"""How large the table of a search may be."""

WORD = 8  # bytes; an entry of a table is one
FEWEST = 16  # entries
USUAL = 128 << 20
"""Bytes of a table unless the caller names a size. A larger table helps only where a solve takes
minutes."""
MOST = 1 << 31
"""Bytes: WebAssembly counts its memory in 32 bits."""
UNKNOWN = 128 << 20
"""Bytes that are taken to be free where psutil is missing, as in a browser."""
SHARE = 4  # a table takes at most 1/SHARE of the free memory unless the caller names a size


def table_bytes(memory: int | None) -> int:
    """The bytes of a table, a power of two: at most `memory`, or what suits the computer (None).

    Raises ValueError with the reason if `memory` is no whole number, too little for 16 entries, or
    more than is free or than a table can have.

    >>> table_bytes(1_000_000)
    524288
    """
    spare = _free_bytes()
    if memory is None:
        memory = max(min(USUAL, spare // SHARE), FEWEST * WORD)
    elif type(memory) is not int:
        raise ValueError(
            f"memory={memory!r:.80}: give the bytes for the table as a whole number, such as "
            "memory=1 << 30 for a gigabyte."
        )
    elif memory < FEWEST * WORD:
        raise ValueError(f"memory is too little: a table needs {FEWEST * WORD} bytes at least.")
    elif memory > MOST:
        raise ValueError(f"memory is too much: a table has {MOST} bytes at most, 2 gigabytes.")
    elif memory > spare:
        raise ValueError(f"memory is more than the computer has free: {spare} bytes at the moment.")
    return 1 << memory.bit_length() - 1


def _free_bytes() -> int:
    try:
        import psutil
    except ImportError:
        return UNKNOWN
    return int(psutil.virtual_memory().available)
