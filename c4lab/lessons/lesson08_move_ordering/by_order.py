"""08.7 What an order can change, and what it costs."""

from __future__ import annotations

from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions

PARTS = {"the fewest nodes": "fewest", "the answer": ("value", "move"), "the peeks": "peeks"}
MISTAKES: dict[str, dict[Any, str]] = {
    "fewest, two moves away": {
        16: "fewest, two moves away: that is all of them. The best move comes first everywhere, so "
        "much is cut.",
        8: "fewest, two moves away: the best line is in both proofs, and is looked at once.",
        5: "fewest, two moves away: that is the tree of section 8.2, with three moves. Here each "
        "position has four.",
        4: "fewest, two moves away: that is one of the two proofs alone.",
    },
    "fewest, three moves away": {
        64: "fewest, three moves away: that is all of them. The best move comes first everywhere.",
        20: "fewest, three moves away: the best line is in both proofs, and is looked at once.",
        15: "fewest, three moves away: half of 3 is 1.5. One proof has it rounded up, 4 × 4, the "
        "other rounded down, 4.",
        7: "fewest, three moves away: half of 3 is 1.5. One proof has it rounded up, the other "
        "rounded down.",
    },
    "value, 7 first": {
        -1: "value, 7 first: the first move is only the first that is tried. A search takes a "
        "better one when it meets it.",
        2: "value, 7 first: an order cannot change the value, which is that of the best move.",
    },
    "move, 7 first": {
        3: "move, 7 first: 3 is worth as much as 4, and not better. Which of the two is tried "
        "first?",
        7: "move, 7 first: there are better moves than 7.",
    },
    "move, 1 first": {
        4: "move, 1 first: 4 is worth as much as 3, and not better. Which of the two is tried "
        "first?",
        1: "move, 1 first: there are better moves than 1.",
    },
    "peeks by evaluation": {
        0: "peeks by evaluation: the evaluation judges the position after a move, so that move has "
        "to be played first.",
        1: "peeks by evaluation: one for each move, to compare them.",
        4: "peeks by evaluation: the last move has to be judged too, or nobody knows where it "
        "belongs.",
        7: "peeks by evaluation: one for each *legal* move.",
    },
    "peeks of centre first": {
        1: "peeks of centre first: the number of a column says how far it is from the middle.",
        5: "peeks of centre first: the number of a column says how far it is from the middle.",
    },
}


@exercise("08.7")
def by_order(answer: Answer) -> None:
    truth = answer.solution
    parts = {part: [key for key in truth if key.startswith(keys)] for part, keys in PARTS.items()}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts)
