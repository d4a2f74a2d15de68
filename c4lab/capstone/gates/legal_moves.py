"""The first gate: in whole games each move is legal and in time."""

from random import Random

from c4lab.capstone.gates.passage import Passage, stopped
from c4lab.capstone.grounds import Ground
from c4lab.capstone.guard import Guard

NAME = "legal and in time"


def judge_legal_moves(
    guard: Guard, ground: Ground, random: Random, games: int, seconds: float
) -> Passage:
    """The engine plays `games` against random moves, and changes sides after each game. All its
    moves have to be legal and to come within `seconds`."""
    moves, longest = 0, 0.0
    for number in range(games):
        position, side = ground.game(), (+1, -1)[number % 2]
        while position.result() is None:
            if position.player == side:
                reply = guard.ask(position, seconds)
                if reply.move is None:
                    return stopped(NAME, guard.name, reply.mistake, position)
                move = reply.move
                moves, longest = moves + 1, max(longest, reply.took)
            else:
                move = random.choice(position.moves())
            position = position.play(move)
    return Passage(
        NAME, True, f"All {moves} moves of {games} games were legal and in time ({seconds:g} s).",
        (f"The longest took {longest:.2f} s.",),
    )  # fmt: skip
