"""08.6 Measuring orders on several positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.checks.wrong import Raised
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.search import Evaluate, Order, alphabeta, centre_first, left_to_right, reverse

Orders = Mapping[str, Order]
SQUARES = Squares()
Counter = Callable[[Orders, Sequence[ConnectFour], int], dict[str, int]]


def nodes(
    position: ConnectFour, depth: int, order: Order, evaluate: Evaluate | None = SQUARES
) -> int:
    meter = Meter()
    search: Any = alphabeta  # which takes what a meter watches as it takes any position
    search(meter.watch(position), depth, evaluate, order=order)
    return meter.nodes


def by_name(
    count: Callable[[Sequence[ConnectFour], int, Order], int],
) -> Counter:
    return lambda orders, positions, depth: {
        name: count(positions, depth, order) for name, order in orders.items()
    }


total = by_name(
    lambda positions, depth, order: sum(nodes(position, depth, order) for position in positions)
)


def one_meter(orders: Orders, positions: Sequence[ConnectFour], depth: int) -> dict[str, int]:
    so_far, counts = 0, {}
    for name, count in total(orders, positions, depth).items():
        so_far += count
        counts[name] = so_far
    return counts


def cases() -> list[tuple[Orders, list[ConnectFour], int]]:
    two: Orders = {"left": left_to_right, "centre": centre_first}
    three: Orders = {**two, "right": reverse(left_to_right)}
    some = [ConnectFour.parse(text) for text in ("4453", "1234567", "443526")]
    return [
        (two, [ConnectFour()], 2),
        ({"right": reverse(left_to_right)}, some[:1], 2),
        (two, some, 2),
        (three, [*some, ConnectFour()], 3),
    ]


@exercise("08.6")
def nodes_by_order(answer: Counter) -> None:
    try:
        compare_counts(answer)
    except Raised as wrong:
        if "instances of 'function' and" in wrong.message:
            raise Wrong(
                "order-in-the-place-of-alpha",
                "What comes fourth in `alphabeta` is alpha. Hand the order over by its name, as in "
                "`order=order`.",
            ) from None
        raise


def compare_counts(answer: Counter) -> None:
    compare(
        answer,
        total,
        cases(),
        mistakes=(
            Mistake(
                "nothing-counted",
                "Nothing was counted: hand the search `meter.watch(position)` in place of "
                "`position`.",
                by_name(lambda positions, depth, order: 0),
            ),
            Mistake(
                "no-evaluation",
                "It searches without an evaluation: the third thing that `alphabeta` gets is "
                "`Squares()`.",
                by_name(
                    lambda positions, depth, order: sum(
                        nodes(position, depth, order, None) for position in positions
                    )
                ),
            ),
            Mistake(
                "order-unused",
                "Every order gets the count of left to right: pass `order=order` to the search.",
                by_name(
                    lambda positions, depth, order: sum(
                        nodes(position, depth, left_to_right) for position in positions
                    )
                ),
            ),
            Mistake(
                "one-meter-for-all",
                "Each count includes the ones before it: use a new meter for each order.",
                one_meter,
            ),
            Mistake(
                "last-position-only",
                "Only the last position counts. Make the meter before the loop over the "
                "positions, or add up.",
                by_name(lambda positions, depth, order: nodes(positions[-1], depth, order)),
            ),
            Mistake(
                "first-position-only",
                "Only the first position counts. Does the function return inside the loop?",
                by_name(lambda positions, depth, order: nodes(positions[0], depth, order)),
            ),
            Mistake(
                "average",
                "That is the average over the positions. Asked for is the sum.",
                by_name(
                    lambda positions, depth, order: (
                        sum(  # type: ignore[arg-type,return-value]
                            nodes(position, depth, order) for position in positions
                        )
                        / len(positions)
                    )
                ),
            ),
        ),
    )
