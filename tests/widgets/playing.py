"""For the tests of widgets that play: what the page does, without one."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from threading import Event
from time import sleep

import pytest

from c4lab.tuning.bots import Game, ReadableEngine
from c4lab.widgets.playing import Playing


def send(widget: Playing, act: str) -> None:
    widget._hear(widget, {"do": act}, [])


def wait_until(happened: Callable[[], bool]) -> None:
    for _ in range(6_000):
        if happened():
            return
        sleep(0.01)
    raise AssertionError("it did not happen within a minute")


def finish(widget: Playing) -> None:
    wait_until(lambda: not widget.running)


@contextmanager
def held_after(games: int) -> Iterator[None]:
    """Bots play so many games and wait with the next one until this is left."""
    released, played = Event(), count()

    class Held(ReadableEngine):
        def play(self, games_: Sequence[Game]) -> list[tuple[int, int]]:
            ended = []
            for game in games_:
                if next(played) >= games:
                    assert released.wait(60)
                ended += super().play([game])
            return ended

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("c4lab.tuning.games.bot_engine", Held)
        yield
        released.set()
