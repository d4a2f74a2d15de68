"""The ladder's chart of c4lab's own: a row for each rung, its nodes at the left, its seconds at the
right."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from c4lab.bench.ladder_steps import SETS, Step
from c4lab.instruments.own_charts import as_axes
from c4lab.instruments.race_finding import amount
from c4lab.instruments.style import AMBER, BLUE
from c4lab.pictures.axis import Axis, around, number_text
from c4lab.pictures.chart import show, text
from c4lab.pictures.chart_words import as_text, number
from c4lab.pictures.lines import mark
from c4lab.pictures.theme import FILL, RED

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MARKS = dict(zip(SETS, (("o", BLUE), ("s", AMBER), ("D", RED)), strict=True))
NAMES, MIDDLE, RIGHT, ROW = 250.0, 570.0, 880.0, 26.0


def ladder_chart(title: str, steps: Sequence[Step], own: Collection[str], limit: int) -> Axes:
    """Shows the steps; a search that needed more nodes than `limit` is named behind it."""
    names = list(dict.fromkeys(step.rung for step in steps))
    lessons = {step.rung: step.lesson for step in steps}
    bottom = ROW * (len(names) + 1)
    nodes = Axis(10, 5 * limit, NAMES, MIDDLE, 10)
    taken = [step.seconds for step in steps if step.seconds]
    seconds = around(taken, MIDDLE + 30, RIGHT, 10)
    parts = [*_axis(nodes, bottom, "nodes"), *_axis(seconds, bottom, "seconds")]
    for row, name in enumerate(names):
        y = ROW * (row + 1)
        words = f"{name}  {lessons[name]}".rstrip()
        parts.append(text(NAMES - 12, y + 5, words, "end", bold=name in own))
        for step in (each for each in steps if each.rung == name):
            shape, colour = MARKS[step.set]
            if not step.finished:
                parts.append(text(nodes(limit) + 4, y + 5, f"> {limit:,}", ink="soft"))
            if step.finished and step.nodes:
                parts.append(mark(shape, nodes(step.nodes), y, colour))
            if step.finished and step.seconds:
                parts.append(mark(shape, seconds(step.seconds), y, colour))
    for place, (name, (shape, colour)) in enumerate(MARKS.items()):
        x = NAMES + 190 * place
        parts.append(mark(shape, x, bottom + 62, colour) + text(x + 12, bottom + 67, name))
    words = ladder_words(title, steps, limit)
    return as_axes(show(title, RIGHT + 20, bottom + 80, "".join(parts), words))


def ladder_words(title: str, steps: Sequence[Step], limit: int) -> str:
    """The chart in words: the nodes and seconds of each rung, on each set of positions."""
    rows = []
    for name in dict.fromkeys(step.rung for step in steps):
        told = []
        for step in (each for each in steps if each.rung == name):
            numbers = [f"{number(step.nodes)} nodes"] if step.nodes is not None else []
            numbers += [amount(step.seconds)] if step.seconds is not None else []
            said = " in ".join(numbers) if step.finished else f"more than {limit:,} nodes"
            told.append(f"{said} with {step.set}")
        rows.append(f"{name}: {', '.join(told)}")
    return as_text([title, "What a position takes", *rows])


def _axis(x: Axis, bottom: float, what: str) -> list[str]:
    lines = [
        f'<path d="M{x(tick):.1f} 8V{bottom:.1f}" stroke="{FILL["line"]}"/>'
        + text(x(tick), bottom + 16, number_text(tick), "middle", "soft")
        for tick in x.ticks()
    ]
    middle = (x.start + x.end) / 2
    return [*lines, text(middle, bottom + 40, f"{what} a position (logarithmic axis)", "middle")]
