"""07.1 Three boards judged by hand."""

import re
from typing import Any

from c4lab.checks.writing import Answer, Wrong, exercise, predictions, sentences

PARTS = {"boards A and B": "AB", "board C": "C"}
NAME = re.compile("[a-g][1-6]")
NONE = ("none", "", "-", "no", "nothing", "empty", "0", "[]", "{}", "set()")
MISTAKES = sentences("""
    A open threes = ...: count windows with three discs of one colour and an empty cell, red's less
        amber's.
    A red's threats = ...: in which empty cells would a red disc complete four?
    A value or B value or C value = ...: for each threat that is kept, (7 - row) times 13 or 10.
        Red's sum less amber's.
    B amber keeps or C amber keeps = ...: in which empty cells would an amber disc complete four,
        and which of them lie directly above a threat of red's?
    C red keeps = ...: in which empty cells would a red disc complete four, and which of them lie
        directly above a threat of amber's?
    A open threes = 1: two windows of red lack the same cell, and each is an open three.
    A red's threats = none: the cell that lacks may also be a gap between discs.
    A value = 100: red has one threat, and it counts once.
    A value = 65: row 2 is even, and red's good rows are the odd ones.
    A value = 20: rows count from the bottom, and a threat counts (7 - row) times.
    A value = -50: it is red's threats less amber's, and the threat is red's.
    B amber keeps = b3 f3: what lies directly below b3 and f3?
    B value = -80: of two threats, one directly above the other, the upper one is dropped.
    B value = 50: red keeps more than one threat.
    B value = 130: row 2 is even, and red's good rows are the odd ones.
    B value = -100: it is red's threats less amber's, and red's are the ones that are kept.
    C red keeps = b5 g4: b5 lies directly above a threat of amber's.
    C red keeps = b5: b5 lies directly above a threat of amber's, and nothing is below g4.
    C red keeps = none: there is no threat of amber's below g4.
    C amber keeps = b4 b6: b6 lies directly above b5, and b5 is a threat of red's, even though it is
        dropped itself. Both sides are held against the threats before any was dropped.
    C amber keeps = b6: look at b4 and b6 again. Which lies directly above a threat of red's?
    C amber keeps = none: nothing of red's is below b4.
    C value = 0: both threats lie in row 4, but an even row is good for amber only.
    C value = 9: it is red's threats less amber's.
""")


@exercise("07.1")
def by_hand(answer: Answer) -> None:
    truth = answer.solution
    predictions(
        answer,
        truth,
        mistakes=MISTAKES,
        follows={
            "A value": lambda given: value(given["A red's threats"], "none"),
            "B value": lambda given: value("b2 f2", given["B amber keeps"]),
            "C value": lambda given: value(given["C red keeps"], given["C amber keeps"]),
        },
        read=read,
        parts={part: [key for key in truth if key[0] in of] for part, of in PARTS.items()},
    )


def read(key: str, given: Any) -> Any:
    """Names of cells in their order, with a space between two. Raises Wrong for other names."""
    if not key.endswith(("threats", "keeps")) or not isinstance(given, str):
        return given
    if given.strip().casefold() in NONE:
        return "none"
    names = given.casefold().replace(",", " ").split()
    for name in names:
        if not NAME.fullmatch(name):
            raise Wrong(
                "not-a-cell",
                f"{key}: {name!r} in {given!r} is no cell of the board. A name is a letter from a "
                "to g for the column and a figure from 1 to 6 for the row, such as 'b2', with a "
                "space between two names.",
            )
    return " ".join(sorted(names))


def value(red: str, amber: str) -> int:
    """Red's threats less amber's, each (7 - row) times 13 in a good row and times 10 in others."""
    sums = [
        sum(
            (7 - row) * (13 if row % 2 == good else 10)
            for row in (int(cell[1]) for cell in cells.replace("none", "").split())
        )
        for cells, good in ((red, 1), (amber, 0))
    ]
    return sums[0] - sums[1]
