"""The ladder as a chart: nodes and seconds of every rung, side by side."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from c4lab.bench.ladder_steps import LIMIT, SETS, Step
from c4lab.instruments.measuring import amount
from c4lab.instruments.style import AMBER, BLUE, GIVEN, TEXT, as_text, look, number
from c4lab.pictures.theme import RED

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MARKS = dict(zip(SETS, (("o", BLUE), ("s", AMBER), ("D", RED)), strict=True))


def plot_ladder(steps: Sequence[Step], own: Collection[str] = ()) -> Axes:
    """Draws the `steps` of a ladder on logarithmic axes: a line for each rung, lesson 01 on top.

    A hollow mark to the right of LIMIT is a search that needed more nodes: it was not tried
    on harder positions. Names in `own` are bold.
    """
    import matplotlib.pyplot as plt

    names = list(dict.fromkeys(step.rung for step in steps))
    lessons = {step.rung: step.lesson for step in steps}
    with look():
        figure, both = plt.subplots(
            1, 2, figsize=(10, 1.9 + 0.34 * len(names)), sharey=True, layout="constrained"
        )
        for axes, what in zip(both, ("nodes", "seconds"), strict=True):
            for step in steps:
                _mark(axes, step, getattr(step, what), names.index(step.rung))
            axes.set_xscale("log")
            axes.set_xlabel(f"{what} a position")
            axes.grid(axis="x")
            axes.set_axisbelow(True)
            axes.tick_params(axis="y", length=0)
            axes.spines["left"].set_visible(False)
        nodes: Axes = both[0]
        nodes.axvline(LIMIT, color=TEXT, linewidth=0.8, linestyle=":")
        for step in (step for step in steps if not step.finished):
            mark, colour = MARKS[step.set]
            nodes.plot(
                2 * LIMIT, names.index(step.rung), mark, color=colour, fillstyle="none",
                clip_on=False,
            )  # fmt: skip
        nodes.annotate(
            f"> {LIMIT:,}", (LIMIT, -0.9), (4, 0), textcoords="offset points", va="center",
            fontsize=10,
        )  # fmt: skip
        nodes.set_xlim(8, 5 * LIMIT)  # the compiled solver needs about 10 for the smallest
        labels = [f"{name}  {lessons[name]}".rstrip() for name in names]
        nodes.set_yticks(range(len(names)), labels)
        for name, label in zip(names, nodes.get_yticklabels(), strict=True):
            label.set_fontweight("bold" if name in own else "normal")
        nodes.set_ylim(len(names) - 0.5, -1.3)
        for name, (mark, colour) in MARKS.items():
            nodes.plot([], [], mark, color=colour, label=name)
        figure.legend(*nodes.get_legend_handles_labels(), frameon=False, loc="outside lower center",
                      ncols=len(MARKS))  # fmt: skip
        GIVEN[figure] = _in_words(chart_title(steps), steps)
        figure.suptitle(chart_title(steps), x=0.01, ha="left", fontsize=14, fontweight="bold")
    return nodes


def _in_words(title: str, steps: Sequence[Step]) -> str:
    """The chart in words: the nodes and seconds of each rung, on each set of positions."""
    rows = []
    for name in dict.fromkeys(step.rung for step in steps):
        told = []
        for step in (each for each in steps if each.rung == name):
            numbers = [f"{number(step.nodes)} nodes"] if step.nodes is not None else []
            numbers += [amount(step.seconds)] if step.seconds is not None else []
            said = " in ".join(numbers) if step.finished else f"more than {LIMIT:,} nodes"
            told.append(f"{said} with {step.set}")
        rows.append(f"{name}: {', '.join(told)}")
    return as_text([title, "What a position takes", *rows])


def _mark(axes: Axes, step: Step, value: float | None, row: int) -> None:
    if step.finished and value is not None:
        mark, colour = MARKS[step.set]
        axes.plot(value, row, mark, color=colour)


def chart_title(steps: Sequence[Step]) -> str:
    """The title: how much faster the compiled solver is than the first rung, on the easiest set."""
    easiest = next(iter(SETS))
    at = {step.rung: step for step in steps if step.set == easiest and step.seconds}
    first, last = next(iter(at.values())), at.get("our compiled solver")
    if last is None or not (first.seconds and last.seconds):
        return "The ladder"
    rounded = float(f"{first.seconds / last.seconds:.2g}")
    return f"With {easiest}, the compiled solver is {rounded:,.0f} times as fast as {first.rung}"
