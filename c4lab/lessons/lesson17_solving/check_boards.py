"""17.5 Boards on which a part of the solver pays, or does not."""

from collections.abc import Callable

from c4lab.checks.writing import Answer, exercise
from c4lab.games import ConnectFour
from c4lab.lessons.shared.positions.boards_found import found_boards
from c4lab.solver.plain.assembled import Assembled, Parts
from c4lab.solver.plain.table import Table

DISCS = range(24, 33)
CHANCE = 20


def any_order(mine: int, mask: int, moves: int) -> list[int]:
    return [1 << bit for bit in range(49) if moves >> bit & 1]


class Forgetful(Table):
    """A table that holds nothing."""

    def store(self, key: int, lower: int, upper: int) -> None:
        pass


def nodes(parts: Parts, position: ConnectFour) -> int:
    solver = Assembled(parts)
    solver.solve(position)
    return solver.nodes


def counted(
    without: Parts, part: str, good: Callable[[int, int], bool], asked: str
) -> Callable[[ConnectFour], str]:
    """What is amiss with a board where the nodes with all parts and those without one of them
    should be `good`, which `asked` says in words."""

    def amiss(position: ConnectFour) -> str:
        ours = nodes(Parts(), position)
        if ours <= CHANCE:
            found = "1 node is" if ours == 1 else f"{ours} nodes are"
            return f"there {found} enough with all parts: it should be more than {CHANCE}."
        other = nodes(without, position)
        if good(other, ours):
            return ""
        return (
            f"there it is {ours:,} nodes with all parts and {other:,} without the {part}: {asked}."
        )

    return amiss


@exercise("17.5", allowed=["Parts", "Assembled", "Table"])
def boards(answer: Answer) -> None:
    asked = {
        "A": counted(
            Parts(ordered=any_order), "order", lambda other, ours: other < ours,
            "find a board where they are fewer",
        ),
        "B": counted(
            Parts(Table=Forgetful), "table", lambda other, ours: other > 2 * ours,
            "find a board where they are more than twice as many",
        ),
    }  # fmt: skip
    found_boards(answer, asked, DISCS)
