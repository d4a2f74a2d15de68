"""13.7 What each part of MTD(f) does, and a race that the learner runs."""

from functools import partial

from c4lab.checks.writing import Answer, exercise, predictions, sentences
from c4lab.lessons.lesson13_mtdf.filled_tables import about_filled_tables

PARTS = {"parts": ("A lacks", "B lacks", "C lacks"), "race": ("MTD", "PVS", "fewer", "the same")}
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
    MTD(f), depth 4 = 1_884: that is MTD(f) from the guess 0. Give it guess=squares(board).
    MTD(f), depth 4 = 2_927: that is without an order. Give the search order=centre_first.
    MTD(f), depth 4 = 3_429: that is from the guess 0, and without an order.
    MTD(f), depth 4 = 277: that is the last board alone. Add up all five.
    MTD(f), depth 4 = 336: that is the first board alone. Add up all five.
    MTD(f), depth 5 = 5_815: that is MTD(f) from the guess 0. Give it guess=squares(board).
    MTD(f), depth 5 = 10_504: that is without an order. Give the search order=centre_first.
    MTD(f), depth 5 = 11_759: that is from the guess 0, and without an order.
    MTD(f), depth 5 = 962: that is the last board alone. Add up all five.
    MTD(f), depth 5 = 774: that is the first board alone. Add up all five.
    PVS, depth 4 = 3_532: that is without an order. Give the search order=centre_first.
    PVS, depth 4 = 3_914: that is both searches together. PVS needs a meter of its own.
    PVS, depth 4 = 273: that is the last board alone. Add up all five.
    PVS, depth 4 = 263: that is the first board alone. Add up all five.
    PVS, depth 5 = 10_991: that is without an order. Give the search order=centre_first.
    PVS, depth 5 = 10_502: that is both searches together. PVS needs a meter of its own.
    PVS, depth 5 = 777: that is the last board alone. Add up all five.
    PVS, depth 5 = 1_032: that is the first board alone. Add up all five.
    fewer on most, depth 4 = MTD(f): compare board by board: on how many of the five is its number
        smaller?
    fewer on most, depth 4 = ...: compare board by board, and write MTD(f) or PVS.
    the same at depth 5 = yes: compare your sums: who has the smaller one at depth 4, and who at
        depth 5?
    the same at depth 5 = ...: write yes or no.
""")
SPELLINGS = {
    "null windows": ("null window", "null-window", "null-windows", "window", "windows"),
    "first guess": ("guess", "first-guess"),
    "memory": ("table", "transposition table"),
    "mtd(f)": ("mtdf", "mtd", "mtd-f", "mtd f", "mtd (f)"),
}
FILLED = {
    f"{name}, depth {depth}": partial(about_filled_tables, name, depth)
    for name in ("MTD(f)", "PVS")
    for depth in (4, 5)
}


@exercise("13.7", nothing_to_draw="it is no function")
def parts_and_race(answer: Answer) -> None:
    truth = answer.solution
    parts = {part: [key for key in truth if key.startswith(keys)] for part, keys in PARTS.items()}
    predictions(answer, truth, mistakes=MISTAKES, meanings=FILLED, parts=parts, spellings=SPELLINGS)
