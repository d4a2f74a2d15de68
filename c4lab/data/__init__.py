"""Positions whose scores are known, as files of the package."""

import gzip
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from c4lab.data.tuned import tuned_results as tuned_results
from c4lab.games.connect_four import ConnectFour


@cache
def quiet_positions() -> tuple[tuple[ConnectFour, int], ...]:
    """2,500 positions of 12 to 20 discs where neither side could win with its next disc.

    Each with its exact score for the side to move: 0 for a draw, positive for a win, more for a
    sooner one. The file's first line says how it was made.
    """
    return _read("quiet.txt")


@cache
def late_positions() -> tuple[tuple[ConnectFour, int], ...]:
    """60 positions of 29 to 33 discs, soon searched to their end, each with its exact score."""
    return _read("late.txt")


@cache
def easy_positions() -> tuple[tuple[ConnectFour, int], ...]:
    """600 positions, each with its exact score: 300 of the end, then 300 of the middle of the game.

    The files end-easy and middle-easy of the solver's tests.
    """
    return _read("easy.txt")


@cache
def solved_positions(count: int | None = None) -> tuple[tuple[ConnectFour, int], ...]:
    """40,000 positions of 14 to 34 discs, quiet and decided ones, or the first `count` of them.

    Each with its exact score for the side to move, which cannot win with its next disc. They come
    from games between players of mixed strength; as many discs are as common in the first
    thousands as in all. Raises ValueError for more than
    there are.
    """
    packed = files(__package__).joinpath("solved.txt.gz").read_bytes()
    _, *lines = gzip.decompress(packed).decode("ascii").splitlines()  # the first says how
    if count is not None and not 0 <= count <= len(lines):
        raise ValueError(f"There are {len(lines):,} solved positions, not {count!r:.20}.")
    return tuple(_positions(lines[:count]))


def _read(name: str) -> tuple[tuple[ConnectFour, int], ...]:
    return tuple(_positions(files(__package__).joinpath(name).read_text().splitlines()))


def _positions(lines: list[str]) -> Iterator[tuple[ConnectFour, int]]:
    for line in lines:
        if not line.startswith("#"):
            moves, score = line.split()
            yield _unchecked(moves), int(score)


def _unchecked(moves: str) -> ConnectFour:
    """What `ConnectFour.parse` makes of moves that are legal and win nothing, in a tenth of the
    time: those of our files are so, which a test holds against it."""
    history = tuple(map(int, moves))
    columns: list[list[int]] = [[] for _ in range(ConnectFour.width)]
    for number, move in enumerate(history):
        columns[move - 1].append(-1 if number % 2 else 1)
    return ConnectFour(history, tuple(map(tuple, columns)))
