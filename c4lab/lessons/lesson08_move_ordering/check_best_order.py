"""08.1 Which order of four columns prunes most?"""

import re
from typing import Any

from c4lab.checks.writing import Answer, Wrong, exercise, predictions, show

ORDERS = {"A": (1, 2, 7, 3), "B": (2, 3, 7, 1), "C": (3, 7, 1, 2), "D": (7, 3, 1, 2)}
WORTH = {
    "board 1": {1: +6, 2: -3, 3: +10, 7: +9},
    "board 2": {1: -6, 2: -8, 3: -10, 7: -9},
    "board 3": {1: -2, 2: -3, 3: +6, 7: +11},
    "board 4": {1: -4, 2: +10, 3: +9, 7: -3},
}
"""The scores of a solver for each move. Red is to move."""


def order_of(worth: dict[int, int]) -> str:
    """The name of the order that has the moves of `worth` best first."""
    best_first = tuple(sorted(worth, key=lambda column: -worth[column]))
    return next(name for name, columns in ORDERS.items() if columns == best_first)


def sentence(board: str, name: str) -> str:
    """What a learner reads who has chosen this wrong order."""
    first, worth = ORDERS[name][0], WORTH[board]
    if worth[first] == max(worth.values()):
        return f"{board}: order {name} begins well. Now compare the columns after that."
    begins = f"{board}: order {name} begins with column {first}, worth {worth[first]:+}"
    if max(worth.values()) < 0:
        return (
            f"{begins}. All four lose here, and red is to move: the best is the largest number, "
            f"and {max(worth.values())} is more than {worth[first]}."
        )
    if worth[first] == min(worth.values()):
        begins += ", the worst of the four for red"
    return f"{begins}, so alpha starts there. The best move first: which number is the largest?"


def letter_of(board: str, value: Any) -> str:
    """The letter of an order: "c", "order C", "3, 7, 1, 2" and (3, 7, 1, 2) are all order C. Raises
    Wrong for anything else."""
    text = str(value).upper()
    columns = tuple(map(int, re.findall(r"\d", text)))
    for name, order in ORDERS.items():
        if columns == order or (not columns and re.findall(r"\b[A-Z]\b", text) == [name]):
            return name
    wrote = f"For {show(board)} you wrote {show(value)}"
    raise Wrong("not-on-the-list", f"{wrote}: choose A, B, C or D.")


@exercise("08.1")
def best_order(answer: Answer) -> None:
    truth = {board: order_of(worth) for board, worth in WORTH.items()}
    mistakes = {
        board: {name: sentence(board, name) for name in ORDERS if name != right}
        for board, right in truth.items()
    }
    predictions(answer, truth, mistakes=mistakes, read=letter_of)
