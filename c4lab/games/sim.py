"""Sim: six points, fifteen edges. The player who closes a triangle in their own colour loses.

Gustavus Simmons, "The Game of SIM", 1969. An edge is named by its two points, lower first:
34 joins points 3 and 4. When all edges of six points are coloured in two colours, some triangle
has one colour, so there are no draws.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import combinations
from typing import Self

from c4lab.games.position import IllegalMove, Shown, python_int

POINTS = range(1, 7)
EDGES = tuple(10 * a + b for a, b in combinations(POINTS, 2))
TRIANGLES = tuple((10 * a + b, 10 * a + c, 10 * b + c) for a, b, c in combinations(POINTS, 3))
TRIANGLES_WITH = {edge: [t for t in TRIANGLES if edge in t] for edge in EDGES}
COLOURS = {+1: "Red", -1: "Amber"}


@dataclass(frozen=True, eq=False, repr=False)
class Sim(Shown):
    """A position in Sim: the edges that each player has coloured. Red moves first.

    >>> position = Sim.parse("12-34-13-56-23")
    >>> position.result()  # red closed the triangle 1-2-3 and lost
    -1
    """

    red: frozenset[int] = frozenset()
    amber: frozenset[int] = frozenset()
    history: tuple[int, ...] = ()
    loser: int = 0

    @property
    def player(self) -> int:
        return -1 if len(self.history) % 2 else +1

    @property
    def key(self) -> Hashable:
        return (self.red, self.amber)

    @property
    def left(self) -> int:
        return 15 - len(self.history)

    def moves(self) -> tuple[int, ...]:
        if self.loser:
            return ()
        return tuple(edge for edge in EDGES if edge not in self.red and edge not in self.amber)

    def play(self, move: int) -> Self:
        move = python_int(move)
        self._check(move)
        red, amber, player, loser = self.red, self.amber, self.player, 0
        if player == +1:
            mine = red = red | {move}
        else:
            mine = amber = amber | {move}
        for triangle in TRIANGLES_WITH[move]:
            if mine.issuperset(triangle):
                loser = player
        return type(self)(red, amber, (*self.history, move), loser)

    def result(self) -> int | None:
        return -self.loser if self.loser else None

    def winning_line(self) -> tuple[int, ...]:
        """The edges of the triangle that its owner closed and so lost the game; empty if none."""
        mine = self.red if self.loser == +1 else self.amber
        for triangle in TRIANGLES:
            if self.loser and mine.issuperset(triangle):
                return triangle
        return ()

    def __eq__(self, other: object) -> bool:
        return self.key == other.key if isinstance(other, Sim) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.key)

    @classmethod
    def parse(cls, text: str) -> Self:
        if not isinstance(text, str):
            raise IllegalMove(f"{text!r} is not text: write the edges in quotes, as '12-34-15'.")
        position = cls()
        for name in text.replace("-", " ").split():
            if not name.isdecimal() or len(name) != 2:
                raise IllegalMove(
                    f"{name!r} is not an edge: write the edges in the order they were played, "
                    "each as its two points, such as '12-34-15'."
                )
            position = position.play(int(name))
        return position

    def __str__(self) -> str:
        return "-".join(map(str, self.history))

    def diagram(self) -> str:
        edges = {+1: sorted(self.red), -1: sorted(self.amber)}
        return "\n".join(
            f"{COLOURS[player]}: {' '.join(map(str, edges[player])) or '-'}" for player in (+1, -1)
        )

    def _check(self, move: int) -> None:
        """Raises IllegalMove, with the reason, if `move` is not legal."""
        if type(move) is not int or move not in TRIANGLES_WITH:
            raise IllegalMove(
                f"{move!r} is not an edge: name an edge by its two points, lower first, "
                "from 12 to 56."
            )
        if self.loser:
            raise IllegalMove(f"Edge {move} cannot be played: the game is over.")
        for player, edges in ((+1, self.red), (-1, self.amber)):
            if move in edges:
                raise IllegalMove(
                    f"Edge {move} is already {COLOURS[player].lower()}: "
                    f"the free edges are {', '.join(map(str, self.moves()))}."
                )
