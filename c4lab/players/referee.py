"""A player's turn: a legal move, or words that say what happened instead."""

import reprlib
from collections.abc import Callable
from contextlib import suppress
from operator import index
from time import perf_counter
from typing import Any

from c4lab.games import Position
from c4lab.work.interruption import within

Chooser = Callable[[Position], int]
Seat = tuple[str, Chooser]  # the name of a player, and how it chooses


def seat(player: Any) -> Seat:
    """A player with a method `choose`, or a function from a position to a move, as a Seat.

    Raises ValueError for anything else.
    """
    choose = getattr(player, "choose", player)
    if isinstance(player, type):
        name = player.__name__
        raise ValueError(f"The class {name} cannot play: give a player that it makes, {name}(...).")
    if not callable(choose):
        raise ValueError(
            f"{player!r:.80} cannot play: give a player with a method `choose`, or a function "
            "from a position to a move."
        )
    name = str(getattr(player, "name", getattr(player, "__name__", "your player")))
    return "your function" if name == "<lambda>" else name, choose


def answer(choose: Chooser, position: Position) -> tuple[int | None, str]:
    """The legal move that `choose` picks; or None and what it did, to say after its name."""
    try:
        move = choose(position)
    except (Exception, SystemExit) as error:  # a learner's player may do anything
        return None, f"stopped with {in_words(error)}"
    try:
        if isinstance(move, bool):
            raise TypeError
        move = index(move)  # a number of numpy's is a number
        position.play(move)
    except TypeError:
        return None, f"answered {reprlib.repr(move)}, which is not a move"
    except ValueError:
        return None, f"chose {move}, which is not legal here"
    return move, ""


def in_words(error: BaseException) -> str:
    """The kind of error, and the first line of what it says if it can say anything.

    >>> in_words(ZeroDivisionError("division by zero"))
    'ZeroDivisionError (division by zero)'
    """
    with suppress(Exception):  # a learner's own error may fail even at this
        # sys.exit() raises SystemExit(None), which has nothing to say
        if error.args != (None,) and (said := str(error).strip().splitlines()):
            return f"{type(error).__name__} ({said[0].rstrip('.'):.200})"
    return type(error).__name__


def timed_answer(choose: Chooser, position: Position, seconds: float) -> tuple[int | None, str]:
    """As `answer`, but a move that takes longer than `seconds` does not count.

    A player still at work then is interrupted, wherever its Python code stands: in a loop that
    never ends, too. Two things cannot be interrupted: a call that works outside Python (a long
    sleep, a huge power), which is waited for and then does not count, and a player that goes on
    however often it is interrupted (a bare `except:` inside a loop that never ends).
    """
    started = perf_counter()
    try:
        move, mistake = within(seconds, _OutOfTime, lambda: answer(choose, position))
    except _OutOfTime:
        return None, f"took longer than {seconds:g} s"
    if perf_counter() - started > seconds:
        return None, f"took longer than {seconds:g} s"
    return move, mistake


class _OutOfTime(BaseException):
    """Not an Exception: a player's own `except Exception` must not keep it."""
