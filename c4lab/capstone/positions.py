"""The positions that the gates ask an engine about: random, so nobody can know them before."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, cached_property
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

from c4lab.capstone.engine import game_of
from c4lab.capstone.grounds import Ground, ground
from c4lab.capstone.lesson_engine import choose as lessons_choose
from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.instruments import Meter

TRIES = 20_000
"""The most random games that are played to find positions."""


class ValuedPosition(NamedTuple):
    """A position with the worth of each of its moves for the side to move: +1, 0 or -1."""

    position: Any
    worth: dict[int, int]

    @property
    def best(self) -> tuple[int, ...]:
        """The moves that keep the value of the position."""
        most = max(self.worth.values())
        return tuple(move for move, worth in self.worth.items() if worth == most)


def ends_at_once(position: Any) -> dict[int, int]:
    """The moves that end the game, each with its worth for the side to move."""
    after = {move: position.play(move).result() for move in position.moves()}
    return {move: position.player * result for move, result in after.items() if result is not None}


def decided_next(game: type[Any], random: Random, count: int) -> list[ValuedPosition]:
    """`count` positions in which one move wins at once and another does not, or in which one move
    loses at once and another does not. Other moves count as worth 0."""

    def valued(position: Any) -> ValuedPosition | None:
        ending = ends_at_once(position)
        worth = {move: ending.get(move, 0) for move in position.moves()}
        return ValuedPosition(position, worth) if len(set(worth.values())) > 1 else None

    longest = game().left
    return _draw_positions(game, random, count, (1, longest), valued)


def must_block(
    ground: Ground, random: Random, count: int, left: tuple[int, int]
) -> list[ValuedPosition]:
    """`count` positions, with so many moves left, where most moves lose at once or to the next
    reply, and no other move loses at all. The first move is one of those that lose, and so is the
    one in the middle of the list."""

    def loses(position: Any, move: int) -> bool:
        after = position.play(move)
        if after.result() is not None:
            return bool(after.result() == -position.player)
        return +1 in ends_at_once(after).values()

    def valued(position: Any) -> ValuedPosition | None:
        moves = position.moves()
        lost = {move for move in moves if loses(position, move)}
        safe = {*moves} - lost
        if not safe or len(safe) > len(lost) or {moves[0], moves[len(moves) // 2]} & safe:
            return None
        worth = worth_of_moves(ground, position)
        # Who sees a loss may play any move, and who sees a win stops. In Sim nobody draws.
        if not {worth[move] for move in safe} <= ({+1} if ground.game is Sim else {0}):
            return None
        return ValuedPosition(position, {move: -int(move in lost) for move in moves})

    return _draw_positions(ground.game, random, count, left, valued)


def worth_of_moves(ground: Ground, position: Any) -> dict[int, int]:
    """The worth of each move for the side to move."""
    player = position.player
    return {move: player * ground.worth(position.play(move)) for move in position.moves()}


def solved(ground: Ground, random: Random, count: int) -> list[ValuedPosition]:
    """`count` positions in which no move wins at once and not all moves have the same worth. All
    moves are solved."""

    def valued(position: Any) -> ValuedPosition | None:
        if +1 in ends_at_once(position).values():
            return None
        worth = worth_of_moves(ground, position)
        return ValuedPosition(position, worth) if len(set(worth.values())) > 1 else None

    return _draw_positions(ground.game, random, count, ground.values, valued)


def to_measure(ground: Ground, random: Random, count: int) -> list[ValuedPosition]:
    """`count` solved positions near the end, which the slow engine searches to the end, too."""
    return solved(replace(ground, values=ground.near), random, count)


def _draw_positions(
    game: type[Any],
    random: Random,
    count: int,
    left: tuple[int, int],
    valued: Callable[[Any], ValuedPosition | None],
) -> list[ValuedPosition]:
    """The first `count` different positions for which `valued` is not None."""
    found: dict[Any, ValuedPosition] = {}
    for position in _random_positions(game, random, left):
        if position.key not in found and (each := valued(position)):
            found[position.key] = each
        if len(found) == count:
            break
    return [*found.values()]


def _random_positions(game: type[Any], random: Random, left: tuple[int, int]) -> Iterator[Any]:
    """Unfinished positions of random games, with between left[0] and left[1] moves left."""
    for _ in range(TRIES):
        position, stop = game(), random.randint(*left)
        while position.left > stop and position.result() is None:
            position = position.play(random.choice(position.moves()))
        if position.result() is None:
            yield position


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


SMALL = Size(14, 14, 10, 5, 4, 6, 6, 10, little=0.05, more=0.4, to_solve=1.5, in_a_match=0.03,
             whole=False)  # fmt: skip
"""What the check of 19.1 asks."""
LARGE = Size(42, 40, 20, 20, 12, 12, 12, 20, little=0.2, more=1.0, to_solve=3.0, in_a_match=0.2,
             whole=True)  # fmt: skip
TO_SOLVE = {ConnectFour: (8, 12), Sim: (7, 9), TicTacToe: (4, 8)}
"""Moves left where values are asked for: a search in plain Python reaches the end in a second."""
TO_BLOCK = {ConnectFour: (12, 24), Sim: (4, 9), TicTacToe: (4, 7)}
"""Moves left where most moves lose at once: too many for a search to the end in so little time."""


def hard(game: type[Position]) -> list[str]:
    """Positions near the end that an engine gets wrong if it leaves out its last five passes.

    Without them such an engine is right nearly always: among drawn positions, 1 of 30 shows the
    fault. In each of these, most of the moves that look best without the last five passes are
    wrong, and among them the first, the last, and the one nearest to the centre. They come from
    random games.
    """
    lines = files("c4lab.data").joinpath("hard.txt").read_text(encoding="utf-8").splitlines()[1:]
    return [moves for name, moves in map(str.split, lines) if name == game.__name__]


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
        chosen = [game.parse(text) for text in random.sample(hard(game), self.size.hard)]
        valued = (ValuedPosition(each, worth_of_moves(self.ground, each)) for each in chosen)
        where = self.ground if self.size.whole else near
        return (*solved(where, random, self.size.values), *valued)

    @cached_property
    def blocks(self) -> tuple[ValuedPosition, ...]:
        """Where most moves lose at once, none wins, and the moves that are usually tried first are
        among those that lose: so a pass that did not end likes a move that loses."""
        left = TO_BLOCK[self.ground.game]
        return tuple(must_block(self.ground, self._random("blocks"), self.size.blocks, left))

    @cached_property
    def measured(self) -> tuple[ValuedPosition, ...]:
        return tuple(self._far("measured", self.size.measured))

    def _far(self, group: str, count: int) -> list[ValuedPosition]:
        """Positions in which there is enough to search for a step to show."""
        return solved(replace(self.ground, values=self.ground.cost), self._random(group), count)

    @cached_property
    def near(self) -> tuple[ValuedPosition, ...]:
        """Where even the slow engine sees the end long before its time is up."""
        return tuple(to_measure(self.ground, self._random("near"), 3))

    @cached_property
    def lessons(self) -> int:
        """How many boards the lesson's engine makes at the positions `measured`."""
        return sum(map(_lessons_nodes, self.measured))

    @cached_property
    def timed(self) -> tuple[ValuedPosition, ...]:
        """Where engines are timed that make their own boards: more positions than are `measured`,
        since some are decided at once."""
        return tuple(self._far("timed", self.size.timed))


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


def _lessons_nodes(asked: ValuedPosition) -> int:
    meter = Meter()
    lessons_choose(meter.watch(asked.position), 60.0)
    return meter.nodes
