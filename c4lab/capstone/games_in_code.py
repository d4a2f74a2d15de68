"""Which game an engine is written for, by its code: nothing of it runs."""

from __future__ import annotations

import ast
from typing import Any

from c4lab.games import ConnectFour, Position, Sim, TicTacToe

GAMES: dict[str, Any] = {game.__name__: game for game in (ConnectFour, Sim, TicTacToe)}


def game_of(tree: ast.Module | None) -> type[Position]:
    """The game in the type of `position` in `def choose(position: ...)`; else Connect Four.

    >>> game_of(ast.parse("def choose(position: Sim, seconds): pass")).__name__
    'Sim'
    """
    for node in ast.walk(tree) if tree else ():
        if isinstance(node, ast.FunctionDef) and node.name == "choose" and node.args.args:
            hint = node.args.args[0].annotation
            name = hint.attr if isinstance(hint, ast.Attribute) else getattr(hint, "id", "")
            found: type[Position] = GAMES.get(name, ConnectFour)
            return found
    return ConnectFour
