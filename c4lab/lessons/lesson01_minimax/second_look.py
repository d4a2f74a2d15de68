"""A second look at a wrong answer, where what the comparison says would name the wrong cause."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.exercise import Wrong
from c4lab.checks.show import show, show_call
from c4lab.games import TicTacToe

Check = Callable[[Any], str | None]
Look = Callable[[Any, Wrong], Wrong | None]


def second_look(look: Look) -> Callable[[Check], Check]:
    """Makes the check below it raise `look(answer, wrong)` in place of `wrong`, unless None."""

    def decorate(check: Check) -> Check:
        @wraps(check)
        def looked(answer: Any) -> str | None:
            try:
                return check(answer)
            except Wrong as wrong:
                better = look(answer, wrong)
                if better:
                    raise better from None
                raise

        return looked

    return decorate


def remembers(answer: Any, wrong: Wrong) -> Wrong | None:
    """Whether `answer` gives another value when it is called again. Its counterexample would come
    out right when tried by hand."""
    if wrong.reason != "wrong-value":
        return None
    position, other = TicTacToe.parse("123"), TicTacToe.parse("159")  # no case has led there
    try:
        first, _, second = (call(answer, each) for each in (position, other, position))
    except Wrong:
        return None
    if show(first) == show(second):
        return None
    return Wrong(
        "remembers",
        f"{show_call(answer, (position,))} gives another value when it is called again later: is "
        "there a set or a counter outside the function, or as a default value, that lives on "
        "between calls?",
    )
