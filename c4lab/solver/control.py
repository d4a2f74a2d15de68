"""What a caller and a compiled search tell one another while the search runs: a few numbers.

A search may run in another thread than its caller, so each question has numbers of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Control: TypeAlias = NDArray[np.int64]
    Entries: TypeAlias = NDArray[np.uint64]

NODES = 0  # positions searched so far: the search counts up
STOP = 1  # anything but 0 asks the search to give up: set by the caller, from any thread
LIMIT = 2  # the search gives up of itself at so many nodes
LOWER, UPPER = 3, 4  # the score is known to lie between these, both included
SCRATCH = 8  # from here on: room where the search sorts moves, for each number of discs
SIZE = SCRATCH + 8 * 42

NEVER = 1 << 62  # a limit that no search reaches


def fresh() -> Control:
    """Numbers for a new question, without a limit."""
    import numpy as np

    control = np.zeros(SIZE, dtype=np.int64)
    control[LIMIT] = NEVER
    return control
