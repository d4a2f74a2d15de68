"""The lines of Connect Four, and boards that cannot be."""

from typing import Any

import pytest

from c4lab.games import ConnectFour
from c4lab.games.grid import lines, windows


def test_windows_and_lines() -> None:
    across, upwards, diagonal = 4 * 6, 7 * 3, 2 * 4 * 3
    assert len(windows(7, 6)) == across + upwards + diagonal == 69
    assert len(lines(7, 6)) == 6 + 7 + 12
    assert sum(map(len, lines(7, 6))) == 144


def test_the_winning_line_of_five_in_a_row() -> None:
    position = ConnectFour.parse("412157653")
    assert position.winner == +1
    assert position.winning_line() == ((2, 1), (3, 1), (4, 1), (5, 1), (6, 1))


@pytest.mark.parametrize("size", [(0, 6, 4), (7, -1, 4), (7, 6, 0), ("7", 6, 4), (10, 6, 4)])
def test_a_board_that_cannot_be_is_refused(size: tuple[Any, int, int]) -> None:
    names = ("width", "height", "connect")
    with pytest.raises(ValueError, match=r"Odd is .* wide.*at most 9 columns"):
        type("Odd", (ConnectFour,), dict(zip(names, size, strict=True)))
