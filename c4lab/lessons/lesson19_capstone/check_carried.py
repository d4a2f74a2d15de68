"""19.4 What the figures of a report carry, and what they do not."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    A = 1.4: that is the mean of the six ratios. Then a small position counts as much as a large
        one. Add up first, divide then.
    A = 0.5 | 0.53: that is the part that is left. For "times fewer", divide the other way round.
    A = ...: 1,700 nodes became 900. Divide, and round to one decimal.
    B = 6 | 2 | 1 | 0 | 4 | 5: compare the two numbers of each position.
    C = 0.7 | 0.67 | 0.8: that is less than before. Divide the seconds by the nodes, once for each
        line. Then divide the second result by the first.
    C = 0.0003: that is one node after the step. How many times as long is it as one before?
    C = ...: before the step a node takes 0.34 / 1,700 seconds. How long does it take after it?
    D or E or F or G or H or K = ...: answer "yes", if the figures carry the claim, or "no".
    D = no: 0.34 seconds became 0.27. A node takes longer, but there are fewer.
    E = yes: the best of ten is partly the luckiest of ten at these six positions. Elsewhere it has
        to be measured again.
    F = yes: one half lies in the interval: an engine that is no better wins 14 of 20 now and then.
    G = no: all of the interval lies above one half.
    H = yes: in the opening the engine stops before the end and judges boards. No such board was
        asked for.
    K = yes: both steps may save some of the same nodes, and those can be saved only once.
""")


@exercise("19.4")
def carried(answer: Answer) -> None:
    keys = list(answer.solution)
    parts = {"nodes": keys[:3], "claims": keys[3:]}
    predictions(answer, answer.solution, mistakes=MISTAKES, parts=parts)
