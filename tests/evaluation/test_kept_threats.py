"""Threats: which are kept for each player, and how many points they have."""

import pytest
from hypothesis import given

from c4lab.evaluation import Threats, kept, threats
from c4lab.games import ConnectFour
from c4lab.games.grid import cell_name, windows
from tests.evaluation.conftest import Three, boards

# Threats of red and amber, those kept, the sum in red's view.
BOARDS = {
    "477673444733726": ("e2", "", "e2", "", 50),
    "3262755446422124": ("c4", "c3", "", "c3", -40),
    "43154433557": ("b2 f2", "b3 f3", "b2 f2", "", 100),
    "62272265412313355": ("d3", "", "d3", "", 52),
    "4544222275465674": ("", "c4", "", "c4", -39),
    "766244516147721": ("e3", "c2", "e3", "c2", -13),
    "465253143543552424": ("a4 f5", "f4 f6", "a4", "f4", -9),
}


def named(found, player):
    return " ".join(sorted(map(cell_name, found[player])))


@pytest.mark.parametrize("moves", BOARDS)
def test_the_seven_boards(moves):
    position = ConnectFour.parse(moves)
    red, amber, red_kept, amber_kept, total = BOARDS[moves]
    assert (named(threats(position), +1), named(threats(position), -1)) == (red, amber)
    assert (named(kept(position), +1), named(kept(position), -1)) == (red_kept, amber_kept)
    assert position.player * Threats()(position) == total


@given(boards)
def test_a_threat_is_a_cell_whose_disc_would_win(position):
    empty = {
        (column, row)
        for column in range(1, position.width + 1)
        for row in range(1, position.height + 1)
        if not position.at((column, row))
    }
    board = windows(position.width, position.height, position.connect)
    for player in (+1, -1):
        wins = {
            cell
            for cell in empty
            if any(
                cell in window
                and all(position.at(other) == player for other in window if other != cell)
                for window in board
            )
        }
        assert threats(position)[player] == wins
        assert kept(position)[player] <= wins


def test_rows_count_from_the_top_of_the_board_that_is_played_on():
    position = Three.parse("1122")
    assert threats(position) == {+1: {(3, 1)}, -1: {(3, 2)}}
    assert Threats().score(position, +1) == 4 * 13
    assert Threats().score(position, -1) == 0
