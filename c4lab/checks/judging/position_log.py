"""The positions that an answer looks at: counted, remembered, and stopped at a budget."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from c4lab import games
from c4lab.games import Position
from c4lab.instruments.meter import Meter

MAKING = ("__init__", "play", "parse", "of", "decode")


class Gate(Meter):
    """A meter on the games themselves: it counts each position that is played, parsed or built
    while it is `watching`, on whatever board that is. It remembers which they were, and having
    stopped the search, even if the search swallowed that."""

    def __init__(self, budget: int) -> None:
        super().__init__(budget)
        self.stopped = False
        self.log: list[str] = []
        self._making = False  # a position is being made, of which only the last step counts

    @contextmanager
    def watching(self, *positions: Position) -> Iterator[None]:
        """Counts these, and what is looked at while this lasts."""
        for position in positions:
            self._note(position)
        before = [(game, name, game.__dict__[name]) for game, name in _ways_to_make_one()]
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

    def noted(self) -> dict[str, Any]:
        """For a reply: what was looked at, and whether it was stopped."""
        return {"log": self.log, "stopped": self.stopped}

    def _note(self, position: Position) -> None:
        self.count()
        self.log.append(str(position))

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


def _ways_to_make_one() -> list[tuple[type, str]]:
    """The classes of games, and their methods that make a position."""
    return [(game, name) for game in _games() for name in MAKING if name in game.__dict__]


def _games() -> list[type]:
    found = [getattr(games, name) for name in games.__all__]
    return [each for each in found if hasattr(each, "play") and each is not Position]
