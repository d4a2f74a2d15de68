"""A long solve can be stopped, says how far it is, and leaves a solver that works."""

import _thread
import signal
import subprocess
import sys
import threading
from array import array
from ctypes import addressof

import pytest

from c4lab.solver import SearchProgress, Solver, running
from c4lab.solver import control as controls
from c4lab.solver.machine_code import machine
from c4lab.solver.memory import zeros
from c4lab.solver.question import board
from tests.solver.known import known

LONG = ""
"""The empty board: a search far longer than any test lets it be."""
SHORT, SCORE = known("middle-medium")[0]


class Enough(Exception):
    """Raised by a callback that has seen enough."""


@pytest.fixture
def solver() -> Solver:
    return Solver(memory=1 << 24)


def check_usable(solver: Solver) -> None:
    before = solver.nodes
    assert solver.solve(SHORT) == SCORE
    assert solver.solve_many([SHORT, "4455"]) == [SCORE, 18]
    assert solver.nodes > before


def test_a_flag_raised_by_another_thread_stops_a_search() -> None:
    """Calls the compiled search itself, without `Compiled`."""
    table = zeros(1 << 20)
    control = controls.new_control(table)
    timer = threading.Timer(0.2, control.__setitem__, (controls.STOP, 1))
    timer.start()
    assert machine().exact(*board(LONG), addressof(control)) == controls.ABORTED
    assert control[controls.NODES] > 0
    control[controls.STOP] = 0
    assert machine().exact(*board(SHORT), addressof(control)) == SCORE


def test_a_limit_of_nodes_stops_a_search_soon_after() -> None:
    table = zeros(1 << 20)
    control = controls.new_control(table)
    for limit in (1, 10_000, 100_000):
        control[controls.LIMIT] = limit
        assert machine().exact(*board(LONG), addressof(control)) == controls.ABORTED
        assert limit <= control[controls.NODES] <= limit + 5000
    boards, scores = array("q", [*board("4455"), *board(LONG)]), array("q", [0, 0])
    addresses = boards.buffer_info()[0], 2, scores.buffer_info()[0], addressof(control)
    assert machine().exact_many(*addresses) == 1
    assert scores[0] == 18


def test_the_empty_board_is_not_taken_for_an_empty_entry() -> None:
    """If its key were 0, an empty table would seem to have an entry for it."""
    for alpha in (-1, 0, 1):
        table = zeros(1 << 10)
        control = controls.new_control(table)
        control[controls.LIMIT] = 20_000
        assert machine().more_than(0, 0, alpha, addressof(control)) == controls.ABORTED


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
    assert running.MOMENT < reports[0].nodes < reports[1].nodes < reports[2].nodes <= solver.nodes
    assert 0 < reports[0].seconds < reports[1].seconds < reports[2].seconds
    assert all(-21 <= report.lower < report.upper <= 21 for report in reports)
    check_usable(solver)


def test_no_thread_is_left_behind(solver: Solver) -> None:
    before = threading.active_count()

    def enough(progress: SearchProgress) -> None:
        assert threading.active_count() == before + 1
        raise Enough

    with pytest.raises(Enough):
        solver.solve(LONG, enough)
    assert threading.active_count() == before


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


def test_a_solve_that_changes_threads_gives_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    few = known("middle-medium")[:10]
    moves, scores = [moves for moves, _ in few], [score for _, score in few]
    monkeypatch.setattr(running, "MOMENT", 1)
    solver = Solver(memory=1 << 20)
    assert [solver.solve(each) for each in moves] == scores
    assert solver.nodes > 10 * 5000  # so most have been handed on
    solver.reset()
    assert solver.solve_many(moves) == scores
    assert solver.best(moves[0]) == Solver(memory=1 << 20).best(moves[0])


def test_a_failure_in_the_other_thread_comes_out() -> None:
    def work(control: controls.Control) -> bool:
        if control[controls.LIMIT] == controls.NEVER:
            raise MemoryError("no more")
        return False

    with pytest.raises(MemoryError, match="no more"):
        running.run_in_threads(work, [controls.new_control(zeros(16))], start=0)


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
    assert solver.nodes > 0
    check_usable(solver)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there, no signal is sent like Ctrl-C")
def test_ctrl_c_in_a_terminal() -> None:
    program = (
        "from c4lab.solver import Solver\n"
        "solver = Solver(memory=1 << 24)\n"
        f"try: solver.solve({LONG!r}, lambda progress: print('at work', flush=True))\n"
        "except KeyboardInterrupt: print('stopped', solver.solve('4455'))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "at work\n"
        run.send_signal(signal.SIGINT)
        assert run.stdout.read().splitlines()[-1] == "stopped 18"
    assert run.returncode == 0
