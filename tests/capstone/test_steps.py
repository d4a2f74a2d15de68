"""The steps from the slow engine to a learner's, measured at the same positions."""

from pathlib import Path
from typing import Any

import pytest

from c4lab.capstone import forget_steps, showing, slow, step, steps
from c4lab.games import ConnectFour, TicTacToe
from tests.capstone.engines import FIRST, student, written


@pytest.fixture(autouse=True)
def _afresh() -> Any:
    forget_steps()
    yield
    forget_steps()


@pytest.mark.parametrize("game", [TicTacToe, pytest.param(ConnectFour, marks=pytest.mark.slow)])
def test_a_better_engine_makes_fewer_boards(game: Any) -> None:
    first, better = step("slow", slow, game), step("mine", student(), game)
    assert first.problem == better.problem == ""
    assert (first.nodes or 0) > 2 * (better.nodes or 0) > 2
    assert steps(game) == (first, better)
    assert str(first).startswith(f"slow: {first.nodes:,.0f} nodes, ")


def test_a_step_that_is_wrong_says_where() -> None:
    noted = step("hasty", lambda position, seconds: position.moves()[0], TicTacToe)
    assert noted.problem.startswith("played ")
    assert "keeps the value" in str(noted)
    again = step("hasty", student(), TicTacToe)
    assert steps(TicTacToe) == (again,)


def test_a_step_may_be_a_file_and_one_without_end_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert step("first", written(tmp_path, FIRST), TicTacToe).problem.startswith("played ")
    monkeypatch.setattr(showing, "PATIENCE", 0.1)

    def endless(position: Any, seconds: float) -> int:
        while True:
            pass

    assert step("endless", endless, TicTacToe).problem.startswith("took longer than 0.1 s, in ")
