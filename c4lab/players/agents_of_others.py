"""The agents of the sources, with the settings that their authors published, and the strong player.

V: a video that programs an agent live. G: a report on weights tuned by a genetic algorithm.
L: an article on an agent with line tables. T: a report on an agent that counts threats.
Where a source leaves something open, the class says what we chose. All agents play Connect Four.
None of them picks at random: two agents repeat the same games unless games have random openings.
"""

from typing import ClassVar, Self, cast

from c4lab.evaluation import Evaluation, LinearFeatures, Threats, WindowScore
from c4lab.evaluation.base import check_board
from c4lab.evaluation.opinions import TUNED
from c4lab.evaluation.squares.line_board import LineBoard, negamax
from c4lab.games import ConnectFour, Position
from c4lab.games.bits import STANDARD
from c4lab.games.position import Wrapped
from c4lab.players.forced import forced_first
from c4lab.players.simple_players import Player, Searcher, choices
from c4lab.search import Choice, Evaluate, alphabeta, with_memory
from c4lab.tuning.bots import Bot, Weights


class BlindToDistance(Wrapped):
    """`position`, except that `left` is always 0, so that a search gives every win the same value.

    Such a search takes the first win that it finds. It has no reason to prefer a win on the next
    move, and may delay its win again and again.

    >>> from c4lab.games import ConnectFour
    >>> from c4lab.search import alphabeta, leaf
    >>> sooner, later = ConnectFour.parse("4151617"), ConnectFour.parse("415161227")
    >>> [leaf(position, lambda p: 0) for position in (sooner, later)]
    [1000035, 1000033]
    >>> [leaf(BlindToDistance(position), lambda p: 0) for position in (sooner, later)]
    [1000000, 1000000]
    """

    __slots__ = ()

    @property
    def left(self) -> int:
        return 0

    def play(self, move: int) -> Self:
        return type(self)(self._position.play(move))


class CentreBoard(LineBoard):
    """A line board that lists its moves from the centre outwards."""

    def __init__(self, position: ConnectFour) -> None:
        super().__init__(position)
        middle = (position.width + 1) / 2
        columns = range(1, position.width + 1)
        self._outwards = sorted(columns, key=lambda column: abs(column - middle))

    def moves(self) -> list[int]:
        possible = super().moves()
        return [column for column in self._outwards if column in possible]


def line_tables(
    position: Position, depth: int | None = None, evaluate: Evaluate | None = None
) -> Choice:
    """The value of a Connect Four position for the first player, and a move that reaches it.

    The value is that of `alphabeta(position, depth, Squares())`, found many times as fast. The
    tables contain the evaluation, so the search ignores `evaluate`. Raises TypeError for another
    game.

    >>> line_tables(ConnectFour.parse("445566"), depth=4)
    Choice(value=1000035, move=3)
    """
    check_board(position)
    board = CentreBoard(cast(ConnectFour, position))
    found = negamax(board, position.left if depth is None else depth)
    return Choice(position.player * found.value, found.move)


class OneSided:
    """V and G: alpha-beta from left to right, with the one-sided score of the player to move.

    V scores windows of four, 100/5/2/-4 and 3 for the centre, and looks 5 moves ahead (6 "freezes
    the computer"). G multiplies features by 3/100/1/8/29 and looks 7 moves ahead; its report names
    no order of moves, so we chose left to right. Both play the leftmost of equal moves.

    As published, both give every win the same value, and so miss wins on the next move. Here they
    prefer sooner wins, unless `faults` is set.
    """

    def __init__(self, name: str, evaluation: Evaluation, depth: int, faults: bool) -> None:
        self.name = name
        self.evaluation = evaluation
        self.depth = depth
        self.faults = faults

    def choose(self, position: Position) -> int:
        seen = cast(Position, BlindToDistance(position)) if self.faults else position
        opinion = self.evaluation.seen_by(position.player)
        return cast(int, alphabeta(seen, self.depth, opinion).move)


