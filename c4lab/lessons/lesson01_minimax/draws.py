"""What goes wrong at the end of a drawn game, in any function that goes through all games."""

from c4lab.checks.writing import contains, known

DRAWS = known(
    r"""
    no-parentheses: `position.result` is the method itself, which is never None. `position.result()`
            calls it.
        position.result() is not None => position.result is not None
        seen: asks_the_method
    draw-is-falsy: A drawn game is over as well. Its result is 0, which counts as false: ask
            `is not None`.
        position.result() is not None => position.result()
        position.result() is None => not position.result()
        result is not None => result
    """,
    asks_the_method=contains("$p.result is not None", "$p.result is None"),
)
