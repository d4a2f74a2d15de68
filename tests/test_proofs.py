"""What the lessons state is true: their cells run, with the proofs that stand between them."""

from pathlib import Path

import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell

from tools.authoring.drafts import Target, draft, targets
from tools.authoring.running import run
from tools.authoring.text import tags

pytestmark = pytest.mark.slow

REPO = Path(__file__).resolve().parents[1]
LESSONS = [target for target in targets(REPO) if target.folder == "notebooks"]
COUNTED = """
import gc
from functools import cache

from c4lab.solver.plain import bits, moves, search

bits.non_losing = search.non_losing = cache(bits.non_losing)
moves.ordered = search.ordered = cache(moves.ordered)

from c4lab.bench import evaluation
from c4lab.bench import ladder_chart  # which gives all sets their marks
from c4lab.bench import ladder_steps as ladder
from c4lab.capstone import submitting
from c4lab.capstone.engine import Seated
from c4lab.evaluation.judging import WindowEvaluation
from c4lab.games import ConnectFour
from c4lab.instruments.racing import Heats
from c4lab.solver.sim import parts
from c4lab.widgets import Race


def lowest_depth(race, whole=Race._race_for_the_page):
    if race.measure == "points":
        return whole(race)
    for _ in race._sport.steps(race._sport.plan(race.chosen, race.kind, -1, race.depth, "nodes")):
        pass


Race._race_for_the_page = lowest_depth
parts.relabelled = cache(parts.relabelled)
Heats._time = lambda race, run: run.times.append(1.0)
ladder._seconds = lambda rung, scores, clock: 1.0
ladder.PEERS = {}
ladder.SETS.popitem()
ladder.RUNGS = [rung for rung in ladder.RUNGS if not rung.name.startswith(" ")]
WindowEvaluation.__call__ = cache(WindowEvaluation.__call__)
WindowEvaluation.score = cache(WindowEvaluation.score)


def play(position, move, played=ConnectFour.play):
    after = position.__dict__.setdefault("_after", {})
    if type(move) is not int or move not in after:
        after[move] = played(position, move)
    return after[move]


ConnectFour.play = play
evaluation.costs = lambda boards, repeats, costs=evaluation.costs: costs(boards, 1)
submitting.SMALL = submitting.SMALL._replace(in_a_match=0.01)
Seated.choose = lambda seated, position: seated.engine.choose(position, 0.01)
gc.set_threshold(20_000)
del bits, cache, gc, ladder, ladder_chart, lowest_depth, moves, parts, play, search, submitting
del ConnectFour, evaluation, Heats, Race, Seated, WindowEvaluation
"""


def counted(notebook: NotebookNode) -> NotebookNode:
    """The notebook with races and a ladder that only count, and only what a proof asks for, boards
    judged, searched, renamed and played from once each, matches of little time and Python that
    seldom looks for garbage: nothing is stated of seconds.
    The ladder's hardest positions, its indented rungs and other people's solvers are left to
    tests/bench."""
    notebook.cells.insert(0, new_code_cell(COUNTED, metadata={"tags": ["proof"]}))
    return notebook


@pytest.mark.parametrize("target", LESSONS[::-1], ids=lambda target: target.name)
def test_the_proofs_hold(target: Target) -> None:
    run(counted(draft(target, proofs=True)), target.name)


def test_lessons_with_figures_have_proofs() -> None:
    proved = [
        target
        for target in LESSONS
        if any("proof" in tags(cell) for cell in draft(target, proofs=True).cells)
    ]
    assert len(proved) >= 8
