"""Without threads a search goes on in slices: it can be stopped, and a page has its turn."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from c4lab.games import ConnectFour
from c4lab.games.bits import Layout
from c4lab.players import GradedPlayer
from c4lab.solver import SearchProgress, Solver, choosing, loaded, running
from c4lab.work import job, resting
from c4lab.work.job import Job
from tests.solver.known import known

LONG, SCORE = "511417577165371", 4
"""Some eighty slices, of four thousand nodes."""
SETS = ("end-easy", "middle-easy", "middle-medium")


@pytest.fixture
def _slices(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(resting, "THREADS", False)
    monkeypatch.setattr(running, "SHORT_MOMENT", 1)  # as few nodes as a search can: some thousand
    monkeypatch.setattr(job, "THREADS", False)
    monkeypatch.setattr(threading.Thread, "start", refuse)


slices = pytest.mark.usefixtures("_slices")


@slices
def test_the_scores_are_the_same() -> None:
    solver = Solver(memory=1 << 24)
    for name in SETS:
        positions, scores = zip(*known(name)[:25], strict=True)
        assert solver.solve_many(positions) == list(scores)
        assert [solver.solve(position) for position in positions[:5]] == list(scores[:5])
        solver.reset()
        assert dict(solver.analyse(positions[0], lambda now: None))


@slices
def test_what_is_known_of_the_score_is_told_between_slices() -> None:
    reports: list[SearchProgress] = []
    solver = Solver(memory=1 << 24)
    assert solver.solve(LONG, reports.append) == SCORE
    assert len(reports) > 20
    assert all(now.lower <= SCORE <= now.upper for now in reports)
    assert [now.nodes for now in reports] == sorted(now.nodes for now in reports)
    assert solver.nodes > reports[-1].nodes


@slices
def test_a_search_can_be_stopped_and_keeps_its_working_memory() -> None:
    class Enough(Exception):
        pass

    def enough(now: SearchProgress) -> None:
        if now.nodes > 50_000:
            raise Enough

    solver = Solver(memory=1 << 24)
    for _ in range(3):
        with pytest.raises(Enough):
            solver.solve("", enough)
    assert solver.nodes > 150_000
    assert solver.solve(LONG) == SCORE
    assert len(solver._engine._rows) == 1  # type: ignore[attr-defined]


@slices
def test_the_page_has_its_turns_and_the_answer_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rests after each slice: some dozen turns of the loop for the scores of seven columns."""
    monkeypatch.setattr(job, "SLICE", 0.0)
    expected = list(Solver(memory=1 << 24).analyse(LONG))
    solver = Solver(memory=1 << 24)

    def work(job: Job[tuple[int, int | None]]) -> Iterator[tuple[int, int | None]]:
        yield from solver.analyse(LONG, lambda now: job.check())

    async def page() -> tuple[Job[tuple[int, int | None]], int]:
        turns = 0
        search = Job(work, again=True)
        while not search.over:
            turns += 1
            await asyncio.sleep(0)
        return search, turns

    monkeypatch.setattr("c4lab.work.runners.SLICE", 1e-9)
    search, turns = asyncio.run(page())
    assert search.error is None
    assert search.found == expected
    assert turns > 20


@slices
def test_a_stop_between_two_slices_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job, "SLICE", 0.0)
    solver = Solver(memory=1 << 20)

    def work(job: Job[int]) -> Iterator[int]:
        yield solver.solve("", lambda now: job.check())

    async def page() -> Job[int]:
        search = Job(work, again=True)
        for _ in range(3):
            await asyncio.sleep(0)
        assert not search.over
        search.stop()
        while not search.over:
            await asyncio.sleep(0)
        return search

    monkeypatch.setattr("c4lab.work.runners.SLICE", 1e-9)
    assert asyncio.run(page()).found == []
    assert 0 < solver.nodes < 1_000_000


@slices
def test_a_player_that_rests_draws_the_same_slips() -> None:
    """Asked again after a rest, it draws as if it had not been asked before."""
    position = ConnectFour.parse("4444335")

    def move(rests: int) -> tuple[int, float]:
        player = GradedPlayer(0.5, seed=5, solver=Solver(memory=1 << 20))
        for _ in range(rests):
            with resting.slice_of(0), pytest.raises(resting.Rest):
                player.choose(ConnectFour.parse("12"))
        return player.choose(position), player._random.random()

    assert move(rests=3) == move(rests=0)


def test_a_rest_ends_no_search_outside_of_a_slice() -> None:
    resting.rest()
    with resting.slice_of(60):
        resting.rest()
    with resting.slice_of(0):
        with pytest.raises(resting.Rest):
            resting.rest()
        with resting.slice_of(60):  # work inside of work
            resting.rest()
    resting.rest()


def test_in_a_browser_a_size_without_a_library_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (choosing, loaded):
        monkeypatch.setattr(module, "IN_BROWSER", True)
    assert choosing.may_be_compiled()
    said = choosing.find_reason(Layout(4, 4))
    assert said.startswith("this page has no compiled solver for boards of 4x4 (there is no")
    assert "numba" not in said
