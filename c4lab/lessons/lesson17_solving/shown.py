"""Shows the measurements of lesson 17: bars of questions, and tables of nodes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from c4lab.bench.ladder_bits import ALL_IDEAS, SearchOnBits
from c4lab.bench.ladder_steps import SETS, Step
from c4lab.instruments import Meter
from c4lab.lessons.shared.question_chart import plot_costs_of_questions
from c4lab.lessons.shared.scores import solve_by_questions

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Rule = Callable[[int, int], int]
TEN, EIGHTEEN = list(SETS)[:2]


def plot_questions(answers: Mapping[int, tuple[int, int]]) -> Axes:
    """Draws the nodes of each question; `answers` has its answer's value and its nodes."""
    nodes = {a: answers[a][1] for a in sorted(answers)}
    yes = {a for a, (value, _) in answers.items() if value > a}
    title = "Far from 0 a question costs next to nothing"
    return plot_costs_of_questions(nodes, yes, title, "is the score more than this?")


def nodes_by_rule(rows: Mapping[str, Sequence[str]], rules: Sequence[Rule]) -> dict[str, list[int]]:
    """Prints and returns, for each row of positions, the nodes that each rule needs."""
    print(f"{'':24}" + "".join(f"{rule.__name__:>11}" for rule in rules) + "  nodes")
    costs = {}
    for name, texts in rows.items():
        costs[name] = [sum(solve_by_questions(text, rule)[2] for text in texts) for rule in rules]
        print(f"{name:20}{len(texts):4}" + "".join(f"{cost:11,}" for cost in costs[name]))
    return costs


def node_table(steps: Sequence[Step]) -> None:
    """Prints the nodes for each rung of the ladder, on each set of positions."""
    nodes = {(step.rung, step.set): step.nodes for step in steps if step.nodes}
    print(f"{'nodes a position':34}" + "".join(f"{name:>16}" for name in SETS))
    for rung in dict.fromkeys(step.rung for step in steps):
        row = (nodes.get((rung, name)) for name in SETS)
        print(f"{rung:34}" + "".join(f"{each:16,.0f}" if each else f"{'-':>16}" for each in row))


def without(idea: str) -> tuple[int, int]:
    """The nodes of the search without this idea, for positions with 10 and with 18 cells left.

    "nothing" leaves out no idea.
    """
    ideas = ALL_IDEAS if idea == "nothing" else replace(ALL_IDEAS, **{idea: False})
    meters = Meter(), Meter()
    for meter, name in zip(meters, (TEN, EIGHTEEN), strict=True):
        for text, score in SETS[name].items():
            assert SearchOnBits(ideas, meter).score(text) == score
    return meters[0].nodes, meters[1].nodes
