"""The positions that 19.1 asks an engine about; nobody can know them beforehand."""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import cache, cached_property
from random import Random
from zlib import crc32

from c4lab.capstone import slow
from c4lab.capstone.games_in_code import game_of
from c4lab.capstone.grounds import ground
from c4lab.capstone.positions import (
    ValuedPosition,
    decided_next,
    must_block,
    solved,
    to_measure,
    worth_of_moves,
)
from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.instruments import Meter
from c4lab.lessons.lesson19_capstone.hard_positions import HARD

TO_SOLVE = {ConnectFour: (8, 12), Sim: (7, 9), TicTacToe: (4, 8)}
"""Moves left where values are asked for: a search in plain Python reaches the end in a second."""
TO_BLOCK = {ConnectFour: (12, 24), Sim: (4, 9), TicTacToe: (4, 7)}
"""Moves left where most moves lose at once: too many for a search to the end in so little time."""
LEGAL, AT_ONCE, BLOCKS, VALUES, FOR_THE_HASTY, MEASURED, TIMED = 14, 14, 10, 4, 6, 3, 10


class Questions:
    """The positions for an engine of this game, drawn by `seed`.

    Each group is drawn when it is first needed: an engine that fails early needs few of them.
    """

    def __init__(self, game: type[Position], seed: int) -> None:
        self.ground, self.seed = ground(game), seed

    def _random(self, group: str) -> Random:
        return Random(f"{group} {self.seed}")

    @cached_property
    def legal(self) -> tuple[Position, ...]:
        return tuple(_on_the_way(self.ground.game, self._random("legal")))

    @cached_property
    def at_once(self) -> tuple[ValuedPosition, ...]:
        return tuple(decided_next(self.ground.game, self._random("at once"), AT_ONCE))

    @cached_property
    def values(self) -> tuple[ValuedPosition, ...]:
        nearer = replace(self.ground, values=TO_SOLVE[self.ground.game])
        random, game = self._random("values"), self.ground.game
        chosen = [game.parse(text) for text in random.sample(HARD[game.__name__], FOR_THE_HASTY)]
        hard = (ValuedPosition(each, worth_of_moves(self.ground, each)) for each in chosen)
        return (*solved(nearer, random, VALUES), *hard)

    @cached_property
    def blocks(self) -> tuple[ValuedPosition, ...]:
        """Where most moves lose at once, none wins, and the moves that are usually tried first are
        among those that lose: so a pass that did not end likes a move that loses."""
        left = TO_BLOCK[self.ground.game]
        return tuple(must_block(self.ground, self._random("blocks"), BLOCKS, left))

    @cached_property
    def measured(self) -> tuple[ValuedPosition, ...]:
        return tuple(to_measure(self.ground, self._random("measured"), MEASURED))

    @cached_property
    def slow(self) -> int:
        """How many boards the slow engine makes at the positions `measured`."""
        return sum(map(_slow_nodes, self.measured))

    @cached_property
    def timed(self) -> tuple[ValuedPosition, ...]:
        """Where engines are timed that make their own boards: more positions than are `measured`,
        since some are decided at once."""
        return tuple(to_measure(self.ground, self._random("timed"), TIMED))


def questions(tree: ast.Module | None) -> Questions:
    """The questions for this engine: the same code gets the same questions again.

    Code with another name of a function or variable gets new ones.
    """
    names = sorted(
        {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree else ()
    )
    return _questions(game_of(tree), crc32(" ".join(names).encode()))


_questions = cache(Questions)


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


def _slow_nodes(asked: ValuedPosition) -> int:
    meter = Meter()
    slow(meter.watch(asked.position), 60.0)
    return meter.nodes
