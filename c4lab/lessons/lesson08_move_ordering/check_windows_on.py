"""08.8 Look back: on how many windows of a short row a cell lies."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    column 3 or column 1 = ...: the row has the windows 1 to 4, 2 to 5 and 3 to 6. Which of them
        hold the cell?
    column 3 = 4: there are three windows in a row of six cells, so it cannot be more.
    column 3 = 2: the third window begins in column 3, and holds it too.
    column 3 = 1: it is in the middle, and more than one window holds it.
    column 1 = 0: the window of columns 1 to 4 holds it.
    column 1 = 3: the windows 2 to 5 and 3 to 6 do not hold column 1.
""")


@exercise("08.8")
def windows_on(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES)
