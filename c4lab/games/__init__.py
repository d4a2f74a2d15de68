"""The games, each a file of its own that satisfies `Position`."""

from c4lab.games.bitboard import Bitboard
from c4lab.games.connect_four import ConnectFour
from c4lab.games.position import IllegalMove, Position, describe
from c4lab.games.sim import Sim
from c4lab.games.tictactoe import TicTacToe

__all__ = ["Bitboard", "ConnectFour", "IllegalMove", "Position", "Sim", "TicTacToe"]

describe(Position, Bitboard, ConnectFour, Sim, TicTacToe)
