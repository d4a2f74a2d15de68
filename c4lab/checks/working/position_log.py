"""Lists the positions that an answer looks at: without it a check could not judge their number."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from c4lab import games
from c4lab.games import Position
from c4lab.instruments.meter import Meter

MAKERS = ("__init__", "play", "parse", "of", "decode")  # methods that make a position


class PositionLog(Meter):
    """Counts and lists each position that is played, parsed or built while it watches. Raises
    BudgetExceeded beyond the budget; `stopped` stays True, also if a search catches that."""

    def __init__(self, budget: int) -> None:
        super().__init__(budget)
        self.stopped = False
        self.positions: list[str] = []
        self._making = False  # a position is being made; only the outermost call counts

    @contextmanager
    def watching(self, *positions: Position) -> Iterator[None]:
        """Context manager: counts these positions, and all that are made inside."""
        for position in positions:
            self._note(position)
        before = [(game, name, game.__dict__[name]) for game, name in _makers()]
        try:
            for game, name, make in before:
                setattr(game, name, self._counted(make))
            yield
        finally:
            for game, name, make in before:
                setattr(game, name, make)

    def count(self) -> None:
        self.stopped = self.nodes == self.budget
        super().count()

    def fields(self) -> dict[str, Any]:
        """The fields of a worker's reply about the positions."""
        return {"log": self.positions, "stopped": self.stopped}

    def _note(self, position: Position) -> None:
        self.count()
        self.positions.append(str(position))

    def _counted(self, make: Any) -> Any:
        if isinstance(make, classmethod):
            return classmethod(self._counted(make.__func__))
        is_init = make.__name__ == "__init__"

        def counted(first: Any, *args: Any, **more: Any) -> Any:
            if self._making:
                return make(first, *args, **more)
            self._making = True
            try:
                made = make(first, *args, **more)
                self._note(first if is_init else made)
            finally:
                self._making = False
            return made

        return counted


def _makers() -> list[tuple[type, str]]:
    """Each class of a game with the name of each of its methods that makes a position."""
    kinds = [getattr(games, name) for name in games.__all__]
    boards = [kind for kind in kinds if hasattr(kind, "play") and kind is not Position]
    return [(board, name) for board in boards for name in MAKERS if name in board.__dict__]
