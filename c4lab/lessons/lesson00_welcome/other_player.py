"""00.1 The other player: small enough to try what check, hint and solution do."""

from __future__ import annotations

from c4lab.checks.writing import Answer, Mistake, Slip, compare, exercise

MISTAKES = (
    Mistake(
        "always-o", "Right for +1. But after -1 it is the turn of +1 again.", lambda player: -1
    ),
    Mistake(
        "same-player",
        "That is the player you were given. Whose turn is it after them?",
        lambda player: player,
    ),
    Mistake("always-x", "Right for -1. But after +1 it is the turn of -1.", lambda player: 1),
    Mistake(
        "from-zero",
        "That counts the players 0 and 1. Here they are +1 and -1, which makes the arithmetic of "
        "later lessons short.",
        lambda player: 1 - player,
    ),
    Mistake(
        "from-one",
        "That counts the players 1 and 2. Here they are +1 and -1.",
        lambda player: 3 - player,
    ),
)
NOT = Slip(
    "not-for-minus",
    "`not` turns True and False round. Which sign turns +1 and -1 round?",
    right="-$player",
    wrong="not $player",
)


@exercise("00.1", (NOT, *MISTAKES))
def other_player(answer: Answer) -> None:
    compare(answer, [(+1,), (-1,)], mistakes=MISTAKES)
