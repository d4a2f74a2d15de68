"""The file of solved late positions: each line satisfies what its first line says."""

from c4lab.data import late_positions
from c4lab.solver.plain import Table, solve


def test_every_score_is_the_solvers_and_no_two_positions_are_equal() -> None:
    table, scored = Table(), late_positions()
    assert len({position.columns for position, _ in scored}) == len(scored) == 60
    for position, score in scored:
        assert 29 <= len(position.history) <= 33
        assert solve(position, table) == score, str(position)
