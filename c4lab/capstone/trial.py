"""An engine on trial: asked for moves, with its time, by whichever gate it comes to."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from c4lab.capstone.positions import Questions
from c4lab.checks.writing import Answer, Wrong
from c4lab.games import Position
from c4lab.players import MatchResult

GRACE = 0.6
"""Seconds that a move may come too late: computers are busy at times."""
CLOCK = (
    "Look at the clock inside the search, before each position, and leave the search when less "
    "than a fifth of the time is left."
)


class Trial:
    """An engine that is asked. `matches` are those that it has played, by opponent."""

    def __init__(self, answer: Answer, asked: Questions, name: str = "your engine") -> None:
        self.answer, self.asked, self.size, self.name = answer, asked, asked.size, name
        self.matches: dict[str, MatchResult] = {}
        self._alone = answer.takes(1) and not answer.takes(2)

    def case(self, position: Position, seconds: float) -> tuple[Any, ...]:
        """The arguments of a call: without the seconds if the engine takes only the position."""
        return (position,) if self._alone else (position, seconds)

    def move(self, position: Position, seconds: float) -> Any:
        return self.answer.ask(self.case(position, seconds))

    def took(self, position: Position, seconds: float) -> tuple[Any, float]:
        """A move, and the seconds for it. After a try that is too late, those of a second one."""
        for _ in range(2):
            start = perf_counter()
            move = self.move(position, seconds)
            took = perf_counter() - start
            if took <= seconds + GRACE:
                break
        return move, took

    def refuse_late(self, position: Position, seconds: float) -> Any:
        """The move. Raises Wrong if it comes too late."""
        move, took = self.took(position, seconds)
        if took > seconds + GRACE:
            where = "At the start" if not position.history else f"In {position!r}"
            raise Wrong(
                "too-late",
                f"{where} it took {took:.1f} seconds for a move, and had {seconds:g}. {CLOCK}",
            )
        return move


def one_of(got: Any, expected: set[int]) -> bool:
    """Whether `got` is a number, and one of these moves."""
    return type(got) is int and got in expected
