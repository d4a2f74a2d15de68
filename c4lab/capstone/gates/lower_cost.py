"""The fourth gate: half as many nodes as the slow engine, or half the time."""

from random import Random

from c4lab.capstone.engine import engine_of
from c4lab.capstone.gates.passage import Passage, stopped
from c4lab.capstone.gates.right_values import OUTCOMES
from c4lab.capstone.grounds import Ground
from c4lab.capstone.guard import Guard
from c4lab.capstone.measure import PATIENCE, cost
from c4lab.capstone.positions import to_measure
from c4lab.capstone.slow_engine import slow

NAME = "faster than the slow engine"
ENOUGH = 2.0
"""So many times fewer nodes, or so many times as fast."""


def judge_lower_cost(guard: Guard, ground: Ground, random: Random, count: int) -> Passage:
    """Both engines play in the same `count` positions, with all the time that they need."""
    positions = to_measure(ground, random, count)
    theirs = cost(Guard(engine_of(slow)), positions)
    yours = cost(guard, positions)
    if yours.mistake:
        position, mistake = yours.mistake
        return stopped(NAME, guard.name, mistake, position, _way_out(mistake))
    if yours.wrong:
        each, move = yours.wrong
        message = (
            f"{guard.name} played {move}, which {OUTCOMES[each.worth[move]]}, with {PATIENCE:g} s "
            "to think. Speed counts only if the moves are right: compare with minimax here."
        )
        return Passage(NAME, False, message, position=each.position, lit=each.best)
    fewer = theirs.nodes / yours.nodes if yours.counted else 0.0
    faster = theirs.seconds / max(yours.seconds, 1e-9)
    nodes = f"{yours.nodes:,.0f} nodes" if yours.counted else "nodes not seen (own boards)"
    notes = (
        f"slow: {theirs.nodes:,.0f} nodes, {theirs.seconds:.4f} s a position",
        f"{guard.name}: {nodes}, {yours.seconds:.4f} s a position",
    )
    if max(fewer, faster) >= ENOUGH:
        how = [f"{fewer:.1f} times fewer nodes"] if yours.counted else []
        return Passage(NAME, True, " and ".join([*how, f"{faster:.1f} times as fast."]), notes)
    message = (
        f"It needs {'' if not yours.counted else f'{1 / fewer:.2f} times the nodes and '}"
        f"{1 / faster:.2f} times the seconds of the slow engine, and may need half "
        "of either at most. Stop when the game is searched to its end, and skip moves that "
        "cannot change the value."
    )
    return Passage(NAME, False, message, notes)


def _way_out(mistake: str) -> str:
    if mistake.startswith("took longer"):
        return "Near the end of the game stop when everything is searched, whatever time is left."
    return ""
