"""Shows the measurements of lesson 17, and makes contenders of solvers for its races."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from c4lab.bench.ladder_bits import ALL_IDEAS, SearchOnBits
from c4lab.bench.ladder_steps import SETS, Step
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons.shared.counting import Counting
from c4lab.lessons.shared.question_chart import plot_costs_of_questions
from c4lab.lessons.shared.scores import Rule, solve_by_questions
from c4lab.lessons.shared.solver_parts import my_parts
from c4lab.solver import Solver
from c4lab.solver.plain.assembled import Assembled

if TYPE_CHECKING:
    from matplotlib.axes import Axes

TEN, EIGHTEEN = list(SETS)[:2]


def plot_questions(answers: Mapping[int, tuple[int, int]]) -> Axes:
    """Draws the nodes of each question; `answers` has its answer's value and its nodes."""
    nodes = {a: answers[a][1] for a in sorted(answers)}
    yes = {a for a, (value, _) in answers.items() if value > a}
    dearest = max(nodes, key=lambda a: nodes[a])
    title = f'"Is it more than {dearest}?" costs the most'.replace("-", "−")
    return plot_costs_of_questions(nodes, yes, title, "is the score more than this?")


def asking(rule: Rule) -> Counting:
    """The readable solver, with this rule for the next question."""

    def solve(board: ConnectFour) -> tuple[int, int]:
        score, _, nodes = solve_by_questions(str(board), rule)
        return score, nodes

    return Counting(solve)


def made_of_yours(exact: object) -> Counting:
    """The readable solver made of all parts that the learner has, with a new table for each board.

    `exact`, the answer that lets it race, is one of them.
    """
    parts = my_parts().parts

    def solve(board: ConnectFour) -> tuple[int, int]:
        solver = Assembled(parts, size=100_003)
        return solver.solve(board), solver.nodes

    return Counting(solve)


def compiled_solver() -> Counting:
    """Our compiled solver, without its book, which forgets one board before the next."""
    solver = Solver(memory=1 << 20)

    def solve(board: ConnectFour) -> tuple[int, int]:
        solver.reset()
        return solver.solve(board), solver.nodes

    return Counting(solve)


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
