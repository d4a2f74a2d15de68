"""The base class of evaluations: opinions about a position that can give their reasons."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple

from c4lab.evaluation.scan import check_board
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import Cell
from c4lab.search.choice import Evaluate


class Term(NamedTuple):
    """One thing on the board that counts: its description, its cells, and its value."""

    name: str
    cells: tuple[Cell, ...]
    value: float


class Evaluation(ABC):
    """An opinion about an unfinished position of Connect Four. Pass it to a search as `evaluate`.

    A call returns the opinion in the view of the side to move. The opinion is antisymmetric, as
    negamax needs it: the opinion for one side is minus the opinion for the other.
    """

    name: str

    @abstractmethod
    def terms(self, position: ConnectFour, player: int) -> Iterator[Term]:
        """Everything that counts in the score of `player`."""

    def score(self, position: ConnectFour, player: int) -> float:
        """The points of `player` (+1 or -1), counted as the method's authors do; often one-sided.

        Raises TypeError if `position` is not one of Connect Four.
        """
        check_board(position)
        return sum(term.value for term in self.terms(position, player))

    def __call__(self, position: ConnectFour) -> float:
        """The score of the side to move minus the score of the other side."""
        check_board(position)
        player = position.player
        return self.score(position, player) - self.score(position, -player)

    def explain(self, position: ConnectFour) -> tuple[Term, ...]:
        """The terms of both sides. Their values add up to `self(position)`."""
        check_board(position)
        player = position.player
        return (
            *self.terms(position, player),
            *(term._replace(value=-term.value) for term in self.terms(position, -player)),
        )

    def seen_by(self, player: int) -> Evaluate:
        """An evaluation for any search that uses the one-sided score of `player` at every position.

        It negates the score when the other side is to move. If each side used its own one-sided
        score instead, the two numbers would measure different things, and negamax, which negates
        one to compare it with the other, would find wrong values.
        """

        def one_sided(position: ConnectFour) -> float:
            return position.player * player * self.score(position, player)

        return one_sided
