"""Make `c4lab/data/quiet.txt`: quiet positions from random games, each with its exact score.

    python -m tools.authoring.quiet

A position is quiet if neither side could win with its next disc. After a stop, the same command
continues the file. The same seed gives the same file.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path

import c4lab
from c4lab.games import ConnectFour
from c4lab.solver.plain import solve
from c4lab.solver.plain.bits import COLUMN, landings, non_losing, to_bits, winning_cells

SEED = 4
COUNT = 2_500
DISCS = tuple(
    discs
    for discs, times in {12: 2, 13: 2, 14: 3, 15: 5, 16: 7, 17: 7, 18: 8, 19: 8, 20: 8}.items()
    for _ in range(times)
)
"""The numbers of discs of the positions, in turn, until there are COUNT positions. The plain solver
takes some seconds for a position with 12 discs, and some hundredths for one with 20."""

CARE = (0.0, 0.5, 0.9)
"""How often a player avoids moves after which the other side wins at once: drawn for each game."""


def is_quiet(position: ConnectFour) -> bool:
    """Whether the game goes on and neither side could win with its next disc."""
    if position.result() is not None:
        return False
    mine, mask = to_bits(position)
    cells = winning_cells(mine, mask) | winning_cells(mine ^ mask, mask)
    return not cells & landings(mask)


def positions(seed: int, discs: Sequence[int] = DISCS) -> Iterator[ConnectFour]:
    """Quiet positions without end, no two equal or mirror images, with `discs` discs in turn."""
    rng = random.Random(seed)
    seen = set()
    for count in cycle(discs):
        position = playout(rng, count)
        while not is_quiet(position) or position.columns in seen:
            position = playout(rng, count)
        seen |= {position.columns, position.columns[::-1]}
        yield position


def playout(rng: random.Random, count: int) -> ConnectFour:
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


def header(seed: int, count: int, discs: Sequence[int]) -> str:
    """The first line of the file: what it holds and how it was made."""
    chosen = list(islice(cycle(discs), count))
    mix = ", ".join(f"{n}: {chosen.count(n)}" for n in sorted(set(discs)))
    return (
        f"# {count} quiet positions (neither side could win with its next disc) from random games, "
        f"no two equal or mirror images: moves, and the score for the side to move. "
        f"python -m tools.authoring.quiet --seed {seed}. Positions by discs: {mix}"
    )


def make(path: Path, seed: int, count: int = COUNT, discs: Sequence[int] = DISCS) -> None:
    """Write the file, or its missing lines, each as soon as its score is known.

    Raises ValueError if the present file is not the beginning of this one.
    """
    from tqdm import tqdm

    other = ValueError(f"{path.name} was made in another way: move it away to make it anew.")
    top = header(seed, count, discs)
    # Text after the last line break is an incomplete line: the run was stopped there.
    lines = path.read_text().rpartition("\n")[0].splitlines() if path.exists() else []
    lines = lines or [top]
    if lines[0] != top:
        raise other
    chosen = list(islice(positions(seed, discs), count))
    known = [line.split()[0] for line in lines[1:]]
    if known != [str(position) for position in chosen[: len(known)]]:
        raise other
    path.write_text("\n".join(lines) + "\n")
    with path.open("a", buffering=1) as file:
        for position in tqdm(chosen[len(known) :], initial=len(known), total=count, unit="pos"):
            file.write(f"{position} {solve(position)}\n")


def main() -> int:
    """Run the command; return 0, or 1 if the file is not finished."""
    here = Path(c4lab.__file__).with_name("data") / "quiet.txt"
    parser = argparse.ArgumentParser(description="Make the file of solved quiet positions.")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=here, help="default: the package's own file")
    chosen = parser.parse_args()
    try:
        make(chosen.out, chosen.seed)
    except ValueError as refused:
        print(refused, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. The same command continues from here.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
