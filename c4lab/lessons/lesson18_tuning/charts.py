"""The charts of lesson 18: a test's walk, a population by generations, intervals, and ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from c4lab.instruments.style import BLUE, GIVEN, TEXT, as_text, look
from c4lab.lessons.lesson18_tuning.contenders import Share
from c4lab.tuning import Bot, Generation, Rating, Verdict, Walk
from c4lab.tuning.sequential import Walked

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SHORTEST = 50  # games on the axis of a walk
PALE = "#8A94A6"  # of an interval with one half in it
BARS = 0.6  # of a generation's width, for a bot with all points; the rest is for the lines


def plot_walk(test: Walk, walked: Walked) -> Axes:
    """Draws the walk game by game between the two borders of its test."""
    import matplotlib.pyplot as plt

    low, high = test.borders
    names = {high: f"{100 * test.high:.0f} %", low: f"{100 * test.low:.0f} %"}
    decided = {Verdict.HIGH: names[high], Verdict.LOW: names[low]}.get(walked.verdict)
    with look():
        _, axes = plt.subplots(figsize=(8, 4), layout="constrained")
        axes.plot(range(walked.games + 1), walked.places, color=BLUE, linewidth=2)
        axes.plot(walked.games, walked.places[-1], "o", color=BLUE)
        axes.axhline(0, color=TEXT, linewidth=0.6)
        for border, name in names.items():
            axes.axhline(border, color=TEXT, linestyle="--")
            above = 4 if border == high else -14
            axes.annotate(f"verdict {name}", (0, border), (4, above), textcoords="offset points")
        axes.set(xlabel="games", ylabel="walk", xlim=(0, max(SHORTEST, 1.05 * walked.games)))
        axes.set_ylim(1.4 * low, 1.4 * high)
        axes.set_title(
            f"After {walked.games} games the verdict is {decided}"
            if decided
            else f"Not decided after {walked.games} games"
        )
    return axes


def plot_population(generations: Sequence[Generation]) -> Axes:
    """Draws a bar for the points of each bot, the best on top, and a line from each bot to where it
    came next. A dashed line leads to a clone with a mutation; thick is the line of the winner."""
    import matplotlib.pyplot as plt

    most = max(max(generation.points) for generation in generations)
    best = [0] * len(generations)
    for number in range(len(generations) - 1, 0, -1):
        best[number - 1] = generations[number].parents[best[number]]
    with look():
        figure, axes = plt.subplots(figsize=(8, 5), layout="constrained")
        for number, generation in enumerate(generations, start=1):
            lengths = [BARS * points / most for points in generation.points]
            ranks = range(1, len(generation.bots) + 1)
            axes.barh(ranks, lengths, 0.7, number, color=BLUE)
            for rank, parent in enumerate(generation.parents):
                clone = generation.bots[rank] != generations[number - 2].bots[parent]
                axes.plot(
                    (number - 1 + BARS, number - 0.04),
                    (parent + 1, rank + 1),
                    color=TEXT,
                    linestyle="--" if clone else "-",
                    linewidth=2.5 if best[number - 1] == rank else 0.5,
                )
        axes.axhline(len(generations[0].bots) / 2 + 0.5, color=TEXT, linestyle=":")
        axes.set_xticks([number + BARS / 2 for number in range(1, len(generations) + 1)])
        axes.set_xticklabels([str(number) for number in range(1, len(generations) + 1)])
        axes.set(xlabel="generation", ylabel="rank")
        axes.grid(visible=False)
        axes.set_ylim(len(generations[0].bots) + 0.7, 0.3)
        title = f"The winner descends from number {best[0] + 1} of the first generation"
        axes.set_title(title)
    line = ", ".join(str(rank + 1) for rank in best)
    GIVEN[figure] = f"{title}: it and its ancestors have the ranks {line}, oldest first."
    return axes


def plot_shares(groups: Mapping[str, Mapping[str, Share]]) -> int:
    """Draws shares of points with their intervals against one half, a block for each group.

    Returns how many intervals leave out one half; these are drawn in full colour.
    """
    import matplotlib.pyplot as plt

    rows = sum(len(group) for group in groups.values())
    sure = place = 0
    names: dict[int, str] = {}
    with look():
        figure, axes = plt.subplots(
            figsize=(9, 1.2 + 0.3 * (rows + len(groups))), layout="constrained"
        )
        for title, shares in groups.items():
            axes.annotate(title, (0.01, place), xycoords=("axes fraction", "data"), va="center")
            place += 1
            for name, share in shares.items():
                outside = share.low > 1 / 2 or share.high < 1 / 2
                sure += outside
                colour = BLUE if outside else PALE
                axes.plot((share.low, share.high), (place, place), color=colour, linewidth=5)
                axes.plot(share.rate, place, "o", color=colour, markeredgecolor=TEXT)
                names[place] = name
                place += 1
        axes.axvline(1 / 2, color=TEXT, linestyle="--")
        axes.set_yticks([*names], [*names.values()], fontsize=10)
        axes.tick_params(axis="y", length=0)
        axes.set_ylim(place - 0.4, -0.7)
        axes.set_xlabel("share of the points, and its 95 % interval")
        title = f"{sure} of {rows} intervals leave out one half"
        figure.suptitle(title, x=0.01, ha="left", fontsize=14, fontweight="bold")
    told = (
        f"{name}: {share.rate:.0%}, from {share.low:.0%} to {share.high:.0%}"
        for shares in groups.values()
        for name, share in shares.items()
    )
    GIVEN[figure] = as_text([title, *told])
    return sure


def plot_ratings(rated: Mapping[int, Sequence[Rating]], bots: Mapping[str, Bot]) -> Figure:
    """Draws ratings as dots with their intervals, a panel for each number of rounds.

    In all panels the bots stand in the order of the last one.
    """
    import matplotlib.pyplot as plt

    name = {bot: name for name, bot in bots.items()}
    order = [name[each.bot] for each in [*rated.values()][-1]][::-1]
    with look():
        figure, panels = plt.subplots(
            1, len(rated), figsize=(9, 3), sharex=True, layout="constrained"
        )
        for axes, (rounds, ratings) in zip(panels, rated.items(), strict=True):
            for each in ratings:
                place = order.index(name[each.bot])
                axes.plot((each.low, each.high), (place, place), color=BLUE, linewidth=5, alpha=0.5)
                axes.plot(each.rating, place, "o", color=BLUE)
                words = f"{each.rating:+.0f}"
                at = each.rating, place
                axes.annotate(words, at, (0, 7), textcoords="offset points", ha="center")
            axes.set_yticks(range(len(order)), order)
            axes.set_ylim(-0.6, len(order) - 0.3)
            axes.set_title(f"{rounds} rounds", fontsize=12)
        panels[len(panels) // 2].set_xlabel("rating (Elo) and its 95 % interval")
        figure.suptitle("More games, shorter intervals", weight="bold")
    return figure
