"""The review of a game: its mistakes, and the moves that would have kept the outcome."""

import pytest

from c4lab.games import Bitboard, ConnectFour, TicTacToe
from c4lab.players import review
from c4lab.players.reviewing import Turn, analyst, is_soon_solved, sign, turns
from c4lab.solver import Solver
from tests.solver.known import known

MIDDLE = [moves for moves, _ in known("middle-easy")[::200]]
DRAWN = "441365675334466335442232661515577771217122"


@pytest.fixture(scope="module")
def solver():
    return Solver(memory=1 << 24)


def test_a_game_that_amber_threw_away():
    lost = [Turn(9, 5, 1, -1, (6,)), Turn(10, 3, 1, -16, (6,))]
    assert review("44444432536") == lost


@pytest.mark.parametrize("moves", MIDDLE)
def test_every_move_is_judged_as_the_solver_scores_it(moves, solver):
    """From the last move back to where the searches become long."""
    seen = 0
    for turn in turns(Bitboard.parse(moves), solver=solver):
        if turn.number <= 16:
            break
        seen += 1
        columns = sorted(solver.analyse(moves[: turn.number - 1]))
        worth = {column: score for column, score in columns if score is not None}
        assert turn.column == int(moves[turn.number - 1])
        assert (turn.before, turn.after) == (max(worth.values()), worth[turn.column])
        kept = tuple(column for column in worth if sign(worth[column]) == sign(turn.before))
        assert turn.better == (kept if turn.mistake else ())
    assert seen == len(moves) - 16


def test_the_score_after_the_last_move_of_a_finished_game(solver):
    won, full = next(turns("1212121", solver=solver)), next(turns(DRAWN, solver=solver))
    assert (won.number, won.after) == (7, 18)
    assert (full.number, full.after) == (42, 0)


def test_what_is_no_game_is_refused_and_a_report_that_raises_ends_the_search():
    class Small(ConnectFour):
        width, height = 5, 5

    other = ConnectFour.parse("12")
    for wrong in (Small(), TicTacToe(), 7, ConnectFour((2, 1), other.columns)):
        with pytest.raises(ValueError, match=r"cannot be reviewed|nothing to review"):
            review(wrong)
    with pytest.raises(ValueError, match="'9' is not a column"):
        review("449")
    assert review("") == []

    def enough(_):
        raise KeyError

    with pytest.raises(KeyError):
        list(turns("1726354", enough, Solver(memory=1 << 20)))


def test_without_wasmtime_only_late_moves_are_judged(solver):
    class Late(Solver):
        compiled = False

    late = Late(memory=1 << 20)
    found = list(turns(MIDDLE[0], solver=late))
    assert found[-1].number == 15
    assert not is_soon_solved(late, 13)
    assert is_soon_solved(late, 14)
    with_book = Late(memory=1 << 20, book=analyst().book)
    assert is_soon_solved(with_book, with_book.book.plies - 1)
    assert not is_soon_solved(with_book, with_book.book.plies)
    assert is_soon_solved(solver, 0)
    assert is_soon_solved(analyst(), 8)
