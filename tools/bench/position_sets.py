"""Reads sets of positions with known scores from text files, one set from each file.

A line holds the columns played and the score in the view of the side to move: `4455 18`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from c4lab.games import ConnectFour
from c4lab.solver.question import moves_in, numbered_words

BY_EFFORT = (
    "end-easy", "middle-easy", "begin-easy", "middle-medium", "begin-medium", "begin-hard",
)  # fmt: skip
"""The usual sets, the fastest to solve first. Other sets come after them, by name."""


@dataclass(frozen=True)
class PositionSet:
    """Positions, each as the columns played, and the score of each."""

    name: str
    positions: tuple[str, ...]
    scores: tuple[int, ...]

    def first(self, count: int) -> PositionSet:
        """The set of the first `count` positions."""
        return replace(self, positions=self.positions[:count], scores=self.scores[:count])


EMPTY_BOARD = PositionSet("empty-board", ("",), (1,))


class BadPositions(ValueError):
    """There are no positions, or bad lines; the message names each in a line."""


def read_sets(path: Path, only: Collection[str] = ()) -> list[PositionSet]:
    """The set in the file `path`, or the sets in the folder's .txt files; `only` these, if any.

    The sets are in the order of BY_EFFORT. Raises BadPositions.
    """
    if not path.exists():
        raise BadPositions(f"There is no file or folder {path}.")
    files = sorted(path.glob("*.txt")) if path.is_dir() else [path]
    if not files:
        raise BadPositions(f"There is no .txt file of positions in the folder {path}.")
    names = choose_names(only, sorted((file.stem for file in files), key=_effort), path)
    wanted = [file for file in files if file.stem in names]
    return sorted((_read_set(file) for file in wanted), key=lambda found: _effort(found.name))


def choose_names(only: Collection[str], names: Sequence[str], place: object) -> list[str]:
    """The names in `only`, in the order of `names`; all `names` if `only` is empty.

    Raises BadPositions for a name that is not among `names`; the message mentions `place`.
    """
    if unknown := [name for name in only if name not in names]:
        raise BadPositions(
            f"There is no set {', '.join(unknown)} in {place}: choose from {', '.join(names)}."
        )
    return [name for name in names if not only or name in only]


def _effort(name: str) -> tuple[int, str]:
    """A key to sort sets by: BY_EFFORT, then by name."""
    return BY_EFFORT.index(name) if name in BY_EFFORT else len(BY_EFFORT), name


def _read_set(file: Path) -> PositionSet:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadPositions(f"{file.name} is not a text file.") from None
    except OSError as error:
        raise BadPositions(f"{file.name} cannot be read: {error.strerror}.") from None
    known, problems = [], []
    for number, words in numbered_words(lines):
        try:
            known.append(_position_and_score(words))
        except ValueError as error:
            problems.append(f"{file.name}, line {number}: {error}")
    if problems:
        raise BadPositions("\n".join(problems))
    if not known:
        raise BadPositions(f"There is no position in {file.name}.")
    positions, scores = zip(*known, strict=True)
    return PositionSet(file.stem, positions, scores)


def _position_and_score(words: Sequence[str]) -> tuple[str, int]:
    """The moves and the score. Raises ValueError for other words, and if the game is over."""
    wrong = ValueError(
        f"'{' '.join(words):.60}' is not a position and its score, such as '4455 18'."
    )
    if len(words) != 2:
        raise wrong
    moves = moves_in(words[0])
    try:
        score = int(words[1])
    except ValueError:
        raise wrong from None
    if ConnectFour.parse(moves).result() is not None:
        raise ValueError(f"there is nothing to solve, the game {moves} is over.")
    return moves, score