class Squarer:
    """L: alpha-beta with squares, computed by line tables; columns in the centre first.

    The article's agent searches deeper and deeper until its time is up. This one stops at a fixed
    depth, 8 by default, so that it plays the same on every machine.
    """

    name = "L"

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def choose(self, position: Position) -> int:
        return cast(int, line_tables(position, self.depth).move)


class Threatener:
    """T: wins if it can, else blocks a win; else it avoids moves that lose at once and searches
    for the best threats, where rows of its own parity count more (see `Threats`). If every move
    loses, it plays the one that lasts longest.

    With 27 discs or more on the board it searches to the end of the game. The source does not say
    how deep it searches before; we chose 6 moves, 8 from 14 discs on and 10 from 21 discs on. A
    `depth` replaces these. Here the rules for forced moves hold at every position of the search,
    not only at its root. Of equal moves it plays the one nearest to the centre.
    """

    name = "T"
    late = 27  # discs on the board
    depths: ClassVar = {21: 10, 14: 8, 0: 6}  # discs: depth, latest stage first

    def __init__(self, depth: int | None = None) -> None:
        self.depth = depth

    def ahead(self, position: Position) -> int | None:
        """How many moves the agent looks ahead in `position`; None means to the end of the game."""
        discs = len(position.history)
        if discs >= self.late:
            return None
        return self.depth or next(depth for n, depth in self.depths.items() if discs >= n)

    def choose(self, position: Position) -> int:
        depth = self.ahead(position)
        return cast(int, with_memory(position, depth, Threats(), order=forced_first).move)


DEPTHS = {"V": 5, "G": 7, "L": 8}  # T has `Threatener.depths`


def agent(name: str, depth: int | None = None, faults: bool = False) -> Player:
    """The agent of source "V", "G", "L" or "T", with its published settings.

    `depth` is how many moves it looks ahead; by default as many as published. G with its depth of 7
    takes a second or two for a move. `faults` gives V and G their published faults back. Raises
    ValueError for an unknown name, for faults of L or T, and for a depth below 1.

    >>> from c4lab.games import ConnectFour
    >>> [agent(name, depth=3).choose(ConnectFour.parse("4343")) for name in "VGLT"]
    [3, 3, 4, 3]
    """
    if name not in ("V", "G", "L", "T"):
        raise ValueError(f"There is no agent {name!r}: choose from V, G, L, T.")
    if faults and name not in ("V", "G"):
        raise ValueError(f"No fault of {name} is known: leave out `faults`.")
    if depth is not None and (not isinstance(depth, int) or depth < 1):
        raise ValueError(f"An agent has to look at least 1 move ahead, not {depth!r}.")
    match name:
        case "V":
            return OneSided(name, WindowScore(), depth or DEPTHS["V"], faults)
        case "G":
            return OneSided(name, LinearFeatures(), depth or DEPTHS["G"], faults)
        case "L":
            return Squarer(depth or DEPTHS["L"])
        case _:
            return Threatener(depth)


COMPILED_G = "agent G, compiled"
WEIGHTS = cast(Weights, tuple(TUNED))


class CompiledG:
    """Plays agent G's moves some hundred times as fast.

    Without wasmtime, and on boards of other sizes, it plays the same moves slowly. Its `choose`
    raises ValueError if the game is over.
    """

    name = COMPILED_G

    def __init__(self) -> None:
        self.bot = Bot(WEIGHTS, DEPTHS["G"])

    def choose(self, position: Position) -> int:
        choices(position)  # refuses a game that is over
        board = cast(ConnectFour, position)
        if (board.width, board.height, board.connect) == (STANDARD.width, STANDARD.height, 4):
            return self.bot.choose(board)
        slow = OneSided(self.name, LinearFeatures(), self.bot.depth, faults=False)
        return slow.choose(position)


AHEAD = 7  # moves: this takes at most a second, even on a slow machine


def strong(seed: int | None = None) -> Searcher:
    """A player of Connect Four that is hard to beat, but not perfect."""
    return Searcher(line_tables, depth=AHEAD, name="strong", seed=seed)
