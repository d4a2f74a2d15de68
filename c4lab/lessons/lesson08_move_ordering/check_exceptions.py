"""08.6 Boards on which centre first is not the best order."""

from c4lab.checks.writing import Answer, exercise
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import nodes_of
from c4lab.lessons.shared.positions.boards_found import Amiss, found_boards
from c4lab.search import Order, alphabeta, by_evaluation, centre_first, left_to_right

DEPTH, DISCS = 4, range(4, 21)
ORDERS = {
    "left_to_right": left_to_right,
    "centre_first": centre_first,
    "look_ahead": by_evaluation(Squares()),
}


def nodes(position: ConnectFour, order: Order) -> int:
    return nodes_of(alphabeta, position, DEPTH, Squares(), order=order)


def fewer(name: str, share: float = 1) -> Amiss:
    """What is amiss with a board where this order should need fewer nodes than centre first."""

    def amiss(position: ConnectFour) -> str:
        centre, other = nodes(position, centre_first), nodes(position, ORDERS[name])
        if other < share * centre:
            return ""
        asked = "fewer" if share == 1 else "fewer than half as many"
        return (
            f"there {name} looks at {other:,} nodes and centre_first at {centre:,}. Find a board "
            f"where they are {asked}."
        )

    return amiss


@exercise("08.6")
def exceptions(answer: Answer) -> None:
    asked = {
        "A": fewer("left_to_right"), "B": fewer("look_ahead"), "C": fewer("left_to_right", 1 / 2)
    }  # fmt: skip
    found_boards(answer, asked, DISCS)
