"""Positions with known scores, by discs on the board and moves to come; and positions without."""

import random
from pathlib import Path

from c4lab.games import Bitboard

POSITIONS = Path(__file__).with_name("positions")


def known(name: str) -> list[tuple[str, int]]:
    """(columns played, score) for every line of a set such as "end-easy"."""
    lines = (POSITIONS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [(moves, int(score)) for moves, score in map(str.split, lines)]


def late_games(seed: int, discs: range, games: int) -> list[str]:
    """Unfinished random games with so many discs."""
    rng = random.Random(seed)
    found: list[str] = []
    while len(found) < games:
        position, length = Bitboard(), rng.choice(discs)
        while len(position.history) < length and position.result() is None:
            position = position.play(rng.choice(position.moves()))
        if position.result() is None:
            found.append(str(position))
    return found
