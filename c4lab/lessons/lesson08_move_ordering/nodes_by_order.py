"""08.6 Measuring orders on several positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from c4lab.checks.writing import Answer, Code, Mistake, Raised, Slip, compare, exercise
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons.shared.boards import parsed
from c4lab.search import Evaluate, Order, alphabeta, left_to_right

Orders = Mapping[str, Order]
Counted = Callable[[Orders, Sequence[ConnectFour], int], dict[str, float]]
SQUARES = Squares()
LEFT, CENTRE = Code("left_to_right"), Code("centre_first")
RIGHT, BEST = Code("reverse(left_to_right)"), Code("by_evaluation(Squares())")
START, SOME = parsed(""), parsed("4453", "1234567", "443526")
CASES = [
    ({"left": LEFT, "centre": CENTRE}, START, 2),
    ({"right": RIGHT}, SOME[:1], 2),
    ({"left": LEFT, "centre": CENTRE}, SOME[:2], 2),
    ({"centre": CENTRE, "best": BEST}, SOME, 1),
    ({"left": LEFT, "centre": CENTRE, "right": RIGHT}, [*SOME[1:2], *START], 3),
    ({"centre": CENTRE}, [], 2),
    ({}, START, 2),
]


def nodes(
    position: ConnectFour,
    depth: int,
    order: Order,
    evaluate: Evaluate | None = SQUARES,
    peeks: bool = True,
) -> int:
    meter = Meter()
    search: Any = alphabeta  # which takes what a meter watches as it takes any position
    used = order if peeks else lambda position: order(position.watched)
    search(meter.watch(position), depth, evaluate, order=used)
    return meter.nodes


def by_name(count: Callable[[Sequence[ConnectFour], int, Order], float]) -> Counted:
    return lambda orders, positions, depth: {
        name: count(positions, depth, order) for name, order in orders.items()
    }


def summed(nodes: Callable[[ConnectFour, int, Order], int]) -> Counted:
    return by_name(
        lambda positions, depth, order: sum(nodes(each, depth, order) for each in positions)
    )


def one_meter(orders: Orders, positions: Sequence[ConnectFour], depth: int) -> dict[str, float]:
    so_far, counts = 0.0, {}
    for name, count in total(orders, positions, depth).items():
        so_far += count
        counts[name] = so_far
    return counts


total = summed(nodes)
MISTAKES = (
    Mistake(
        "nothing-counted",
        "Nothing was counted: hand the search `meter.watch(position)` in place of `position`.",
        by_name(lambda positions, depth, order: 0),
    ),
    Mistake(
        "watched-only",
        "Only the first position of each search was counted: search the position that "
        "`meter.watch(position)` gives.",
        by_name(lambda positions, depth, order: len(positions)),
    ),
    Mistake(
        "no-evaluation",
        "It searches without an evaluation: the third thing that `alphabeta` gets is `Squares()`.",
        summed(partial(nodes, evaluate=None)),
    ),
    Mistake(
        "order-unused",
        "Every order gets the count of left to right: pass `order=order` to the search.",
        summed(lambda position, depth, order: nodes(position, depth, left_to_right)),
    ),
    Mistake(
        "one-meter-for-all",
        "Each count includes the ones before it: use a new meter for each order.",
        one_meter,
    ),
    Mistake(
        "last-position-only",
        "Only the last position counts. Asked for is the sum over all of them.",
        lambda orders, positions, depth: total(orders, positions[-1:], depth),
    ),
    Mistake(
        "first-position-only",
        "Only the first position counts. Asked for is the sum over all of them.",
        lambda orders, positions, depth: total(orders, positions[:1], depth),
    ),
    Mistake(
        "average",
        "That is the average over the positions. Asked for is the sum.",
        by_name(
            lambda positions, depth, order: (
                sum(nodes(position, depth, order) for position in positions)
                / max(1, len(positions))
            )
        ),
    ),
    Mistake(
        "without-peeks",
        "The positions that an order peeks at are left out. The search plays them too: count them.",
        summed(partial(nodes, peeks=False)),
    ),
)
FOURTH = Slip(
    "order-in-the-place-of-alpha",
    "What comes fourth in `alphabeta` is alpha. Hand the order over by its name, as in "
    "`order=order`.",
    right="alphabeta($p, $d, $e, order=$o)",
    wrong="alphabeta($p, $d, $e, $o)",
)
A_NAME = Slip(
    "name-in-the-place-of-the-order",
    "A loop over a dict gives its keys, here the names. The order itself is `orders[name]`.",
    right="alphabeta($$x, order=$orders[$name])",
    wrong="alphabeta($$x, order=$name)",
)
SLIPS = (
    FOURTH,
    A_NAME,
    Slip(
        "meter-for-number",
        "A meter is no number. What it has counted is `meter.nodes`.",
        right="$counts[$name] = $meter.nodes",
        wrong="$counts[$name] = $meter",
    ),
    Slip(
        "class-for-evaluation",
        "`Squares()`, with parentheses, makes an evaluation of the class.",
        right="alphabeta($p, $d, $e(), $$x)",
        wrong="alphabeta($p, $d, $e, $$x)",
    ),
)
SAID = {"instances of 'function' and": FOURTH, "'str' object is not callable": A_NAME}


@exercise("08.6", slips=SLIPS, mistakes=MISTAKES, allowed=["left_to_right", "centre_first"])
def nodes_by_order(answer: Answer) -> None:
    try:
        compare(answer, CASES, total, mistakes=MISTAKES)
    except Raised as wrong:  # in alphabeta, where Python's words say little of the learner's line
        for said, slip in SAID.items():
            if said in wrong.message:
                wrong.reason, wrong.message = slip.reason, slip.sentence
        raise
