"""The ladder: every technique gives the score; how many nodes each takes, lesson 17 counts."""

import pytest

from c4lab.bench import ladder_steps as module
from c4lab.bench.ladder_rungs import RUNGS
from c4lab.bench.ladder_steps import SETS, Step, WrongScore, ladder
from c4lab.instruments.meter import Meter
from c4lab.solver.plain.assembled import Parts
from c4lab.solver.plain.search import exact
from tools.__main__ import main
from tools.bench.ladder import draw, line

TEN, *_ = SETS


@pytest.fixture
def alone(monkeypatch):
    """Leaves out the solvers that are not in RUNGS."""
    monkeypatch.setattr(module, "_others", lambda: iter(()))


@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: rung.name.strip())
def test_each_rung_solves_for_the_side_to_move(rung):
    lost = "121222677725325414766674413734416331536"
    assert rung.clocked(lost) == rung.solve(lost, Meter()) == -1


def test_a_rung_that_does_not_finish_says_so(monkeypatch, alone, tmp_path):
    monkeypatch.setattr(module, "RUNGS", [rung for rung in RUNGS if rung.lesson == "01"])
    steps = list(ladder(limit=5_000))
    assert steps == [Step("minimax", "01", TEN, None, None, False)]
    assert line(steps[0], 5_000).split()[-3:] == ["more", "than", "5,000"]
    peer = Step("bitbully, in C++", "", TEN, None, 0.0000123, True)
    assert line(peer, 9).split()[-3:] == ["not", "counted", "0.0000123"]
    draw([*steps, peer], [], tmp_path / "ladder.svg")
    assert "<svg" in (tmp_path / "ladder.svg").read_text()


def test_a_wrong_solver_is_named(monkeypatch, alone):
    monkeypatch.setattr(module, "RUNGS", ())
    wrong = Parts(exact=lambda mine, mask, table: exact(mine, mask, table) + 1)
    with pytest.raises(WrongScore, match=r"Ada's says that 5623.* is worth 1; it is worth 0\."):
        list(ladder({"Ada's": wrong}))


def test_a_name_without_a_part_is_told_when_it_gets_a_line(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("C4LAB_PROGRESS", str(tmp_path / "progress.sqlite"))
    monkeypatch.setattr("c4lab.bench.ladder_steps.ladder", lambda own, limit, rungs=(): iter(()))
    assert main(["bench", "ladder", "--name", "Ada"]) == 0
    said = "0 of 9 parts are yours.\nAda gets a line below with the first of them that you solve.\n"
    assert said in capsys.readouterr().out
