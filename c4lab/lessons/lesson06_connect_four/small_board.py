"""06.8 The five numbers of the lesson, counted on a board of two by two."""

from __future__ import annotations

from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions

PARTS = {
    "the sequences": ("upper bound", "fillings", "games"),
    "the tree": ("nodes",),
    "the positions": ("positions",),
}
MISTAKES: dict[str, dict[Any, str]] = {
    "upper bound": {
        8: "upper bound: two choices at each of *four* drops, and they multiply.",
        6: "upper bound: it counts as if a column were never full.",
    },
    "fillings": {
        16: "fillings: a column with two discs is full, so not every sequence fills the board.",
        24: "fillings: 4! tells two drops into the same column apart.",
        12: "fillings: two drops into column 1 are the same, and two drops into column 2 as well.",
    },
    "games": {
        16: "games: a column with two discs is full, so not every sequence is a game.",
        5: "games: two of them end on the same board, and are two games all the same.",
    },
    "nodes": {
        31: "nodes: that is 1 + 2 + 4 + 8 + 16, as if a column were never full.",
        18: "nodes: that is one too few. The empty board is a node, and two games that end on the "
        "same board are two nodes.",
        13: "nodes: the boards after four drops are nodes too.",
    },
    "positions": {
        19: "positions: two sequences lead to the same board, and count once.",
        17: "positions: one is missing. Does the empty board count?",
        5: "positions: those are the full boards. The ones on the way there count too.",
    },
}


@exercise("06.8")
def small_board(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES, parts=PARTS)
