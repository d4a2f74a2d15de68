"""Opponents by strength: what the boards of the lessons offer to play against."""

from __future__ import annotations

from collections.abc import Callable

from c4lab.games import Bitboard, ConnectFour, Position, Sim, TicTacToe
from c4lab.players.graded import GradedPlayer
from c4lab.players.perfect import Perfect
from c4lab.players.player import Player, RandomPlayer
from c4lab.players.searcher import Searcher
from c4lab.players.sim import SimSolver
from c4lab.players.strong import strong

CAREFUL = 3  # moves ahead: takes a win, stops one, and misses a double threat

SLIPS = {"slips often": 0.5, "slips sometimes": 0.2}
"""How often: see `GradedPlayer`, whose wins against the others put these where they stand."""

Make = Callable[[int | None], Player]
"""A player from a seed."""


def _slips(strength: str) -> Make:
    return lambda seed: GradedPlayer(SLIPS[strength], seed, name=strength)


PERFECT: dict[type, Make] = {
    TicTacToe: lambda seed: Searcher(name="perfect", seed=seed),
    Sim: lambda seed: SimSolver(seed),
    ConnectFour: lambda seed: Perfect(),
    Bitboard: lambda seed: Perfect(),
}

OF_SOME_GAMES: dict[str, dict[type, Make]] = {
    **{name: dict.fromkeys((ConnectFour, Bitboard), _slips(name)) for name in SLIPS},
    "strong": {ConnectFour: strong, Bitboard: strong},
    "perfect": PERFECT,
}
"""Weakest first; each is stronger than "careful"."""


def strengths(game: type[Position]) -> tuple[str, ...]:
    """The strengths that `game` has opponents of, weakest first."""
    special = (name for name, games in OF_SOME_GAMES.items() if game in games)
    return ("beginner", "careful", *special)


def opponent(strength: str, game: type[Position], seed: int | None = None) -> Player:
    """A player of `game`: "beginner" plays at random, "careful" looks a few moves ahead,
    "strong" many with an evaluation, "perfect" never goes wrong. One that "slips often" or "slips
    sometimes" is perfect between its slips. The same `seed` plays the same again.

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
    return OF_SOME_GAMES[strength][game](seed)
