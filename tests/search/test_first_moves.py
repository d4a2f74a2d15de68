"""The first move of two published agents: values and nodes at every depth, in two orders."""

from collections import Counter
from collections.abc import Hashable
from itertools import accumulate
from typing import Any

import pytest

from c4lab.evaluation import Evaluation, LinearFeatures, WindowScore
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.search import Evaluate, alphabeta, centre_first, left_to_right, minimax

WINDOWS = [  # depth, value, nodes left to right, nodes centre first
    (3, 8, 182, 82),
    (4, 6, 419, 178),
    (5, 12, 2_988, 641),
    (6, 9, 9_624, 1_370),
]
FEATURES = [
    (3, 14, 180, 82),
    (4, 6, 500, 304),
    (5, 30, 2_293, 705),
    (6, 14, 11_113, 1_988),
    (8, 17, 159_309, 22_524),
]
TABLE = [
    pytest.param(evaluation, *row, marks=pytest.mark.slow if row[0] > 5 else ())
    for evaluation, rows in ((WindowScore(), WINDOWS), (LinearFeatures(), FEATURES))
    for row in rows
]


def remembered(evaluation: Evaluation) -> Evaluate:
    """The first player's one-sided score, stored for each position."""
    scores: dict[Hashable, float] = {}
    opinion = evaluation.seen_by(+1)

    def evaluate(position: Any) -> float:
        if position.key not in scores:
            scores[position.key] = opinion(position)
        return scores[position.key]

    return evaluate


@pytest.mark.parametrize(
    ("evaluation", "depth", "value", "left", "centre"),
    TABLE,
    ids=lambda given: given.name if isinstance(given, Evaluation) else str(given),
)
def test_nodes_of_the_first_move(
    evaluation: Evaluation, depth: int, value: float, left: int, centre: int
) -> None:
    evaluate = remembered(evaluation)
    for order, nodes in ((left_to_right, left), (centre_first, centre)):
        meter = Meter()
        choice = alphabeta(meter.watch(ConnectFour()), depth, evaluate, order=order)
        assert (*choice, meter.nodes) == (value, 4, nodes)


@pytest.mark.slow
def test_without_pruning() -> None:
    """Minimax visits every sequence of moves. The test counts positions and the sequences that lead
    to each, which is quicker than minimax."""
    ways, sequences = Counter([ConnectFour()]), [1]
    for _ in range(8):
        after: Counter[ConnectFour] = Counter()
        for position, count in ways.items():
            for move in position.moves():
                after[position.play(move)] += count
        ways = after
        sequences.append(ways.total())
    assert sequences[6:] == [117_649, 823_536, 5_673_234]
    nodes = list(accumulate(sequences))
    assert nodes[3:] == [400, 2_801, 19_608, 137_257, 960_793, 6_634_027]
    for depth in range(6):
        meter = Meter()
        minimax(meter.watch(ConnectFour()), depth)
        assert meter.nodes == nodes[depth]
