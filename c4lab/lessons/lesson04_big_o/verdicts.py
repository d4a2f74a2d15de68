"""04.5 Large numbers about Connect Four: what does each of them count?"""

from c4lab.checks.writing import Answer, exercise, predictions, sentences
from c4lab.lessons.lesson04_big_o.choices import one_of

CHOICES = ("exact", "bound", "estimate", "wrong")
VERDICTS = ("exact", "wrong", "bound", "bound", "estimate", "wrong")
TRUTH = dict(zip("ABCDEF", VERDICTS, strict=True))
MISTAKES = sentences("""
    A = bound: it is no mere bound: the positions have been counted, one by one.
    A = estimate: it does not look like an estimate: it is given to the last digit.
    A = wrong: the number is what its sentence says.
    B = exact: A and B cannot both be exact: most positions arise from many games.
    B = bound: there are far more games than that, so it is no upper bound.
    B = estimate: it is off by a factor of a hundred million million and more.
    C = exact: it says 'no more than': not every sequence of 42 columns is a game.
    C = wrong: it only says 'no more than'. At most seven columns, at most 42 moves.
    C = estimate: it follows from the rules alone, without any guess.
    D = exact: it says 'no more than': many games end before the board is full.
    D = wrong: it is smaller than C, and both can hold: they say 'no more than'.
    D = estimate: it follows from the rules alone, without any guess.
    E = exact: nobody has counted that tree: what do 'about' and averages make of it?
    E = bound: it rests on averages. A tree can well be larger than the average says.
    E = wrong: it comes from averages. It may be far off, and there is a word for such a number.
    F = bound: A has been counted, and it is far above this number.
    F = exact: F and A cannot both be exact.
    F = estimate: as an estimate it would be off by a factor of nine million.
""")


@exercise("04.5")
def verdicts(answer: Answer) -> None:
    predictions(answer, TRUTH, mistakes=MISTAKES, read=one_of(CHOICES))
