"""The opponents that the boards of the lessons offer, by strength."""

from collections.abc import Callable

from c4lab.evaluation import Squares
from c4lab.games import Bitboard, ConnectFour, Position, Sim, TicTacToe
from c4lab.players.agents import agent
from c4lab.players.forced import forced_first
from c4lab.players.graded import GradedPlayer
from c4lab.players.invited import add_guest, guests
from c4lab.players.perfect import Perfect
from c4lab.players.player import Player, RandomPlayer
from c4lab.players.searcher import Searcher
from c4lab.players.sim import SimSolver
from c4lab.players.strong_player import strong
from c4lab.players.timed import Timed
from c4lab.players.tuned import COMPILED_G, CompiledG

CAREFUL = 3  # moves ahead: enough to win, to stop a win, not to see a double threat

SLIPS = {"slips often": 0.5, "slips sometimes": 0.2}
"""The chance of a slip. The table in `GradedPlayer` shows why they stand between the others."""

Make = Callable[[int | None], Player]
"""Makes a player from a seed."""


def _maker_of_graded(strength: str) -> Make:
    return lambda seed: GradedPlayer(SLIPS[strength], seed, name=strength)


PERFECT: dict[type, Make] = {
    TicTacToe: lambda seed: Searcher(name="perfect", seed=seed),
    Sim: lambda seed: SimSolver(seed),
    ConnectFour: lambda seed: Perfect(),
    Bitboard: lambda seed: Perfect(),
}

OF_SOME_GAMES: dict[str, dict[type, Make]] = {
    **{name: dict.fromkeys((ConnectFour, Bitboard), _maker_of_graded(name)) for name in SLIPS},
    "strong": {ConnectFour: strong, Bitboard: strong},
    "perfect": PERFECT,
}
"""Strength: {game: maker}. Weakest first; each is stronger than "careful"."""

A_SECOND = "a second a move"


def _timed_player(game: type[Position]) -> Player:
    if issubclass(game, (ConnectFour, Bitboard)):
        return Timed(1, Squares(), forced_first, name=A_SECOND)
    return Timed(1, name=A_SECOND)


def strengths(game: type[Position]) -> tuple[str, ...]:
    """The strengths of the opponents of `game`, weakest first."""
    special = (name for name, games in OF_SOME_GAMES.items() if game in games)
    return ("beginner", "careful", *special)


def others(game: type[Position]) -> tuple[str, ...]:
    """The opponents of `game` that have no place among the strengths; invited players come last.

    How well a player by the clock plays depends on the machine, agent T's depth on the number of
    discs, and agent G's strength on the weights that tuning found.
    """
    return (*_our_others(game), *guests(game))


def _our_others(game: type[Position]) -> tuple[str, ...]:
    if issubclass(game, (ConnectFour, Bitboard)):
        return A_SECOND, "agent T", COMPILED_G
    return (A_SECOND,)


def invite(player: Player, game: type[Position]) -> None:
    """Makes `player` an opponent of `game` for this session, under its name, also in menus.

    It replaces an invited player of the same name. Raises ValueError if one of our own players has
    this name.
    """
    if player.name in (*strengths(game), *_our_others(game)):
        raise ValueError(f"{player.name!r} is one of our own players: choose another name.")
    add_guest(player, game)


def opponent(strength: str, game: type[Position], seed: int | None = None) -> Player:
    """A player of `game` by its strength or name.

    "beginner" plays at random, "careful" looks 3 moves ahead, "strong" looks 7 moves ahead with an
    evaluation, "perfect" makes no mistake. "slips often" and "slips sometimes" are perfect except
    for their slips. "a second a move" looks as far ahead as it can in a second. "agent T" counts
    threats. "agent G, compiled" looks 7 moves ahead in machine code, with weights that tuning
    found. The same `seed` gives the same moves.

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
        return _timed_player(game)
    if strength == "agent T":
        return agent("T")
    if strength == COMPILED_G:
        return CompiledG()
    if strength == "beginner":
        return RandomPlayer(seed)
    if strength == "careful":
        return Searcher(depth=CAREFUL, name="careful", seed=seed)
    return OF_SOME_GAMES[strength][game](seed)
