"""What tests of widgets share: a small board, what a page does, and waiting for what runs."""

import asyncio
import time

from c4lab.games import ConnectFour


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
