"""17.1 Scores, predicted."""

from collections.abc import Callable

from c4lab.checks.writing import Answer, exercise, predictions, sentences

LIMITS = ("highest with 30 discs", "lowest with 31 discs")
MISTAKES = sentences("""
    A = 17: the side to move has 5 discs on the board, and wins with its next one, the sixth.
    A = 12 | 11: count only the winner's own discs: 10 lie there, and half of them are its own.
    A = 15: the next disc of that player is its sixth.
    A = 6: 6 is the number of the winning disc. The score is 22 minus that.
    A = 1: with distances a win scores more than 1: 22 minus the number of the disc that wins.
    B = 15 | 17: of 11 discs the first player has 6. The second is to move, and has 5.
    B = -16: the score is that of the side to move, here the second player, who wins.
    C = 16: the side to move loses, so its score is negative.
    C = -17 | -15: the other side has 5 discs, too. It wins with its sixth.
    D = 0: the board is full then, but the last disc made a four.
    D = -1: the score is that of the side to move, who drops the last disc and wins.
    D = 21: 21 is the number of the disc. The score is 22 minus that.
    E = 6: these numbers are the other side's. Turn their signs before you choose.
    E = -2: the smallest of them is -2, in the view of the other side. Turn its sign.
    E = -6: that is the worst move. The side to move takes the best one.
    E = 0: one of the moves gives more than a draw.
    F = 18: now the other side is to move: whose score is asked for?
    F = 17: the winning disc stays the same one, and the other side is to move.
    F = -17 | -19: the winning disc stays the same one, so the distance does too.
    highest with 30 discs = 7: the side to move has 15 discs there, and wins with the 16th.
    highest with 30 discs = 12: 12 cells are left, but only half of them are for this player.
    highest with 30 discs = 5: 22 - 16. Both players have dropped 15.
    lowest with 31 discs = -6: the first player has 16 discs there, and wins with the 17th.
    lowest with 31 discs = 5: whose score is it? The side to move loses.
    lowest with 31 discs = -11: 11 cells are left, but not all of them are for the winner.
""")


WORTH = [-each for each in (3, -2, 0, 5, 3, 1, 6)]  # of the moves in E


def wins(key: str) -> Callable[[float], str]:
    return lambda score: _meaning(key, score, +1)


def loses(key: str) -> Callable[[float], str]:
    return lambda score: _meaning(key, score, -1)


def _meaning(key: str, score: float, side: int) -> str:
    """A sentence about a score, in a game that the side to move wins (+1) or loses (-1)."""
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
    """A sentence about a wrong score for position E."""
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
    parts = {"scores": [key for key in truth if key not in LIMITS], "limits": list(LIMITS)}
    predictions(answer, truth, mistakes=MISTAKES, meanings=MEANINGS, parts=parts)
