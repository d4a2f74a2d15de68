"""13.7 What each part of MTD(f) does, and how a race is read."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

PARTS = {"parts": ("A lacks", "B lacks", "C lacks"), "race": ("fewer", "tells")}
MISTAKES = sentences("""
    A lacks = memory: a table does not change the first question. Which part chooses it?
    A lacks = null windows: the first question is one about 0, so its window is a null window.
    A lacks = ...: which part chooses the first question?
    B lacks = first guess: it asks the same first question as MTD(f), so it has the same guess.
    B lacks = null windows: it gets the same answers as MTD(f), so it asks with the same windows.
    B lacks = ...: which part lets a pass use what an earlier one has found?
    C lacks = memory: a table saves work. With a null window no single answer is the value itself,
        with a table or without.
    C lacks = first guess: even with a perfect guess a null window gives only a bound. So there are
        at least two passes.
    C lacks = ...: an answer between alpha and beta is the value itself. Which windows have room for
        such an answer?
    fewer in all = PVS: add up each row. Position 3 counts more than the others together.
    fewer in all = ...: add up each row, and write the name of the smaller sum.
    fewer in most = MTD(f): compare column by column: in how many of the five is its number smaller?
    fewer in most = ...: compare column by column, and write the name.
    tells about depth 5 = yes: look at the counts of section 13.6 at depths 3, 4 and 5.
    tells about depth 5 = ...: write yes or no.
""")
SPELLINGS = {
    "null windows": ("null window", "window", "windows"),
    "first guess": ("guess", "the guess", "the first guess"),
    "memory": ("table", "the table", "the memory"),
    "mtd(f)": ("mtdf", "mtd"),
    "no": ("n", False),
    "yes": ("y", True),
}


@exercise("13.7")
def parts_and_race(answer: Answer) -> None:
    truth = answer.solution
    parts = {part: [key for key in truth if key.startswith(keys)] for part, keys in PARTS.items()}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts, spellings=SPELLINGS)
