"""Lesson 05: its cases hold every kind of turn, and its text says what is so."""

from c4lab.checks.writing.code import Code
from c4lab.checks.writing.registry import find
from c4lab.games import TicTacToe
from c4lab.lessons.lesson05_objects import greedy_player, play_match, winning_column
from c4lab.players import First, Last


def test_no_board_of_winning_column_is_won_already() -> None:
    connects_four = find("05.2").solution.__globals__["connects_four"]
    boards = winning_column.cases()
    assert not any(connects_four(board, side) for board, _ in boards for side in (1, -1))


def test_the_boards_of_winning_column_have_every_kind_of_answer() -> None:
    found = {find("05.2").solution(*case) for case in winning_column.cases()}
    assert {None, 1, 7} <= found


def test_greedy_has_to_win_and_to_defend_for_both_sides() -> None:
    wins = greedy_player.cases(greedy_player.WINNING, greedy_player.wins)
    defends = greedy_player.cases(greedy_player.DEFENDING, greedy_player.must_defend)
    for cases in (wins, defends):
        assert {case.shown.player for case in cases if case.shown} == {+1, -1}
        assert {type(case.shown).__name__ for case in cases} == {"TicTacToe", "ConnectFour"}


def test_the_example_of_a_match() -> None:
    assert find("05.5").solution(First(), Last(), 2, TicTacToe()) == (1, 0, 1)


def test_the_second_player_may_begin_from_a_start_in_the_middle() -> None:
    assert all(isinstance(case[0], Code) for case in play_match.STARTS)
    assert {case[-1].player for case in play_match.STARTS} == {-1}
