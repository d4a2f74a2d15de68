"""04.5 Large numbers about Connect Four: what does each of them count?"""

from __future__ import annotations

from c4lab.checks.writing import Answer, exercise, predictions
from c4lab.lessons.lesson04_big_o.choices import one_of

TRUTH = {
    "A": "exact",
    "B": "wrong",
    "C": "bound",
    "D": "bound",
    "E": "estimate",
    "F": "wrong",
}
CHOICES = ("exact", "bound", "estimate", "wrong")
MISTAKES = {
    "A": {
        "bound": "A is no mere bound: the positions have been counted, one by one.",
        "estimate": "A does not look like an estimate: it is given to the last digit.",
        "wrong": "The number in A is what its sentence says.",
    },
    "B": {
        "exact": "A and B cannot both be exact: most positions arise from many games.",
        "bound": "There are far more games than that, so B is no upper bound.",
        "estimate": "B is off by a factor of a hundred million million and more.",
    },
    "C": {
        "exact": "C says 'no more than': not every sequence of 42 columns is a game.",
        "wrong": "C only says 'no more than'. At most seven columns, at most 42 moves.",
        "estimate": "C follows from the rules alone, without any guess.",
    },
    "D": {
        "exact": "D says 'no more than': many games end before the board is full.",
        "wrong": "D is smaller than C, and both can hold: they say 'no more than'.",
        "estimate": "D follows from the rules alone, without any guess.",
    },
    "E": {
        "exact": "Nobody has counted that tree: 'about' and averages make E what?",
        "bound": "E rests on averages. A tree can well be larger than the average says.",
        "wrong": "E comes from averages, four choices at each of 36 moves. It may be far off, and "
        "there is a word for such a number.",
    },
    "F": {
        "exact": "F and A cannot both be exact.",
        "estimate": "As an estimate F would be off by a factor of nine million.",
    },
}


@exercise("04.5")
def verdicts(answer: Answer) -> None:
    predictions(answer, TRUTH, mistakes=MISTAKES, read=one_of(CHOICES))
