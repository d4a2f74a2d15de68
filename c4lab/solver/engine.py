"""The engine of a `Solver`: a search with its table, compiled or readable."""

from collections.abc import Callable, Sequence
from typing import Protocol

from c4lab.solver.question import Board
from c4lab.solver.running import Report


class Engine(Protocol):
    """A search with its table. Boards must be of unfinished games."""

    compiled: bool

    @property
    def nodes(self) -> int:
        """Positions searched since the engine was made or reset."""

    def read_moves(self, moves: bytes) -> Board | None:
        """As `c4lab.solver.question.board_after`."""

    def exact(self, mine: int, mask: int, progress: Report | None = None) -> int:
        """The score in the view of the side to move."""

    def more_than(self, mine: int, mask: int, alpha: int) -> bool:
        """Whether the score is more than `alpha`."""

    def prepare(self, boards: Sequence[Board]) -> Callable[[], list[int]]:
        """A function that returns the scores of these boards; it does nothing but search."""

    def reset(self) -> None:
        """Empties the table and sets the node count to 0."""
