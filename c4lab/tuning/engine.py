"""The engine of a tuned bot, on boards of two whole numbers, as in `c4lab.games.bits`.

`tools/wasm` compiles these functions, so they use only numbers, loops and tuples of numbers.
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
    """The number of bits set: each round clears the lowest bit."""
    ones = 0
    while bits:
        bits &= bits - 1
        ones += 1
    return ones


def opinion(mine: int, theirs: int, weights: tuple[int, int, int, int, int]) -> int:
    """The worth of `mine`: centre, fours, threes and twos, less the other side's open threes.

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
    """The value of the board for the side to move: negamax with alpha-beta, from left to right.

    At depth 0 it is the opinion of the bot that searches, at every leaf; its discs are `mine` if
    `own`. Only the side that has just moved may have a four.
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
            worth = -value(mine ^ mask, mask | landing, depth - 1, -beta, -alpha, not own, weights)
            best = max(best, worth)
            alpha = max(alpha, worth)
            if alpha >= beta:
                break
    return best


def best_column(mine: int, mask: int, depth: int, weights: tuple[int, int, int, int, int]) -> int:
    """The leftmost of the best columns, 1 to 7, `depth` moves ahead; `depth` is 1 or more."""
    best, chosen = -2 * WON, 0
    for column in range(WIDTH):
        landing = (mask + (1 << COLUMN * column)) & (((1 << HEIGHT) - 1) << COLUMN * column)
        if landing:
            worth = -value(mine ^ mask, mask | landing, depth - 1, -2 * WON, -best, False, weights)
            if worth > best:
                best, chosen = worth, column + 1
    return chosen


def play_to_end(
    mine: int,
    mask: int,
    first: tuple[int, int, int, int, int],
    first_depth: int,
    second: tuple[int, int, int, int, int],
    second_depth: int,
) -> tuple[int, int]:
    """(result, moves played): plays to the end, `first` to move; +1 if `first` wins, 0 or -1."""
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


FUNCTIONS = (count, opinion, four, value, best_column, play_to_end)
"""Each needs only functions before it."""
