"""08.6 Boards on which centre first is not the best order."""

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, exercise, findings
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons.shared.found_boards import after_moves
from c4lab.search import Order, alphabeta, by_evaluation, centre_first, left_to_right

DEPTH, DISCS = 4, range(4, 21)
ORDERS = {
    "left_to_right": left_to_right,
    "centre_first": centre_first,
    "best_first": by_evaluation(Squares()),
}


def nodes(position: ConnectFour, order: Order) -> int:
    meter = Meter()
    watched: Any = meter.watch(position)
    alphabeta(watched, DEPTH, Squares(), order=order)
    return meter.nodes


def fewer(name: str, share: float = 1) -> Callable[[ConnectFour], str]:
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
        "A": fewer("left_to_right"), "B": fewer("best_first"), "C": fewer("left_to_right", 1 / 2)
    }  # fmt: skip
    boards = {key: after_moves(amiss, DISCS) for key, amiss in asked.items()}
    findings(answer, boards, parts={key: key for key in asked})
