"""Between two slices of a search a page has its turn, where there are no threads."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from c4lab.games import ConnectFour
from c4lab.players import GradedPlayer
from c4lab.solver import Solver, compiled_search, running
from c4lab.work import job, resting
from c4lab.work.job import Job

LONG = "511417577165371"
"""Some eighty slices, of four thousand nodes."""


@pytest.fixture
def _slices(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(compiled_search, "SLICE", 1)  # as few nodes as a search can: some thousand
    monkeypatch.setattr(running, "SECONDS", 0)  # and a report after each
    monkeypatch.setattr(job, "threads_start", lambda: False)
    monkeypatch.setattr(threading.Thread, "start", refuse)


slices = pytest.mark.usefixtures("_slices")


@slices
def test_the_page_has_its_turns_and_the_answer_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rests after each slice: some dozen turns of the loop for the scores of seven columns."""
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

    monkeypatch.setattr(job, "SLICE", 1e-9)
    search, turns = asyncio.run(page())
    assert search.error is None
    assert search.found == expected
    assert turns > 20


@slices
def test_a_stop_between_two_slices_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
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

    monkeypatch.setattr(job, "SLICE", 1e-9)
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
