"""What the checks of this lesson ask besides when a class is graded."""

from collections.abc import Callable
from random import Random
from typing import Any

from c4lab.checks.writing import Code, when_graded
from c4lab.games import ConnectFour
from c4lab.lessons.shared.positions.drawn_positions import boards, squares

Cases = list[tuple[Any]]


@when_graded
def moves_ahead(random: Random) -> list[tuple[int]]:
    return [(discs,) for discs in random.sample(range(43), 30)]


def _wins(position: Any) -> list[int]:
    """The moves that win at once."""
    return [each for each in position.moves() if position.play(each).result() == position.player]


def _safe(position: Any) -> list[int]:
    """The moves after which no reply wins."""
    return [move for move in position.moves() if not _wins(position.play(move))]


def _threatened(position: Any) -> list[int]:
    """Where a win of the other side would come if the side to move left it alone: the replies that
    win after most moves."""
    replies = [_wins(position.play(move)) for move in position.moves()]
    return [
        move
        for move in position.moves()
        if sum(move in each for each in replies) >= len(replies) - 1
    ]


def _some(random: Random, count: int, wanted: Callable[[Any], bool]) -> Cases:
    """So many positions of either game that are `wanted`."""
    found: list[Any] = []
    while len(found) < count:
        drawn = [*squares(random, 30, 2, 7, True), *boards(random, (7, 10, 13, 16, 19, 22) * 4)]
        found += filter(wanted, drawn)
    return [(position,) for position in random.sample(found, count)]


@when_graded
def wins_and_blocks(random: Random) -> Cases:
    """Positions with a win, or where one move has to stop the other side's and does so."""

    def wanted(position: Any) -> bool:
        there = _threatened(position)
        return bool(_wins(position)) or (len(there) == 1 and _safe(position) == there)

    return _some(random, 12, wanted)


@when_graded
def gifts(random: Random) -> Cases:
    """Positions in which nobody can win yet, and some moves let the other side win."""

    def wanted(position: Any) -> bool:
        calm = not _wins(position) and not _threatened(position)
        return calm and 0 < len(_safe(position)) < len(position.moves())

    return _some(random, 4, wanted)


@when_graded
def lost(random: Random) -> Cases:
    """Positions in which every move lets the other side win."""
    return _some(random, 4, lambda position: not _wins(position) and not _safe(position))


@when_graded
def in_time(random: Random) -> list[tuple[ConnectFour, Code]]:
    """Early positions with clocks that stop before anything is certain."""
    return [
        (position, Code(f"after_questions({random.randint(10, 90)})"))
        for position in boards(random, (0, 1, 2, 2, 3, 3))
    ]
