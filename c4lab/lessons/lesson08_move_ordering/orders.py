"""What every order must be: all the legal moves, each once, the best first."""

from collections.abc import Callable, Collection, Iterable
from functools import partial
from itertools import groupby
from typing import Any

from c4lab.checks.writing import Mistake

FAULTS = {
    "one-move": "That is one move. Give a list of all the legal moves.",
    "no-list": "Give a list of moves: a set or a dict is not in the order that you want.",
    "pairs-not-moves": "Your list holds pairs. Give the moves alone.",
    "none-in-the-list": "None is in your list, and it is no move: where does it come from?",
    "illegal-move": "Your list holds what is no legal move here. Give the legal moves alone.",
    "move-twice": "A move is in your list twice: a search would look at all below it two times.",
    "loses-moves": "A legal move is not in your list: a search would never play it.",
}


def fault_of(got: Any, moves: Collection[int]) -> str:
    """Why this is no order of `moves`, as a reason; "" if it is one, or no kind of answer."""
    if isinstance(got, (int, set, frozenset, dict)):
        return "one-move" if isinstance(got, int) else "no-list"
    if not is_list(got):
        return ""
    if got and all(is_list(each) and len(each) == 2 for each in got):
        return "pairs-not-moves"
    if None in got:
        return "none-in-the-list"
    if not set(got) <= set(moves):
        return "illegal-move"
    if sorted(got) == sorted(moves):
        return ""
    return "move-twice" if len(set(got)) < len(got) else "loses-moves"


class Ranked(list[int]):
    """Moves, the best first; equal ones may come in any order. With a `fault`, what has that one
    instead is as good."""

    def __init__(
        self, moves: Iterable[int], worth: Callable[[int], float], fault: str = ""
    ) -> None:
        super().__init__(sorted(moves, key=worth, reverse=True))
        self.worth = {move: worth(move) for move in self}
        self.fault = ""


def best_by(worth: Callable[..., float]) -> Callable[..., Ranked]:
    """The moves of a position, or of a dict, with the largest `worth(move, *case)` first."""

    def ranked(of: Any, *more: Any) -> Ranked:
        moves = of if isinstance(of, dict) else of.moves()
        return Ranked(moves, lambda move: worth(move, of, *more))

    return ranked


def faults(ranked: Callable[..., Ranked]) -> list[Mistake]:
    """What can be wrong with a list of moves but its order; `ranked` is the reference."""

    def faulty(fault: str, *case: Any) -> Ranked:
        moves = ranked(*case)
        moves.fault = fault
        return moves

    return [Mistake(fault, told, partial(faulty, fault)) for fault, told in FAULTS.items()]


def is_list(got: object) -> bool:
    return isinstance(got, (list, tuple))


def same(got: Any, expected: Ranked) -> bool:
    """Whether these are the moves, the best first."""
    found = fault_of(got, expected)
    return found == expected.fault if found else in_order(got, expected)


def in_order(got: Any, expected: Ranked) -> bool:
    """Whether the best come first. One move of several equal ones is enough."""

    def steps(moves: Iterable[int]) -> list[float]:
        return [worth for worth, _ in groupby(expected.worth[move] for move in moves)]

    return is_list(got) and steps(got) == steps(expected)
