"""An opponent at work on its move, in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress

from c4lab.games import Position
from c4lab.instruments.interrupting import PATIENCE, insist
from c4lab.widgets.opponents import Chooser, answer, is_ready

LONG = 1.5  # seconds of thinking, after which a person is told what takes so long


class TakenBack(BaseException):
    """Interrupts a search for a move. Not an Exception, so that no player catches it."""


class Thought:
    """Has `choose` look for its move in `position`; then `arrive` is called in `loop` with the move
    or None, and with words that say what went wrong. Before that, should it take long, `explain`
    is called. Neither is called once it is stopped.
    """

    def __init__(
        self,
        choose: Chooser,
        position: Position,
        loop: asyncio.AbstractEventLoop,
        arrive: Callable[[int | None, str], object],
        explain: Callable[[], object],
    ) -> None:
        self._choose, self._position = choose, position
        self._loop, self._arrive = loop, arrive
        self._over = False  # it has arrived, or is stopped
        loop.call_later(LONG, lambda: None if self._over else explain())
        # A daemon: an opponent that never answers must not keep the kernel alive.
        self._worker = threading.Thread(target=self._think, daemon=True)
        self._worker.start()

    def stop(self) -> None:
        """Ends the search: its answer would come too late."""
        if not self._over:
            self._over = True
            threading.Thread(target=self._end, daemon=True).start()

    def _think(self) -> None:
        with suppress(TakenBack, RuntimeError):  # the loop may be closed by now
            found = answer(self._choose, self._position)
            self._loop.call_soon_threadsafe(self._come, *found)

    def _come(self, move: int | None, mistake: str) -> None:
        if not self._over:
            self._over = True
            self._arrive(move, mistake)

    def _end(self) -> None:
        # A solver that gets ready would have to begin again, the next time.
        while self._worker.is_alive() and not is_ready(self._choose):
            self._worker.join(PATIENCE)
        insist(self._worker, TakenBack)
