"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import Case, when_graded
from c4lab.games import ConnectFour
from c4lab.lessons.shared.positions.drawn_positions import boards, finished


@when_graded
def without_centre(random: Random) -> list[Case]:
    """Boards without a disc in the middle column, each with both players."""
    found: list[Case] = []
    for discs in range(8, 25, 2):
        position = ConnectFour()
        while len(position.history) < discs and position.result() is None:
            beside = [move for move in position.moves() if move != 4]
            position = position.play(random.choice(beside))
        found += [(position, player) for player in (+1, -1)]
    return found


@when_graded
def centre(random: Random) -> list[tuple[ConnectFour, int]]:
    """Boards with few discs beside the middle column; in some of them no window counts."""
    several = ("1", "7", "17", "11", "77", "117") * 5
    moves = ["4" * random.choice((1, 2, 6)) + beside for beside in several]
    games = {"".join(random.sample(each, len(each))) for each in moves}
    return [
        (ConnectFour.parse(game), player)
        for game in sorted(games, key=lambda game: (len(game), game))
        for player in (+1, -1)
    ]


@when_graded
def window_score(random: Random) -> list[Case]:
    return [(board, player) for board in boards(random, range(9, 31, 2)) for player in (+1, -1)]


@when_graded
def evaluate(random: Random) -> list[ConnectFour]:
    return boards(random, range(11, 21, 2))


@when_graded
def kept_threats(random: Random) -> list[ConnectFour]:
    return boards(random, [*range(14, 34)] * 2)


@when_graded
def over(random: Random) -> list[Case]:
    """Games that are over, most of them won."""
    return [(position, 0) for position in finished(random, 4)]


@when_graded
def value(random: Random) -> list[Case]:
    return [
        (position, random.randint(2, 4)) for position in boards(random, (30, 31, 33, 34, 36, 37))
    ]


@when_graded
def auc(random: Random) -> list[tuple[list[int], list[int]]]:
    return [
        (
            [random.randint(-4, 7) for _ in range(3 + number)],
            [random.randint(-6, 5) for _ in range(9 - number)],
        )
        for number in range(6)
    ]
