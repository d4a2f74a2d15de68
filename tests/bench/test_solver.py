"""The solver's benchmark: turns, what the clock covers, wrong scores. No time is tested.

Where figures are, a clock that only the contenders move takes the place of the processor's.
"""

import sys
from pathlib import Path

import pytest

from c4lab.bench import contenders
from c4lab.solver.plain import solve
from tools.__main__ import main
from tools.bench import solver
from tools.bench.position_sets import (
    COUNTS,
    BadPositions,
    PositionSet,
    draw_sets,
    kind,
    read_sets,
)
from tools.bench.solver import measure

POSITIONS = Path(__file__).parents[1] / "solver" / "positions"
FEW = PositionSet("few", ("4455", "112233", "44", "1"), (18, 18, -3, -1))


class Clock:
    """A clock that only the contenders move."""

    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    """Replaces the CPU clock. Real time is so short that each set gets the most passes, 3."""
    clock = Clock()
    monkeypatch.setattr(solver, "clock", clock)
    monkeypatch.setattr(solver, "MOST_PASSES", 3)
    return clock


class Fake:
    """Gives the scores of `right`, at `cost` seconds a position, and writes down what it did.

    Being prepared and reset takes ages. With `log` shared, one sees who did what when.
    """

    description = "a fake"

    def __init__(self, name="fake", *, right=FEW, clock=None, cost=1.0, log=None):
        self.name = name
        self.nodes = 0
        self.clock = clock or Clock()
        self.right = dict(zip(right.positions, right.scores, strict=True))
        self.cost = cost
        self.log = [] if log is None else log

    def prepare(self, positions):
        self.clock.now += 1000
        return lambda: [self.solve(moves) for moves in positions]

    def solve(self, moves):
        self.log.append((self.name, moves))
        self.clock.now += self.cost
        if self.nodes is not None:
            self.nodes += 10
        return self.right[moves]

    def reset(self):
        self.clock.now += 5000
        self.log.append((self.name, "reset"))
        self.nodes = None if self.nodes is None else 0


def test_the_median_pass_counts_and_a_wrong_score_once_whatever_the_pass(clock):
    fake = Fake(clock=clock)
    costs = iter([9.0] * 4 + [1.0] * 4 + [7.0] * 4 + [2.0] * 4)  # the first pass only warms up
    right, asked = fake.solve, []

    def solve(moves):
        fake.cost = next(costs)
        asked.append(moves)
        return 9 if len(asked) in (6, 10) else right(moves)  # "112233" in two of the passes

    fake.solve = solve
    fake.nodes = None
    assert measure(FEW, [fake]).ours == (2.0, None, 1)


@pytest.mark.parametrize(("name", "kept"), [("few", True), ("begin-hard", False)])
def test_a_pass_begins_with_an_empty_table_which_is_kept_or_emptied_before_each(clock, name, kept):
    log = []
    fakes = [Fake(who, clock=clock, log=log) for who in "ab"]
    row = measure(PositionSet(name, FEW.positions, FEW.scores), fakes)
    for who in "ab":
        own = " ".join(what for actor, what in log if actor == who).split("reset")
        asked = [each.split() for each in own if each.strip()]
        assert asked == ([[*FEW.positions]] if kept else [[m] for m in FEW.positions]) * 4
    assert row.ours == (1.0, 10.0, 0)  # nodes, too, are counted past the resets


@pytest.fixture
def bench(monkeypatch, capsys):
    """Runs the command, quickly: status, the table's lines as words, all printed, complaints."""
    monkeypatch.setattr(solver, "ENOUGH", 0.0)

    def run(*arguments):
        status = main(["bench", "solver", *map(str, arguments)])
        said = capsys.readouterr()
        table = said.out.split("\n\n")[1].splitlines() if "\n\n" in said.out else []
        return status, [line.split() for line in table], said.out, said.err

    return run


