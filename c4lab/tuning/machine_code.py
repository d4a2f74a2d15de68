"""The readable engine as machine code: numba compiles the same functions at their first use."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any

from c4lab.tuning import readable

WEIGHTS = "UniTuple(int64, 5)"
SIGNATURES = {
    "count": "int64(int64)",
    "opinion": f"int64(int64, int64, {WEIGHTS})",
    "four": "boolean(int64)",
    "value": f"int64(int64, int64, int64, int64, int64, boolean, {WEIGHTS})",
    "best_column": f"int64(int64, int64, int64, {WEIGHTS})",
    "play_to_end": f"UniTuple(int64, 2)(int64, int64, {WEIGHTS}, int64, {WEIGHTS}, int64)",
}


@dataclass(frozen=True)
class Engine:
    """The functions `best_column` and `play_to_end` of `readable`, compiled or not."""

    best_column: Callable[..., int]
    play_to_end: Callable[..., tuple[int, int]]


READABLE = Engine(readable.best_column, readable.play_to_end)


@cache
def compiled() -> Engine:
    """The compiled engine, after some seconds in each process; without numba, the readable one."""
    try:
        import numba
        import numpy as np
    except ImportError:
        return READABLE
    names: dict[str, Any] = vars(readable) | {"WINDOWS": np.array(readable.WINDOWS)}
    for function in readable.FUNCTIONS:
        copy = FunctionType(function.__code__, names, function.__name__)
        names[function.__name__] = numba.njit(
            SIGNATURES[function.__name__], nogil=True, error_model="numpy"
        )(copy)
    return Engine(names["best_column"], names["play_to_end"])
