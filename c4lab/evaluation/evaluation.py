"""What an evaluation is: an opinion about a position that can give its reasons."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple

from c4lab.evaluation.scan import check_board
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import Cell
from c4lab.search.choice import Evaluate


class Term(NamedTuple):
    """One thing on the board that counts: what it is, its cells, and its value."""

    name: str
    cells: tuple[Cell, ...]
    value: float


class Evaluation(ABC):
    """An opinion about an unfinished position of Connect Four. Call it as any `Evaluate`.

    Called, it is in the view of the side to move and antisymmetric: what it says for one side is
    the negative of what it says for the other, as negamax needs it.
    """

    name: str

    @abstractmethod
    def terms(self, position: ConnectFour, player: int) -> Iterator[Term]:
        """Everything that counts in the score of `player`."""

    def score(self, position: ConnectFour, player: int) -> float:
        """What `player` (+1 or -1) has, as the method's authors count it. Often one-sided."""
        check_board(position)
        return sum(term.value for term in self.terms(position, player))

    def __call__(self, position: ConnectFour) -> float:
        """The score of the side to move less the score of the other."""
        check_board(position)
        player = position.player
        return self.score(position, player) - self.score(position, -player)

    def explain(self, position: ConnectFour) -> tuple[Term, ...]:
        """The terms whose values add up to `self(position)`."""
        check_board(position)
        player = position.player
        return (
            *self.terms(position, player),
            *(term._replace(value=-term.value) for term in self.terms(position, -player)),
        )

    def seen_by(self, player: int) -> Evaluate:
        """The one-sided score of `player`, whoever is to move, as an opinion for any search.

        A search needs one number for a position, and this is `player`'s. If each side gave its own
        one-sided score when it is to move, the two numbers would measure different things, and
        negamax, which negates one to compare it with the other, would go wrong.
        """

        def one_sided(position: ConnectFour) -> float:
            return position.player * player * self.score(position, player)

        return one_sided
