"""Does a class keep the rules that every game here keeps? Searches, boards and checks rely on them.

Random games are played, so what is found is broken; what is not found may be broken all the same.
"""

from collections.abc import Hashable, Iterator
from random import Random

from c4lab.games.position import Position

ONE_KEY = "Both have the same `key`, so a table would take one for the other."


class BrokenRule(ValueError):
    """A game breaks a rule of `Position`. Says which game, after which moves, and which rule."""


def check_game(game: type[Position], games: int = 100) -> None:
    """Plays so many random games, always the same ones.

    Raises BrokenRule at the first move or end of a game that breaks a rule.

    >>> from c4lab.games import TicTacToe
    >>> check_game(TicTacToe)
    """
    known: dict[Hashable, Position] = {game().key: game()}
    for seed in range(games):
        choose, position = Random(seed), game()
        _refuse(position, _at_the_start(position))
        while position.result() is None:
            _refuse(position, _in_progress(position))
            after = position.play(choose.choice(position.moves()))
            _refuse(after, _after_a_move(position, after))
            _refuse(after, _like_the_other(known.setdefault(after.key, after), after))
            position = after
        _refuse(position, _at_the_end(position))


def _refuse(position: Position, broken: Iterator[str]) -> None:
    for rule in broken:
        moves = f"after {str(position)!r}" if position.history else "at the start"
        raise BrokenRule(f"{type(position).__name__}, {moves}: {rule}")


def _at_the_start(position: Position) -> Iterator[str]:
    if position.player != +1 or position.history:
        yield "`player` must be +1 and `history` empty."


def _in_progress(position: Position) -> Iterator[str]:
    moves = list(position.moves())
    if not moves:
        yield "`result()` is None, so there must be a legal move."
    if moves != sorted(set(moves)):
        yield "`moves()` must go from the smallest move to the largest, each once."


def _after_a_move(before: Position, position: Position) -> Iterator[str]:
    if position.player != -before.player:
        yield (
            "the same player is to move again. The players must alternate, because negamax takes "
            "what is good for the side to move as bad for the side that moved before. Let one move "
            "be all that a player does in a turn."
        )
    if position.history[:-1] != before.history:
        yield "`history` must be the one before, and the move."
    if not 0 <= position.left < before.left:
        yield "`left` must be less than before the move, and never below 0."
    if position.key == before.key:
        yield "`key` must differ from the one before the move."


def _like_the_other(other: Position, position: Position) -> Iterator[str]:
    """What must be equal where the keys are."""
    for name in ("player", "left"):
        here, there = getattr(position, name), getattr(other, name)
        if here != there:
            yield f"`{name}` is {here!r}, and {there!r} after {str(other)!r}. {ONE_KEY}"
    if list(position.moves()) != list(other.moves()) or position.result() != other.result():
        yield f"the moves or the result are others than after {str(other)!r}. {ONE_KEY}"


def _at_the_end(position: Position) -> Iterator[str]:
    if position.result() not in (+1, 0, -1):
        yield f"`result()` is {position.result()!r} and must be None, +1, 0 or -1."
    if position.moves():
        yield "the game is over, so there must be no legal move."
    if type(position).parse(str(position)) != position:
        yield "`parse` of the position's text must give the position."
