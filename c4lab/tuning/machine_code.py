"""The readable engine as machine code: the same functions, compiled by numba when first needed."""

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
    "finished": f"UniTuple(int64, 2)(int64, int64, {WEIGHTS}, int64, {WEIGHTS}, int64)",
}


@dataclass(frozen=True)
class Engine:
    """What a bot thinks with: `best_column` and `finished` of `readable`, compiled or not."""

    best_column: Callable[..., int]
    finished: Callable[..., tuple[int, int]]


READABLE = Engine(readable.best_column, readable.finished)


@cache
def compiled() -> Engine:
    """Compiled, which takes some seconds in each process; where there is no numba, as it reads."""
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
    return Engine(names["best_column"], names["finished"])
