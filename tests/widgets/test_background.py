"""Widgets in a kernel's loop without threads, as in a browser's Python: their work goes on, and can
be stopped. With threads the tests of each widget show it."""

import asyncio
import threading
import time
from collections.abc import Callable

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, TicTacToe
from c4lab.search import centre_first
from c4lab.widgets import Board, Deepening
from c4lab.work import job
from tests.widgets.helpers import do, first


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
        chart = Deepening([ConnectFour.parse("445")], Squares(), centre_first)
        chart.time = "5 s"
        chart.start()
        await until(lambda: chart.passes)
        assert chart.running
        chart.stop()
        await until(lambda: not chart.running)
        assert chart.status.startswith("You stopped it in pass ")
        chart.time = "0 s"
        chart.start()
        await until(lambda: not chart.running)
        assert chart.status.startswith("The time is up in pass 1")

    asyncio.run(page())
