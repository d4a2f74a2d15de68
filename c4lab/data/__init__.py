"""Reads the package's files: the lessons' boards, solved positions, matches of tuned bots."""

import gzip
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from c4lab.games.connect_four import ConnectFour


def openings() -> tuple[ConnectFour, ...]:
    """The lessons' twelve openings: boards with 4 to 8 discs.

    On these and on all other boards of the lessons nobody can win with the next disc, and no two
    are equal or mirror images. `python -m tools draw boards` has drawn them from random games.
    """
    return _lesson_boards("openings")


def quiet() -> tuple[ConnectFour, ...]:
    """The lessons' twelve quiet boards: 12 to 20 discs, drawn without a look at who wins."""
    return _lesson_boards("quiet")


def decided() -> tuple[ConnectFour, ...]:
    """The lessons' twelve decided boards: 15 to 28 discs, and a win within 13 moves.

    On every other board the side to move wins, on the rest the other side.
    """
    return _lesson_boards("decided")


def late() -> tuple[ConnectFour, ...]:
    """The lessons' twelve late boards: 29 to 33 discs, so that a search to the end is short."""
    return _lesson_boards("late")


@cache
def _lesson_boards(kind: str) -> tuple[ConnectFour, ...]:
    lines = files(__package__).joinpath("boards.txt").read_text().splitlines()
    found = (line.split() for line in lines)
    return tuple(_parse_unchecked(moves) for kind_of, moves, *_ in found if kind_of == kind)


@cache
def quiet_positions() -> tuple[tuple[ConnectFour, int], ...]:
    """2,500 positions of 12 to 20 discs in which neither side could win with its next disc.

    Each has its exact score in the view of the side to move: 0 for a draw, positive for a win and
    larger for a sooner one. The file's first line says how the file was made.
    """
    return _positions_in("quiet.txt")


@cache
def late_positions() -> tuple[tuple[ConnectFour, int], ...]:
    """60 positions of 29 to 33 discs with their exact scores. A search to their end is short."""
    return _positions_in("late.txt")


@cache
def easy_positions() -> tuple[tuple[ConnectFour, int], ...]:
    """600 positions with their exact scores: 300 from the end, then 300 from the middle of a game.

    They are those of the files end-easy and middle-easy of the solver's tests.
    """
    return _positions_in("easy.txt")


@cache
def solved_positions(count: int | None = None) -> tuple[tuple[ConnectFour, int], ...]:
    """40,000 positions of 14 to 34 discs, quiet and decided ones, or the first `count` of them.

    Each has its exact score in the view of the side to move, which cannot win with its next disc.
    The positions come from games between players of mixed strength. Each number of discs is as
    frequent in the first thousands as in the whole file. Raises ValueError if `count` is below 0 or
    larger than the file.
    """
    packed = files(__package__).joinpath("solved.txt.gz").read_bytes()
    lines = gzip.decompress(packed).decode("ascii").splitlines()[1:]  # line 0 is a comment
    if count is not None and not 0 <= count <= len(lines):
        raise ValueError(f"There are {len(lines):,} solved positions, not {count!r:.20}.")
    return tuple(_parse_lines(lines[:count]))


def _positions_in(file: str) -> tuple[tuple[ConnectFour, int], ...]:
    return tuple(_parse_lines(files(__package__).joinpath(file).read_text().splitlines()))


def _parse_lines(lines: list[str]) -> Iterator[tuple[ConnectFour, int]]:
    for line in lines:
        if not line.startswith("#"):
            moves, score = line.split()
            yield _parse_unchecked(moves), int(score)


def _parse_unchecked(moves: str) -> ConnectFour:
    """`ConnectFour.parse(moves)` in a tenth of the time, for legal moves of an unfinished game.

    A test compares both on the positions of our files.
    """
    history = tuple(map(int, moves))
    columns: list[list[int]] = [[] for _ in range(ConnectFour.width)]
    for number, move in enumerate(history):
        columns[move - 1].append(-1 if number % 2 else 1)
    return ConnectFour(history, tuple(map(tuple, columns)))


TABLE = "tuned.txt"
Weights = tuple[int, ...]
OTHERS = ((3, 100, 5, 2, 4), (3, 100, 10, 3, 1), (3, 100, 1, 8, 1))
"""The weights that the report on a genetic search held against those that it had found."""


class TunedResult(NamedTuple):
    """The result of a match between two bots: the games that the first bot won, drew and lost.

    `question` says what the match is about. "search": the first bot was found by the method `how`
    from `seed`. "depth": both bots have the same weights, and the other looks one move further.
    "defence": the first bot's weights count the opponent's threes, the other's hardly. `seed` is 0
    if the method has none.
    """

    question: str
    how: str
    seed: int
    weights: Weights
    depth: int
    other: Weights
    other_depth: int
    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        """The points of the first bot: 1 for a win, 1/2 for a draw."""
        return self.won + self.drawn / 2


def read_table(lines: Iterable[str]) -> tuple[TunedResult, ...]:
    """The rows of the table. Lines that begin with # are comments."""
    return tuple(_row(each.split()) for each in lines if not each.startswith("#"))


@cache
def tuned_results() -> tuple[TunedResult, ...]:
    """The rows of the package's own table. The first lines of its file say how it was made."""
    return read_table(files(__package__).joinpath(TABLE).read_text().splitlines())


def _row(fields: list[str]) -> TunedResult:
    question, how, seed, weights, depth, other, other_depth, won, drawn, lost = fields
    return TunedResult(
        question, how, int(seed), _weights(weights), int(depth), _weights(other), int(other_depth),
        int(won), int(drawn), int(lost),
    )  # fmt: skip


def _weights(text: str) -> Weights:
    return tuple(int(each) for each in text.split("_"))
