"""Without this module, a board would not mark the cells that an answer lacks or has too many of."""

from collections.abc import Mapping
from typing import Any

from c4lab.games.grid import Cell

MISSING, TOO_MANY = "+", "×"
MEANINGS = {
    MISSING: "+ marks what is missing in your answer",
    TOO_MANY: "× marks what is too much in it",
}


def meaning(signs: Mapping[Cell, str]) -> str:
    """The sentence that explains the signs on a board; "" if there are none.

    >>> meaning({(1, 1): "+"})
    'On the board, + marks what is missing in your answer.'
    """
    used = [text for sign, text in MEANINGS.items() if sign in signs.values()]
    if used == [MEANINGS[TOO_MANY]]:
        used = ["× marks what is too much in your answer"]
    return f"On the board, {' and '.join(used)}." if used else ""


def on_board(signs: Mapping[Any, str], width: int, height: int) -> dict[Cell, str]:
    """The signs whose keys are cells of a board of this size; an answer may contain other things.

    >>> on_board({(7, 6): "+", (8, 1): "+", "a1": "×", (1, "1"): "×"}, 7, 6)
    {(7, 6): '+'}
    """
    cells = {(column, row) for column in range(1, width + 1) for row in range(1, height + 1)}
    return {cell: sign for cell, sign in signs.items() if cell in cells}


def with_signs(diagram: str, signs: Mapping[Cell, str]) -> str:
    """The diagram of a Connect Four board with these signs. Cells are (column, row), both from 1,
    rows from the bottom.

    >>> with_signs(". .\\nX .\\n1 2", {(1, 2): "+"})
    '+ .\\nX .\\n1 2'
    """
    lines = [line.split(" ") for line in diagram.split("\n")]
    for (column, row), sign in signs.items():
        lines[-1 - row][column - 1] = sign
    return "\n".join(" ".join(line) for line in lines)
