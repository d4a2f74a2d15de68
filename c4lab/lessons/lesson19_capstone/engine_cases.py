"""What an engine is asked in 19.1: its game, and positions that nobody could know beforehand."""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any
from zlib import crc32

from c4lab.capstone import slow
from c4lab.capstone.grounds import Ground, ground
from c4lab.capstone.positions import Asked, decided_next, solved, to_measure
from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.instruments import Meter

GAMES: dict[str, Any] = {game.__name__: game for game in (ConnectFour, Sim, TicTacToe)}
TO_SOLVE = {ConnectFour: (8, 12), Sim: (7, 9), TicTacToe: (4, 8)}
"""Moves left where values are asked for: a search in plain Python reaches the end in a second."""
LEGAL, AT_ONCE, VALUES, MEASURED, TIMED = 14, 14, 8, 3, 10


@dataclass(frozen=True)
class Questions:
    """`slow` is how many boards the slow engine makes at the positions `measured`. At `timed`,
    which are more, since some are decided at once, engines are timed that make their own boards."""

    ground: Ground
    seed: int
    legal: tuple[Position, ...]
    at_once: tuple[Asked, ...]
    values: tuple[Asked, ...]
    measured: tuple[Asked, ...]
    slow: int
    timed: tuple[Asked, ...]


def questions(tree: ast.Module | None) -> Questions:
    """What to ask this engine. The same engine is asked the same again; one with another name for
    a function or a variable is asked something new."""
    names = sorted(
        {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree else ()
    )
    return _drawn(game_of(tree), crc32(" ".join(names).encode()))


def game_of(tree: ast.Module | None) -> type[Position]:
    """The game that stands behind `position:` in the head of `choose`; Connect Four if none does.

    >>> game_of(ast.parse("def choose(position: Sim, seconds): pass")).__name__
    'Sim'
    """
    for node in ast.walk(tree) if tree else ():
        if isinstance(node, ast.FunctionDef) and node.name == "choose" and node.args.args:
            said = node.args.args[0].annotation
            name = said.attr if isinstance(said, ast.Attribute) else getattr(said, "id", "")
            found: type[Position] = GAMES.get(name, ConnectFour)
            return found
    return ConnectFour


@cache
def _drawn(game: type[Position], seed: int) -> Questions:
    where, random = ground(game), Random(seed)
    measured = tuple(to_measure(where, random, MEASURED))
    nearer = replace(where, values=TO_SOLVE[game])
    return Questions(
        where, seed, tuple(_on_the_way(game, random)),
        tuple(decided_next(game, random, AT_ONCE)), tuple(solved(nearer, random, VALUES)),
        measured, sum(map(_slow_nodes, measured)), tuple(to_measure(where, random, TIMED)),
    )  # fmt: skip


def _on_the_way(game: type[Position], random: Random) -> list[Position]:
    """Positions of random games, from the start to the last move, each from a game of its own."""
    found: list[Position] = []
    while len(found) < LEGAL:
        position, left = game(), max(1, game().left * (LEGAL - len(found)) // LEGAL)
        while position.result() is None and position.left > left:
            position = position.play(random.choice(position.moves()))
        if position.result() is None:
            found.append(position)
    return found


def _slow_nodes(asked: Asked) -> int:
    meter = Meter()
    slow(meter.watch(asked.position), 60.0)
    return meter.nodes
