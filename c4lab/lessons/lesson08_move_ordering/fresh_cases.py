"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import when_graded
from c4lab.games import ConnectFour
from c4lab.lessons.shared.positions.drawn_positions import boards


@when_graded
def centre_out(random: Random) -> list[tuple[ConnectFour]]:
    return [(position,) for position in boards(random, range(6, 36, 3))]


@when_graded
def best_for(random: Random) -> list[tuple[dict[int, int], int]]:
    drawn = [
        {move: random.randint(-9, 9) for move in random.sample(range(1, 8), size)}
        for size in (3, 4, 5, 6, 7)
    ]
    return [(values, player) for values in drawn for player in (+1, -1)]


@when_graded
def previous_first(random: Random) -> list[tuple[bool, ConnectFour, ConnectFour, int]]:
    """Whether a remembered move is legal, the position, another position, and that move."""
    found = []
    for discs in (20, 23, 26, 29, 31, 33):
        position, other = boards(random, (discs, discs - 3))
        full = [column for column in range(1, 8) if column not in position.moves()]
        found.append((True, position, other, random.choice(position.moves())))
        found += [(False, position, other, column) for column in full[:1]]
    return found


@when_graded
def best_first(random: Random) -> list[ConnectFour]:
    """Positions in which no move ends the game."""
    return [
        position
        for position in boards(random, [*range(3, 15)])
        if all(position.play(move).result() is None for move in position.moves())
    ]
