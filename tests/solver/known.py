"""Positions with their scores: the sets by discs on the board and by moves still to come."""

from pathlib import Path

POSITIONS = Path(__file__).with_name("positions")


def known(name: str) -> list[tuple[str, int]]:
    """(columns played, score) for every line of a set such as "end-easy"."""
    lines = (POSITIONS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [(moves, int(score)) for moves, score in map(str.split, lines)]
