"""A search that deepens, under way or over, and what is said of it."""

from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter

from c4lab.games import Position
from c4lab.instruments import Pass
from c4lab.search import WIN, Order
from c4lab.widgets.parts.wording import signed
from c4lab.work.english import ordinal


class Interrupted(BaseException):
    """Ends a search that does not look at the clock. Not an Exception, so that none catches it."""


@dataclass(eq=False)
class Run:
    """A search under way, or over."""

    position: Position
    seconds: float
    passes: list[Pass] = field(default_factory=list)
    started: float = field(default_factory=perf_counter)
    ended: float = 0
    told: float = 0  # when the page last heard of the clock
    stopped: bool = False  # by a person

    @property
    def now(self) -> float:
        """Seconds since it began, or from its beginning to its end."""
        return (self.ended or perf_counter()) - self.started

    @property
    def due(self) -> bool:
        """Whether it should end: its time is up, or it was stopped."""
        return self.stopped or self.now >= self.seconds


def outcome(run: Run, order: Order, interrupted: bool = False) -> str:
    """How it ended, and the answer, in two sentences."""
    last = run.passes[-1] if run.passes else None
    under_way = 1 + (last.ahead if last else 0)
    if interrupted:
        why = f"The search did not look at the clock, and was interrupted in pass {under_way}."
    elif last and abs(last.value) >= WIN:
        why = f"Pass {last.ahead} knows for certain: looking further cannot change it."
    elif last and last.ahead == run.position.left:
        why = f"Pass {last.ahead} has reached the end of the game."
    elif run.stopped:
        why = f"You stopped it in pass {under_way}, which counts for nothing."
    else:
        why = f"The time is up in pass {under_way}, which counts for nothing."
    if last:
        worth = told(last.value, run.position)
        return f"{why} The answer is that of pass {last.ahead}: move {last.move}, {worth}."
    with suppress(Exception):  # the order may be a learner's
        first = order(run.position)[0]
        return f"{why} No pass has an answer, so it is the first move in the order: {first}."
    return why


def told(value: float, position: Position) -> str:
    """What a value for the side to move says, in words.

    >>> from c4lab.games import ConnectFour
    >>> told(12, ConnectFour()), told(WIN + 35, ConnectFour()), told(-WIN - 34, ConnectFour())
    ('worth +12', 'wins with its 4th move', 'loses to the 4th reply')
    """
    if abs(value) < WIN:
        return f"worth {signed(value)}"
    moves = position.left - (abs(value) - WIN)
    which = ordinal(int(moves + 1) // 2)
    return f"wins with its {which} move" if value > 0 else f"loses to the {which} reply"
