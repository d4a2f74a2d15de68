"""Make `c4lab/data/boards.txt`: the boards on which the lessons count.

    python -m tools.course_boards

Four kinds of twelve positions each, from random games that one seed draws. No two are equal or
mirror images, and in none can anybody win with the next disc. The same seed gives the same file.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import c4lab.data
from c4lab.games import ConnectFour
from c4lab.solver import Solver
from tools.authoring.quiet import is_quiet, playout

SEED = 12
COUNT = 12
DISCS = {"openings": (4, 8), "quiet": (12, 20), "decided": (15, 28), "late": (29, 33)}
"""The fewest and the most discs of each kind. The twelve boards are spread evenly over them."""
SOON = 13
"""Moves until the win on a decided board, at most."""
FILE = Path(c4lab.data.__file__).with_name("boards.txt")


def course_boards(seed: int = SEED) -> Iterator[tuple[str, ConnectFour]]:
    """Each board with its kind."""
    rng, solver, seen = Random(seed), Solver(), set()

    def drawn(kind: str, discs: int, winner: int) -> ConnectFour:
        while True:
            board = playout(rng, discs)
            if not is_quiet(board) or board.columns in seen:
                continue
            if kind != "decided" or soon_won(board, solver.solve(board)) == winner:
                seen.update({board.columns, board.columns[::-1]})
                return board

    for kind, (fewest, most) in DISCS.items():
        for number in range(COUNT):
            discs = fewest + number * (most - fewest) // (COUNT - 1)
            yield kind, drawn(kind, discs, (-1) ** number)  # decided for both sides in turn


def soon_won(board: ConnectFour, score: int) -> int:
    """+1 if the side to move wins within SOON moves, -1 if the other side does, else 0."""
    mover = len(board.history) // 2
    if score > 0:
        moves = 2 * (22 - score - mover) - 1
    else:
        moves = 2 * (22 + score - (len(board.history) - mover))
    return 0 if score == 0 or moves > SOON else 1 if score > 0 else -1


def main() -> None:
    """Write the file."""
    head = "# The lessons' boards: kind and moves. Made by python -m tools.course_boards."
    lines = [f"{kind} {board}" for kind, board in course_boards()]
    FILE.write_text("\n".join([head, *lines]) + "\n")


if __name__ == "__main__":
    main()
