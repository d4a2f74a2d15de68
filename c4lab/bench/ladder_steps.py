"""The ladder: every technique of the lessons, measured on the same positions, and its chart."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from statistics import mean, median
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from c4lab.bench.contenders import PEERS, Contender, Missing, Ours
from c4lab.bench.ladder_rungs import RUNGS, Rung, parts_rung
from c4lab.instruments import Meter
from c4lab.instruments.meter import BudgetExceeded
from c4lab.instruments.race_results import amount
from c4lab.instruments.style import AMBER, BLUE, GIVEN, TEXT, as_text, look, number
from c4lab.pictures.theme import RED
from c4lab.solver.plain.assembled import Parts

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def _sets() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for line in files("c4lab.data").joinpath("ladder.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            empty, moves, score = line.split()
            found.setdefault(f"{empty} discs to go", {})[moves] = int(score)
    return found


SETS = _sets()
"""Positions by the number of empty cells, with their scores. They are the first positions of random
games (`Random(17)`) in which neither side can win with its next disc."""
LIMIT = 60_000  # nodes for one position
ENOUGH = 0.05
"""Seconds that all runs of a compiled solver take together: a single one may be over too soon for
the clock, or meet a busy moment."""


class Step(NamedTuple):
    """The mean cost of a rung for a position of one set; `each` has the nodes of each position.

    `nodes` is None if the rung does not count. If a step is not `finished`, some position needed
    more nodes than the limit, and there are no figures.
    """

    rung: str
    lesson: str
    set: str
    nodes: float | None
    seconds: float | None
    finished: bool
    each: tuple[int, ...] = ()


class WrongScore(Exception):
    """A solver on the ladder is wrong about a position; the message says which."""


def ladder(
    own: Mapping[str, Parts] | None = None,
    limit: int = LIMIT,
    rungs: Iterable[Rung] = (),
) -> Iterator[Step]:
    """A step for each rung and set, up to the first set that is too hard for the rung.

    `own` are more rungs: parts of a solver by name. `rungs` are more rungs of any kind. Each
    position is solved with an empty table, once to count its nodes and once for the clock, which
    measures CPU time. Raises WrongScore.
    """
    solvers = (parts_rung(name, "17", parts) for name, parts in (own or {}).items())
    for rung in (*RUNGS, *solvers, *rungs):
        for name, scores in SETS.items():
            each = _nodes(rung, scores, limit)
            if each is None:
                yield Step(rung.name, rung.lesson, name, None, None, False)
                break
            seconds = _seconds(rung, scores)
            yield Step(rung.name, rung.lesson, name, mean(each), seconds, True, each)
    for contender, lesson in _others():
        for name, scores in SETS.items():
            nodes, seconds = _nodes_and_seconds(contender, scores)
            yield Step(contender.name, lesson, name, nodes, seconds, True)


def _nodes(rung: Rung, scores: Mapping[str, int], limit: int) -> tuple[int, ...] | None:
    """The nodes for each position; None if one needs more than `limit`. Raises WrongScore."""
    counts = []
    for text, expected in scores.items():
        meter = Meter(limit)
        try:
            _check_score(rung.name, text, rung.solve(text, meter), expected)
        except BudgetExceeded:
            return None
        counts.append(meter.nodes)
    return tuple(counts)


def _seconds(rung: Rung, scores: Mapping[str, int]) -> float:
    start = process_time()
    for text in scores:
        rung.clocked(text)
    return (process_time() - start) / len(scores)


def _others() -> Iterator[tuple[Contender, str]]:
    """The compiled solver with its lesson, and other people's solvers that are installed."""
    ours = Ours()
    ours.name = "our compiled solver"
    yield ours, "17"
    for make in PEERS.values():
        try:
            peer = make()
        except Missing:
            continue
        peer.name = f"{peer.name}, in C++"
        yield peer, ""


def _nodes_and_seconds(
    contender: Contender, scores: Mapping[str, int]
) -> tuple[float | None, float]:
    """Nodes and seconds for a position; the seconds are the median of five runs, or of more if
    they are short.
    """
    solve = contender.prepare([*scores])
    times: list[float] = []
    while len(times) < 5 or sum(times) < ENOUGH:
        contender.reset()
        start = process_time()
        answers = solve()
        times.append(process_time() - start)
    for (text, expected), got in zip(scores.items(), answers, strict=True):
        _check_score(contender.name, text, got, expected)
    nodes = contender.nodes
    return None if nodes is None else nodes / len(scores), median(times) / len(scores)


def _check_score(name: str, text: str, got: int, expected: int) -> None:
    if got != expected:
        raise WrongScore(f"{name} says that {text} is worth {got}; it is worth {expected}.")


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
    first, last = next(iter(at.values()), None), at.get("our compiled solver")
    if not (first and last and first.seconds and last.seconds):
        return "The ladder"
    rounded = float(f"{first.seconds / last.seconds:.2g}")
    return f"With {easiest}, the compiled solver is {rounded:,.0f} times as fast as {first.rung}"
