"""The functions of the `.wasm` file: each gets the address of the control words."""

from c4lab.solver.compiled import reading, search
from c4lab.solver.compiled.bits import signed
from c4lab.solver.compiled.control import ALPHA, BOARDS, LENGTH, MASK, MINE, SCORES, TEXTS
from c4lab.solver.compiled.words import load


def exact(control: int) -> int:
    """See `search.exact`."""
    return search.exact(load(control, MINE), load(control, MASK), control)


def more_than(control: int) -> int:
    """See `search.more_than`."""
    mine, mask, alpha = load(control, MINE), load(control, MASK), load(control, ALPHA)
    return search.more_than(mine, mask, signed(alpha), control)


def exact_many(control: int) -> int:
    """See `search.exact_many`."""
    boards, scores = signed(load(control, BOARDS)), signed(load(control, SCORES))
    return search.exact_many(boards, signed(load(control, LENGTH)), scores, control)


def read_many(control: int) -> int:
    """See `reading.read_many`."""
    texts, boards = signed(load(control, TEXTS)), signed(load(control, BOARDS))
    return reading.read_many(texts, signed(load(control, LENGTH)), boards)


ENTRIES = {each.__name__: each for each in (exact, more_than, exact_many, read_many)}
SIGNATURE = "int32(int32)"
