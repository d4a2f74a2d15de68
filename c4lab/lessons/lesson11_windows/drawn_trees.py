"""A tree as one draws it on paper, as a game that can be searched.

A list is a node with its branches, a number is a leaf. The first player, MAX, moves at the root,
and the numbers are in MAX's view. No leaf is a win or a loss: pass `worth` as the evaluation.
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
        """The number of moves on the longest way from here to a leaf."""
        return max((1 + self.play(move).left for move in self.moves()), default=0)

    def moves(self) -> range:
        return range(1, 1 + (0 if isinstance(self.tree, int) else len(self.tree)))

    def play(self, move: int) -> Self:
        if isinstance(self.tree, int) or move not in self.moves():
            raise IllegalMove(f"This node has no branch {move!r}.")
        return type(self)(self.tree[move - 1], (*self.history, move))

    def result(self) -> int | None:
        return None

    @classmethod
    def parse(cls, text: str) -> Self:
        raise IllegalMove("A drawn tree has no text: make it from lists, as in Drawn([[3, 5], 2]).")

    def __str__(self) -> str:
        return "-".join(map(str, self.history))

    def diagram(self) -> str:
        return str(self.tree)


def worth(position: Drawn) -> int:
    """The number of the leaf `position`, in the view of the side to move."""
    assert isinstance(position.tree, int)
    return position.player * position.tree
