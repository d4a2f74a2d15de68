"""01.7 Look back: the nodes and the games of a drawn tree."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    nodes = 7: that is without the leaves. A finished game is a node too.
    nodes = 14: that is without the root, or without one of the others. The root is a node too.
    nodes = 8: that is the leaves alone. The positions on the way to them are nodes too.
    nodes = ...: one root, two nodes below it, and then each node has two below it, down to the
        leaves. Add up the four levels.
    games = 15: that is every node. A game is one way from the root down to a leaf.
    games = 4: each node right above the leaves has two moves, so there are two ways on from it.
    games = ...: a game is one way from the root down to a leaf. How many leaves are there?
""")
SWAPPED = (
    "The two numbers are swapped: a game is a way down to a leaf, and each place on it is a node."
)


@exercise("01.7")
def tree_size(answer: Answer) -> None:
    misreadings = {SWAPPED: {"nodes": 8, "games": 15}}
    predictions(answer, answer.solution, mistakes=MISTAKES, misreadings=misreadings)
