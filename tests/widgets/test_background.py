"""Widgets in a kernel's loop, with threads and without: their work goes on, and can be stopped."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, TicTacToe
from c4lab.search import alphabeta, centre_first, minimax
from c4lab.widgets import Deepening
from c4lab.widgets.board.board import Board
from c4lab.widgets.race import Race
from c4lab.work import job
from tests.widgets.test_board import do, first


@pytest.fixture(autouse=True, params=["threads", "slices"])
def _both_ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "threads":
        return

    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(job, "threads_start", lambda: False)
    monkeypatch.setattr(threading.Thread, "start", refuse)


async def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0)


def run(page: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(page())


def test_an_opponent_answers_and_undo_comes_before_its_answer() -> None:
    async def page() -> None:
        board = Board(TicTacToe, first)
        do(board, "play", move=5)
        assert board.status == "The opponent is thinking…"
        await until(lambda: not board.thinking)
        assert board.text == "51"
        do(board, "play", move=9)
        do(board, "undo")
        assert board.text == "51"
        for _ in range(5):
            await asyncio.sleep(0)
        assert board.text == "51"
        assert not board.thinking

    run(page)


def test_a_deepening_search_is_stopped() -> None:
    async def page() -> None:
        chart = Deepening({"two": ConnectFour.parse("445")}, Squares(), centre_first, (60,))
        chart.start()
        await until(lambda: chart.passes)
        assert chart.running
        chart.stop()
        await until(lambda: not chart.running)
        last = chart.passes[-1].ahead
        assert chart.status.startswith(f"You stopped it in pass {last + 1}, which counts for")

    run(page)


def test_a_deepening_search_ends_by_itself() -> None:
    async def page() -> None:
        for seconds, said in ((60, "Pass 1 knows for certain"), (0, "The time is up in pass 1")):
            chart = Deepening([ConnectFour.parse("112233")], Squares(), centre_first, (seconds,))
            chart.start()
            await until(lambda chart=chart: not chart.running)
            assert chart.status.startswith(said)

    run(page)


@pytest.mark.slow
def test_a_race_is_stopped_and_run_again() -> None:
    async def page() -> None:
        late = TicTacToe.parse("1")
        panel = Race({"minimax": minimax, "alphabeta": alphabeta}, {"late": late})
        panel.start()
        await until(lambda: panel.done)
        assert panel.running
        panel.stop()
        await until(lambda: not panel.running)
        assert panel.status.startswith("Stopped: ")
        assert panel.done < panel.total
        panel.start()
        await until(lambda: not panel.running)
        assert panel.done == panel.total

    run(page)
