"""Widgets in a kernel's loop without threads, as in a browser's Python: their work goes on, and can
be stopped. With threads the tests of each widget show it."""

import asyncio
import threading
import time
from collections.abc import Callable

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, TicTacToe
from c4lab.search import alphabeta, centre_first, minimax
from c4lab.widgets import Board, Deepening, Race
from c4lab.work import job
from tests.widgets.test_board import do, first


@pytest.fixture(autouse=True)
def _no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(job, "threads_start", lambda: False)
    monkeypatch.setattr(threading.Thread, "start", refuse)


async def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0)


def test_an_opponent_answers_and_undo_comes_before_its_answer() -> None:
    async def page() -> None:
        board = Board(TicTacToe, first)
        do(board, "play", move=5)
        assert board.status == "The opponent is thinking…"
        await until(lambda: not board.thinking)
        assert board.text == "51"
        do(board, "play", move=9)
        do(board, "undo")
        for _ in range(5):
            assert board.text == "51"
            await asyncio.sleep(0)
        assert not board.thinking

    asyncio.run(page())


def test_a_deepening_search_is_stopped_and_ends_by_itself() -> None:
    async def page() -> None:
        boards = {"two": ConnectFour.parse("445"), "won": ConnectFour.parse("112233")}
        chart = Deepening(boards, Squares(), centre_first)
        chart.time = "5 s"
        chart.start()
        await until(lambda: chart.passes)
        assert chart.running
        chart.stop()
        await until(lambda: not chart.running)
        last = chart.passes[-1].ahead
        assert chart.status.startswith(f"You stopped it in pass {last + 1}, which counts for")
        for position, seconds, said in (
            ("won", "5 s", "Pass 1 knows for certain"),
            ("two", "0 s", "The time is up in pass 1"),
        ):
            chart.position, chart.time = position, seconds
            chart.start()
            await until(lambda: not chart.running)
            assert chart.status.startswith(said)

    asyncio.run(page())


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

    asyncio.run(page())
