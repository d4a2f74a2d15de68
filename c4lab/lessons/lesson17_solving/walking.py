"""A walk through all games of a few moves, in plain Python and compiled from the same functions."""

from collections.abc import Callable
from pathlib import Path

from c4lab.work import wasm

FILE = Path(__file__).with_name("walk.wasm")


def has_four(discs: int) -> bool:
    """Whether four of `discs` lie in a row, as in lesson 14."""
    for step in (1, 7, 6, 8):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def walk(mine: int, mask: int, depth: int) -> int:
    """How many positions there are in the games of at most `depth` more moves."""
    if depth == 0 or has_four(mine ^ mask):
        return 1
    nodes = 1
    for column in range(7):
        after = mask | mask + (1 << 7 * column)
        if not after >> 7 * column + 6 & 1:
            nodes += walk(mine ^ mask, after, depth - 1)
    return nodes


def compiled_walk() -> Callable[[int], int]:
    """`walk` from the empty board, compiled: a function of the depth."""
    return wasm.load(FILE, 0).function("walk")
