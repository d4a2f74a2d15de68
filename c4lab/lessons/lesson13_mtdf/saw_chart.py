"""The chart of the values of one position over depth, and of the guesses made from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from c4lab.instruments.style import BLUE, TECHNIQUE, finish, look

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def saw(values: Sequence[float], back: int) -> Axes:
    """Draws the values at depths 1, 2, ... and, for each depth from 3 on, an arrow from the value
    of `back` depths before, which is the guess, to the value that the search then finds. `back` is
    1 or 2. The title says how far the guesses are off on average."""
    if back not in (1, 2):
        raise ValueError(f"A guess comes from 1 or 2 depths before, not from {back!r}.")
    import matplotlib.pyplot as plt

    with look():
        _, axes = plt.subplots(figsize=(8, 3.6), layout="constrained")
        depths = range(1, 1 + len(values))
        axes.plot(depths, values, "o-", color=BLUE, linewidth=1)
        arrow = {"arrowstyle": "->", "color": TECHNIQUE["mtd"], "linewidth": 2}
        pairs = [(depth, values[depth - 1 - back], values[depth - 1]) for depth in depths[2:]]
        for depth, guess, found in pairs:
            axes.plot(depth, guess, "s", color=TECHNIQUE["mtd"], markersize=6)
            axes.annotate("", (depth, found), (depth, guess), arrowprops=arrow)
        axes.set(xlabel="depth", ylabel="value", xticks=depths)
        off = sum(abs(found - guess) for _, guess, found in pairs) / len(pairs)
        before = "the depth before" if back == 1 else "two depths before"
        finish(axes, f"The guess from {before} is off by {off:.0f} on average", "y")
    return axes
