"""The opponents in a board's menu, by name; and one of them at work on its move."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

from c4lab.games import Position
from c4lab.players import GradedPlayer, Perfect, Player, opponent, others, strengths
from c4lab.players.perfect_players import READABLE
from c4lab.players.referee import Chooser, answer, seat
from c4lab.solver.solver import session
from c4lab.work.job import Job

FRIEND = "a friend at this keyboard"
STRONGEST = "strongest"
LONG = 1.5  # seconds of thinking, after which a person is told what takes so long
Answer = tuple[int | None, str]
"""A legal move, or None and what the opponent did."""


def menu(given: Player | Chooser | str | None, game: type[Position]) -> tuple[str, dict[str, Any]]:
    """The name of the opponent `given`, and all opponents of `game` by name.

    Each is a function from a position to a move, or None for a friend. `given` is a strength,
    "strongest", a player, a function, or None. Raises ValueError, with the names to choose from,
    for anything else.
    """
    known: dict[str, Any] = {FRIEND: None}
    known |= {name: opponent(name, game).choose for name in (*strengths(game), *others(game))}
    if given is None:
        return FRIEND, known
    if given == STRONGEST:
        return strengths(game)[-1], known
    if isinstance(given, str):
        if given not in known:
            raise ValueError(f"There is no opponent {given!r}: choose from {', '.join(known)}.")
        return given, known
    try:
        name, choose = seat(given)
    except ValueError as error:
        raise ValueError(f"{error} Or name one of these: {', '.join(known)}.") from None
    return name, known | {name: choose}


def still_thinking(choose: Chooser) -> str:
    """A sentence for the learner when a move takes long, with the reason if it is known."""
    if _asks_solver(choose):
        return "The opponent is still thinking: it has to search for its move."
    return "The opponent is still thinking: wait for its move, or undo."


def caveat(choose: Chooser | None) -> str:
    """A warning about an opponent, to read before the game; "" for most opponents."""
    if _asks_solver(choose) and not session().compiled:
        return (
            f"Without wasmtime this opponent is slow, and until {READABLE} discs are on the board "
            "it knows only its opening book and plays on like the strong one: python -m pip "
            "install wasmtime."
        )
    return ""


def _asks_solver(choose: Any) -> bool:
    """Whether an opponent is one of ours that asks the solver, and does nothing else that lasts."""
    return isinstance(getattr(choose, "__self__", None), Perfect | GradedPlayer)


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
        self._job = Job(self._think, self._listen, again=_asks_solver(choose))

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
