"""A long solve runs in slices: it can be stopped, says how far it is, lets others have their turn,
and leaves a solver that works."""

import _thread
import asyncio
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from c4lab.games import ConnectFour
from c4lab.players import GradedPlayer
from c4lab.solver import SearchProgress, Solver, compiled_engine, running
from c4lab.work import job, resting
from c4lab.work.job import Job
from tests.solver.known import known

SOME = "511417577165371"
"""Some eighty slices, of four thousand nodes."""
MIDDLE = known("middle-medium")[:16]
SHORT, SCORE = MIDDLE[0]


@pytest.fixture
def short_slices(monkeypatch):
    """As few nodes as a search can look at, some four thousand, and a report after each slice."""
    monkeypatch.setattr(compiled_engine, "SLICE", 1)
    monkeypatch.setattr(running, "SECONDS", 0)


@pytest.mark.slow
def test_progress_is_reported_from_the_thread_of_the_caller_who_may_ask_meanwhile():
    solver, reports, threads = Solver(memory=1 << 24), [], set()

    def see(progress):
        reports.append(progress)
        threads.add(threading.current_thread())
        assert solver.solve(SHORT) == SCORE
        if len(reports) == 3:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        solver.solve("", see)  # far longer than any test lets it search
    assert threads == {threading.current_thread()}
    assert 0 < reports[0].nodes < reports[1].nodes < reports[2].nodes <= solver.nodes
    assert 0 < reports[0].seconds < reports[1].seconds < reports[2].seconds
    assert all(-21 <= report.lower < report.upper <= 21 for report in reports)
    assert solver.solve("4455", lambda _: pytest.fail("there is nothing to report")) == 18
    assert solver.solve(SHORT) == SCORE


@pytest.mark.usefixtures("short_slices")
def test_in_slices_the_scores_are_the_same():
    for name in ("end-easy", "middle-easy", "middle-medium"):
        positions, scores = zip(*known(name)[:20], strict=True)
        reports = []
        one, many = Solver(memory=1 << 22), Solver(memory=1 << 22)
        assert [one.solve(position, reports.append) for position in positions] == list(scores)
        assert many.solve_many(positions) == list(scores)
        assert dict(one.analyse(positions[0]))
    assert len(reports) > 20
    assert all(now.lower <= now.upper for now in reports)


def test_a_column_is_reported_on_in_the_view_of_the_one_who_plays_it(monkeypatch):
    """The search is about the position after the move, where the other side is to move."""
    solver = Solver(memory=1 << 10)

    def exact(mine, mask, progress):
        progress(SearchProgress(nodes=1, lower=-3, upper=5, seconds=0.1))
        return 2

    monkeypatch.setattr(solver._engine, "exact", exact)
    reports = []
    assert next(solver.analyse("", reports.append)) == (4, -2)
    assert reports == [SearchProgress(nodes=1, lower=-5, upper=3, seconds=0.1)]


@pytest.mark.slow
def test_an_interruption_ends_a_long_solve():
    solver = Solver(memory=1 << 24)
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        solver.solve_many(["4455", ""])
    timer.join()
    assert solver.solve_many([SHORT, "4455"]) == [SCORE, 18]


@pytest.mark.slow
@pytest.mark.usefixtures("short_slices")
def test_two_long_searches_share_one_solver_and_a_reset_in_the_middle_spoils_no_score():
    """They take turns, slice by slice, and neither reads the other's question or bounds."""
    solver, halves = Solver(memory=1 << 20), [MIDDLE[::2], MIDDLE[1::2]]

    def solved(half):
        return [(moves, solver.solve(moves)) for moves, _ in half]

    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(solved, half) for half in halves]
        while not all(each.done() for each in asked):
            time.sleep(0.005)
            solver.reset()
    assert [each.result() for each in asked] == halves


@pytest.mark.slow
def test_a_process_may_end_during_a_search():
    code = (
        "import threading; from c4lab.solver import Solver\n"
        "s = Solver(1 << 24); at_work = threading.Event()\n"
        "ask = lambda: s.solve('', lambda _: at_work.set())\n"
        "threading.Thread(target=ask, daemon=True).start(); at_work.wait(); del s"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


# Where there are no threads, a page has its turn between two slices.


@pytest.mark.usefixtures("short_slices")
def test_the_page_has_its_turns_and_the_answer_is_the_same(monkeypatch):
    """Rests after each slice: some dozen turns of the loop for the scores of seven columns."""
    monkeypatch.setattr(job, "SLICE", 1e-9)
    monkeypatch.setattr(job, "threads_start", lambda: False)
    expected = list(Solver(memory=1 << 24).analyse(SOME))
    solver = Solver(memory=1 << 24)

    def work(job):
        yield from solver.analyse(SOME, lambda now: job.check())

    async def page():
        turns = 0
        search = Job(work, again=True)
        while not search.over:
            turns += 1
            await asyncio.sleep(0)
        return search, turns

    search, turns = asyncio.run(page())
    assert search.error is None
    assert search.found == expected
    assert turns > 20


@pytest.mark.usefixtures("short_slices")
def test_a_player_that_rests_draws_the_same_slips():
    """Asked again after a rest, it draws as if it had not been asked before."""
    position = ConnectFour.parse("4444335")

    def move(rests):
        player = GradedPlayer(0.5, seed=5, solver=Solver(memory=1 << 20))
        for _ in range(rests):
            with resting.slice_of(0), pytest.raises(resting.Rest):
                player.choose(ConnectFour.parse("12"))
        return player.choose(position), player._random.random()

    assert move(rests=3) == move(rests=0)
