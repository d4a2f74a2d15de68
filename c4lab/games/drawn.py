"""A tree on paper as something to search: lists hold what can be reached, numbers are its leaves.

The first player, MAX, is to move at the root, and the numbers are MAX's. Nothing is won or lost in
it, so a search needs `worth` for its evaluation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from c4lab.games.position import IllegalMove

Tree = int | Sequence["Tree"]


@dataclass(frozen=True)
class Drawn:
    """A node of a drawn tree. Move 1 leads to its first branch.

    >>> from c4lab.search import negamax
    >>> negamax(Drawn([[3, 5], [2, 9]]), 2, worth)
    Choice(value=3, move=1)
    """

    tree: Tree
    history: tuple[int, ...] = ()

    @property
    def player(self) -> int:
        return -1 if len(self.history) % 2 else +1

    @property
    def key(self) -> tuple[int, ...]:
        return self.history

    @property
    def left(self) -> int:
        """How many moves there are on the longest way down from here."""
        return max((1 + self.play(move).left for move in self.moves()), default=0)

    def moves(self) -> range:
        return range(1, 1 + (0 if isinstance(self.tree, int) else len(self.tree)))

    def play(self, move: int) -> Self:
        if isinstance(self.tree, int) or move not in self.moves():
            raise IllegalMove(f"There is no branch {move!r} here.")
        return type(self)(self.tree[move - 1], (*self.history, move))

    def result(self) -> int | None:
        return None

    @classmethod
    def parse(cls, text: str) -> Self:
        raise IllegalMove("A drawn tree has no text: make it of its lists, as Drawn([[3, 5], 2]).")

    def __str__(self) -> str:
        return "-".join(map(str, self.history))

    def diagram(self) -> str:
        return str(self.tree)


def worth(position: Drawn) -> int:
    """What the leaf is worth for the side to move there."""
    assert isinstance(position.tree, int)
    return position.player * position.tree
