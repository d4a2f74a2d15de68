"""The second gate: play a move that wins at once, and no move that loses at once."""

from random import Random

from c4lab.capstone.gates.passage import Passage, stopped
from c4lab.capstone.grounds import Ground
from c4lab.capstone.guard import Guard
from c4lab.capstone.positions import decided_next

NAME = "never misses a win in one"
LOSES_BY_MOVING = "never loses by its own move"


def judge_wins_in_one(
    guard: Guard, ground: Ground, random: Random, count: int, seconds: float
) -> Passage:
    """In `count` positions from random games the engine has to find the win, where one move wins at
    once and another does not. In Sim no move wins at once: there it has to avoid the loss."""
    positions = decided_next(ground.game, random, count)
    wins = any(max(each.worth.values()) > 0 for each in positions)
    name = NAME if wins else LOSES_BY_MOVING
    for position, worth in positions:
        reply = guard.ask(position, seconds)
        if reply.move is None:
            return stopped(name, guard.name, reply.mistake, position)
        if worth[reply.move] < max(worth.values()):
            best = tuple(move for move in worth if worth[move] == max(worth.values()))
            return Passage(name, False, _missed(guard.name, reply.move, worth, best),
                           position=position, lit=best)  # fmt: skip
    done = "took the win" if wins else "found a move that does not lose at once"
    return Passage(name, True, f"In all {len(positions)} positions it {done}.")


def _missed(name: str, move: int, worth: dict[int, int], best: tuple[int, ...]) -> str:
    right = ", ".join(map(str, best))
    if max(worth.values()) > 0:
        return (
            f"{name} played {move}, and {right} wins at once. Try first whether a move wins; and "
            "value a sooner win higher than a later one, or stop deepening at the first win."
        )
    return (
        f"{name} played {move}, which loses at once; {right} does not. Search one move ahead "
        "to the end before you look at the clock."
    )
