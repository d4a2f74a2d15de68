"""The solver's benchmark: turns, what the clock covers, wrong scores. No time is tested.

Where figures are, a clock that only the contenders move takes the place of the processor's.
"""

import csv
import io
import sys
from pathlib import Path

import pytest

from c4lab.bench import contenders
from c4lab.bench.contenders import BitBully, Missing, Ours
from tests.solver.known import known
from tools.__main__ import main
from tools.bench import solver, solver_run
from tools.bench.position_sets import PositionSet
from tools.bench.solver import measure
from tools.bench.solver_report import amount

POSITIONS = Path(__file__).parents[1] / "solver" / "positions"
ALONE = ["set", "positions", "c4lab", "nodes", "wrong"]
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


def passes(log, name):
    """The actions of one contender, pass by pass, for a set in which a pass has one reset."""
    found = []
    for who, what in log:
        if who == name:
            if what == "reset":
                found.append([])
            else:
                found[-1].append(what)
    return found


def test_only_solving_is_timed(clock):
    row = measure(FEW, [Fake(clock=clock, cost=3.0), Fake(clock=clock, cost=4.0)])
    assert row.ours == (3.0, 10.0, 0)
    assert row.other == (4.0, 10.0, 0)
    assert (row.name, row.positions, row.ratio) == ("few", 4, 0.75)


def test_the_median_pass_counts(clock):
    fake = Fake(clock=clock)
    costs = iter([9.0] * 4 + [1.0] * 4 + [7.0] * 4 + [2.0] * 4)  # the first pass only warms up
    right = fake.solve

    def solve(moves):
        fake.cost = next(costs)
        return right(moves)

    fake.solve = solve
    assert measure(FEW, [fake]).ours.seconds == 2.0


def test_a_pass_that_takes_long_is_the_only_one(clock, monkeypatch):
    monkeypatch.setattr(solver, "ENOUGH", 0.0)
    fake = Fake(clock=clock)
    assert measure(FEW, [fake]).ours.seconds == 1.0
    assert fake.log == [("fake", "reset"), *(("fake", moves) for moves in FEW.positions)]


def test_a_pass_begins_with_an_empty_table_and_keeps_it(clock):
    log = []
    measure(FEW, [Fake("a", clock=clock, log=log), Fake("b", clock=clock, log=log)])
    for name in "ab":
        assert passes(log, name) == [list(FEW.positions)] * 4


@pytest.mark.parametrize("name", ["begin-medium", "begin-hard"])
def test_in_these_sets_the_table_is_emptied_before_each(clock, name):
    log = []
    fakes = [Fake(who, clock=clock, log=log) for who in "ab"]
    row = measure(PositionSet(name, FEW.positions, FEW.scores), fakes)
    for who in "ab":
        assert [moves for moves in passes(log, who) if moves] == [[m] for m in FEW.positions] * 4
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


def test_a_wrong_score_counts_once_whatever_the_pass(clock):
    fake, other = Fake(clock=clock), Fake(clock=clock)
    other.right["44"] = 7
    asked = []
    right = fake.solve

    def solve(moves):
        asked.append(moves)
        return 9 if len(asked) in (6, 10) else right(moves)  # "112233" in two of the passes

    fake.solve = solve
    row = measure(FEW, [fake, other])
    assert row.ours.wrong == 1
    assert row.other is not None
    assert row.other.wrong == 1


def test_uncounted_nodes(clock):
    fake = Fake(clock=clock)
    fake.nodes = None
    assert measure(FEW, [fake]).ours.nodes is None
    assert measure(FEW, [fake]).ratio is None


def test_ours_is_right_and_counts_nodes():
    sample = known("middle-easy")[::10]
    ours = Ours()
    found = PositionSet("middle", *zip(*sample, strict=True))
    row = measure(found, [ours])
    assert row.ours.wrong == 0
    assert row.ours.nodes is not None
    assert row.ours.nodes > 1
    assert row.other is None


def test_ours_where_nothing_is_compiled(monkeypatch):
    monkeypatch.setattr("c4lab.solver.engines.why_not_compiled", lambda layout: "a test")
    ours = Ours()
    assert ours.description.startswith("the readable solver")
    row = measure(PositionSet("end", *zip(*known("end-easy")[::30], strict=True)), [ours])
    assert row.ours.wrong == 0
    assert row.ours.nodes is not None
    assert row.ours.nodes > 1


