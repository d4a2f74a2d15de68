"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import when_graded
from c4lab.games import ConnectFour
from c4lab.games.grid import DIRECTIONS, Cell
from c4lab.lessons.lesson06_connect_four.rows import Board, board_of
from c4lab.lessons.shared.positions.drawn_positions import boards, finished
from c4lab.lessons.shared.positions.windows import windows_in


@when_graded
def drop(random: Random) -> list[tuple[Board, int, int]]:
    return [
        (board_of(position.columns), random.randint(1, 7), random.choice((+1, -1)))
        for position in boards(random, range(4, 37, 2))
    ]


@when_graded
def in_a_row(random: Random) -> list[tuple[Cell, tuple[Cell, ...], int]]:
    """For each direction windows, whole ones and some with three of their cells, and a player."""
    found = []
    for step in DIRECTIONS:
        for number, window in enumerate(random.sample(windows_in(step), 8)):
            cells = list(window)
            if number % 2:
                cells.remove(random.choice(cells))
            found.append((step, tuple(cells), random.choice((+1, -1))))
    return found


@when_graded
def legal_columns(random: Random) -> list[tuple[Board]]:
    positions = [*boards(random, range(6, 37, 3)), *finished(random, 5)]
    return [(board_of(position.columns),) for position in positions]


@when_graded
def referee(random: Random) -> list[tuple[str, list[int]]]:
    """Lists of columns, some of them full, each with the part of the exercise that it is about."""
    found: list[tuple[str, list[int]]] = []
    wanted = {"full columns": 3, "wins": 4, "games with both": 3}
    while any(wanted.values()):
        columns = random.sample(range(1, 8), random.randint(2, 7))
        typed = [random.choice(columns) for _ in range(random.randint(9, 24))]
        part = _part(typed)
        if wanted.get(part, 0):
            wanted[part] -= 1
            found.append((part, typed))
    return found


def _part(typed: list[int]) -> str:
    """What happens before a game ends: full columns are chosen, somebody wins, or both."""
    position, full = ConnectFour(), False
    for column in typed:
        if position.result() is not None:
            return "games with both" if full else "wins"
        if column in position.moves():
            position = position.play(column)
        else:
            full = True
    return "full columns" if full and position.result() is None else ""


@when_graded
def positions_after(random: Random) -> list[tuple[ConnectFour, int]]:
    return [(position, random.randint(1, 3)) for position in boards(random, range(5, 29, 4))]
