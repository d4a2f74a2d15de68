"""New positions with their scores, of the same kinds as the usual sets: nothing was fitted to them.

The kinds differ by the discs on the board (begin, middle, end) and by the moves that are left
if both sides play perfectly (easy, medium, hard).
"""

import random
from collections.abc import Mapping

from c4lab.games import Bitboard
from c4lab.games.bits import CELLS
from c4lab.solver import Solver
from tools.bench.position_sets import PositionSet

ALL = CELLS.bit_count()
MOST = ALL // 2  # discs of a player
STAGES = {"end": range(29, ALL), "middle": range(15, 29), "begin": range(6, 15)}
"""The numbers of discs. A position with fewer than 6 may take many seconds."""
EASY, MEDIUM = 14, 28
"""A position is easy or medium if it has fewer moves left than this."""
COUNTS = {
    **{"end-easy": 300, "middle-easy": 300, "begin-easy": 150},
    **{"middle-medium": 150, "begin-medium": 60, "begin-hard": 20},
}


def moves_left(discs: int, score: int) -> int:
    """How many more moves the game has if both sides play perfectly.

    >>> moves_left(4, 18), moves_left(5, -18), moves_left(0, 1), moves_left(30, 0)
    (3, 2, 41, 12)
    """
    last = MOST + 1 - abs(score)  # the number of the disc with which the winner wins
    if score > 0:
        return 2 * (last - discs // 2) - 1
    return 2 * (last - (discs + 1) // 2) if score < 0 else ALL - discs


def kind(discs: int, score: int) -> str:
    """The name of the set that a position belongs to, such as "middle-easy"."""
    stage = next(name for name, numbers in STAGES.items() if discs in numbers)
    left = moves_left(discs, score)
    return f"{stage}-{'easy' if left < EASY else 'medium' if left < MEDIUM else 'hard'}"


def playout(rng: random.Random, discs: int) -> str:
    """The columns of `discs` random moves that do not end the game."""
    position = Bitboard()
    while len(position.history) < discs:
        after = position.play(rng.choice(position.moves()))
        position = Bitboard() if after.result() is not None else after
    return str(position)


def draw_sets(seed: int, counts: Mapping[str, int] = COUNTS) -> list[PositionSet]:
    """Sets of random positions, as many of each kind as `counts` says; the same for one seed."""
    rng, solver = random.Random(seed), Solver()
    found: dict[str, dict[str, int]] = {name: {} for name in counts}
    for stage, numbers in STAGES.items():
        kinds = [name for name in counts if name.startswith(stage)]
        while any(len(found[name]) < counts[name] for name in kinds):
            moves = playout(rng, rng.choice(numbers))
            score = solver.solve(moves)
            name = kind(len(moves), score)
            if name in kinds and len(found[name]) < counts[name]:
                found[name][moves] = score
    return [
        PositionSet(name, tuple(scores), tuple(scores.values())) for name, scores in found.items()
    ]
