"""15.7 Look back: which rules are safe, and what a step costs."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    A safe or B safe or C safe or D safe or E safe = ...: answer "yes", if the rule is safe, or
        "no".
    A safe = no: an order leaves no move out. It changes only the work.
    B safe = yes: the only move that wins may be in column 1. Nothing proves that it is no better
        than the others.
    C safe = no: after such a move the game is lost, and no other move can be worse. That is a
        proof.
    D safe = no: it is a bad order, but still an order. All moves are still there.
    E safe = yes: the only winning move may make no winning cell at all. What would prove that it is
        one of the three?
    F times = 3 | 0.5: divide the seconds of each way by its own nodes. Then divide the time of a
        node with the step by that of a node without it.
    F times = ...: without the step a node takes 0.3 / 30,000 seconds. How long does it take with
        it?
    G times = 2: that is what the step costs now, and it still saves time. What if it took longer?
    G times = 3: now the step saves two thirds of the time. How much longer may each of the 5,000
        nodes take before nothing is saved?
    G times = ...: the 5,000 nodes may take 0.3 seconds together, as the 30,000 nodes do without the
        step. How long is that for one of them?
""")
SPELLINGS = {"yes": ("yes", "y", True, "safe"), "no": ("no", "n", False, "not safe")}


@exercise("15.7")
def safe_rules(answer: Answer) -> None:
    truth = answer.solution
    groups = {"rules": "safe", "cost": "times"}
    parts = {name: [key for key in truth if key.endswith(end)] for name, end in groups.items()}
    predictions(answer, truth, mistakes=MISTAKES, spellings=SPELLINGS, parts=parts)
