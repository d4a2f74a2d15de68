"""What a `Solver` has inside: a search with its table, compiled or readable."""

from collections.abc import Callable, Sequence
from typing import Protocol

from c4lab.solver.question import Board
from c4lab.solver.running import Report


class Engine(Protocol):
    """A search with its table. Boards must be of unfinished games."""

    compiled: bool

    @property
    def nodes(self) -> int:
        """Positions searched since it was made or reset."""

    def read(self, moves: bytes) -> Board | None:
        """As `c4lab.solver.question.played`."""

    def exact(self, mine: int, mask: int, progress: Report | None = None) -> int:
        """The score in the view of the side to move."""

    def more_than(self, mine: int, mask: int, alpha: int) -> bool:
        """Whether the score is more than `alpha`."""

    def prepare(self, boards: Sequence[Board]) -> Callable[[], list[int]]:
        """A function that searches these boards and gives their scores; all else is done before."""

    def reset(self) -> None:
        """Forgets every position and begins to count anew."""
