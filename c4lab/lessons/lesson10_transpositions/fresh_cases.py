"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import when_graded
from c4lab.games import ConnectFour, TicTacToe
from c4lab.lessons.shared.positions.drawn_positions import boards, squares

Search = tuple[str, int, float, float, float]  # key, depth, value, alpha, beta


@when_graded
def winner(random: Random) -> list[tuple[int, int, int, int]]:
    """Two questions each: a number of stones, and the player to move. Without a memo the largest
    numbers take some ten thousand calls."""
    return [
        (stones, random.choice((+1, -1)), random.randint(1, 14), random.choice((+1, -1)))
        for stones in (9, 11, 13, 14, 14, 15)
    ]


def _answered(random: Random, key: str, depth: int, value: int) -> Search:
    """A search of a position with this value, and an answer that is right for its window."""
    alpha = value + random.randint(-6, 5)
    beta = alpha + random.randint(1, 5)
    if value <= alpha:
        return key, depth, random.randint(value, alpha), alpha, beta
    if value >= beta:
        return key, depth, random.randint(beta, value), alpha, beta
    return key, depth, value, alpha, beta


@when_graded
def store_new(random: Random) -> list[list[Search]]:
    """Searches of which none can use what another one has stored."""
    found = [
        [_answered(random, key, random.randint(1, 6), random.randint(-9, 9))] for key in "ABCDEFGH"
    ]
    for depth in range(1, 6):
        one, other = _answered(random, "A", depth, 3), _answered(random, "A", depth + 1, -2)
        found.append([one, other])
    return found


@when_graded
def store_again(random: Random) -> list[list[Search]]:
    """Two searches and three of the same position, equally deep."""
    found = []
    for count in (2, 2, 2, 2, 2, 2, 3, 3, 3):
        value = random.randint(-9, 9)
        found.append([_answered(random, "A", 4, value) for _ in range(count)])
    return found


@when_graded
def remembered(random: Random) -> list[TicTacToe]:
    return squares(random, 8, 4, 7, True)


@when_graded
def recalled(random: Random) -> list[tuple[str, int]]:
    """Positions as text, each with a free square."""
    return [
        (str(position), random.choice(position.moves()))
        for position in squares(random, 10, 2, 6, True)
    ]


@when_graded
def hit_rates(random: Random) -> list[tuple[list[int], ConnectFour, int]]:
    return [
        (random.sample(range(3, 400), 2), position, 3) for position in boards(random, (5, 9, 13))
    ]
