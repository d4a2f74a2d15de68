"""How a tuned bot thinks, on boards of two whole numbers, as `c4lab.games.bits` has them.

These functions are the engine: `compiled` makes machine code of the same text, so they use
numbers, loops and tuples of numbers alone.
"""

from c4lab.games.bits import CELLS, COLUMN, HEIGHT, WIDTH

UP, RIGHT = 1, COLUMN
CENTRE = ((1 << HEIGHT) - 1) << COLUMN * (WIDTH // 2)
WON = 1_000_000  # more than any opinion; a win with n cells left is worth WON + n
WINDOWS = tuple(
    sum(1 << start + place * step for place in range(4))
    for start in range(COLUMN * WIDTH)
    for step in (UP, RIGHT, RIGHT - UP, RIGHT + UP)
    if all(
        0 <= start + place * step < COLUMN * WIDTH and CELLS >> start + place * step & 1
        for place in range(4)
    )
)
"""The cells of each four in a row: 69 of them on the standard board."""


def count(bits: int) -> int:
    """How many bits are set: each round takes the lowest away."""
    ones = 0
    while bits:
        bits &= bits - 1
        ones += 1
    return ones


def opinion(mine: int, theirs: int, weights: tuple[int, int, int, int, int]) -> int:
    """What `mine` is worth: centre, fours, threes and twos, less the other's open threes.

    `weights` are in that order, as `c4lab.evaluation.Features` has them.
    """
    centre, four, three, two, other_three = weights
    total = centre * count(mine & CENTRE)
    for window in WINDOWS:
        own, other = mine & window, theirs & window
        if own and not other:
            discs = count(own)
            if discs == 2:
                total += two
            elif discs == 3:
                total += three
            elif discs == 4:
                total += four
        elif other and not own and count(other) == 3:
            total -= other_three
    return total


def four(discs: int) -> bool:
    """Whether four of `discs`, which are those of one player, lie in a row."""
    for step in (UP, RIGHT - UP, RIGHT, RIGHT + UP):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def value(
    mine: int,
    mask: int,
    depth: int,
    alpha: int,
    beta: int,
    own: bool,
    weights: tuple[int, int, int, int, int],
) -> int:
    """Alpha-beta, negamax, from left to right: what the board is worth for the side to move.

    At depth 0 it is the opinion of the bot that searches, whose discs are `mine` if `own`: one
    side's opinion at every leaf. Nobody has won yet but the side that has just moved.
    """
    left = count(CELLS ^ mask)
    if four(mine ^ mask):
        return -(WON + left)
    if left == 0:
        return 0
    if depth == 0:
        if own:
            return opinion(mine, mine ^ mask, weights)
        return -opinion(mine ^ mask, mine, weights)
    best = -2 * WON
    for column in range(WIDTH):
        landing = (mask + (1 << COLUMN * column)) & (((1 << HEIGHT) - 1) << COLUMN * column)
        if landing:
            found = -value(mine ^ mask, mask | landing, depth - 1, -beta, -alpha, not own, weights)
            best = max(best, found)
            alpha = max(alpha, found)
            if alpha >= beta:
                break
    return best


def best_column(mine: int, mask: int, depth: int, weights: tuple[int, int, int, int, int]) -> int:
    """The leftmost of the best columns, 1 to 7, looking `depth` moves ahead, at least one."""
    best, chosen = -2 * WON, 0
    for column in range(WIDTH):
        landing = (mask + (1 << COLUMN * column)) & (((1 << HEIGHT) - 1) << COLUMN * column)
        if landing:
            found = -value(mine ^ mask, mask | landing, depth - 1, -2 * WON, -best, False, weights)
            if found > best:
                best, chosen = found, column + 1
    return chosen


def finished(
    mine: int,
    mask: int,
    first: tuple[int, int, int, int, int],
    first_depth: int,
    second: tuple[int, int, int, int, int],
    second_depth: int,
) -> tuple[int, int]:
    """Plays on to the end, `first` to move; +1 if it wins, 0 or -1, and the moves it took."""
    turn = moves = 0
    while mask != CELLS:
        if turn == 0:
            column = best_column(mine, mask, first_depth, first)
        else:
            column = best_column(mine, mask, second_depth, second)
        landing = (mask + (1 << COLUMN * (column - 1))) & CELLS
        landing &= ((1 << HEIGHT) - 1) << COLUMN * (column - 1)
        moves += 1
        mine, mask = mine ^ mask, mask | landing
        if four(mine ^ mask):
            return (1 if turn == 0 else -1), moves
        turn = 1 - turn
    return 0, moves


FUNCTIONS = (count, opinion, four, value, best_column, finished)
"""In the order in which they need each other."""
