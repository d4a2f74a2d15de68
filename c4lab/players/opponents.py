"""Opponents by strength: what the boards of the lessons offer to play against."""

from collections.abc import Callable

from c4lab.evaluation import Squares
from c4lab.games import Bitboard, ConnectFour, Position, Sim, TicTacToe
from c4lab.players.agents import agent
from c4lab.players.forced import forced_first
from c4lab.players.graded import GradedPlayer
from c4lab.players.invited import guests, let_in
from c4lab.players.perfect import Perfect
from c4lab.players.player import Player, RandomPlayer
from c4lab.players.searcher import Searcher
from c4lab.players.sim import SimSolver
from c4lab.players.strong_player import strong
from c4lab.players.timed import Timed
from c4lab.players.tuned import COMPILED_G, Compiled

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

A_SECOND = "a second a move"


def _by_the_clock(game: type[Position]) -> Player:
    if issubclass(game, (ConnectFour, Bitboard)):
        return Timed(1, Squares(), forced_first, name=A_SECOND)
    return Timed(1, name=A_SECOND)


def strengths(game: type[Position]) -> tuple[str, ...]:
    """The strengths that `game` has opponents of, weakest first."""
    special = (name for name, games in OF_SOME_GAMES.items() if game in games)
    return ("beginner", "careful", *special)


def others(game: type[Position]) -> tuple[str, ...]:
    """The opponents of `game` without a place among the strengths: how well a player by the clock
    plays depends on the machine, agent T's depth on the number of discs, and how well agent G plays
    on the weights that were found for it. Who was invited comes last."""
    return (*_unplaced(game), *guests(game))


def _unplaced(game: type[Position]) -> tuple[str, ...]:
    if issubclass(game, (ConnectFour, Bitboard)):
        return A_SECOND, "agent T", COMPILED_G
    return (A_SECOND,)


def invite(player: Player, game: type[Position]) -> None:
    """From now on `player` is an opponent of `game` under its name, in the menus of boards too.

    The same name again takes the place of the old one. Raises ValueError if one of ours has it.
    """
    if player.name in (*strengths(game), *_unplaced(game)):
        raise ValueError(f"{player.name!r} is one of our own players: choose another name.")
    let_in(player, game)


def opponent(strength: str, game: type[Position], seed: int | None = None) -> Player:
    """A player of `game`: "beginner" plays at random, "careful" looks a few moves ahead,
    "strong" many with an evaluation, "perfect" never goes wrong. One that "slips often" or "slips
    sometimes" is perfect between its slips. The same `seed` plays the same again.
    "a second a move" looks as far ahead as it can in that time; "agent T" counts threats;
    "agent G, compiled" looks 7 moves ahead in machine code, with weights that a search found.

    Raises ValueError if the game has no opponent of that strength.

    >>> from c4lab.games import TicTacToe
    >>> opponent("perfect", TicTacToe).choose(TicTacToe.parse("1"))
    5
    """
    known = (*strengths(game), *others(game))
    if strength not in known:
        raise ValueError(
            f"{game.__name__} has no opponent called {strength!r}: choose from {', '.join(known)}."
        )
    if strength in guests(game):
        return guests(game)[strength]
    if strength == A_SECOND:
        return _by_the_clock(game)
    if strength == "agent T":
        return agent("T")
    if strength == COMPILED_G:
        return Compiled()
    if strength == "beginner":
        return RandomPlayer(seed)
    if strength == "careful":
        return Searcher(depth=CAREFUL, name="careful", seed=seed)
    return OF_SOME_GAMES[strength][game](seed)
