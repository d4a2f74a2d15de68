"""The slips of a function that looks at all games, as the exercises of this lesson share them."""

from __future__ import annotations

from c4lab.checks.writing import GeneralSlip, Slip

FALSY = (
    "A drawn game does not count as over: its result is 0, which counts as false. Ask "
    "`is not None`."
)
DRAWN = "A drawn game is over as well: its result is 0."
A_MOVE = "The call gets a move, which is a number. It needs the position after that move."
LOST = "`position.play(move)` does not change `position`: it gives a new one, and nobody keeps it."
NEVER = "The function inside is defined, and nobody calls it."
AGAIN = "The call gets the same position again. It needs the position after the move."
ONE_START = "{} is worse than anything for one player, and better than anything for the other."
NEXT = "$f($position.play($move))"
INSIDE = "def $inner($here): $$body\n"
SLIPS: tuple[Slip | GeneralSlip, ...] = (
    GeneralSlip("draw-is-falsy", FALSY, kind="none-test"),
    Slip("draw-is-falsy", DRAWN, "$result is not None", "$result == 1 or $result == -1"),
    Slip("move-for-position", A_MOVE, NEXT, "$f($move)"),
    *(
        Slip("play-forgotten", LOST, f"{kept}{NEXT}", f"$position.play($move)\n{kept}$f($position)")
        for kept in ("$kept = ", "$kept += ", "")
    ),
    Slip("never-counts-one", NEVER, f"{INSIDE}$inner($x)\nreturn $n", f"{INSIDE}return $n"),
    Slip("same-position", AGAIN, NEXT, "$f($position)"),
)
