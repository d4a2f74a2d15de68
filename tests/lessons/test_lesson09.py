"""The bug that 09.5 hands out is one."""

from c4lab.checks.writing.registry import find
from c4lab.games import TicTacToe
from c4lab.search import Zobrist, minimax
from tests.lessons.handed_out import as_given


def test_the_bug_of_09_5_shows_in_its_example():
    board = TicTacToe.parse("1236")
    value, wrong = (
        search(board, [None] * 97, Zobrist(10))
        for search in (find("09.5").solution, as_given("09.5"))
    )
    assert (value, wrong) == (minimax(board).value, 0) == (1, 0)
