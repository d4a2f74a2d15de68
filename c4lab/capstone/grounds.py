"""The three games of the capstone: for each its values, its opponents and its tasks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.players import Player, agent, opponent
from c4lab.search import alphabeta
from c4lab.solver.sim import solve as solve_sim
from c4lab.solver.solver import session

Goal = Literal["better", "unbeaten", ""]
"""What a match has to show: "better" (the interval lies above one half), "unbeaten" (no game
is lost) or nothing: then the result is only printed."""


@dataclass(frozen=True)
class Rival:
    """A named opponent: `make(seed)` makes it. A large match has so many `games`, and a `goal`."""

    name: str
    make: Callable[[int], Player]
    games: int
    goal: Goal = ""


@dataclass(frozen=True)
class Ground:
    """A game, and how engines are tested in it. `worth(position)` is the outcome with best play,
    +1, 0 or -1 for the first player. `values` and `cost` are the fewest and the most moves left in
    the positions of these two gates, `near` those where the slow engine sees the end, too. A match
    begins with `opening` random moves."""

    game: type[Any]
    worth: Callable[[Any], int]
    values: tuple[int, int]
    cost: tuple[int, int]
    near: tuple[int, int]
    opening: int
    rivals: tuple[Rival, ...]


def _worth_by_search(position: Position) -> int:
    return int(alphabeta(position).value)


def _worth_in_sim(position: Sim) -> int:
    result = position.result()
    return int(solve_sim(position).value) if result is None else result


def _worth_in_connect_four(position: ConnectFour) -> int:
    result = position.result()
    if result is not None:
        return result
    score = session().solve(position)
    return position.player * ((score > 0) - (score < 0))


def _opponent(name: str, game: type[Position]) -> Callable[[int], Player]:
    return lambda seed: opponent(name, game, seed)


def _agent(name: str) -> Callable[[int], Player]:
    return lambda seed: agent(name)


def _connect_four_rivals() -> tuple[Rival, ...]:
    return (
        Rival("beginner", _opponent("beginner", ConnectFour), 20, "better"),
        Rival("careful", _opponent("careful", ConnectFour), 20, "better"),
        Rival("V", _agent("V"), 10),
        Rival("L", _agent("L"), 10),
        Rival("G", _agent("G"), 4),
        Rival("T", _agent("T"), 4),
        Rival("perfect", _opponent("perfect", ConnectFour), 6),
    )


def ground(game: Any) -> Ground:
    """Returns the `Ground` of a game. Raises ValueError unless it is one of the three games."""
    if game is TicTacToe:
        rivals = (
            Rival("beginner", _opponent("beginner", TicTacToe), 20, "better"),
            Rival("careful", _opponent("careful", TicTacToe), 20),
            Rival("perfect", _opponent("perfect", TicTacToe), 20, "unbeaten"),
        )
        return Ground(TicTacToe, _worth_by_search, (4, 8), (7, 8), (6, 7), 0, rivals)
    if game is Sim:
        rivals = (
            Rival("beginner", _opponent("beginner", Sim), 20, "better"),
            Rival("careful", _opponent("careful", Sim), 20, "better"),
            Rival("perfect", _opponent("perfect", Sim), 10),
        )
        return Ground(Sim, _worth_in_sim, (7, 11), (8, 9), (7, 8), 2, rivals)
    if game is ConnectFour:
        worth, all_rivals = _worth_in_connect_four, _connect_four_rivals()
        return Ground(ConnectFour, worth, (11, 16), (10, 11), (9, 10), 3, all_rivals)
    raise ValueError(f"{game!r:.80} is no game of this lesson: choose TicTacToe, Sim, ConnectFour.")