def test_bitbully_agrees_and_starts_anew():
    pytest.importorskip("bitbully")
    theirs = BitBully()
    sample = [("4455", 18), *known("middle-easy")[::30], *known("end-easy")[::30]]
    moves, scores = zip(*sample, strict=True)
    assert tuple(theirs.prepare(moves)()) == scores
    theirs.reset()
    assert tuple(theirs.prepare(moves)()) == scores


def test_a_peer_that_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "bitbully", None)
    with pytest.raises(Missing, match="pip install bitbully"):
        BitBully()


@pytest.fixture
def bench(monkeypatch, capsys, tmp_path):
    """Runs the command, quickly: status, the table's lines as words, all printed, complaints."""
    monkeypatch.setattr(solver, "ENOUGH", 0.0)

    def run(*arguments):
        status = main(["bench", "solver", *map(str, arguments)])
        said = capsys.readouterr()
        table = said.out.split("\n\n")[1].splitlines() if "\n\n" in said.out else []
        return status, [line.split() for line in table], said.out, said.err

    return run


@pytest.fixture
def peer(monkeypatch):
    """Replaces bitbully; it knows the scores of the easy sets."""
    right = [*known("end-easy"), *known("middle-easy"), ("", 1)]
    fake = Fake("bitbully", right=PositionSet("all", *zip(*right, strict=True)))
    monkeypatch.setitem(contenders.PEERS, "bitbully", lambda: fake)
    return fake


def test_the_table_of_ours_alone(bench):
    status, (heading, *rows), printed, complaints = bench("--positions", POSITIONS / "end-easy.txt")
    assert (status, complaints) == (0, "")
    assert heading == ALONE
    assert [row[:2] for row in rows] == [["end-easy", "300"]]
    assert rows[0][-1] == "0"
    assert "ratio" not in printed
    machine = printed.splitlines()[0]
    assert " cores, " in machine
    assert f"Python {sys.version.split()[0]}" in machine
    assert "wasmtime " in machine


def test_the_table_beside_another(bench, peer, tmp_path):
    out = tmp_path / "out.csv"
    status, (heading, *rows), printed, _ = bench(
        "--positions", POSITIONS, "--only", "middle-easy", "end-easy",
        "--against", "bitbully", "--csv", out,
    )  # fmt: skip
    assert status == 0
    assert heading == [*ALONE, "bitbully", "wrong", "ratio"]
    assert [row[0] for row in rows] == ["end-easy", "middle-easy"]
    assert "A ratio is the time of c4lab over that of bitbully" in printed
    table = printed.split("\n\n")[1].splitlines()
    assert {len(line) for line in table} == {len(table[0])}
    with out.open(newline="") as file:
        first, second = csv.DictReader(file)
    assert (first["set"], second["set"]) == ("end-easy", "middle-easy")
    assert first["positions"] == "300"
    assert first["wrong"] == first["bitbully_wrong"] == "0"
    assert float(first["microseconds"]) > 0
    assert float(second["nodes"]) > float(first["nodes"])


def test_the_ratio_is_ours_over_the_other(bench, peer, monkeypatch, clock, tmp_path):
    ours = Fake("c4lab", right=PositionSet("few", ("4455", "44"), (18, -3)), clock=clock, cost=2e-6)
    peer.clock, peer.cost, peer.right = clock, 8e-6, dict(ours.right)
    monkeypatch.setattr(solver_run, "Ours", lambda: ours)
    (tmp_path / "few.txt").write_text("4455 18\n44 -3\n")
    out = tmp_path / "out.csv"
    _, (_, row), _, _ = bench("--positions", tmp_path, "--against", "bitbully", "--csv", out)
    assert row == ["few", "2", "2.00", "µs", "10.0", "0", "8.00", "µs", "0", "0.250"]
    with out.open(newline="") as file:
        assert list(csv.reader(file))[1] == [
            "few",
            "2",
            "2.000",
            "10.000",
            "0",
            "8.000",
            "0",
            "0.250000",
        ]


