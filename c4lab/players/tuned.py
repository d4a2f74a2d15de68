"""Agent G as a bot of lesson 18: weights that tuning found, and a search in machine code."""

from typing import cast

from c4lab.evaluation import LinearFeatures
from c4lab.evaluation.opinions import TUNED
from c4lab.games import ConnectFour, Position
from c4lab.games.bits import STANDARD
from c4lab.players.agents import DEPTHS, OneSided
from c4lab.players.player import choices
from c4lab.tuning.bots import Bot, Weights

COMPILED_G = "agent G, compiled"
WEIGHTS = cast(Weights, tuple(TUNED))


class CompiledG:
    """Plays agent G's moves some hundred times as fast.

    Without wasmtime, and on boards of other sizes, it plays the same moves slowly. Its `choose`
    raises ValueError if the game is over.
    """

    name = COMPILED_G

    def __init__(self, depth: int = DEPTHS["G"]) -> None:
        self.bot = Bot(WEIGHTS, depth)

    def choose(self, position: Position) -> int:
        choices(position)  # refuses a game that is over
        board = cast(ConnectFour, position)
        if (board.width, board.height, board.connect) == (STANDARD.width, STANDARD.height, 4):
            return self.bot.choose(board)
        slow = OneSided(self.name, LinearFeatures(), self.bot.depth, faults=False)
        return slow.choose(position)
