"""The three games to choose from: what each is worth, who plays it, and what is asked for in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from c4lab.capstone.twin import NAME as SPIEL
from c4lab.capstone.twin import SpielPlayer, is_installed
from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.players import Player, agent, opponent
from c4lab.search import alphabeta
from c4lab.solver.shared_solver import session
from c4lab.solver.sim import solve as solve_sim

Goal = Literal["better", "unbeaten", ""]
"""What a match has to show: surely better (the interval lies above one half), no game lost, or
nothing, where it is only told."""


@dataclass(frozen=True)
class Rival:
    """A named opponent: how to make it from a seed, how many games, and the goal."""

    name: str
    make: Callable[[int], Player]
    games: int
    goal: Goal = ""


@dataclass(frozen=True)
class Ground:
    """A game to be good at. `worth` is a position's outcome with best play, +1, 0 or -1 for the
    first player. `values` and `speed` are how many moves are left, at least and at most, in the
    positions of these gates; `opening` how many moves chance makes at the start of a match."""

    game: type[Any]
    worth: Callable[[Any], int]
    values: tuple[int, int]
    speed: tuple[int, int]
    opening: int
    rivals: tuple[Rival, ...]


def _searched(position: Position) -> int:
    return int(alphabeta(position).value)


def _sim(position: Sim) -> int:
    result = position.result()
    return int(solve_sim(position).value) if result is None else result


def _connect_four(position: ConnectFour) -> int:
    result = position.result()
    if result is not None:
        return result
    score = session().solve(position)
    return position.player * ((score > 0) - (score < 0))


def _named(name: str, game: type[Position]) -> Callable[[int], Player]:
    return lambda seed: opponent(name, game, seed)


def _source(name: str) -> Callable[[int], Player]:
    return lambda seed: agent(name)


def _rivals() -> tuple[Rival, ...]:
    found = [
        Rival("beginner", _named("beginner", ConnectFour), 20, "better"),
        Rival("careful", _named("careful", ConnectFour), 20, "better"),
        Rival("V", _source("V"), 10),
        Rival("L", _source("L"), 10),
        Rival("G", _source("G"), 4),
        Rival("T", _source("T"), 4),
        Rival("perfect", _named("perfect", ConnectFour), 6),
    ]
    if is_installed():
        found.append(Rival(SPIEL, SpielPlayer, 10))
    return tuple(found)


def ground(game: Any) -> Ground:
    """What there is for `game`. Raises ValueError for one that is none of the three."""
    if game is TicTacToe:
        rivals = (
            Rival("beginner", _named("beginner", TicTacToe), 20, "better"),
            Rival("careful", _named("careful", TicTacToe), 20),
            Rival("perfect", _named("perfect", TicTacToe), 20, "unbeaten"),
        )
        return Ground(TicTacToe, _searched, (4, 8), (6, 7), 0, rivals)
    if game is Sim:
        rivals = (
            Rival("beginner", _named("beginner", Sim), 20, "better"),
            Rival("careful", _named("careful", Sim), 20, "better"),
            Rival("perfect", _named("perfect", Sim), 10),
        )
        return Ground(Sim, _sim, (7, 11), (7, 8), 2, rivals)
    if game is ConnectFour:
        return Ground(ConnectFour, _connect_four, (11, 16), (9, 10), 3, _rivals())
    raise ValueError(f"{game!r:.80} is no game of this lesson: choose TicTacToe, Sim, ConnectFour.")
