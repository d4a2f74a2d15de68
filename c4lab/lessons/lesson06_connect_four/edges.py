"""The mistakes of 06.2 that miss fours at an edge of the board, or fours within five."""

from collections.abc import Callable
from itertools import combinations

from c4lab.checks.writing import Mistake
from c4lab.games.grid import Cell
from c4lab.lessons.lesson06_connect_four.rows import has_four
from c4lab.lessons.shared.positions.windows import HEIGHT, WIDTH, windows_in

Rows = list[list[int]]
COLUMNS = {f"column {number}": {(number, row) for row in range(1, HEIGHT + 1)} for number in (1, 7)}
ROWS = {
    name: {(column, row) for column in range(1, WIDTH + 1)}
    for name, row in (("the bottom row", 1), ("the top row", HEIGHT))
}
EDGES: dict[str, set[Cell]] = COLUMNS | ROWS
WAYS = {
    "across": "across",
    "upwards": "upwards",
    "rising diagonals": "on a rising diagonal",
    "falling diagonals": "on a falling diagonal",
}


def misses_edges(part: str, step: Cell) -> list[Mistake]:
    """The mistakes of missing the fours in a direction that touch one edge, or up to three."""
    return [
        Mistake(
            "misses-an-edge",
            f"A four {WAYS[part]} is missed if one of its discs lies in {' or in '.join(names)}. "
            "Which cells does your function look at there?",
            _missing(step, set().union(*(EDGES[name] for name in names))),
        )
        for count in (1, 2, 3)
        for names in combinations(EDGES, count)
    ]


def five_is_none(step: Cell) -> Mistake:
    """The mistake of finding four in a row in this direction, but not five."""
    fours, fives = windows_in(step), windows_in(step, 5)

    def exactly_four(board: Rows, player: int) -> bool:
        longer = [set(line) for line in fives if has_four(board, player, [line])]
        alone = [line for line in fours if not any(each.issuperset(line) for each in longer)]
        return has_four(board, player, alone)

    return Mistake(
        "five-is-none",
        "Five discs in a row hold four in a row too. Are there at least four?",
        exactly_four,
    )


def _missing(step: Cell, edge: set[Cell]) -> Callable[[Rows, int], bool]:
    lines = [line for line in windows_in(step) if edge.isdisjoint(line)]
    return lambda board, player: has_four(board, player, lines)
