"""What every order must be: all the legal moves, each once, the best first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import groupby
from typing import Any

from c4lab.checks.writing import Mistake


class Ranked(list[int]):
    """Moves, the best first. Equal ones may come in any order."""

    def __init__(self, moves: Iterable[int], worth: Callable[[int], float]) -> None:
        super().__init__(sorted(moves, key=worth, reverse=True))
        self.worth = {move: worth(move) for move in self}

    def admits(self, got: list[int]) -> bool:
        return is_list(got) and sorted(got) == sorted(self) and self.in_order(got)

    def in_order(self, got: list[int]) -> bool:
        """The same, but that one move of several equal ones is enough."""
        return is_list(got) and self._steps(got) == self._steps(self)

    def _steps(self, moves: Collection[int]) -> list[float]:
        return [worth for worth, _ in groupby(self.worth[move] for move in moves)]


class Faulty(Ranked):
    """Moves in a right order, or with a fault: `fault(got, moves)` says whether it is there."""

    def __init__(self, ranked: Ranked, fault: Callable[[Any, list[int]], bool]) -> None:
        super().__init__(ranked, ranked.worth.__getitem__)
        self._fault = fault

    def admits(self, got: Any) -> bool:
        return self._fault(got, self) or super().admits(got)


def is_list(got: object) -> bool:
    return isinstance(got, (list, tuple))


FAULTS: tuple[tuple[str, str, Callable[[Any, list[int]], bool]], ...] = (
    (
        "one-move",
        "That is one move. Give a list of all the legal moves.",
        lambda got, moves: isinstance(got, int),
    ),
    (
        "no-list",
        "Give a list of moves: a set or a dict is not in the order that you want.",
        lambda got, moves: isinstance(got, (set, frozenset, dict)),
    ),
    (
        "pairs-not-moves",
        "Your list holds pairs. Give the moves alone.",
        lambda got, moves: is_list(got) and all(is_list(each) and len(each) == 2 for each in got),
    ),
    (
        "none-in-the-list",
        "None is in your list, and it is no move: where does it come from?",
        lambda got, moves: is_list(got) and None in got,
    ),
    (
        "illegal-move",
        "Your list holds what is no legal move here. An order gives the legal moves and nothing "
        "else.",
        lambda got, moves: is_list(got) and not set(got) <= set(moves),
    ),
    (
        "move-twice",
        "A move is in your list twice: a search would look at it, and at all that is below, two "
        "times.",
        lambda got, moves: is_list(got) and len(set(got)) < len(got),
    ),
    (
        "loses-moves",
        "A legal move is not in your list: a search would play as if that move did not exist.",
        lambda got, moves: is_list(got) and set(got) < set(moves),
    ),
)


def same(got: Any, expected: Ranked) -> bool:
    return expected.admits(got)


def faults(ranked: Callable[..., Ranked]) -> list[Mistake]:
    """What can be wrong with a list of moves but its order; `ranked` is the reference."""

    def mistake(reason: str, sentence: str, fault: Callable[[Any, list[int]], bool]) -> Mistake:
        return Mistake(reason, sentence, lambda *case: Faulty(ranked(*case), fault))

    return [mistake(*fault) for fault in FAULTS]
