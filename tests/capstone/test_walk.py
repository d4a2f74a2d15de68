"""The afternoon of a student: from the slow engine to one that passes every gate."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from c4lab.capstone import forget_steps, showing, slow, step, steps, submit
from c4lab.capstone.grounds import ground
from c4lab.capstone.positions import to_measure
from c4lab.games import ConnectFour, Sim, TicTacToe
from tests.capstone import walk
from tests.capstone.engines import FIRST, written

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
def test_the_last_engine_passes_every_gate(game: Any, tmp_path: Path) -> None:
    text = Path(walk.__file__).read_text(encoding="utf-8")
    last = (
        f"\n\nfrom c4lab.games import {game.__name__}\n\n\ndef choose(position: {game.__name__}, "
    )
    path = written(tmp_path, f"{text}{last}seconds):\n    return student(position, seconds)\n")
    found = submit(path, "student", seed=1, quick=True, show=None)
    assert [each.message for each in found.passages if each.status != "right"] == []


def test_a_step_may_be_a_file_and_one_without_end_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert step("first", written(tmp_path, FIRST), TicTacToe).problem.startswith("played ")
    monkeypatch.setattr(showing, "PATIENCE", 0.1)

    def endless(position: Any, seconds: float) -> int:
        while True:
            pass

    assert step("endless", endless, TicTacToe).problem.startswith("took longer than 0.1 s, in ")
