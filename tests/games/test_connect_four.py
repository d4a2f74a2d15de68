"""Numbers of positions, games and lines of Connect Four, counted on the readable board."""

from collections import Counter
from typing import Any

import pytest

from c4lab.games import ConnectFour
from c4lab.games.grid import lines, windows

SEQUENCES = (1, 7, 49, 343, 2401, 16807, 117649, 823536)
POSITIONS = (1, 7, 49, 238, 1120, 4263, 16422, 54859)
FINISHED = 728  # at ply 7, the first at which a game can end
ENDED = 13_032  # sequences that end exactly there


@pytest.mark.slow
def test_sequences_and_positions_by_ply() -> None:
    """`level` has the number of sequences to each position; their sum is the size of the tree."""
    level = Counter({ConnectFour(): 1})
    for ply, (sequences, positions) in enumerate(zip(SEQUENCES, POSITIONS, strict=True)):
        assert (level.total(), len(level)) == (sequences, positions)
        over = {position: ways for position, ways in level.items() if position.result() is not None}
        assert len(over) == (FINISHED if ply == 7 else 0)
        assert sum(over.values()) == (ENDED if ply == 7 else 0)
        if ply < 7:
            after: Counter[ConnectFour] = Counter()
            for position, ways in level.items():
                for move in position.moves():
                    after[position.play(move)] += ways
            level = after


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
