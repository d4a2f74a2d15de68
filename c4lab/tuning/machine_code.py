"""The readable engine as machine code: numba compiles the same functions at their first use."""

from collections.abc import Callable
from ctypes import CDLL, CFUNCTYPE, c_int64
from dataclasses import dataclass
from functools import cache
from pathlib import Path
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
LIBRARY = Path(__file__).with_name("bots.wasm")
"""`c4lab.site` makes it, for the wheel of a browser's Python."""
COUNTS = {"of_bot": 8, "of_game": 14}
"""Its functions, and how many whole numbers each takes: a board, and weights and depth of bots."""
TYPES = {name: CFUNCTYPE(c_int64, *[c_int64] * count) for name, count in COUNTS.items()}
MOVES = 100
"""A game's result, so many times, and its moves are one number."""
Weights = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Engine:
    """The functions `best_column` and `play_to_end` of `readable`, compiled or not."""

    best_column: Callable[..., int]
    play_to_end: Callable[..., tuple[int, int]]


READABLE = Engine(readable.best_column, readable.play_to_end)


@cache
def compiled() -> Engine:
    """The compiled engine, after some seconds in each process; without numba, that of the library
    which a browser tab has, or else the readable one."""
    try:
        names = _compiled_names()
    except ImportError:
        return _from_library()
    return Engine(names["best_column"], names["play_to_end"])


def entries() -> dict[str, Any]:
    """The functions of the library, compiled by numba with types that C has. Raises ImportError."""
    import numba

    names = _compiled_names()
    best_column, play_to_end = names["best_column"], names["play_to_end"]

    def of_bot(mine, mask, a, b, c, d, e, depth):  # type: ignore[no-untyped-def]
        return best_column(mine, mask, depth, (a, b, c, d, e))

    def of_game(mine, mask, a, b, c, d, e, depth, f, g, h, i, j, others):  # type: ignore[no-untyped-def]
        result, moves = play_to_end(mine, mask, (a, b, c, d, e), depth, (f, g, h, i, j), others)
        return MOVES * result + moves

    return {
        name: numba.cfunc(f"int64({', '.join(['int64'] * count)})", error_model="numpy")(function)
        for (name, count), function in zip(COUNTS.items(), (of_bot, of_game), strict=True)
    }


def _from_library() -> Engine:
    """The engine of the library beside this file, the readable one if there is none."""
    if not LIBRARY.exists():
        return READABLE
    library = CDLL(str(LIBRARY))
    return engine_of(*(kind((name, library)) for name, kind in TYPES.items()))


def engine_of(best: Callable[..., int], game: Callable[..., int]) -> Engine:
    """The engine that calls these functions of C."""

    def best_column(mine: int, mask: int, depth: int, weights: Weights) -> int:
        return int(best(mine, mask, *weights, depth))

    def play_to_end(
        mine: int, mask: int, first: Weights, first_depth: int, second: Weights, second_depth: int
    ) -> tuple[int, int]:
        ended = game(mine, mask, *first, first_depth, *second, second_depth)
        moves = ended % MOVES
        return (ended - moves) // MOVES, moves

    return Engine(best_column, play_to_end)


def _compiled_names() -> dict[str, Any]:
    """The functions of `readable` by name, compiled. Raises ImportError without numba."""
    import numba
    import numpy as np

    names: dict[str, Any] = vars(readable) | {"WINDOWS": np.array(readable.WINDOWS)}
    for function in readable.FUNCTIONS:
        copy = FunctionType(function.__code__, names, function.__name__)
        names[function.__name__] = numba.njit(
            SIGNATURES[function.__name__], nogil=True, error_model="numpy"
        )(copy)
    return names
