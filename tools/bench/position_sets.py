"""Sets of positions with known scores: read from text files, or drawn and solved anew.

The usual sets differ by the discs on the board (begin, middle, end) and by the moves that are left
if both sides play perfectly (easy, medium, hard). A line of a file holds the columns played and the
score in the view of the side to move: `4455 18`.
"""

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from c4lab.games import Bitboard, ConnectFour
from c4lab.games.bits import CELLS
from c4lab.solver import Solver
from c4lab.solver.question import moves_in, numbered_words

ALL = CELLS.bit_count()
MOST = ALL // 2  # discs of a player
STAGES = {"end": range(29, ALL), "middle": range(15, 29), "begin": range(6, 15)}
"""The numbers of discs. A position with fewer than 6 may take many seconds."""
EASY, MEDIUM = 14, 28
"""A position is easy or medium if it has fewer moves left than this."""
COUNTS = {
    **{"end-easy": 300, "middle-easy": 300, "begin-easy": 150},
    **{"middle-medium": 150, "begin-medium": 60, "begin-hard": 20},
}
"""The usual sets, the fastest to solve first, and how many positions of each are drawn."""


@dataclass(frozen=True)
class PositionSet:
    """Positions, each as the columns played, and the score of each."""

    name: str
    positions: tuple[str, ...]
    scores: tuple[int, ...]

    def first(self, count: int) -> "PositionSet":
        """The set of the first `count` positions."""
        return replace(self, positions=self.positions[:count], scores=self.scores[:count])


class BadPositions(ValueError):
    """There are no positions, or bad lines; the message names each in a line."""


def read_sets(path: Path, only: Collection[str] = ()) -> list[PositionSet]:
    """The set in the file `path`, or the sets in the folder's .txt files; `only` these, if any.

    The usual sets come first, in the order of COUNTS, then the others by name. Raises BadPositions.
    """
    if not path.exists():
        raise BadPositions(f"There is no file or folder {path}.")
    usual = [*COUNTS]
    files = sorted(
        path.glob("*.txt") if path.is_dir() else [path],
        key=lambda file: (usual.index(file.stem) if file.stem in usual else len(usual), file.stem),
    )
    if not files:
        raise BadPositions(f"There is no .txt file of positions in the folder {path}.")
    names = choose_names(only, [file.stem for file in files], path)
    return [_read_set(file) for file in files if file.stem in names]


def choose_names(only: Collection[str], names: Sequence[str], place: object) -> list[str]:
    """The names in `only`, in the order of `names`; all `names` if `only` is empty.

    Raises BadPositions for a name that is not among `names`; the message mentions `place`.
    """
    if unknown := [name for name in only if name not in names]:
        raise BadPositions(
            f"There is no set {', '.join(unknown)} in {place}: choose from {', '.join(names)}."
        )
    return [name for name in names if not only or name in only]


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


def draw_sets(seed: int, counts: Mapping[str, int] = COUNTS) -> list[PositionSet]:
    """Sets of random positions, as many of each kind as `counts` says; the same for one seed.

    Nothing was fitted to them.
    """
    rng, solver = random.Random(seed), Solver()
    found: dict[str, dict[str, int]] = {name: {} for name in counts}
    for stage, numbers in STAGES.items():
        kinds = [name for name in counts if name.startswith(stage)]
        while any(len(found[name]) < counts[name] for name in kinds):
            moves = _playout(rng, rng.choice(numbers))
            score = solver.solve(moves)
            name = kind(len(moves), score)
            if name in kinds and len(found[name]) < counts[name]:
                found[name][moves] = score
    return [
        PositionSet(name, tuple(scores), tuple(scores.values())) for name, scores in found.items()
    ]


def kind(discs: int, score: int) -> str:
    """The name of the set that a position belongs to, such as "middle-easy"."""
    stage = next(name for name, numbers in STAGES.items() if discs in numbers)
    left = moves_left(discs, score)
    return f"{stage}-{'easy' if left < EASY else 'medium' if left < MEDIUM else 'hard'}"


def moves_left(discs: int, score: int) -> int:
    """How many more moves the game has if both sides play perfectly.

    >>> moves_left(4, 18), moves_left(5, -18), moves_left(0, 1), moves_left(30, 0)
    (3, 2, 41, 12)
    """
    last = MOST + 1 - abs(score)  # the number of the disc with which the winner wins
    if score > 0:
        return 2 * (last - discs // 2) - 1
    return 2 * (last - (discs + 1) // 2) if score < 0 else ALL - discs


def _playout(rng: random.Random, discs: int) -> str:
    """The columns of `discs` random moves that do not end the game."""
    position = Bitboard()
    while len(position.history) < discs:
        after = position.play(rng.choice(position.moves()))
        position = Bitboard() if after.result() is not None else after
    return str(position)
