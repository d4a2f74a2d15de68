"""01.1 Values up a drawn tree."""

from collections.abc import Callable, Mapping, Sequence

from c4lab.checks.writing import Answer, exercise, predictions, sentences

LEAVES = {"C": (2, 5), "D": (7, 1), "E": (8, 3), "F": (0, 4)}
BELOW = {"A": "CD", "B": "EF", "root": "AB"}
UP = "it points up, so MAX is to move there: take the largest of the two values right below."
DOWN = "it points down, so MIN is to move there: take the smallest of the two values right below."
RULE = "MAX, which points up, takes the largest value below; MIN, which points down, the smallest."
MISTAKES = sentences(f"""
    C or D or E or F = ...: {UP}
    A or B = ...: {DOWN}
    root = 8: 8 is the largest leaf, but MIN at B does not let the game go there. MAX takes the
        largest of A and B.
    root = ...: {UP}
    A = 1: 1 is the smallest leaf below A, but MAX at D does not take it. MIN takes the smallest of
        C and D.
    B = 0: 0 is the smallest leaf below B, but MAX at F does not take it. MIN takes the smallest of
        E and F.
    A = -5: no sign is turned round here. MIN takes one of the two values below it, as it is.
    B = -4: no sign is turned round here. MIN takes one of the two values below it, as it is.
""")
Choose = Callable[[Sequence[float]], float]


def values_if(leaves: Choose, middle: Choose, root: Choose) -> dict[str, float]:
    """The values of all nodes if `leaves` chooses at C to F, `middle` at A and B, and `root` at
    the root."""
    values = above_the_leaves(leaves)
    for node, choose in (("A", middle), ("B", middle), ("root", root)):
        values[node] = choose([values[each] for each in BELOW[node]])
    return values


def above_the_leaves(choose: Choose) -> dict[str, float]:
    """The values of C to F alone, if all of them choose so."""
    return {node: choose(pair) for node, pair in LEAVES.items()}


MISREADINGS: dict[str, Mapping[str, float]] = {
    f"MAX and MIN are swapped at every node. {RULE}": values_if(min, max, min),
    "MIN nodes are missing: every node takes the largest value here. A and B point down: they take "
    "the smallest value below them.": values_if(max, max, max),
    "MAX nodes are missing: every node takes the smallest value here. C to F and the root point "
    "up: they take the largest value below them.": values_if(min, min, min),
    f"The players do not take turns here: two levels in a row take the largest. {RULE}": values_if(
        min, max, max
    ),
    f"From A and B upwards, MAX and MIN are swapped; C to F are right. {RULE}": values_if(
        max, max, min
    ),
    "A node does not add the values below it. It takes one of them: MAX the largest, MIN the "
    "smallest.": above_the_leaves(sum),
    "A node does not take the average of the values below it. It takes one of them: MAX the "
    "largest, MIN the smallest.": above_the_leaves(lambda pair: sum(pair) / 2),
    "A and B are swapped: A is on the left, above C and D.": {"A": 4, "B": 5},
    f"C to F take their first leaf, whatever it is. {RULE}": above_the_leaves(lambda pair: pair[0]),
    f"C to F take their second leaf, whatever it is. {RULE}": above_the_leaves(
        lambda pair: pair[1]
    ),
}


def value_from_below(node: str) -> Callable[[Mapping[str, int]], int]:
    """A function from the learner's values to the value of `node` that follows from them."""
    choose = max if node == "root" else min
    return lambda given: choose(given[each] for each in BELOW[node])


@exercise("01.1")
def values(answer: Answer) -> None:
    follows = {node: value_from_below(node) for node in BELOW}
    predictions(
        answer, answer.solution, mistakes=MISTAKES, misreadings=MISREADINGS, follows=follows
    )
