"""Lesson 05: its cases hold every kind of turn, and its text says what is so."""

from __future__ import annotations

from c4lab.checks.writing.code import Code
from c4lab.games import TicTacToe
from c4lab.lessons.lesson05_objects import greedy_player, play_match, winning_column
from c4lab.players import First, Last


def test_no_board_of_winning_column_is_won_already() -> None:
    boards = winning_column.cases()
    assert not any(
        winning_column.connects_four(board, side) for board, _ in boards for side in (1, -1)
    )


def test_every_column_is_the_answer_on_some_board() -> None:
    found = [winning_column.winning(*case) for case in winning_column.cases()]
    assert {1, 7} <= {columns[0] for columns in found if columns}
    assert [] in found


def test_greedy_has_to_win_and_to_defend_for_both_sides() -> None:
    wins = greedy_player.cases(greedy_player.WINNING, greedy_player.wins)
    texts = (*greedy_player.STOPPING, *greedy_player.OPENING, *greedy_player.TWO_AT_ONCE)
    defends = greedy_player.cases(texts, greedy_player.must_defend)
    for cases in (wins, defends):
        assert {case.shown.player for case in cases if case.shown} == {+1, -1}
        assert {type(case.shown).__name__ for case in cases} == {"TicTacToe", "ConnectFour"}


def test_the_example_of_a_match() -> None:
    games = play_match.played(First(), Last(), 2, TicTacToe())
    assert games == [(+1, False, True), (-1, False, False)]


def test_the_second_player_may_begin_from_a_start_in_the_middle() -> None:
    assert all(isinstance(case[0], Code) for case in play_match.STARTS)
    assert {case[-1].player for case in play_match.STARTS} == {-1}
