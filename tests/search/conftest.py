"""What the tests of all searches share: a small game, an opinion about any game, and counts."""

from c4lab.games import ConnectFour
from c4lab.instruments import Meter


class Small(ConnectFour):
    width, height, connect = 4, 4, 3


def opinion(position):
    """An antisymmetric evaluation that depends on the board, not on the order of the moves."""
    return position.player * (hash(position.key) % 19 - 9)


def nodes(search, position, *args, **options):
    """The positions that a search looks at."""
    meter = Meter()
    search(meter.watch(position), *args, **options)
    return meter.nodes
