"""Checking an order: all the legal moves, each once, the best first."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import Any

from c4lab.checks.writing import Answer, Case, Mistake, Reference, Wrong, compare, show

FAULTS = {
    "one-move": "That is one move. Give a list of all the legal moves.",
    "no-list": "Give a list of moves: a set or a dict is not in the order that you want.",
    "pairs-not-moves": "Your list holds pairs. Give the moves alone.",
    "none-in-the-list": "None is in your list, and it is no move: where does it come from?",
    "illegal-move": "Your list holds something that is no legal move here. Give only legal moves.",
    "move-twice": "A move is in your list twice: a search would look at all that follows it twice.",
    "loses-moves": "A legal move is missing from your list: a search would never play it.",
    "nested": "A list stands in your list. Give one list, with the moves alone in it.",
}


def fault_of(got: Any, moves: Collection[int]) -> str:
    """The key of FAULTS that says why `got` is no order of `moves`; "" if it is one, or no list."""
    if isinstance(got, (int, set, frozenset, dict)):
        return "one-move" if isinstance(got, int) else "no-list"
    if not is_list(got):
        return ""
    if got and all(isinstance(each, tuple) and len(each) == 2 for each in got):
        return "pairs-not-moves"
    if any(map(is_list, got)):
        return "nested"
    if None in got:
        return "none-in-the-list"
    if not set(got) <= set(moves):
        return "illegal-move"
    if sorted(got) == sorted(moves):
        return ""
    return "move-twice" if len(set(got)) < len(got) else "loses-moves"


class Ranked(list[int]):
    """Moves, the best first; equally good ones may come in any order. With a `fault`, it stands for
    all lists that have this fault."""

    def __init__(self, moves: Iterable[int], worth: Callable[[int], float]) -> None:
        super().__init__(sorted(moves, key=worth, reverse=True))
        self.worth = {move: worth(move) for move in self}
        self.fault = ""


def best_by(worth: Callable[..., float]) -> Callable[..., Ranked]:
    """A function that gives the moves of a position, or of a dict, with the largest
    `worth(move, *case)` first."""

    def ranked(of: Any, *more: Any) -> Ranked:
        moves = of if isinstance(of, dict) else of.moves()
        return Ranked(moves, lambda move: worth(move, of, *more))

    return ranked


def faults(ranked: Callable[..., Ranked]) -> list[Mistake]:
    """The mistakes of a list of moves other than its order. `ranked` is the solution."""

    def faulty(fault: str, *case: Any) -> Ranked:
        moves = ranked(*case)
        moves.fault = fault
        return moves

    return [Mistake(fault, text, partial(faulty, fault)) for fault, text in FAULTS.items()]


def compare_orders(
    answer: Answer,
    cases: Sequence[Case],
    best: Callable[..., Ranked],
    worth_of: Callable[..., str],
    **how: Any,
) -> None:
    """As `compare`, but the sentence about a wrong order names two moves that are exchanged.

    `worth_of(move, *case)` is a sentence about the worth of a move.
    """
    try:
        compare(answer, cases, best, **how)
    except Wrong as wrong:
        case = wrong.case
        if isinstance(case, tuple) and wrong.reason in ("wrong-value", *FAULTS):
            got = answer.ask(case)
            right = Reference(answer.name, best, plain=False).value(case)
            worth = Reference(answer.name, worth_of, plain=False)
            fault = fault_of(got, right)
            if fault and wrong.reason == "wrong-value":  # it has this fault in some cases only
                wrong.reason, wrong.message = fault, FAULTS[fault]
            if fault == "illegal-move":
                odd = next(each for each in got if each not in right)
                wrong.message = f"{show(odd)} is in your list, and it is no legal move here."
            elif fault == "loses-moves" and not got:
                wrong.message = "Your list is empty here. All the legal moves belong in it."
            elif message := _exchanged(got, right, lambda move: worth.value((move, *case))):
                wrong.message = message
        raise


def _exchanged(got: Any, right: Ranked, worth_of: Callable[[int], str]) -> str:
    """A sentence about two neighbours that stand the wrong way round; "" if `got` is no order."""
    if fault_of(got, right) or not is_list(got):
        return ""
    for move, later in pairwise(got):
        if right.worth[move] < right.worth[later]:
            return f"Move {move} stands before {later}: {worth_of(move)}, and {worth_of(later)}."
    return ""


def is_list(got: object) -> bool:
    return isinstance(got, (list, tuple))


def same(got: Any, expected: Ranked) -> bool:
    """Whether `got` holds the expected moves, the best first, or has the expected fault."""
    fault = fault_of(got, expected)
    return fault == expected.fault if fault else in_order(got, expected)


def in_order(got: Any, expected: Ranked) -> bool:
    """Whether the best moves come first. Equally good moves may be missing, all but one."""

    def steps(moves: Iterable[int]) -> list[float]:
        return [worth for worth, _ in groupby(expected.worth[move] for move in moves)]

    return is_list(got) and steps(got) == steps(expected)
