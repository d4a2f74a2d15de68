"""Bots: five weights, which tuning changes, and a depth; and the engine that plays for them.

It is `c4lab.tuning.engine`, compiled: `tools/wasm` makes the file of the same functions. A call of
a compiled function takes longer than a short search, so a match is one call.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TypeAlias

from c4lab.evaluation import Features
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.tuning import engine
from c4lab.work import wasm

FILE = Path(__file__).with_name("bots.wasm")
GAME = 14
"""Words of a game: the board, and for each bot its weights and its depth."""
RESULT = 2
"""Words of its result: who won, and how many moves were played. They replace the first ones."""
MOST = 1024  # games in one call
DEPTH = 7  # of the bots in the report: see `population`

Weights: TypeAlias = tuple[int, int, int, int, int]
Game: TypeAlias = tuple[int, int, Weights, int, Weights, int]
"""What `engine.play_to_end` takes: `mine`, `mask`, then weights and depth of each bot, the side to
move first."""


class ReadableEngine:
    """Chooses a bot's moves, and plays games of two: `c4lab.tuning.engine` as it is."""

    def best_column(self, mine: int, mask: int, depth: int, weights: Weights) -> int:
        return engine.best_column(mine, mask, depth, weights)

    def play(self, games: Sequence[Game]) -> list[tuple[int, int]]:
        return [engine.play_to_end(*game) for game in games]


@dataclass
class CompiledEngine:
    """The same, compiled. Threads take turns."""

    library: wasm.Library

    def __post_init__(self) -> None:
        self._lock = Lock()
        self._choose, self._play = map(self.library.function, ("choose", "play"))

    def best_column(self, mine: int, mask: int, depth: int, weights: Weights) -> int:
        with self._lock:
            self.library.write(self.library.start, wasm.words(8).pack(mine, mask, *weights, depth))
            return self._choose(self.library.start, 1)

    def play(self, games: Sequence[Game]) -> list[tuple[int, int]]:
        played: list[tuple[int, int]] = []
        for begin in range(0, len(games), MOST):
            played += self._played(games[begin : begin + MOST])
        return played

    def _played(self, games: Sequence[Game]) -> list[tuple[int, int]]:
        library, game = self.library, wasm.words(GAME)
        data = b"".join(
            game.pack(mine, mask, *first, first_depth, *second, second_depth)
            for mine, mask, first, first_depth, second, second_depth in games
        )
        with self._lock:
            library.write(library.start, data)
            self._play(library.start, len(games))
            ended = game.iter_unpack(library.read(library.start, len(data)))
        return [(result, moves) for result, moves, *_ in ended]


@cache
def bot_engine() -> CompiledEngine | ReadableEngine:
    """The compiled engine of this process; the readable one where nothing runs it."""
    try:
        return CompiledEngine(wasm.load(FILE, 8 * GAME * MOST))
    except ImportError:
        return ReadableEngine()


@dataclass(frozen=True)
class Bot:
    """A player of Connect Four that looks `depth` moves ahead and judges by `weights`.

    The weights are whole numbers in the order of `c4lab.evaluation.Features`. Of equal moves it
    plays the leftmost, so it never varies. Raises ValueError for bad weights or depths.

    >>> Bot((3, 100, 1, 8, 29), depth=3).choose(ConnectFour.parse("4343"))
    3
    """

    weights: Weights
    depth: int = DEPTH

    def __post_init__(self) -> None:
        weights = tuple(self.weights) if isinstance(self.weights, (tuple, list)) else ()
        valid = [type(each) is int and abs(each) < 10_000 for each in weights]
        if len(valid) != len(Features._fields) or not all(valid):
            raise ValueError(
                f"A bot has five whole weights, {', '.join(Features._fields)}, each below 10,000, "
                f"not {self.weights!r:.80}."
            )
        if type(self.depth) is not int or not 1 <= self.depth <= 42:
            raise ValueError(f"A bot looks from 1 to 42 moves ahead, not {self.depth!r:.20}.")
        object.__setattr__(self, "weights", weights)

    @property
    def name(self) -> str:
        """The weights with underscores between them, such as 3_100_1_8_29."""
        return "_".join(map(str, self.weights))

    def choose(self, position: ConnectFour) -> int:
        """The column that the bot plays."""
        mine, mask = to_bits(position)
        return bot_engine().best_column(mine, mask, self.depth, self.weights)
