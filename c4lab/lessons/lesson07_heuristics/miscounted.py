"""Wrong window scores, in which some windows are counted in another way."""

from c4lab.games import ConnectFour
from c4lab.lessons.shared.windows import WINDOWS


def centre(position: ConnectFour, player: int) -> int:
    return 3 * position.columns[3].count(player)


def points(position: ConnectFour, player: int) -> list[int]:
    """What each of the 69 windows counts for this player."""
    table = {(4, 0): 100, (3, 0): 5, (2, 0): 2, (0, 3): -4}
    discs = [[position.at(cell) for cell in window] for window in WINDOWS]
    return [table.get((each.count(player), each.count(-player)), 0) for each in discs]


def counted_once(position: ConnectFour, player: int, *kinds: int) -> int:
    """The score if only one window of each of these kinds counts. A kind is its points."""
    every = points(position, player)
    more = sum(kind * max(0, every.count(kind) - 1) for kind in kinds)
    return centre(position, player) + sum(every) - more


def counted_until(position: ConnectFour, player: int, *kinds: int) -> int:
    """The score if the code stops after the first window of these kinds. A kind is its points."""
    every = points(position, player)
    end = next((i for i, each in enumerate(every, 1) if each in kinds), len(every))
    return centre(position, player) + sum(every[:end])
