"""What tests of widgets share: a small board, what a page does, and waiting for what runs."""

import asyncio
import threading
import time
from contextlib import contextmanager, suppress
from unittest.mock import patch

from c4lab.games import ConnectFour
from c4lab.work import interruption


class Three(ConnectFour):
    width, height, connect = 3, 3, 3


def do(widget, what, **details):
    """What the page sends when a person does something."""
    widget._handle_custom_msg({"do": what, **details}, [])


def send(widget, event, **more):
    """The same for widgets that speak of events."""
    widget._handle_custom_msg({"event": event, **more}, [])


def until(true):
    """Waits until it is true, a minute at most: a search is in a thread of its own."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


async def later(true):
    """The same in a loop, as a kernel has one."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


def first(position):
    """An opponent."""
    return int(position.moves()[0])


@contextmanager
def stubborn():
    """A search, or an evaluation, that goes on whatever is raised in it, until this is left; in the
    main thread it returns. It is interrupted a few times only."""
    left = threading.Event()

    def goes_on(position):
        while threading.current_thread() is not threading.main_thread() and not left.is_set():
            with suppress(BaseException):
                left.wait(0.01)
        return 0

    with patch.multiple(interruption, PATIENCE=0.02, ATTEMPTS=3):
        try:
            yield goes_on
        finally:
            left.set()
