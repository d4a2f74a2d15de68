"""The functions of `bots.wasm`: lesson 18's engine, compiled, and a match in one call."""

from types import FunctionType
from typing import Any

import numba
import numpy as np

from c4lab.solver.compiled.compiling import compiled, load, store
from c4lab.tuning import engine
from c4lab.tuning.bots import GAME, RESULT
from tools.wasm.emitting import entries_of

WEIGHTS = "UniTuple(int64, 5)"
SIGNATURES = {
    "count": "int64(int64)",
    "by_number": "UniTuple(int64, 4)(int64, int64)",
    "opinion": f"int64(int64, int64, {WEIGHTS})",
    "four": "boolean(int64)",
    "value": f"int64(int64, int64, int64, int64, int64, boolean, {WEIGHTS})",
    "best_column": f"int64(int64, int64, int64, {WEIGHTS})",
    "play_to_end": f"UniTuple(int64, 2)(int64, int64, {WEIGHTS}, int64, {WEIGHTS}, int64)",
}


@compiled(inline="always")
def word(address: int, index: int) -> int:
    """A word as a signed number."""
    return np.int64(load(address, index))  # type: ignore[return-value]


@compiled(inline="always")
def weights(address: int, index: int) -> tuple[int, int, int, int, int]:
    """The five words from `index` on."""
    return (
        word(address, index),
        word(address, index + 1),
        word(address, index + 2),
        word(address, index + 3),
        word(address, index + 4),
    )


def entries() -> dict[str, Any]:
    """The functions `choose` and `play`, compiled."""
    names: dict[str, Any] = dict(vars(engine))
    for function in engine.FUNCTIONS:
        copy = FunctionType(function.__code__, names, function.__name__)
        signature = SIGNATURES[function.__name__]
        names[function.__name__] = numba.njit(signature, error_model="numpy")(copy)
    best_column, play_to_end = names["best_column"], names["play_to_end"]

    def choose(start, _):  # type: ignore[no-untyped-def]
        """The column for the board and the bot at this address: the beginning of a game."""
        return best_column(word(start, 0), word(start, 1), word(start, 7), weights(start, 2))

    def play(start, length):  # type: ignore[no-untyped-def]
        """Plays the games at this address, and writes the result and the moves of each there."""
        for number in range(length):
            at = start + number * 8 * GAME
            first, second = weights(at, 2), weights(at, 8)
            ended = play_to_end(word(at, 0), word(at, 1), first, word(at, 7), second, word(at, 13))
            for place in range(RESULT):
                store(at, place, np.uint64(ended[place]))
        return length

    return entries_of({"choose": choose, "play": play}, "int32(int32, int32)")