def test_a_wrong_score_in_the_file_is_counted(bench, peer, tmp_path):
    lines = (POSITIONS / "end-easy.txt").read_text().splitlines()[:20]
    moves, score = lines[7].split()
    lines[7] = f"{moves} {int(score) + 1}"
    (tmp_path / "false.txt").write_text("\n".join(lines))
    peer.right[moves] = int(score) + 1  # it believes what it reads
    status, (_, row), _, _ = bench("--positions", tmp_path, "--against", "bitbully")
    assert status == 1
    assert row[-2] == "0"
    assert row[-5] == "1"


def test_of_a_hard_set_the_first_few(bench, monkeypatch, clock, tmp_path):
    for name in ("begin-hard", "begin-harder"):
        (tmp_path / f"{name}.txt").write_text("4455 18\n" * 9)
    monkeypatch.setattr(solver_run, "Ours", lambda: Fake("c4lab", clock=clock))
    assert [row[1] for row in bench("--positions", tmp_path)[1][1:]] == ["6", "9"]
    assert [row[1] for row in bench("--positions", tmp_path, "--hard=2")[1][1:]] == ["2", "9"]


def test_the_empty_board_comes_last(bench, peer, monkeypatch, clock, tmp_path):
    (tmp_path / "few.txt").write_text("4455 18\n")
    start = PositionSet("start", ("", "4455"), (1, 18))
    peer.right["4455"] = 18
    peer.clock = clock
    monkeypatch.setattr(solver_run, "Ours", lambda: Fake("c4lab", right=start, clock=clock))
    status, (_, *rows), _, said = bench("--positions", tmp_path, "--against=bitbully", "--empty")
    assert (status, [row[0] for row in rows]) == (0, ["few", "empty-board"])
    assert "this takes minutes" in said


def test_what_is_wrong_is_said_in_a_sentence(bench, monkeypatch, tmp_path):
    status, table, printed, said = bench("--positions", tmp_path / "none")
    assert (status, table, printed) == (1, [], "")
    assert said.startswith("There is no file or folder")
    status, _, printed, said = bench("--positions", POSITIONS, "--only", "end-simple")
    assert (status, printed) == (1, "")
    assert "There is no set end-simple" in said
    monkeypatch.setitem(sys.modules, "bitbully", None)
    status, _, printed, said = bench("--positions", POSITIONS, "--against", "bitbully")
    assert (status, printed) == (1, "")
    assert said == "bitbully is not here: get it with `pip install bitbully`.\n"


def test_an_unknown_peer_is_refused(bench, capsys):
    with pytest.raises(SystemExit) as ended:
        bench("--positions", POSITIONS, "--against", "nobody")
    assert ended.value.code == 2
    assert "bitbully" in capsys.readouterr().err


def test_what_was_measured_before_an_interruption_stays(bench, monkeypatch, clock, tmp_path):
    ours = Fake("c4lab", right=PositionSet("few", ("4455",), (18,)), clock=clock)
    right = ours.solve

    def solve(moves):
        if moves == "44":
            raise KeyboardInterrupt
        return right(moves)

    ours.solve = solve
    monkeypatch.setattr(solver_run, "Ours", lambda: ours)
    (tmp_path / "a.txt").write_text("4455 18\n")
    (tmp_path / "b.txt").write_text("44 -3\n")
    out = tmp_path / "out.csv"
    status, (_, *rows), _, said = bench("--positions", tmp_path, "--csv", out)
    assert (status, [row[0] for row in rows]) == (130, ["a"])
    assert said == "Stopped: the sets printed are measured, the rest is not.\n"
    assert len(out.read_text().splitlines()) == 2


def test_a_reader_that_goes_away_is_no_error(bench, monkeypatch, clock, tmp_path):
    class Gone(io.TextIOWrapper):
        def write(self, text):
            raise BrokenPipeError

    (tmp_path / "few.txt").write_text("4455 18\n")
    monkeypatch.setattr(solver_run, "Ours", lambda: Fake("c4lab", clock=clock))
    with (tmp_path / "output").open("wb") as file:
        monkeypatch.setattr(sys, "stdout", Gone(file))
        assert main(["bench", "solver", "--positions", str(tmp_path)]) == 141


def test_amounts_have_three_figures():
    assert [amount(seconds) for seconds in (3.456e-6, 41.6e-6, 0.00205, 0.1453, 1.16, 173.4)] == [
        "3.46 µs", "41.6 µs", "2.05 ms", "145 ms", "1.16 s", "173 s",
    ]  # fmt: skip
