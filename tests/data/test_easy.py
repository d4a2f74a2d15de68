"""The file of easy positions contains the solver's two easiest sets, and nothing else."""

from pathlib import Path

from c4lab.data import easy_positions
from tools.bench.position_sets import read_sets

SETS = Path(__file__).parents[1] / "solver" / "positions"


def test_it_has_the_solvers_easy_sets() -> None:
    sets = read_sets(SETS, ["end-easy", "middle-easy"])
    expected = [
        (text, score)
        for each in sets
        for text, score in zip(each.positions, each.scores, strict=True)
    ]
    assert [(str(position), score) for position, score in easy_positions()] == expected
    assert len(expected) == 600
