"""What the tests of all searches share: a small game, and an opinion about any game."""

from c4lab.games import ConnectFour


class Small(ConnectFour):
    width, height, connect = 4, 4, 3


def opinion(position):
    """An antisymmetric evaluation that depends on the board, not on the order of the moves."""
    return position.player * (hash(position.key) % 19 - 9)
