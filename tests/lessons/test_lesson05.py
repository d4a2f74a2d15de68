"""Lesson 05: its cases hold every kind of turn, and its text says what is so."""

from c4lab.checks.writing.python_text import Code
from c4lab.checks.writing.registry import find
from c4lab.games import TicTacToe
from c4lab.lessons.lesson05_objects import (
    check_greedy_player,
    check_play_match,
    check_winning_column,
)
from c4lab.players import First, Last


def test_no_board_of_winning_column_is_won_already() -> None:
    connects_four = find("05.2").solution.__globals__["connects_four"]
    boards = check_winning_column.cases()
    assert not any(connects_four(board, side) for board, _ in boards for side in (1, -1))


def test_the_boards_of_winning_column_hold_discs_of_two_players() -> None:
    boards = [board for board, _ in check_winning_column.cases()]
    assert {disc for board in boards for column in board for disc in column} == {+1, -1}


def test_the_boards_of_winning_column_have_every_kind_of_answer() -> None:
    found = {find("05.2").solution(*case) for case in check_winning_column.cases()}
    assert {None, 1, 7} <= found


def test_greedy_has_to_win_and_to_defend_for_both_sides() -> None:
    check = check_greedy_player
    wins = check.cases(check.WINNING, check.wins)
    defends = check.cases(check.DEFENDING, check.must_defend)
    for cases in (wins, defends):
        assert {case.shown.player for case in cases if case.shown} == {+1, -1}
        assert {type(case.shown).__name__ for case in cases} == {"TicTacToe", "ConnectFour"}


def test_the_example_of_a_match() -> None:
    assert find("05.5").solution(First(), Last(), 2, TicTacToe()) == (1, 0, 1)


def test_the_second_player_may_begin_from_a_start_in_the_middle() -> None:
    assert all(isinstance(case[0], Code) for case in check_play_match.STARTS)
    assert {case[-1].player for case in check_play_match.STARTS} == {-1}
