"""The command `draw`: draws the positions of `c4lab/data` and solves them.

`boards` are those on which the lessons count, four kinds of twelve; `quiet` and `solved` are many
positions with their exact scores. In a quiet position neither side could win with its next disc. No
two of a file are equal or mirror images, and the same file is made each time.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle, islice
from random import Random

from c4lab.games import ConnectFour
from c4lab.solver import Solver
from c4lab.solver.plain.bits import COLUMN, landings, non_losing, to_bits, winning_cells
from tools import ROOT
from tools.authoring.drawing_lots import draw_positions

DATA = ROOT / "c4lab" / "data"
BOARDS = {"openings": (4, 8), "quiet": (12, 20), "decided": (15, 28), "late": (29, 33)}
"""The fewest and the most discs of each kind. The twelve boards are spread evenly over them."""
OF_A_KIND = 12
SOON = 13
"""Moves until the win on a decided board, at most."""
QUIET = 2_500
DISCS = tuple(
    discs
    for discs, times in {12: 2, 13: 2, 14: 3, 15: 5, 16: 7, 17: 7, 18: 8, 19: 8, 20: 8}.items()
    for _ in range(times)
)
"""The numbers of discs of quiet positions, in turn."""
SOLVED = 40_000
BATCH = 500  # the progress bar moves after each batch of positions
CARE = (0.0, 0.5, 0.9)
"""How often a player avoids moves after which the other side wins at once: drawn for each game."""


def course_boards() -> Iterator[str]:
    """The kind and the moves of each of the lessons' boards."""
    rng, solver, seen = Random(12), Solver(), set[object]()
    for kind, (fewest, most) in BOARDS.items():
        for number in range(OF_A_KIND):
            winner = (-1) ** number  # decided for both sides in turn

            def fits(board: ConnectFour, kind: str = kind, winner: int = winner) -> bool:
                return kind != "decided" or soon_won(board, solver.solve(board)) == winner

            discs = fewest + number * (most - fewest) // (OF_A_KIND - 1)
            yield f"{kind} {quiet_position(rng, discs, seen, fits)}"


def soon_won(board: ConnectFour, score: int) -> int:
    """+1 if the side to move wins within SOON moves, -1 if the other side does, else 0."""
    mover = len(board.history) // 2
    if score > 0:
        moves = 2 * (22 - score - mover) - 1
    else:
        moves = 2 * (22 + score - (len(board.history) - mover))
    return 0 if score == 0 or moves > SOON else 1 if score > 0 else -1


def quiet_positions() -> Iterator[str]:
    """The moves to quiet positions, without end."""
    rng, seen = Random(4), set[object]()
    return (str(quiet_position(rng, discs, seen)) for discs in cycle(DISCS))


def quiet_position(
    rng: Random,
    discs: int,
    seen: set[object],
    fits: Callable[[ConnectFour], bool] = lambda board: True,
) -> ConnectFour:
    """One that is not in `seen`, where it and its mirror image then are, and that `fits`."""
    while True:
        board = playout(rng, discs)
        if is_quiet(board) and board.columns not in seen and fits(board):
            seen |= {board.columns, board.columns[::-1]}
            return board


def is_quiet(position: ConnectFour) -> bool:
    """Whether the game goes on and neither side could win with its next disc."""
    if position.result() is not None:
        return False
    mine, mask = to_bits(position)
    cells = winning_cells(mine, mask) | winning_cells(mine ^ mask, mask)
    return not cells & landings(mask)


def playout(rng: Random, count: int) -> ConnectFour:
    """The position after `count` moves of a game played at random, with more or less care."""
    position = ConnectFour()
    care = rng.choice(CARE)
    while len(position.history) < count and position.result() is None:
        moves = careful_moves(position) if rng.random() < care else position.moves()
        position = position.play(rng.choice(moves))
    return position


def careful_moves(position: ConnectFour) -> Sequence[int]:
    """The moves after which the other side cannot win at once, or all where every move loses."""
    good = non_losing(*to_bits(position))
    return [
        move for move in position.moves() if good >> COLUMN * (move - 1) & (1 << COLUMN) - 1
    ] or position.moves()


def with_scores(positions: Iterable[str], count: int) -> Iterator[str]:
    """The first `count` positions, each with its score in the view of the side to move."""
    from tqdm import tqdm

    solver, positions = Solver(), islice(positions, count)
    with tqdm(total=count, unit="position", disable=None) as bar:
        while batch := list(islice(positions, BATCH)):
            for moves, score in zip(batch, solver.solve_many(batch), strict=True):
                yield f"{moves} {score}"
            bar.update(len(batch))


def text_of(kind: str) -> str:
    """What the file of this kind holds."""
    head, lines = {
        "boards": ("The lessons' boards: kind and moves", course_boards()),
        "quiet": (
            f"{QUIET} positions of {min(DISCS)} to {max(DISCS)} discs from random games, in which "
            "neither side could win with its next disc: moves, and the score for the side to move",
            with_scores(quiet_positions(), QUIET),
        ),
        "solved": (
            f"{SOLVED} positions from games between players of mixed strength, in which the side "
            "to move cannot win with its next disc: moves, and the score for the side to move",
            with_scores(draw_positions(), SOLVED),
        ),
    }[kind]
    return "\n".join([f"# {head}. Made by python -m tools draw {kind}.", *lines, ""])


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `draw` to the command line."""
    command = commands.add_parser("draw", help="draw the package's files of positions again")
    command.add_argument("kind", choices=("boards", "quiet", "solved"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Write the file and return 0. The same positions give the same bytes: no time is in them."""
    text = text_of(chosen.kind)
    if chosen.kind == "solved":
        (DATA / "solved.txt.gz").write_bytes(gzip.compress(text.encode("ascii"), mtime=0))
    else:
        (DATA / f"{chosen.kind}.txt").write_text(text, encoding="ascii")
    return 0
