"""Players without a will of their own, whose every move is known."""

from __future__ import annotations

from dataclasses import dataclass

from c4lab.games import Position


@dataclass(frozen=True)
class First:
    """Plays the first legal move."""

    name = "first"

    def choose(self, position: Position) -> int:
        return position.moves()[0]


@dataclass(frozen=True)
class Last:
    """Plays the last legal move."""

    name = "last"

    def choose(self, position: Position) -> int:
        return position.moves()[-1]


@dataclass(frozen=True)
class Middle:
    """Plays the legal move in the middle of the list."""

    name = "middle"

    def choose(self, position: Position) -> int:
        return position.moves()[len(position.moves()) // 2]


@dataclass(frozen=True)
class Always:
    """Plays the same move for ever, legal or not."""

    move: int
    name = "always"

    def choose(self, position: Position) -> int:
        return self.move
