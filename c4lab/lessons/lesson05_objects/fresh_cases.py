"""What the checks of this lesson ask besides when a class is graded."""

from collections.abc import Callable
from random import Random
from typing import Any

from c4lab.checks.writing import Code, when_graded
from c4lab.games import Position
from c4lab.lessons.lesson05_objects.replies import must_defend, wins
from c4lab.lessons.shared.positions.drawn_positions import boards, squares

PLAYERS = "First()", "Middle()", "Last()"
NAMES = "Ada", "Bo", "Ines", "Kim", "Lea", "Omar", "Tom", "Yuki"
COLOURS = "amber", "blue", "green", "red", "white"
Match = tuple[Code, Code, int, Position]


@when_graded
def player(random: Random) -> list[tuple[str, str, int]]:
    """Names, each with a number, colours and columns."""
    names = [f"{name} {random.randint(2, 999)}" for name in random.sample(NAMES, 4)]
    return [(name, random.choice(COLOURS), random.randint(1, 7)) for name in names]


@when_graded
def winning_column(random: Random) -> list[tuple[list[list[int]], int]]:
    return [
        (list(map(list, position.columns)), player)
        for position in boards(random, (10, 14, 18, 22, 26, 30))
        for player in (+1, -1)
    ]


@when_graded
def any_position(random: Random) -> list[tuple[Position, int]]:
    """Positions, each with a seed for a player."""
    drawn: list[Position] = [*squares(random, 4, 2, 7, True), *boards(random, (3, 8, 13, 18))]
    return [(position, random.randint(1, 999)) for position in drawn]


def _some(random: Random, wanted: Callable[[Any], object]) -> list[Position]:
    """Ten positions of either game that are `wanted`."""
    found: list[Position] = []
    while len(found) < 10:
        drawn: list[Position] = [*squares(random, 20, 3, 8, True)]
        drawn += boards(random, (9, 14, 19, 24) * 4)
        found += [position for position in drawn if wanted(position)]
    return random.sample(found, 10)


@when_graded
def quiet(random: Random) -> list[tuple[Position, int]]:
    """Positions, each with a seed for a player, in which any move is as good as another at once."""
    found = _some(random, lambda position: not wins(position) and not must_defend(position))
    return [(position, random.randint(1, 999)) for position in found]


@when_graded
def winning(random: Random) -> list[Position]:
    return _some(random, wins)


@when_graded
def defending(random: Random) -> list[Position]:
    return _some(random, must_defend)


def _matches(random: Random, starts: list[Any], pairs: list[tuple[str, str]]) -> list[Match]:
    return [
        (Code(one), Code(other), random.randint(2, 5), start)
        for start in starts
        for one, other in pairs
    ]


def _lawful(random: Random, marks: tuple[int, ...]) -> list[Match]:
    """Matches without an illegal move."""
    pairs = [(random.choice(PLAYERS), random.choice(PLAYERS)) for _ in range(3)]
    return _matches(random, _starts(random, marks), pairs)


@when_graded
def scores(random: Random) -> list[Match]:
    """Matches in which the side +1 begins, and no move is illegal."""
    return _lawful(random, (2, 4))


@when_graded
def illegal(random: Random) -> list[Match]:
    """The same with a player who always chooses the same move."""
    pairs = [(random.choice(PLAYERS), f"Always({random.randint(1, 9)})") for _ in range(2)]
    return _matches(random, _starts(random, (2, 4)), [*pairs, *((b, a) for a, b in pairs)])


@when_graded
def other_starts(random: Random) -> list[Match]:
    """Matches in which the side -1 begins."""
    return _lawful(random, (1, 3))


def _starts(random: Random, marks: tuple[int, ...]) -> list[Position]:
    return [start for each in marks for start in squares(random, 2, each, each, True)]
