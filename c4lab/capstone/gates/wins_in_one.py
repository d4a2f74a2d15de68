"""No win missed that is one move away, and no loss that one move brings: the second gate."""

from random import Random

from c4lab.capstone.gates.passage import Passage, stopped
from c4lab.capstone.grounds import Ground
from c4lab.capstone.guard import Guard
from c4lab.capstone.positions import decided_next

NAME = "never misses a win in one"
LOSES_BY_MOVING = "never loses by its own move"


def at_once(guard: Guard, ground: Ground, random: Random, count: int, seconds: float) -> Passage:
    """Positions from random games in which one move wins at once and another does not. In Sim,
    where only one's own move can lose, those in which one loses at once and another does not."""
    asked = decided_next(ground.game, random, count)
    wins = any(max(each.worth.values()) > 0 for each in asked)
    name = NAME if wins else LOSES_BY_MOVING
    for position, worth in asked:
        reply = guard.ask(position, seconds)
        if reply.move is None:
            return stopped(name, guard.name, reply.mistake, position)
        if worth[reply.move] < max(worth.values()):
            best = tuple(move for move in worth if worth[move] == max(worth.values()))
            return Passage(name, False, _missed(guard.name, reply.move, worth, best),
                           position=position, lit=best)  # fmt: skip
    done = "took the win" if wins else "found a move that does not lose at once"
    return Passage(name, True, f"In all {len(asked)} positions it {done}.")


def _missed(name: str, move: int, worth: dict[int, int], best: tuple[int, ...]) -> str:
    there = ", ".join(map(str, best))
    if max(worth.values()) > 0:
        return (
            f"{name} played {move}, and {there} wins at once. Try first whether a move wins; and "
            "value a sooner win higher than a later one, or stop deepening at the first win."
        )
    return (
        f"{name} played {move}, which loses at once; {there} does not. Finish the look one move "
        "ahead before you look at the clock."
    )
