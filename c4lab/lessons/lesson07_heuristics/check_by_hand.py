"""07.1 Three boards judged by hand."""

import re
from collections import Counter
from functools import partial
from typing import Any

from c4lab.checks.writing import Answer, Wrong, exercise, predictions, sentences
from c4lab.evaluation import threats
from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import cell_name

BOARDS = {"A": "411215444155162", "B": "43154433557", "C": "423635745345336464"}
THREATS = "A red's threats", "B amber keeps", "C red keeps", "C amber keeps"
PARTS = {"boards A and B": "AB", "board C": "C"}
NAME = re.compile("[a-g][1-6]")
NONE = ("none", "", "-", "no", "nothing", "empty", "0", "[]", "{}", "set()")
MISTAKES = sentences("""
    A open threes = ...: count windows with three discs of one colour and an empty cell, red's less
        amber's.
    A value or B value or C value = ...: for each threat that is kept, (7 - row) times 13 or 10.
        Red's sum less amber's.
    A open threes = 1: two windows of red lack the same cell, and each is an open three.
    A open threes = -2: it is red's windows less amber's, and the windows are red's.
    A open threes = 0: the empty cell of a window may also be a gap between the three discs.
    A open threes = 3: amber has none, and red has fewer. Is there an empty cell in each?
    A red's threats = none: there is an empty cell where a red disc would complete four. It may be a
        gap between discs, and nobody has to be able to play there yet.
    A value = 100: red has one threat. It counts once, also if two windows lack the same cell.
    A value = 65: row 2 is even, and red's good rows are the odd ones.
    A value = 20: rows count from the bottom, and a threat counts (7 - row) times.
    A value = -50: it is red's threats less amber's, and the threat is red's.
    B value = -80: of two threats, one directly above the other, the upper one is dropped.
    B value = 50: red has two threats here, and keeps both.
    B value = 130: row 2 is even, and red's good rows are the odd ones.
    B value = -100: it is red's threats less amber's, and red's are the ones that are kept.
    C red keeps = b5: b5 lies directly above a threat of amber's, and nothing is below g4.
    C red keeps = none: there is no threat of amber's below g4.
    C amber keeps = b4 b6: b6 lies directly above b5, and b5 is a threat of red's, even though it is
        dropped itself. Compare both sides with the threats before any was dropped.
    C amber keeps = b6: look at b4 and b6 again. Which lies directly above a threat of red's?
    C amber keeps = none: nothing of red's is below b4.
    C value = 30: what amber keeps is missing.
    C value = -39: what red keeps is missing.
    C value = 69: red's sum and amber's are added. Take amber's away.
    C value = 0: both threats lie in row 4, but an even row is good for amber only.
    C value = 9: it is red's threats less amber's.
""")


@exercise("07.1")
def by_hand(answer: Answer) -> None:
    truth = answer.solution
    given = answer.value
    if isinstance(given, dict):
        for key in THREATS:
            if key in given and given[key] is None:
                sentence = f'{key}: None is Python\'s word for no value. For no cell, write "none".'
                raise Wrong("none-is-text", sentence)
    predictions(
        answer,
        truth,
        mistakes=MISTAKES,
        follows={
            "A value": lambda given: value(given["A red's threats"], "none"),
            "B value": lambda given: value("b2 f2", given["B amber keeps"]),
            "C value": lambda given: value(given["C red keeps"], given["C amber keeps"]),
        },
        meanings={key: partial(sentence_about_cells, key) for key in THREATS},
        read=sorted_cells,
        parts={part: [key for key in truth if key[0] in of] for part, of in PARTS.items()},
    )


def sorted_cells(key: str, given: Any) -> Any:
    """The learner's names of cells, sorted and with a space between two; other values as they are.
    Raises Wrong for a name of no cell."""
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


def sentence_about_cells(key: str, given: str) -> str:
    """A sentence about the first of these cells, which are sorted, that is wrong, or that one is
    missing."""
    board, player = key[0], +1 if "red" in key else -1
    own, other = NAMES[player], NAMES[-player]
    position = ConnectFour.parse(BOARDS[board])
    names_of = {
        side: {cell_name(cell): cell for cell in cells} for side, cells in threats(position).items()
    }
    names = given.replace("none", "").split()
    for name, count in Counter(names).items():
        cell = ("abcdefg".index(name[0]) + 1, int(name[1]))
        if count > 1:
            return f"{key}: {name} is one cell, and so one threat, however many windows lack it."
        if position.at(cell):
            return f"{key}: a disc lies on {name}. A threat is an empty cell."
        if name not in names_of[player]:
            theirs = f" It is a threat of {other}'s." if name in names_of[-player] else ""
            return f"{key}: {with_article(own)} disc on {name} would not complete four.{theirs}"
        below = f"{name[0]}{cell[1] - 1}"
        if "keeps" in key and below in names_of[-player]:
            return (
                f"{key}: {name} lies directly above {below}, and {below} is a threat of {other}'s."
            )
    return (
        f"{key}: go through the empty cells again. There is another where {with_article(own)} disc "
        "would complete four."
    )


def with_article(colour: str) -> str:
    return f"an {colour}" if colour == "amber" else f"a {colour}"


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
