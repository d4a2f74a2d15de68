"""The afternoon of a student: from the slow engine to one that passes every gate."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from c4lab.capstone import forget_steps, guard, slow, step, steps, submit
from c4lab.capstone.grounds import ground
from c4lab.capstone.positions import to_measure
from c4lab.games import ConnectFour, Sim, TicTacToe
from tests.capstone import walk

submitting: Any = import_module("c4lab.capstone.submitting")
STEPS = {"slow": slow, "alpha-beta": walk.pruned, "order": walk.ordered, "table": walk.student}


@pytest.fixture(autouse=True)
def _afresh() -> Any:
    forget_steps()
    yield
    forget_steps()


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [TicTacToe, Sim, pytest.param(ConnectFour, marks=pytest.mark.slow)]
)
def test_each_step_looks_at_fewer_boards(game: Any) -> None:
    noted = [step(name, engine, game) for name, engine in STEPS.items()]
    assert [each.problem for each in noted] == [""] * 4
    nodes = [each.nodes or 0 for each in noted]
    assert nodes[0] > 2 * nodes[1]
    assert nodes[1] > nodes[3]
    assert nodes[1] >= nodes[2]
    assert steps(game) == tuple(noted)
    assert str(noted[0]).startswith(f"slow: {nodes[0]:,.0f} nodes, ")


@pytest.mark.slow
def test_a_step_that_is_wrong_says_where() -> None:
    noted = step("hasty", lambda position, seconds: position.moves()[0], TicTacToe)
    assert noted.problem.startswith("played ")
    assert "keeps the value" in str(noted)
    again = step("hasty", walk.student, TicTacToe)
    assert steps(TicTacToe) == (again,)


@pytest.mark.slow
def test_every_engine_of_the_walk_knows_the_values_at_the_end() -> None:
    for game in (TicTacToe, Sim, ConnectFour):
        for each in to_measure(ground(game), Random(2), 3):
            for engine in STEPS.values():
                assert engine(each.position, 120.0) in each.best


@pytest.mark.slow
@pytest.mark.parametrize("game", [TicTacToe, Sim, ConnectFour])
def test_the_last_engine_passes_every_gate(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "GRACE", 60.0)  # no test depends on the clock
    monkeypatch.setattr(submitting, "TO_SOLVE", 120.0)
    monkeypatch.setattr(submitting, "QUICK", submitting.QUICK._replace(seconds=0.02))
    found = submit(walk.student, "student", game, seed=1, quick=True, show=None)
    assert [each.message for each in found.passages[:4] if not each.passed] == []
    # How far it sees in its time depends on the machine, and so does a match; it is played whole.
    assert not any(result.forfeits for result in found.matches.values())
