"""12.2 The bug hunt: a chain of conditions, the widest first."""

from c4lab.checks.writing import Answer, compare, exercise, known

BORDERS = (0, 1, 2, 3, 4, 11, 12, 13, 19, 20, 21, 25, 26, 27, 28, 29, 35, 41, 42)
DISCS = (0, 1, 2, 5, 15, 23, 33, *BORDERS)
KNOWN = known("""
    never-asked: More than 2 discs are on nearly every board. So the first condition is true, and
            the branches below it are never asked: ask for the largest number first.
        26 => 99 && 19 => 99 && 11 => 99
    never-asked: Some branches are never asked, because one above them is true as well: ask for the
            largest number first, then for the next.
        26 => 99 && 19 => 99
        26 => 99
        19 => 99
    border: With exactly 27 discs it should look to the end. More than 27 begins with 28.
        discs > 26 => discs > 27
    other-stages: The stages begin at other numbers than in the plan. Look up to which of them
            belong exactly 2 discs, 3, 11 and 12.
        26 => 25 && 19 => 18 && 11 => 10 && > 2: => > 1:
        19 => 18 && 11 => 10 && > 2: => > 1:
        26 => 27 && 19 => 20 && 11 => 12 && > 2: => > 3:
    not-to-the-end: A board has 42 cells. With so many discs on it, fewer moves are left.
        42 - discs => 42
    not-to-the-end: To the end of the game are as many moves as there are empty cells, 42 - discs.
        42 - discs => discs
""")


@exercise("12.2", KNOWN)
def moves_ahead(answer: Answer) -> None:
    compare(answer, [(discs,) for discs in DISCS])
