"""The solver's benchmark: turns, what the clock covers, wrong scores. No time is tested.

Where figures are, a clock that only the contenders move takes the place of the processor's.
"""

import sys

import pytest

from c4lab.bench import contenders
from c4lab.solver.plain import solve
from tests.solver.known import POSITIONS
from tools.__main__ import main
from tools.bench import solver
from tools.bench.position_sets import COUNTS, BadPositions, PositionSet, draw_sets, kind, read_sets
from tools.bench.solver import measure

FEW = ("4455", "112233", "44", "1")
SCORES = (18, 18, -3, -1)


class Fake:
    """Gives these scores, at `cost` seconds a position, and writes down what it did. Being prepared
    and reset takes ages. All fakes move the same clock."""

    description = "a fake"
    now = 0.0

    def __init__(self, name, scores=SCORES, cost=1.0):
        self.name, self.cost, self.nodes, self.log = name, cost, 0, []
        self.scores = dict(zip(FEW, scores, strict=True))

    def prepare(self, positions):
        Fake.now += 1000
        return lambda: [self.solve(moves) for moves in positions]

    def solve(self, moves):
        self.log.append(moves)
        Fake.now += self.cost
        self.nodes += 10
        return self.scores[moves]

    def reset(self):
        Fake.now += 5000
        self.log.append("reset")
        self.nodes = 0


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """Real time is so short that each set gets the most passes, 3."""
    monkeypatch.setattr(solver, "clock", lambda: Fake.now)
    monkeypatch.setattr(solver, "MOST_PASSES", 3)


def test_the_median_pass_counts_and_a_wrong_score_once_whatever_the_pass():
    costs = iter([9.0] * 4 + [1.0] * 4 + [7.0] * 4 + [2.0] * 4)  # the first pass only warms up

    class Varying(Fake):
        nodes = property(lambda self: None, lambda self, number: None)

        def solve(self, moves):
            self.log.append(moves)
            Fake.now += next(costs)
            in_two_passes = moves == "112233" and self.log.count(moves) in (2, 3)
            return 9 if in_two_passes else self.scores[moves]

    assert measure(PositionSet("few", FEW, SCORES), [Varying("varying")]).ours == (2.0, None, 1)


@pytest.mark.parametrize(("name", "kept"), [("few", True), ("begin-hard", False)])
def test_a_pass_begins_with_an_empty_table_which_is_kept_or_emptied_before_each(name, kept):
    fakes = [Fake("a"), Fake("b")]
    row = measure(PositionSet(name, FEW, SCORES), fakes)
    for fake in fakes:
        asked = [each.split() for each in " ".join(fake.log).split("reset") if each.strip()]
        assert asked == ([[*FEW]] if kept else [[moves] for moves in FEW]) * 4
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


def test_the_table_beside_another(bench, monkeypatch, tmp_path):
    """Its ratio is ours over the other; of a hard set the first few are measured."""
    theirs = Fake("bitbully", (18, 18, 7, -1), cost=8e-6)
    monkeypatch.setattr(solver, "Ours", lambda: Fake("c4lab", cost=2e-6))
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


def test_each_line_that_is_no_position_is_named(tmp_path):
    file = tmp_path / "some.txt"
    file.write_text("# moves score\n\n- 1\n4455 18\n")
    assert read_sets(file) == [PositionSet("some", ("", "4455"), (1, 18))]
    file.write_text("# one\n\n48 1\n4455\n4455 18\n1212121 1\n")
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
