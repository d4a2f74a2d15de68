"""17.1 Scores, predicted."""

from __future__ import annotations

from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions

LIMITS = ("highest with 30 discs", "lowest with 31 discs")
MISTAKES: dict[str, dict[Any, str]] = {
    "A": {
        17: "A: the side to move has 5 discs on the board, and wins with one more.",
        12: "A: count only the winner's own discs: 10 lie there, and half of them are its own.",
        11: "A: count only the winner's own discs: 10 lie there, and half of them are its own.",
        15: "A: the next disc of that player is its sixth.",
        6: "A: 6 is the number of the winning disc. The score is 22 minus that.",
        1: "A: with distances a win scores more than 1: 22 minus the number of the disc that wins.",
    },
    "B": {
        15: "B: of 11 discs the first player has 6. The second is to move, and has 5.",
        17: "B: of 11 discs the first player has 6. The second is to move, and has 5.",
        -16: "B: the score is that of the side to move, here the second player, who wins.",
    },
    "C": {
        16: "C: the side to move loses, so its score is negative.",
        -17: "C: the other side has 5 discs, too. It wins with its sixth.",
        -15: "C: the other side has 5 discs, too. It wins with its sixth.",
    },
    "D": {
        0: "D: the board is full then, but the last disc made a four.",
        -1: "D: the score is that of the side to move, who drops the last disc and wins.",
        21: "D: 21 is the number of the disc. The score is 22 minus that.",
    },
    "E": {
        6: "E: these numbers are the other side's. Turn their signs before you choose.",
        -2: "E: the smallest of them is -2. What is good for the other side is bad for you.",
        -6: "E: that is the worst move. The side to move takes the best one.",
        0: "E: one of the moves gives more than a draw.",
    },
    "F": {
        18: "F: now the other side is to move: whose score is asked for?",
        17: "F: the winning disc stays the same one, and the other side is to move.",
        -17: "F: the winning disc stays the same one, so the distance does too.",
        -19: "F: the winning disc stays the same one, so the distance does too.",
    },
    "highest with 30 discs": {
        7: "highest: the side to move has 15 discs there, and wins with the 16th.",
        12: "highest: 12 cells are left, but only half of them are for this player.",
        5: "highest: 22 - 16. Both players have dropped 15.",
    },
    "lowest with 31 discs": {
        -6: "lowest: the first player has 16 discs there, and wins with the 17th.",
        5: "lowest: whose score is it? The side to move loses.",
        -11: "lowest: 11 cells are left, but not all of them are for the winner.",
    },
}


@exercise("17.1")
def scores(answer: Answer) -> None:
    truth = answer.solution
    parts = {"scores": [key for key in truth if key not in LIMITS], "limits": list(LIMITS)}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts)
