"""The check of the welcome lesson: small enough to try what check, hint and solution do."""

from __future__ import annotations

from collections.abc import Callable

from c4lab.checks.exercise import Mistake, compare, exercise


@exercise("00.1")
def other_player(answer: Callable[[int], int]) -> None:
    compare(
        answer,
        lambda player: -player,
        [(+1,), (-1,)],
        mistakes=(
            Mistake(
                "same-player",
                "That is the player you were given. Whose turn is it after them?",
                lambda player: player,
            ),
            Mistake(
                "always-o",
                "Right for +1. But after -1 it is the turn of +1 again.",
                lambda player: -1,
            ),
            Mistake(
                "from-zero",
                "That counts the players 0 and 1. Here they are +1 and -1, which makes the "
                "arithmetic of later lessons short.",
                lambda player: 1 - player,
            ),
        ),
    )
