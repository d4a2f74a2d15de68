"""02.1 Predict what alpha-beta looks at."""

from __future__ import annotations

from c4lab.checks.writing import Answer, exercise, predictions

TRUTH = {"D": 2, "E": 1, "F": 2, "G": 0, "H": 2, "I": 1, "root": 8}
EQUAL_IS_ENOUGH = (
    "G: after F, MIN at B can have 7, and MAX already has 7 at A. B can only get worse for MAX, so "
    "a tie is enough to stop."
)
MISTAKES = {
    "D": {1: "D: nothing is known yet when the search is there. Nothing can be cut."},
    "E": {2: "E: after the leaf 9, MAX has 9 there, and MIN at A has 7 at D."},
    "F": {1: "F: 5 is less than the 7 that MAX has at A. MAX hopes for more and goes on."},
    "G": {1: EQUAL_IS_ENOUGH, 2: EQUAL_IS_ENOUGH},
    "H": {1: "H: MIN at C has nothing else yet, so however large H becomes, go on."},
    "I": {
        2: "I: after the leaf 10, MAX has 10 there, and MIN at C has 8 at H.",
        0: "I: C is at most 8 after H, and MAX has 7 so far. C may still be better, so the search "
        "must look into I.",
    },
    "root": {
        7: "root: A is worth 7. Is there something better?",
        10: "root: MIN at C will not go to I.",
    },
}
MISREADINGS = {
    "These are the numbers of leaves that are skipped. Write down how many are looked at.": {
        "D": 0,
        "E": 1,
        "F": 0,
        "G": 2,
        "H": 0,
        "I": 1,
    },
    "These are the values of the nodes. Write down how many of its leaves are looked at.": {
        "D": 7,
        "E": 9,
        "F": 7,
        "H": 8,
    },
}


@exercise("02.1")
def looked_at(answer: Answer) -> None:
    predictions(answer, TRUTH, mistakes=MISTAKES, misreadings=MISREADINGS)
