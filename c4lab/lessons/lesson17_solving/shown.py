"""What lesson 17 shows of its measurements: bars of questions, and tables of nodes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from c4lab.bench.ladder_bits import ALL_IDEAS, SearchOnBits
from c4lab.bench.ladder_steps import SETS, Step
from c4lab.instruments import Meter
from c4lab.lessons.shared.scores import asked

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Rule = Callable[[int, int], int]
TEN, EIGHTEEN = list(SETS)[:2]


def plot_questions(answers: Mapping[int, tuple[int, int]]) -> Axes:
    """Bars of the nodes that each question took: `answers` has a bound and the nodes of each."""
    import matplotlib.pyplot as plt

    from c4lab.instruments.style import look

    with look():
        _, axes = plt.subplots(figsize=(8, 3.2), layout="constrained")
        for said, colour in (("yes", "#00798C"), ("no", "#B5487F")):
            chosen = [a for a in answers if (answers[a][0] > a) == (said == "yes")]
            axes.bar(chosen, [answers[a][1] for a in chosen], color=colour)
            axes.annotate(f'"{said}"', (chosen[len(chosen) // 2], 120), ha="center")
        axes.set(xlabel="is the score more than this?", ylabel="nodes", xticks=list(answers))
        axes.set_title("Far from 0 a question costs next to nothing")
    return axes


def compared(rows: Mapping[str, Sequence[str]], rules: Sequence[Rule]) -> dict[str, list[int]]:
    """Print, and return, the nodes that each rule takes for the positions of each row."""
    print(f"{'':24}" + "".join(f"{rule.__name__:>11}" for rule in rules) + "  nodes")
    costs = {}
    for name, texts in rows.items():
        costs[name] = [sum(asked(text, rule)[2] for text in texts) for rule in rules]
        print(f"{name:20}{len(texts):4}" + "".join(f"{cost:11,}" for cost in costs[name]))
    return costs


def node_table(steps: Sequence[Step]) -> None:
    """Print the nodes of each line of the ladder, and what part of the line above is left."""
    nodes = {(step.rung, step.set): step.nodes for step in steps if step.nodes}
    print(f"{'nodes a position':34}" + "".join(f"{name:>16}" for name in SETS))
    for rung in dict.fromkeys(step.rung for step in steps):
        row = (nodes.get((rung, name)) for name in SETS)
        print(f"{rung:34}" + "".join(f"{each:16,.0f}" if each else f"{'-':>16}" for each in row))


def without(idea: str) -> tuple[int, int]:
    """The nodes of the search with all ideas but this one, for the positions with 10 and with 18
    cells left; of the whole search if `idea` is "nothing"."""
    ideas = ALL_IDEAS if idea == "nothing" else replace(ALL_IDEAS, **{idea: False})
    meters = Meter(), Meter()
    for meter, name in zip(meters, (TEN, EIGHTEEN), strict=True):
        for text, score in SETS[name].items():
            assert SearchOnBits(ideas, meter).score(text) == score
    return meters[0].nodes, meters[1].nodes
