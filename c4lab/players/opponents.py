"""The opponents that the boards of the lessons offer, by strength, and those that one invites."""

from collections.abc import Callable
from functools import partial

from c4lab.evaluation import Squares
from c4lab.games import Bitboard, ConnectFour, Position, Sim, TicTacToe
from c4lab.players.agents_of_others import COMPILED_G, CompiledG, agent, strong
from c4lab.players.forced import forced_first
from c4lab.players.perfect_players import GradedPlayer, Perfect, PerfectSim
from c4lab.players.simple_players import Player, RandomPlayer, Searcher, Timed

CAREFUL = 3  # moves ahead: enough to win, to stop a win, not to see a double threat

SLIPS = {"slips often": 0.5, "slips sometimes": 0.2}
"""The chance of a slip. The table in `GradedPlayer` shows why they stand between the others."""

A_SECOND = "a second a move"

Make = Callable[[int | None], Player]
"""Makes a player from a seed."""

PERFECT: dict[type, Make] = {
    TicTacToe: lambda seed: Searcher(name="perfect", seed=seed),
    Sim: PerfectSim,
    ConnectFour: lambda seed: Perfect(),
    Bitboard: lambda seed: Perfect(),
}

_guests: dict[type[Position], dict[str, Player]] = {}


def _by_strength(game: type[Position]) -> dict[str, Make]:
    """The makers of the players of `game`, weakest first."""
    makers: dict[str, Make] = {
        "beginner": RandomPlayer,
        "careful": lambda seed: Searcher(depth=CAREFUL, name="careful", seed=seed),
    }
    if game in (ConnectFour, Bitboard):
        for name, chance in SLIPS.items():
            makers[name] = partial(GradedPlayer, chance, name=name)
        makers["strong"] = strong
    if game in PERFECT:
        makers["perfect"] = PERFECT[game]
    return makers


def _without_strength(game: type[Position]) -> dict[str, Make]:
    """The makers of the players of `game` that have no place among the strengths."""
    if not issubclass(game, ConnectFour):
        return {A_SECOND: lambda seed: Timed(1, name=A_SECOND)}
    return {
        A_SECOND: lambda seed: Timed(1, Squares(), forced_first, name=A_SECOND),
        "agent T": lambda seed: agent("T"),
        COMPILED_G: lambda seed: CompiledG(),
    }


def strengths(game: type[Position]) -> tuple[str, ...]:
    """The strengths of the opponents of `game`, weakest first."""
    return tuple(_by_strength(game))


def others(game: type[Position]) -> tuple[str, ...]:
    """The opponents of `game` that have no place among the strengths; invited players come last.

    How well a player by the clock plays depends on the machine, agent T's depth on the number of
    discs, and agent G's strength on the weights that tuning found.
    """
    return (*_without_strength(game), *guests(game))


def guests(game: type[Position]) -> dict[str, Player]:
    """The invited players of `game` and of the games from which its class derives, by name."""
    return {
        name: player
        for kind in reversed(game.__mro__)
        for name, player in _guests.get(kind, {}).items()
    }


def invite(player: Player, game: type[Position]) -> None:
    """Makes `player` an opponent of `game` for this session, under its name, also in menus.

    It replaces an invited player of the same name. Raises ValueError if one of our own players has
    this name.
    """
    if player.name in (*strengths(game), *_without_strength(game)):
        raise ValueError(f"{player.name!r} is one of our own players: choose another name.")
    _guests.setdefault(game, {})[player.name] = player


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
    invited = guests(game)
    if strength in invited:
        return invited[strength]
    makers = {**_by_strength(game), **_without_strength(game)}
    if strength not in makers:
        known = ", ".join((*makers, *invited))
        raise ValueError(
            f"{game.__name__} has no opponent called {strength!r}: choose from {known}."
        )
    return makers[strength](seed)
