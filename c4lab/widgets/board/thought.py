"""An opponent at work on its move, in the background."""

import asyncio
from collections.abc import Callable, Iterator

from c4lab.games import Position
from c4lab.widgets.board.opponents import Chooser, answer, is_solving
from c4lab.work.job import Job

LONG = 1.5  # seconds of thinking, after which a person is told what takes so long
Answer = tuple[int | None, str]
"""A legal move, or None and what the opponent did."""


class TakenBack(BaseException):
    """Interrupts a search for a move. Not an Exception, so that no player catches it."""


class Thought:
    """Has `choose` look for its move in `position`; then `arrive` is called in `loop`, which runs
    now, with the move or None, and with words that say what went wrong. Before that, should it take
    long, `explain` is called. Neither is called once it is stopped.
    """

    def __init__(
        self,
        choose: Chooser,
        position: Position,
        loop: asyncio.AbstractEventLoop,
        arrive: Callable[[int | None, str], object],
        explain: Callable[[], object],
    ) -> None:
        self._choose, self._position, self._arrive = choose, position, arrive
        self._over = False  # it has arrived, or is stopped
        loop.call_later(LONG, lambda: None if self._over else explain())
        self._job = Job(self._think, self._listen, again=is_solving(choose))

    def stop(self) -> None:
        """Ends the search: its answer would come too late."""
        if not self._over:
            self._over = True
            self._job.stop()
            self._job.interrupt(TakenBack)

    def _think(self, job: Job[Answer]) -> Iterator[Answer]:
        yield answer(self._choose, self._position)

    def _listen(self, job: Job[Answer]) -> None:
        if not self._over and job.found:
            self._over = True
            self._arrive(*job.found[0])
