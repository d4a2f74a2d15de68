"""What an engine is: a file with a function from a position and a number of seconds to a move."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass, field
from inspect import signature
from os import PathLike
from typing import Any

from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.work.written_file import BadFile, WrittenFile

Choose = Callable[[Any, float], int]
CHOOSE = "choose"
"""The name of an engine's function."""
GAMES: dict[str, type[Position]] = {game.__name__: game for game in (ConnectFour, Sim, TicTacToe)}
WAY_OUT = "give the name of a file with a function choose(position, seconds) that returns a move"


@dataclass(frozen=True)
class Engine:
    """An engine with a name: `choose(position, seconds)` returns a move, in this `game`."""

    name: str
    choose: Choose
    game: type[Position] = ConnectFour


@dataclass
class Seated:
    """An engine as a player for matches and for a board's menu. It has `seconds` for each move."""

    engine: Engine
    seconds: float
    name: str = field(init=False)

    def __post_init__(self) -> None:
        self.name = self.engine.name

    def choose(self, position: Position) -> int:
        return self.engine.choose(position, self.seconds)


def engine_of(given: str | PathLike[str] | Callable[..., Any], name: str = "") -> Engine:
    """The engine in the file with this path, which runs anew; or one made of a function. If
    `choose` takes no seconds, it gets only the position.

    Raises BadFile, a ValueError, for a file that is none, and ValueError for anything else.
    """
    if isinstance(given, str | PathLike):
        file = WrittenFile.read(given)
        choose, game = file.function(CHOOSE), game_of(file.tree)
        known = file.name.removesuffix(".py")
    else:
        choose, game = given, ConnectFour
        known = getattr(given, "__name__", "<lambda>").replace("<lambda>", "your engine")
    if isinstance(choose, type) or not callable(choose):
        raise ValueError(f"{given!r:.80} is no engine: {WAY_OUT}.")
    shown, takes = name or known, _count_arguments(choose)
    if takes == 2:
        return Engine(shown, choose, game)
    if takes == 1:
        return Engine(shown, lambda position, seconds: choose(position), game)
    raise BadFile(f"{shown} cannot be called with a position and its seconds: {WAY_OUT}.")


def _count_arguments(choose: Any) -> int:
    """2 if `choose` can be called with (position, seconds), 1 if with the position only, else 0."""
    try:
        parameters = signature(choose)
    except (TypeError, ValueError):
        return 2  # a function made in C, which raises TypeError itself
    for count in (2, 1):
        try:
            parameters.bind(*range(count))
        except TypeError:
            continue
        return count
    return 0


def game_of(tree: ast.Module | None) -> type[Position]:
    """The game of an engine, by its code: that in the type of `position` in `def choose(position:
    ...)`, or else Connect Four.

    >>> game_of(ast.parse("def choose(position: Sim, seconds): pass")).__name__
    'Sim'
    """
    for node in ast.walk(tree) if tree else ():
        if isinstance(node, ast.FunctionDef) and node.name == CHOOSE and node.args.args:
            hint = node.args.args[0].annotation
            name = hint.attr if isinstance(hint, ast.Attribute) else getattr(hint, "id", "")
            return GAMES.get(name, ConnectFour)
    return ConnectFour
