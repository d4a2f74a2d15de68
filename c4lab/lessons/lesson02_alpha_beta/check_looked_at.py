"""02.1 Predict what alpha-beta looks at."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    D = ...: nothing is known yet when the search comes there. Nothing can be cut.
    E = ...: MIN at A has 7 at D. After which leaf of E does MAX have more than that there?
    E = 2: after the leaf 9, MAX has 9 there, and MIN at A has 7 at D.
    F = 1: 5 is less than the 7 that MAX has at A. MAX hopes for more and goes on.
    F = ...: MIN at B has nothing yet, so however large a leaf of F is, go on.
    G = ...: after F, MIN at B can have 7, and MAX already has 7 at A. B can only get worse for MAX,
            so a tie is enough to stop.
    H = ...: MIN at C has nothing else yet, so however large H becomes, go on.
    I = ...: MIN at C has 8 at H. After which leaf of I does MAX have more than that there?
    I = 2: after the leaf 10, MAX has 10 there, and MIN at C has 8 at H.
    I = 0: C is at most 8 after H, and MAX has 7 so far. C may still be better, so go on to I.
    root = 7: A is worth 7. Is there something better?
    root = ...: MAX takes the largest of A, B and C, and MIN in each of these the smallest.
    root = 10: MIN at C will not go to I.
""")
SKIPPED = "These are the numbers of leaves that are skipped. Write down how many are looked at."
VALUES = "These are the values of the nodes. Write down how many of its leaves are looked at."
ALL = (
    "That is minimax, which looks at every leaf. Alpha-beta skips a leaf where it can no longer "
    "change the value of the root."
)
MISREADINGS = {
    ALL: {"D": 2, "E": 2, "F": 2, "G": 2, "H": 2, "I": 2, "root": 8},
    SKIPPED: {"D": 0, "E": 1, "F": 0, "G": 2, "H": 0, "I": 1},
    VALUES: {"D": 7, "E": 9, "F": 7, "H": 8},
}


@exercise("02.1")
def looked_at(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES, misreadings=MISREADINGS)
