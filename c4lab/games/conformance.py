"""Tests whether a class keeps the rules of `Position`, on which searches, boards and checks rely.

The test plays random games. A rule that it reports is broken; it may miss other broken rules.
"""

from collections.abc import Hashable, Iterator
from random import Random

from c4lab.games.position import Position

SAME_KEY = "Both have the same `key`, so a table would take one for the other."


class BrokenRule(ValueError):
    """A game breaks a rule of `Position`. The message names the game, the moves and the rule."""


def check_game(game: type[Position]) -> None:
    """Plays 100 random games, the same ones in every call.

    Raises BrokenRule at the first position that breaks a rule.

    >>> from c4lab.games import TicTacToe
    >>> check_game(TicTacToe)
    """
    known: dict[Hashable, Position] = {game().key: game()}
    for seed in range(100):
        chance, position = Random(seed), game()
        _refuse(position, _broken_at_start(position))
        while position.result() is None:
            _refuse(position, _broken_in_progress(position))
            after = position.play(chance.choice(position.moves()))
            _refuse(after, _broken_by_move(position, after))
            _refuse(after, _broken_by_same_key(known.setdefault(after.key, after), after))
            position = after
        _refuse(position, _broken_at_end(position))


def _refuse(position: Position, broken: Iterator[str]) -> None:
    """Raises BrokenRule with the first of the `broken` rules, if there is one."""
    for rule in broken:
        moves = f"after {str(position)!r}" if position.history else "at the start"
        raise BrokenRule(f"{type(position).__name__}, {moves}: {rule}")


# Each of these functions yields a sentence for each rule that is broken.


def _broken_at_start(position: Position) -> Iterator[str]:
    if position.player != +1 or position.history:
        yield "`player` must be +1 and `history` empty."


def _broken_in_progress(position: Position) -> Iterator[str]:
    moves = list(position.moves())
    if not moves:
        yield "`result()` is None, so there must be a legal move."
    if moves != sorted(set(moves)):
        yield "`moves()` must go from the smallest move to the largest, each once."


def _broken_by_move(before: Position, position: Position) -> Iterator[str]:
    if position.player != -before.player:
        yield (
            "the same player is to move again. The players must alternate, because negamax assumes "
            "that what is good for the side to move is bad for the side that moved before. Make "
            "everything that a player does in a turn one move."
        )
    if position.history[:-1] != before.history:
        yield "`history` must be the one before, with the move at its end."
    if not 0 <= position.left < before.left:
        yield "`left` must be less than before the move, and never below 0."
    if position.key == before.key:
        yield "`key` must differ from the one before the move."


def _broken_by_same_key(other: Position, position: Position) -> Iterator[str]:
    """The rules for two positions with the same key, which must be equal in all this."""
    for name in ("player", "left"):
        here, there = getattr(position, name), getattr(other, name)
        if here != there:
            yield f"`{name}` is {here!r}, and {there!r} after {str(other)!r}. {SAME_KEY}"
    if list(position.moves()) != list(other.moves()) or position.result() != other.result():
        yield f"the moves or the result are not those after {str(other)!r}. {SAME_KEY}"


def _broken_at_end(position: Position) -> Iterator[str]:
    if position.result() not in (+1, 0, -1):
        yield f"`result()` is {position.result()!r} and must be None, +1, 0 or -1."
    if position.moves():
        yield "the game is over, so there must be no legal move."
    if type(position).parse(str(position)) != position:
        yield "`parse` of the position's text must give an equal position."
