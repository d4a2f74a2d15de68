"""The ladder: every technique gives the score, and each looks at so many positions."""

import pytest

from c4lab.__main__ import main
from c4lab.authoring.ladder import draw, line
from c4lab.bench import ladder as module
from c4lab.bench.contenders import Missing
from c4lab.bench.ladder import SETS, Step, WrongScore, ladder
from c4lab.bench.ladder_rungs import RUNGS, score
from c4lab.solver.plain.assembled import Parts
from c4lab.solver.plain.search import exact

TEN, EIGHTEEN, TWENTY_SIX = SETS
NODES = {
    "minimax": (8_556,),
    "alpha-beta": (1_076,),
    "centre first": (1_650,),
    "transposition table": (605, 6_611),
    "PVS": (350, 5_428),
    "deepening": (542, 7_328),
    "MTD(f)": (581, 4_568),
    "bitboards": (581, 4_568),
    "better ordering": (37, 492, 8_974),
    "better table": (37, 491, 8_933),
    "null windows: the readable one": (65, 647, 8_623),
}


def gone():
    raise Missing


@pytest.fixture
def alone(monkeypatch):
    """Without the solvers that are no rungs of the series."""
    monkeypatch.setattr(module, "_others", lambda: iter(()))


@pytest.mark.slow
def test_the_nodes_of_each_rung(monkeypatch):
    monkeypatch.setattr(module, "PEERS", {"bitbully": gone})
    monkeypatch.setattr(module, "_seconds", lambda *_: 0.0)
    steps = list(ladder(clock=lambda: 0.0))
    counted = {
        rung.name: tuple(round(s.nodes) for s in steps if s.rung == rung.name and s.finished)
        for rung in RUNGS
    }
    assert counted == NODES
    assert [step.set for step in steps[-3:]] == list(SETS)
    assert {step.rung for step in steps[-3:]} == {"our compiled solver"}
    stopped = [step.set for step in steps if not step.finished]
    assert stopped == [EIGHTEEN] * 3 + [TWENTY_SIX] * 5


def test_ones_own_solver_is_on_it_by_name(monkeypatch, alone, tmp_path):
    monkeypatch.setattr(module, "RUNGS", RUNGS[8:])
    steps = list(ladder({"Ada's": Parts()}, limit=2_000))
    assert [step.set for step in steps if step.rung == "Ada's" and step.finished] == [TEN, EIGHTEEN]
    own = next(step for step in steps if step.rung == "Ada's")
    assert own.nodes == pytest.approx(65.33, abs=0.01)
    draw(steps, ["Ada's"], tmp_path / "ladder.svg")
    assert "<svg" in (tmp_path / "ladder.svg").read_text()


def test_a_rung_that_does_not_finish_says_so(monkeypatch, alone):
    monkeypatch.setattr(module, "RUNGS", RUNGS[:1])
    steps = list(ladder(limit=5_000))
    assert steps == [Step("minimax", "01", TEN, None, None, False)]
    assert line(steps[0], 5_000).split()[-3:] == ["more", "than", "5,000"]


def test_a_wrong_solver_is_named(monkeypatch, alone):
    monkeypatch.setattr(module, "RUNGS", ())
    wrong = Parts(exact=lambda mine, mask, table: exact(mine, mask, table) + 1)
    with pytest.raises(WrongScore, match=r"Ada's says that 3236.* is worth 2; it is worth 1."):
        list(ladder({"Ada's": wrong}))


def test_a_line_of_the_table():
    step = Step("bitbully, in C++", "", TEN, None, 0.0000123, True)
    assert line(step, 9).split() == [
        "bitbully,", "in", "C++", "10", "discs", "to", "go", "not", "counted", "0.0000123",
    ]  # fmt: skip


def test_values_mean_scores():
    assert [score(value) for value in (1_000_035, 1_000_000, 0, -1_000_001)] == [18, 1, 0, -1]


def test_a_limit_that_is_none_is_refused(capsys):
    assert main(["bench", "ladder", "--limit", "0"]) == 2
    assert capsys.readouterr().out == "A limit of 0 nodes solves nothing: give 1 or more.\n"


def test_a_name_without_a_part_is_told_when_it_gets_a_line(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("C4LAB_PROGRESS", str(tmp_path / "progress.sqlite"))
    monkeypatch.setattr("c4lab.bench.ladder.ladder", lambda own, limit: iter(()))
    assert main(["bench", "ladder", "--name", "Ada"]) == 0
    said = "0 of 9 parts are yours.\nAda gets a line below with the first of them that you solve.\n"
    assert said in capsys.readouterr().out
