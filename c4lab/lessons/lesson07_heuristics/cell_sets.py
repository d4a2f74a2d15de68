"""Threats as they may come back: any collection of cells for each player, each cell once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import wraps
from typing import Any

from c4lab.checks.compare import answer_to
from c4lab.checks.exercise import Wrong
from c4lab.checks.show import counterexample, show, show_call
from c4lab.checks.values import kind, plain
from c4lab.checks.wrong import Raised
from c4lab.evaluation.threats import kept
from c4lab.games import ConnectFour
from c4lab.games.connect_four import NAMES


def refuse_other_shapes(answer: Callable[[ConnectFour], Any], position: ConnectFour) -> None:
    """Raises Wrong if what comes is not a dict of cells, each there once.

    What is no dict at all is left for the comparison to refuse.
    """
    try:
        got = answer_to(answer, (position,))
    except Raised as error:
        if "changed size during iteration" in error.message:
            raise Raised(
                "changed-while-in-use",
                f"{error.message} A loop cannot go through a set that changes meanwhile: make new "
                "sets of what is kept.",
            ) from None
        raise
    if not isinstance(got, Mapping):
        return
    call = show_call(answer, (position,))
    if set(got) != {+1, -1}:
        raise Wrong(
            "wrong-keys",
            f"{call} gives a dict with the keys {show(list(got))}: they should be +1 for red and "
            "-1 for amber, both of them, even if there is no threat.",
        )
    for player, cells in got.items():
        _refuse_other_cells(call, NAMES[player], cells)
        if len(set(map(tuple, cells))) < len(list(cells)):
            raise Wrong(
                "counted-twice",
                f"A cell is there more than once among {NAMES[player]}'s: two windows that lack "
                "the same cell are one threat. A set holds everything once.",
                counterexample(call, kept(position), got, position),
            )


def _refuse_other_cells(call: str, owner: str, cells: object) -> None:
    if not isinstance(plain(cells), Collection) or isinstance(cells, (str, Mapping)):
        raise Wrong(
            "not-cells",
            f"{call} gives {show(cells)} for {owner}, which is {kind(cells)}. It should be a set "
            "of cells, such as {(5, 2)}.",
        )
    for cell in plain(cells):
        if not isinstance(cell, Sequence) or isinstance(cell, str) or len(cell) != 2:
            raise Wrong(
                "not-cells",
                f"{call} gives {show(cell)} among {owner}'s threats. A cell is a column and a row: "
                "e2 is (5, 2).",
            )


def as_sets(answer: Callable[[ConnectFour], Any]) -> Callable[[ConnectFour], Any]:
    """`answer` with its cells as sets of tuples, however they were gathered."""

    @wraps(answer)
    def with_sets(position: ConnectFour) -> Any:
        got = answer(position)
        if not isinstance(got, Mapping):
            return got
        return {player: set(map(tuple, plain(cells))) for player, cells in got.items()}

    return with_sets
