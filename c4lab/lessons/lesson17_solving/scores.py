"""17.1 Scores, the questions that find them, and what shows that a solver is wrong."""

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions, sentences

LIMITS = ("highest with 30 discs", "lowest with 31 discs")
QUESTIONS = (
    "from_zero, -8 to 2",
    "halfway, -8 to 2",
    "from_zero, 3 to 9",
    "halfway, 3 to 9",
    "fewer far from 0",
    "fewer near 0",
)
DOUBTS = "GHIJK"
MISTAKES: dict[str, dict[Any, str]] = {
    "A": {
        17: "A: the side to move has 5 discs on the board, and wins with its next one, the sixth.",
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
        -2: "E: the smallest of them is -2, in the view of the other side. Turn its sign.",
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
MISTAKES |= sentences("""
    from_zero, -8 to 2 = -3: that is the middle. `from_zero` first asks who wins.
    from_zero, -8 to 2 = ...: 0 lies between -8 and 2, and it first asks who wins. Who wins
        has a score of more than which number?
    halfway, -8 to 2 = 1: it begins at the end that is farther from 0.
    halfway, -8 to 2 = -3: that is the middle of -8 and 2. 0 lies inside: go halfway to 0.
    halfway, -8 to 2 = 4: the end that is farther from 0 is -8. What lies halfway to 0?
    halfway, -8 to 2 = ...: which end is farther from 0, and what lies halfway to 0?
    from_zero, 3 to 9 = 0 | 2: that the score is more than this is known: it is 3 at least.
    from_zero, 3 to 9 = 6: that is the middle. `from_zero` stays as near to 0 as it can.
    from_zero, 3 to 9 = ...: who wins is known. It asks about the open number that is nearest to 0.
    halfway, 3 to 9 = ...: who wins is known, so it halves what is left, from 3 to 9.
    fewer far from 0 = from_zero: a rule that begins at 0 asks the expensive questions first.
    fewer near 0 = halfway: it asks more questions, and in the end those near 0 as well.
    fewer far from 0 or fewer near 0 = ...: name one of the two rules, "from_zero" or "halfway".
    G = open | right: a position and its mirror image have the same score. Can both answers be true?
    H = wrong | right: turn the signs of -2, 1 and 4, and take the largest: that is 2, so these
        answers agree. Answers that agree may be wrong together.
    I = open | right: turn the signs of -2, 1 and 4. Which of the moves leads to 3?
    J = open | right: what is the highest score that is possible with 8 cells left?
    K = right: what about the position after these? A fault may show in few positions only.
    K = wrong: 200 true scores are no fault.
    G or H or I or J or K = ...: answer "wrong", "right" or "open".
""")


WORTH = [-each for each in (3, -2, 0, 5, 3, 1, 6)]  # of the moves in E


def wins(key: str) -> Callable[[float], str]:
    return lambda score: _meaning(key, score, +1)


def loses(key: str) -> Callable[[float], str]:
    return lambda score: _meaning(key, score, -1)


def _meaning(key: str, score: float, side: int) -> str:
    """What a score says of a game that the side to move wins (+1) or loses."""
    name = key.split(" ")[0]
    winner = "the side to move" if side == +1 else "the other side"
    if score != int(score):
        return f"{name}: a score is a whole number."
    if score * side <= 0:
        does, sign = ("wins", "above") if side == +1 else ("loses", "below")
        return f"{name}: the side to move {does}, so the score is {sign} 0."
    if abs(score) > 21:
        return f"{name}: a player has 21 discs, so a score lies between -21 and 21."
    disc = 22 - abs(int(score))
    return f"{name}: {int(score)} says that {winner} wins with disc {disc} of its own."


def best_of(score: float) -> str:
    """What is wrong with a value of the position before the moves in E."""
    if score in WORTH:
        return f"E: one move is worth {score:g} to the side to move. Another one is worth more."
    return f"E: no move leads to {score:g}. Turn the sign of each number, then choose."


MEANINGS = {
    **{key: wins(key) for key in ("A", "B", "D", LIMITS[0])},
    **{key: loses(key) for key in ("C", "F", LIMITS[1])},
    "E": best_of,
}


@exercise("17.1")
def scores(answer: Answer) -> None:
    truth = answer.solution
    parts = {"limits": list(LIMITS), "questions": list(QUESTIONS), "doubts": list(DOUBTS)}
    others = {key for keys in parts.values() for key in keys}
    parts["scores"] = [key for key in truth if key not in others]
    predictions(answer, truth, mistakes=MISTAKES, meanings=MEANINGS, parts=parts)
