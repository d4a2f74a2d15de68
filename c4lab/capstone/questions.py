"""The positions that the gates ask an engine about; nobody can know them beforehand."""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import cache, cached_property
from random import Random
from typing import NamedTuple
from zlib import crc32

from c4lab.capstone.engine import game_of
from c4lab.capstone.grounds import ground
from c4lab.capstone.hard_positions import HARD
from c4lab.capstone.positions import (
    ValuedPosition,
    decided_next,
    must_block,
    solved,
    to_measure,
    worth_of_moves,
)
from c4lab.capstone.slow_engine import slow
from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.instruments import Meter


class Size(NamedTuple):
    """How much the gates ask. First the numbers of positions: those where a move only has to be
    legal, those that are decided at once, those with a loss to the next reply and how many of these
    get more time, those with known values and hard ones of these, those where boards are counted,
    and those where engines are timed that make boards of their own. Then the seconds for a move:
    `little` of them, `more`, enough `to_solve` a position, and those `in_a_match`.

    With `whole` positions are farther from the end, and all opponents play; without, only the
    first one.
    """

    legal: int
    at_once: int
    blocks: int
    replies: int
    values: int
    hard: int
    measured: int
    timed: int
    little: float
    more: float
    to_solve: float
    in_a_match: float
    whole: bool


SMALL = Size(14, 14, 10, 5, 4, 6, 3, 10, little=0.05, more=0.4, to_solve=1.5, in_a_match=0.03,
             whole=False)  # fmt: skip
"""What the check of 19.1 asks."""
LARGE = Size(42, 40, 20, 20, 12, 12, 8, 20, little=0.2, more=1.0, to_solve=3.0, in_a_match=0.2,
             whole=True)  # fmt: skip
TO_SOLVE = {ConnectFour: (8, 12), Sim: (7, 9), TicTacToe: (4, 8)}
"""Moves left where values are asked for: a search in plain Python reaches the end in a second."""
TO_BLOCK = {ConnectFour: (12, 24), Sim: (4, 9), TicTacToe: (4, 7)}
"""Moves left where most moves lose at once: too many for a search to the end in so little time."""


class Questions:
    """The positions for an engine of this game, drawn by `seed`.

    Each group is drawn when it is first needed: an engine that fails early needs few of them.
    """

    def __init__(self, game: type[Position], seed: int, size: Size = SMALL) -> None:
        self.ground, self.seed, self.size = ground(game), seed, size

    def _random(self, group: str) -> Random:
        return Random(f"{group} {self.seed}")

    @cached_property
    def legal(self) -> tuple[Position, ...]:
        return tuple(_on_the_way(self.ground.game, self._random("legal"), self.size.legal))

    @cached_property
    def at_once(self) -> tuple[ValuedPosition, ...]:
        random = self._random("at once")
        return tuple(decided_next(self.ground.game, random, self.size.at_once))

    @cached_property
    def values(self) -> tuple[ValuedPosition, ...]:
        random, game = self._random("values"), self.ground.game
        near = replace(self.ground, values=TO_SOLVE[game])
        chosen = [game.parse(text) for text in random.sample(HARD[game.__name__], self.size.hard)]
        hard = (ValuedPosition(each, worth_of_moves(self.ground, each)) for each in chosen)
        return (*solved(self.ground if self.size.whole else near, random, self.size.values), *hard)

    @cached_property
    def blocks(self) -> tuple[ValuedPosition, ...]:
        """Where most moves lose at once, none wins, and the moves that are usually tried first are
        among those that lose: so a pass that did not end likes a move that loses."""
        left = TO_BLOCK[self.ground.game]
        return tuple(must_block(self.ground, self._random("blocks"), self.size.blocks, left))

    @cached_property
    def measured(self) -> tuple[ValuedPosition, ...]:
        return tuple(to_measure(self.ground, self._random("measured"), self.size.measured))

    @cached_property
    def slow(self) -> int:
        """How many boards the slow engine makes at the positions `measured`."""
        return sum(map(_slow_nodes, self.measured))

    @cached_property
    def timed(self) -> tuple[ValuedPosition, ...]:
        """Where engines are timed that make their own boards: more positions than are `measured`,
        since some are decided at once."""
        return tuple(to_measure(self.ground, self._random("timed"), self.size.timed))


def questions_for(tree: ast.Module | None) -> Questions:
    """The small questions for this engine: the same code gets the same questions again.

    Code with another name of a function or variable gets new ones.
    """
    names = sorted(
        {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree else ()
    )
    return _questions(game_of(tree), crc32(" ".join(names).encode()))


_questions = cache(Questions)


def _on_the_way(game: type[Position], random: Random, count: int) -> list[Position]:
    """Positions of random games, from the start to the last move, each from a game of its own."""
    found: list[Position] = []
    while len(found) < count:
        position, left = game(), max(1, game().left * (count - len(found)) // count)
        while position.result() is None and position.left > left:
            position = position.play(random.choice(position.moves()))
        if position.result() is None:
            found.append(position)
    return found


def _slow_nodes(asked: ValuedPosition) -> int:
    meter = Meter()
    slow(meter.watch(asked.position), 60.0)
    return meter.nodes
