"""07.1 Three boards judged by hand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from c4lab.checks.exercise import Wrong, exercise, predictions

TWO_WINDOWS = "A open threes: two windows of red lack the same cell, and each is an open three."
UP_FROM_THE_BOTTOM = "{}: rows count from the bottom, and a threat counts (7 - row) times."
CELLS = ("A red's threats", "B amber keeps", "C red keeps", "C amber keeps")
NAME = re.compile("[a-g][1-6]")
MISTAKES: dict[str, dict[Any, str]] = {
    "A open threes": {1: TWO_WINDOWS},
    "A red's threats": {
        "": "A red's threats: the cell that lacks may also be a gap between discs.",
    },
    "A value": {
        100: "A value: red has one threat, and it counts once.",
        65: "A value: row 2 is even, and red's good rows are the odd ones.",
        20: UP_FROM_THE_BOTTOM.format("A value"),
        -50: "A value: it is red's threats less amber's, and the threat is red's.",
    },
    "B amber keeps": {
        "b3 f3": "B amber keeps: what lies directly below b3 and f3?",
    },
    "B value": {
        20: "B value: that is with amber's b3 and f3, which lie directly above red's threats.",
        -80: "B value: of two threats, one directly above the other, it is the upper one that is "
        "dropped.",
        50: "B value: red keeps more than one threat.",
        130: "B value: row 2 is even, and red's good rows are the odd ones.",
        -100: "B value: it is red's threats less amber's, and red's are the ones that are kept.",
    },
    "C red keeps": {
        "b5 g4": "C red keeps: b5 lies directly above a threat of amber's.",
        "b5": "C red keeps: b5 lies directly above a threat of amber's, and nothing is below g4.",
        "": "C red keeps: there is no threat of amber's below g4.",
    },
    "C amber keeps": {
        "b4 b6": "C amber keeps: b6 lies directly above b5, and b5 is a threat of red's, even "
        "though it is dropped itself. Both sides are held against the threats before any was "
        "dropped.",
        "b6": "C amber keeps: look at b4 and b6 again. Which of them lies directly above a threat "
        "of red's?",
        "": "C amber keeps: nothing of red's is below b4.",
    },
    "C value": {
        0: "C value: both threats lie in row 4, but an even row is good for amber only.",
        -22: "C value: that is with amber's b6, which lies directly above red's b5.",
        17: "C value: that is with red's b5, which lies directly above amber's b4.",
        4: "C value: that is with all four threats. Which of them lie directly above one of the "
        "other side's?",
        9: "C value: it is red's threats less amber's.",
    },
}


@exercise("07.1")
def by_hand(answer: object) -> None:
    truth = {
        "A open threes": 2,
        "A red's threats": "c2",
        "A value": 50,
        "B amber keeps": "",
        "B value": 100,
        "C red keeps": "g4",
        "C amber keeps": "b4",
        "C value": -9,
    }
    refuse_other_names(answer)
    predictions(_tidied(answer), truth, MISTAKES)


def refuse_other_names(answer: object) -> None:
    """Raises Wrong if what stands for cells are not names of cells."""
    if not isinstance(answer, Mapping):
        return
    for key in CELLS:
        got = answer.get(key)
        if isinstance(got, (tuple, list, set)):
            raise Wrong("wrong-kind", f"For {key!r} write names of cells as text, such as 'b2 f3'.")
        if not isinstance(got, str):
            continue
        for name in _names(got).split():
            if not NAME.fullmatch(name):
                raise Wrong(
                    "not-a-cell",
                    f"{key}: {name!r} in {got!r} is no cell of the board. A name is a letter "
                    "from a to g for the column and a figure from 1 to 6 for the row, such as "
                    "'b2', with a space between two names.",
                )


def _tidied(answer: object) -> object:
    """Names of cells in order, with one space between them, however they were written."""
    if not isinstance(answer, Mapping):
        return answer
    return {
        key: _names(value) if isinstance(value, str) else value for key, value in answer.items()
    }


def _names(text: str) -> str:
    return " ".join(sorted(set(text.lower().replace(",", " ").split()) - {"none", "-"}))
