"""01.1 Values up a drawn tree."""

from collections.abc import Callable, Mapping

from c4lab.checks.writing import Answer, exercise, predictions, sentences

TRUTH = {"C": 5, "D": 7, "E": 8, "F": 4, "A": 5, "B": 4, "root": 5}
BELOW = {"A": "CD", "B": "EF", "root": "AB"}
UP, DOWN = "it points up: take the largest value below.", "it points down: take the smallest."
MISTAKES = sentences(f"""
    C or D or E or F or root = ...: {UP}
    A or B = ...: {DOWN}
""")
SWAPPED = "MAX and MIN are swapped. MAX, which points up, takes the largest value below."
ALL_MAX = "MIN nodes are missing. A and B point down: they take the smallest value below them."
ADDED = "A node does not add the values below it. It takes the largest of them, or the smallest."
MISREADINGS = {
    SWAPPED: {"C": 2, "D": 1, "E": 3, "F": 0, "A": 2, "B": 3, "root": 2},
    ALL_MAX: {"A": 7, "B": 8, "root": 8},
    ADDED: {"C": 7, "D": 8, "E": 11},
}


def from_below(node: str) -> Callable[[Mapping[str, int]], int]:
    """What `node` is worth if the values below it are right."""
    choose = max if node == "root" else min
    return lambda given: choose(given[each] for each in BELOW[node])


@exercise("01.1")
def values(answer: Answer) -> None:
    follows = {node: from_below(node) for node in BELOW}
    predictions(answer, TRUTH, mistakes=MISTAKES, misreadings=MISREADINGS, follows=follows)
