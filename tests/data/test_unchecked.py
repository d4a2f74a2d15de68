"""The files' positions, made without a check of each move, equal those that `parse` makes."""

import pytest

from c4lab import data
from c4lab.games import ConnectFour


@pytest.mark.slow
@pytest.mark.parametrize(
    "positions",
    [data.quiet_positions, data.late_positions, data.easy_positions, data.solved_positions],
)
def test_positions_are_those_of_their_moves(positions):
    for position, _ in positions()[::10]:
        played = ConnectFour.parse(str(position))
        assert vars(position) == vars(played)
        assert not position.winner
