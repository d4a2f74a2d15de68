"""The agents of the sources, with the settings that their authors published.

V: a video that programs an agent live. G: a report on weights tuned by a genetic algorithm.
L: an article on an agent with line tables. T: a report on an agent that counts threats.
Where a source leaves something open, the class says what we chose. All agents play Connect Four.
None of them picks at random: two agents repeat the same games unless games have random openings.
"""

from typing import ClassVar, cast

from c4lab.evaluation import Evaluation, LinearFeatures, Threats, WindowScore
from c4lab.games import Position
from c4lab.players.blind import BlindToDistance
from c4lab.players.forced import forced_first
from c4lab.players.lines import line_tables
from c4lab.players.player import Player
from c4lab.search import alphabeta, with_memory


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
