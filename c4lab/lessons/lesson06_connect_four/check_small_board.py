"""06.8 The five numbers of the lesson, counted on a board of two by two."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

PARTS = {
    "sequences": ("upper bound", "fillings", "games"),
    "tree": ("nodes",),
    "positions": ("positions",),
}
MISTAKES = sentences("""
    upper bound = ...: there are two choices at each of the four drops. Multiply.
    fillings or games = ...: write them all down, in order: 1-1-2-2, 1-2-1-2 and so on.
    nodes = ...: how many sequences of no drop are there, of one, of two, of three and of four?
    positions = ...: draw the boards after no drop, one, two, three and four, each board once.
    upper bound = 8: two choices at each of *four* drops, and they multiply.
    upper bound = 6: that counts as if a column were never full.
    fillings = 16: a column with two discs is full, so not every sequence fills the board.
    fillings = 24: 4! counts two drops into the same column as different.
    fillings = 12: two drops into column 1 count as the same, and so do two drops into column 2.
    games = 16: a column with two discs is full, so not every sequence is a game.
    games = 5: two of them end on the same board, but they are still two games.
    nodes = 31: that is 1 + 2 + 4 + 8 + 16, as if a column were never full.
    nodes = 7 | 6: those are the whole games: the empty board is a node, too, and so are games that
        are not yet over.
    nodes = 15 | 30: how many sequences are there of each length, from 0 to 4? A column that is full
        takes no more.
    fillings or games = 4 | 2 | 8: write them all down, in order: after 1-1 there is one way to go
        on, after 1-2 there are two.
    upper bound = 4: two choices at each of *four* drops, and they multiply.
    upper bound = 32 | 64: there are four drops, with two choices each.
    nodes = 18: that is one too few. Is the empty board a node? Two games that end on the same board
            are two nodes.
    nodes = 13: the boards after four drops are nodes too.
    positions = 19: two sequences lead to the same board, and count once.
    positions = 17: one is missing. Does the empty board count?
    positions = 5: those are the full boards. The ones on the way there count too.
""")


@exercise("06.8")
def small_board(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES, parts=PARTS)
