"""A long solve runs in slices: it can be stopped, says how far it is, and leaves a solver that
works."""

import _thread
import threading

import pytest

from c4lab.solver import SearchProgress, Solver, compiled_search, running
from tests.solver.known import known

pytestmark = pytest.mark.slow

LONG = ""
"""The empty board: a search far longer than any test lets it be."""
SHORT, SCORE = known("middle-medium")[0]


class Enough(Exception):
    """Raised by a callback that has seen enough."""


@pytest.fixture
def solver() -> Solver:
    return Solver(memory=1 << 24)


@pytest.fixture
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """As few nodes as a search can look at, some four thousand, and a report after each slice."""
    monkeypatch.setattr(compiled_search, "SLICE", 1)
    monkeypatch.setattr(running, "SECONDS", 0)


def check_usable(solver: Solver) -> None:
    before = solver.nodes
    assert solver.solve(SHORT) == SCORE
    assert solver.solve_many([SHORT, "4455"]) == [SCORE, 18]
    assert solver.nodes > before


def test_progress_is_reported_from_the_thread_of_the_caller(solver: Solver) -> None:
    reports: list[SearchProgress] = []
    threads: set[threading.Thread] = set()

    def see(progress: SearchProgress) -> None:
        reports.append(progress)
        threads.add(threading.current_thread())
        if len(reports) == 3:
            raise Enough

    with pytest.raises(Enough):
        solver.solve(LONG, see)
    assert threads == {threading.current_thread()}
    assert 0 < reports[0].nodes < reports[1].nodes < reports[2].nodes <= solver.nodes
    assert 0 < reports[0].seconds < reports[1].seconds < reports[2].seconds
    assert all(-21 <= report.lower < report.upper <= 21 for report in reports)
    check_usable(solver)


@pytest.mark.usefixtures("short_slices")
def test_in_slices_the_scores_are_the_same() -> None:
    for name in ("end-easy", "middle-easy", "middle-medium"):
        positions, scores = zip(*known(name)[:20], strict=True)
        reports: list[SearchProgress] = []
        one, many = Solver(memory=1 << 22), Solver(memory=1 << 22)
        assert [one.solve(position, reports.append) for position in positions] == list(scores)
        assert many.solve_many(positions) == list(scores)
        assert dict(one.analyse(positions[0]))
    assert len(reports) > 20
    assert all(now.lower <= now.upper for now in reports)


def test_a_slice_repeats_next_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = [moves for moves, _ in known("begin-medium")[:6]]
    nodes = []
    for size in (1 << 16, 1 << 40):
        monkeypatch.setattr(compiled_search, "SLICE", size)
        solver = Solver(memory=1 << 24)
        solver.solve_many(moves)
        nodes.append(solver.nodes)
    assert nodes[1] > 5 * (1 << 16)
    assert abs(nodes[0] - nodes[1]) < nodes[1] / 200


def test_a_column_is_reported_on_in_the_view_of_the_one_who_plays_it(
    solver: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search is about the position after the move, where the other side is to move."""

    def exact(mine: int, mask: int, progress: running.Report) -> int:
        progress(SearchProgress(nodes=1, lower=-3, upper=5, seconds=0.1))
        return 2

    monkeypatch.setattr(solver._engine, "exact", exact)
    reports: list[SearchProgress] = []
    assert next(solver.analyse("", reports.append)) == (4, -2)
    assert reports == [SearchProgress(nodes=1, lower=-5, upper=3, seconds=0.1)]


def test_a_short_solve_reports_nothing(solver: Solver) -> None:
    assert solver.solve("4455", lambda progress: pytest.fail("there is nothing to report")) == 18


@pytest.mark.parametrize("call", ["solve", "best", "many", "analyse"])
def test_an_interruption_ends_a_long_solve(solver: Solver, call: str) -> None:
    ask = {
        "solve": solver.solve,
        "best": solver.best,
        "many": lambda moves: solver.solve_many(["4455", moves]),
        "analyse": lambda moves: dict(solver.analyse(moves)),
    }[call]
    timer = threading.Timer(0.4, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        ask(LONG)
    timer.join()
    check_usable(solver)


@pytest.mark.usefixtures("short_slices")
def test_two_long_searches_share_one_solver() -> None:
    """They take turns, slice by slice, and neither reads the other's question or bounds."""
    few = known("middle-medium")[:16]
    solver = Solver(memory=1 << 20)
    found: dict[str, int] = {}
    halves = few[::2], few[1::2]
    threads = [
        threading.Thread(
            target=lambda half=half: found.update((m, solver.solve(m)) for m, _ in half)
        )
        for half in halves
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert found == dict(few)
