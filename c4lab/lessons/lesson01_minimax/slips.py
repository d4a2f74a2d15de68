"""The slips of a function that looks at all games, as the exercises of this lesson share them."""

from __future__ import annotations

from c4lab.checks.writing import GeneralSlip, Slip

FORGOTTEN = (
    "`position.play(move)` does not change `position`: it gives a new one, and nobody keeps it."
)
SLIPS: tuple[Slip | GeneralSlip, ...] = (
    GeneralSlip(
        "draw-is-falsy",
        "A drawn game does not count as over: its result is 0, which counts as false. Ask "
        "`is not None`.",
        kind="none-test",
    ),
    Slip(
        "draw-is-falsy",
        "A drawn game is over as well: its result is 0.",
        right="$result is not None",
        wrong="$result == 1 or $result == -1",
    ),
    Slip(
        "move-for-position",
        "The call gets a move, which is a number. It needs the position after that move.",
        right="$f($position.play($move))",
        wrong="$f($move)",
    ),
    *(
        Slip("play-forgotten", FORGOTTEN, right=right, wrong=f"$position.play($move)\n{wrong}")
        for right, wrong in (
            ("$kept = $f($position.play($move))", "$kept = $f($position)"),
            ("$kept += $f($position.play($move))", "$kept += $f($position)"),
            ("$f($position.play($move))", "$f($position)"),
        )
    ),
    Slip(
        "never-called",
        "The function inside is defined, and nobody calls it.",
        right="def $inner($here): $$body\n$inner($position)\nreturn $count",
        wrong="def $inner($here): $$body\nreturn $count",
    ),
    Slip(
        "same-position",
        "The call gets the same position again. It needs the position after the move.",
        right="$f($position.play($move))",
        wrong="$f($position)",
    ),
)
