"""The compiled functions that Python calls: their names and, as C has them, their types."""

import ctypes
from collections.abc import Callable
from typing import Any, NamedTuple

INT, WORD = ctypes.c_int64, ctypes.c_uint64
TYPES: dict[str, Any] = {
    # Keeps the GIL, for the call is too short to let other threads run.
    "read_moves": ctypes.PYFUNCTYPE(INT, ctypes.c_char_p, INT, INT),
    "exact": ctypes.CFUNCTYPE(INT, WORD, WORD, INT),
    "more_than": ctypes.CFUNCTYPE(INT, WORD, WORD, INT, INT),
    "exact_many": ctypes.CFUNCTYPE(INT, INT, INT, INT, INT),
}


class Machine(NamedTuple):
    """The functions of `c4lab.solver.entries`, ready to be called; other threads run meanwhile."""

    read_moves: Callable[[bytes, int, int], int]
    exact: Callable[[int, int, int], int]
    more_than: Callable[[int, int, int, int], int]
    exact_many: Callable[[int, int, int, int], int]
