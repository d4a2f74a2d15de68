"""Opponents by strength: what the boards of the lessons offer to play against."""

from __future__ import annotations

from collections.abc import Callable

from c4lab.games import Bitboard, ConnectFour, Position, Sim, TicTacToe
from c4lab.players.lines import line_tables
from c4lab.players.player import Player, RandomPlayer
from c4lab.players.searcher import Searcher
from c4lab.players.sim import SimSolver

CAREFUL = 3  # moves ahead: takes a win, stops one, and misses a double threat

AHEAD = 7  # moves that "strong" looks ahead: an instant here, a second on a slow machine


def _strong(seed: int | None) -> Player:
    return Searcher(line_tables, depth=AHEAD, name="strong", seed=seed)


STRONG: dict[type, Callable[[int | None], Player]] = {ConnectFour: _strong, Bitboard: _strong}

PERFECT: dict[type, Callable[[int | None], Player]] = {
    TicTacToe: lambda seed: Searcher(name="perfect", seed=seed),
    Sim: lambda seed: SimSolver(seed),
}


def strengths(game: type[Position]) -> tuple[str, ...]:
    """The strengths that `game` has opponents of, weakest first."""
    strong = ("strong",) if game in STRONG else ()
    perfect = ("perfect",) if game in PERFECT else ()
    return ("beginner", "careful", *strong, *perfect)


def opponent(strength: str, game: type[Position], seed: int | None = None) -> Player:
    """A player of `game`: "beginner" plays at random, "careful" looks a few moves ahead,
    "strong" many with an evaluation, "perfect" never goes wrong. The same `seed` plays the same
    again.

    Raises ValueError if the game has no opponent of that strength.

    >>> from c4lab.games import TicTacToe
    >>> opponent("perfect", TicTacToe).choose(TicTacToe.parse("1"))
    5
    """
    if strength not in strengths(game):
        raise ValueError(
            f"{game.__name__} has no opponent called {strength!r}: "
            f"choose from {', '.join(strengths(game))}."
        )
    if strength == "beginner":
        return RandomPlayer(seed)
    if strength == "careful":
        return Searcher(depth=CAREFUL, name="careful", seed=seed)
    if strength == "strong":
        return STRONG[game](seed)
    return PERFECT[game](seed)
