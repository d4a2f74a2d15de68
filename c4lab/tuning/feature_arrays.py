"""The features of many positions at once: numpy does to an array what `readable` does to a number.

One position after the other, Python takes a fifth of a thousandth of a second for each; with 40,000
of them that is what a regression would spend its time on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.tuning.readable import CENTRE, WINDOWS

if TYPE_CHECKING:
    import numpy as np


def differences(positions: Iterable[ConnectFour]) -> np.ndarray:
    """A row for each position: what a weight of 1 would add to the opinion of the side to move,
    less that of the other, for each feature."""
    import numpy as np

    boards = np.array([to_bits(position) for position in positions], dtype=np.int64).reshape(-1, 2)
    mine, theirs = boards[:, 0], boards[:, 0] ^ boards[:, 1]
    own, other = features(mine, theirs), features(theirs, mine)
    signs = np.array((1, 1, 1, 1, -1))  # the last weight is taken away
    found: np.ndarray = signs * (own - other)
    return found


def features(mine: np.ndarray, theirs: np.ndarray) -> np.ndarray:
    """How often each feature is on the boards for `mine`, in the order of `Features`."""
    import numpy as np

    found = np.zeros((len(mine), 5), dtype=np.int64)
    centre, four, three, two, other_three = found.T  # each is a view of its column
    centre += count(mine & CENTRE)
    for window in WINDOWS:
        own, other = count(mine & window), count(theirs & window)
        four += own == 4
        three += (own == 3) & (other == 0)
        two += (own == 2) & (other == 0)
        other_three += (other == 3) & (own == 0)
    return found


def count(bits: np.ndarray) -> np.ndarray:
    """How many bits of each are set: each round takes the lowest of each away."""
    ones = bits * 0
    while bits.any():
        ones += bits != 0
        bits = bits & (bits - 1)
    return ones