def test_the_table_beside_another(bench, monkeypatch, clock, tmp_path):
    """Its ratio is ours over the other; of a hard set the first few are measured."""
    scores = PositionSet("few", ("4455", "44"), (18, -3))
    ours = Fake("c4lab", right=scores, clock=clock, cost=2e-6)
    theirs = Fake("bitbully", right=scores, clock=clock, cost=8e-6)
    theirs.right["44"] = 7
    monkeypatch.setattr(solver, "Ours", lambda: ours)
    monkeypatch.setitem(contenders.PEERS, "bitbully", lambda: theirs)
    (tmp_path / "few.txt").write_text("4455 18\n44 -3\n")
    (tmp_path / "begin-hard.txt").write_text("4455 18\n" * 9)
    status, (heading, *rows), printed, _ = bench("--positions", tmp_path, "--against=bitbully")
    assert status == 0
    assert heading[-3:] == ["bitbully", "wrong", "ratio"]
    assert [row[:2] for row in rows] == [["begin-hard", "6"], ["few", "2"]]
    assert rows[1][2:] == ["2", "µs", "10.0", "0", "8", "µs", "1", "0.250"]
    assert "A ratio is the time of ours" in printed


def test_a_wrong_score_is_counted(bench, tmp_path):
    (tmp_path / "false.txt").write_text("4455 18\n112233 17\n")
    status, (_, row), _, _ = bench("--positions", tmp_path)
    assert (status, row[-1]) == (1, "1")


def test_what_is_wrong_is_said_in_a_sentence(bench, monkeypatch, tmp_path):
    status, table, printed, said = bench("--positions", tmp_path / "none")
    assert (status, table, printed) == (1, [], "")
    assert said.startswith("There is no file or folder")
    monkeypatch.setitem(sys.modules, "bitbully", None)
    status, _, printed, said = bench("--positions", POSITIONS, "--against", "bitbully")
    assert (status, printed) == (1, "")
    assert said == "bitbully is not here: get it with `pip install bitbully`.\n"


# Sets of positions: read completely, or refused with the bad line; or drawn anew.


def test_a_folder_is_its_sets_soonest_solved_first(tmp_path):
    sets = read_sets(POSITIONS)
    assert [(found.name, len(found.positions)) for found in sets] == [*COUNTS.items()]
    for name in ("zebra", "ape", "begin-hard"):
        (tmp_path / f"{name}.txt").write_text("4455 18\n")
    assert [found.name for found in read_sets(tmp_path)] == ["begin-hard", "ape", "zebra"]
    assert [found.name for found in read_sets(tmp_path, ["zebra"])] == ["zebra"]
    with pytest.raises(BadPositions, match=r"no set ends, x in .*: choose from begin-hard, ape"):
        read_sets(tmp_path, ["zebra", "ends", "x"])
    (tmp_path / "few.txt").write_text("# moves score\n\n- 1\n4455 18\n")
    assert read_sets(tmp_path / "few.txt") == [PositionSet("few", ("", "4455"), (1, 18))]


def test_each_line_that_is_no_position_is_named(tmp_path):
    (tmp_path / "some.txt").write_text("# one\n\n48 1\n4455\n4455 18\n1212121 1\n")
    with pytest.raises(BadPositions) as refused:
        read_sets(tmp_path)
    for said in (
        "some.txt, line 3: '8' is not a column",
        "line 4: '4455' is not a position and its score, such as",
        "line 6: there is nothing to solve, the game 1212121 is over",
    ):
        assert said in str(refused.value)


def test_a_seed_always_draws_the_same_and_other_seeds_others():
    few = {"end-easy": 4, "middle-easy": 3}
    first, again, other = draw_sets(1, few), draw_sets(1, few), draw_sets(2, few)
    assert first == again
    assert not {*first[0].positions, *first[1].positions} & {*other[0].positions}
    for found in first:
        assert len(found.positions) == few[found.name]
        for moves, score in zip(found.positions, found.scores, strict=True):
            assert kind(len(moves), score) == found.name
            assert solve(moves) == score
