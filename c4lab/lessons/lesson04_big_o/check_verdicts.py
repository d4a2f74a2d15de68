"""04.5 Large numbers about Connect Four: what does each of them count?"""

from c4lab.checks.writing import Answer, exercise, predictions, sentences
from c4lab.lessons.lesson04_big_o.choices import one_of

CHOICES = ("exact", "bound", "estimate", "wrong")
MISTAKES = sentences("""
    A = bound: it says more than a bound: the positions have been counted.
    A = estimate: the positions have been counted: the number is given to the last digit.
    A = wrong: its sentence is about positions, not games, and the number is right for these.
    B = exact: A and B cannot both be exact: most positions arise from many games.
    B = bound: there are far more games than that, so it is no upper bound.
    B = estimate: it is off by a factor of a hundred million million and more.
    C = exact: it says 'no more than', which is a limit: not every sequence of 42 columns is a game.
    C = wrong: it only says 'no more than'. At most seven columns, at most 42 moves.
    C = estimate: it follows from the rules alone, without any average or guess.
    D = exact: it says 'no more than', which is a limit: many games are won before the board is
        full, so there are fewer games than fillings.
    D = wrong: it only says 'no more than'. Games that end early make the true number smaller, and D
            may be smaller than C: two limits can both hold.
    D = estimate: it follows from the rules alone, without any average or guess.
    E = exact: nobody has counted that tree: 'about' says that the number comes from averages.
    E = bound: it rests on averages. A tree can well be larger than the average says.
    E = wrong: it comes from averages. It may be far off, and there is a word for such a number.
    F = bound: A speaks of the same positions, and its number is nine million times as large.
    F = exact: A speaks of the same positions, and its number is nine million times as large.
    F = estimate: as an estimate it would be off by a factor of nine million.
""")


@exercise("04.5")
def verdicts(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES, read=one_of(CHOICES))
