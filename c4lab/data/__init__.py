"""Positions whose scores are known, as files of the package."""

from functools import cache
from importlib.resources import files

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


def _read(name: str) -> tuple[tuple[ConnectFour, int], ...]:
    lines = files(__package__).joinpath(name).read_text().splitlines()
    pairs = (line.split() for line in lines if not line.startswith("#"))
    return tuple((ConnectFour.parse(moves), int(score)) for moves, score in pairs)
