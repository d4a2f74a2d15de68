"""The third gate: no move throws away a win or a draw."""

from random import Random

from c4lab.capstone.gates.passage import Passage, stopped
from c4lab.capstone.grounds import Ground
from c4lab.capstone.guard import Guard
from c4lab.capstone.positions import solved

NAME = "right values"
OUTCOMES = {+1: "wins", 0: "draws", -1: "loses"}


def judge_right_values(
    guard: Guard, ground: Ground, random: Random, count: int, seconds: float
) -> Passage:
    """In `count` solved positions with a wrong move, the engine's move has to keep the outcome."""
    positions = solved(ground, random, count)
    wrong, first = 0, None
    for each in positions:
        reply = guard.ask(each.position, seconds)
        if reply.move is None:
            return stopped(NAME, guard.name, reply.mistake, each.position)
        if reply.move not in each.best:
            wrong += 1
            first = first or (each, reply.move)
    right = f"{len(positions) - wrong} of {len(positions)} moves kept the value."
    if first is None:
        return Passage(NAME, True, right)
    each, move = first
    message = (
        f"{right} Here {guard.name} played {move}, which {OUTCOMES[each.worth[move]]}; "
        f"{', '.join(map(str, each.best))} {OUTCOMES[max(each.worth.values())]}. "
        f"There are {each.position.left} moves left at most: search to the end in {seconds:g} s. "
        "If there is too little time, skip what cannot matter (alpha-beta), try good moves first, "
        "and keep what you have found in a table. If there is time, compare with minimax."
    )
    return Passage(NAME, False, message, position=each.position, lit=each.best)
