"""Tests whether a class keeps the rules of `Position`, on which searches, boards and checks rely.

The test plays random games. A rule that it reports is broken; it may miss other broken rules.
"""

from random import Random
from typing import Any

TAKES_ONE_FOR_THE_OTHER = "has the same `key`, so a table would take one for the other"


def check_game(game: Any) -> None:
    """Plays 100 random games, the same ones in every call.

    Raises AssertionError, with the moves and the rule, at the first position that breaks one.
    """
    known = {game().key: game()}
    for seed in range(100):
        chance, before = Random(seed), game()
        _rule(before, before.player == +1 and not before.history, "`player` +1, no `history`")
        while before.result() is None:
            moves = list(before.moves())
            _rule(before, bool(moves), "there is a legal move while `result()` is None")
            _rule(before, moves == sorted(set(moves)), "`moves()`: the smallest first, each once")
            position = before.play(chance.choice(moves))
            _after_a_move(before, position)
            _like_its_equal(known.setdefault(position.key, position), position)
            before = position
        _rule(before, before.result() in (+1, 0, -1), "`result()` is None, +1, 0 or -1")
        _rule(before, not before.moves(), "there is no legal move once the game is over")
        again = game.parse(str(before))
        _rule(before, again == before and str(again) == str(before), "`parse` reads what str wrote")


def _after_a_move(before: Any, position: Any) -> None:
    # Negamax assumes that what is good for one player is bad for the player who moves next. A game
    # in which a turn is several moves has to make them one move.
    _rule(position, position.player == -before.player, "the players alternate")
    _rule(position, position.history[:-1] == before.history, "`history` grows by the move")
    _rule(position, 0 <= position.left < before.left, "`left` falls with each move, not below 0")
    _rule(position, position.key != before.key, "each move changes the `key`")


def _like_its_equal(other: Any, position: Any) -> None:
    for name in ("player", "left"):
        same = getattr(position, name) == getattr(other, name)
        _rule(position, same, f"as `{name}` after {other}, which {TAKES_ONE_FOR_THE_OTHER}")
    same = list(position.moves()) == list(other.moves()) and position.result() == other.result()
    _rule(position, same, f"moves and result as after {other}, which {TAKES_ONE_FOR_THE_OTHER}")


def _rule(position: Any, kept: bool, rule: str) -> None:
    assert kept, f"{type(position).__name__} after {str(position)!r} breaks a rule: {rule}"
