"""Legal and in time, over a whole match: the first gate."""

from random import Random

from c4lab.capstone.gates.passage import Passage, stopped
from c4lab.capstone.grounds import Ground
from c4lab.capstone.guard import Guard

NAME = "legal and in time"


def legal(guard: Guard, ground: Ground, random: Random, games: int, seconds: float) -> Passage:
    """Games against chance, the engine on both sides in turn. Each move of it has to be legal, and
    to come within `seconds`."""
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
