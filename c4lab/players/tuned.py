"""A bot of lesson 18 as a player: weights that tuning found, and a search in machine code."""

from typing import cast

from c4lab.evaluation import Features, LinearFeatures
from c4lab.evaluation.linear import TUNED
from c4lab.games import ConnectFour, Position
from c4lab.games.bits import STANDARD
from c4lab.players.agents import DEPTHS, OneSided
from c4lab.players.player import choices
from c4lab.tuning.bots import Bot, Weights

COMPILED_G = "agent G, compiled"
WEIGHTS = cast(Weights, tuple(TUNED))


class Compiled:
    """Agent G's moves, some hundred times as fast: 3/100/1/8/29, 7 moves deep, unless told
    otherwise. Its first move waits some seconds for the compiler.

    Without numba it plays the same moves, slowly; so it does on a board of another size.
    """

    def __init__(
        self,
        weights: Weights = WEIGHTS,
        depth: int = DEPTHS["G"],
        name: str = COMPILED_G,
    ) -> None:
        self.bot = Bot(weights, depth)
        self.name = name

    def choose(self, position: Position) -> int:
        choices(position)
        board = cast(ConnectFour, position)
        if (board.width, board.height, board.connect) == (STANDARD.width, STANDARD.height, 4):
            return self.bot.choose(board)
        slow = OneSided(
            self.name, LinearFeatures(Features(*self.bot.weights)), self.bot.depth, faults=False
        )
        return slow.choose(position)
