"""The solver's benchmark: turns, what the clock covers, wrong scores. No time is tested.

Where figures are, a clock that only the contenders move takes the place of the processor's.
"""

import sys
from pathlib import Path

import pytest

from c4lab.bench import contenders
from c4lab.bench.contenders import BitBully, Ours
from tests.solver.known import known
from tools.__main__ import main
from tools.bench import solver
from tools.bench.position_sets import PositionSet
from tools.bench.solver import measure

POSITIONS = Path(__file__).parents[1] / "solver" / "positions"
FEW = PositionSet("few", ("4455", "112233", "44", "1"), (18, 18, -3, -1))
EIGHT = PositionSet("eight", ("4455",) * 8, (18,) * 8)


class Clock:
    """A clock that only the contenders move."""

    now = 0.0

    def __call__(self) -> float:
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
        self.nodes: int | None = 0
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


def test_only_solving_is_timed(clock):
    row = measure(FEW, [Fake(clock=clock, cost=3.0), Fake(clock=clock, cost=4.0)])
    assert row.ours == (3.0, 10.0, 0)
    assert row.other == (4.0, 10.0, 0)
    assert (row.name, row.positions, row.ratio) == ("few", 4, 0.75)


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


def test_a_pass_that_takes_long_is_the_only_one(clock, monkeypatch):
    monkeypatch.setattr(solver, "ENOUGH", 0.0)
    fake = Fake(clock=clock)
    assert measure(FEW, [fake]).ours.seconds == 1.0
    assert fake.log == [("fake", "reset"), *(("fake", moves) for moves in FEW.positions)]


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


@pytest.mark.parametrize(("block", "size"), [(1.0, 1), (4.0, 2), (100.0, 8)])
def test_turns_change_after_each_block(clock, monkeypatch, block, size):
    monkeypatch.setattr(solver, "BLOCK", block)
    log = []
    slow = Fake("slow", right=EIGHT, clock=clock, cost=2.0, log=log)
    fast = Fake("fast", right=EIGHT, clock=clock, cost=0.5, log=log)
    measure(EIGHT, [slow, fast])
    order = [who for who, what in log if what != "reset"][-16:]
    blocks = [["slow"] * size, ["fast"] * size, ["fast"] * size, ["slow"] * size]
    assert order == (sum(blocks, []) * 8)[:16]  # noqa: RUF017  # four short lists


def test_bitbully_agrees_and_starts_anew():
    pytest.importorskip("bitbully")
    theirs = BitBully()
    sample = [("4455", 18), *known("middle-easy")[::30], *known("end-easy")[::30]]
    moves, scores = zip(*sample, strict=True)
    assert tuple(theirs.prepare(moves)()) == scores
    theirs.reset()
    assert tuple(theirs.prepare(moves)()) == scores


def test_ours_where_nothing_is_compiled(monkeypatch):
    monkeypatch.setattr("c4lab.solver.engines.why_not_compiled", lambda layout: "a test")
    ours = Ours()
    assert ours.description.startswith("the readable solver")
    row = measure(PositionSet("end", *zip(*known("end-easy")[::30], strict=True)), [ours])
    assert row.ours.wrong == 0
    assert (row.ours.nodes or 0) > 1


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


def test_the_table_of_ours_alone_and_the_empty_board_last(bench, monkeypatch):
    monkeypatch.setattr(solver, "EMPTY_BOARD", PositionSet("empty-board", ("4455",), (18,)))
    status, (heading, *rows), printed, said = bench(
        "--positions", POSITIONS, "--only", "middle-easy", "end-easy", "--empty"
    )
    assert (status, said) == (0, "The empty board: this takes minutes.\n")
    assert heading == ["set", "positions", "c4lab", "nodes", "wrong"]
    assert [row[:2] for row in rows] == [
        ["end-easy", "300"], ["middle-easy", "300"], ["empty-board", "1"],
    ]  # fmt: skip
    assert {row[-1] for row in rows} == {"0"}
    assert float(rows[1][4]) > float(rows[0][4]) > 0
    assert "ratio" not in printed
    assert f"Python {sys.version.split()[0]}, wasmtime " in printed.splitlines()[0]


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
    table = printed.split("\n\n")[1].splitlines()
    assert {len(line) for line in table} == {len(table[0])}


def test_a_wrong_score_in_the_file_is_counted(bench, tmp_path):
    lines = (POSITIONS / "end-easy.txt").read_text().splitlines()[:20]
    moves, score = lines[7].split()
    lines[7] = f"{moves} {int(score) + 1}"
    (tmp_path / "false.txt").write_text("\n".join(lines))
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
