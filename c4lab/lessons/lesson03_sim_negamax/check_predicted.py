"""03.3 Predicting late positions."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    A or B or C = ...: Sim has no draws: the value is +1 or -1.
    A = 1: amber is to move, so the value is amber's: +1 would say that amber wins.
    B = -1: after one of red's moves, amber has no safe edge left.
    C = 1: amber is to move, so the value is amber's: +1 would say that amber wins.
    depth = ...: after how many moves in C is the first triangle closed, if both play well?
    depth = 4: four edges are left in C, but the game does not last as long.
    depth = 2: after two moves in C nobody has had to close a triangle yet.
    depth = 1: in C amber still has a safe edge for one move.
""")
TURNED = (
    "All three have the wrong sign. Whoever closes a triangle loses, and +1 says that the side to "
    "move wins."
)
FOR_RED = (
    "These are the values for red. Negamax's are the side to move's: in A and C that is amber."
)
FOR_AMBER = "These are the values for amber. Negamax's are the side to move's: in B that is red."
NO_END = "0 is for a game that nobody has won within `depth` moves. Here negamax looks to the end."
MISREADINGS = {
    TURNED: {"A": 1, "B": -1, "C": 1},
    FOR_RED: dict.fromkeys("ABC", 1),
    FOR_AMBER: dict.fromkeys("ABC", -1),
    NO_END: dict.fromkeys("ABC", 0),
}


@exercise("03.3")
def predicted(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES, misreadings=MISREADINGS)
