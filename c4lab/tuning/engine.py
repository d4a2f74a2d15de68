"""The engine of a tuned bot, on boards of two whole numbers, as in `c4lab.games.bits`.

`tools/wasm` compiles these functions, so they use only numbers, loops and tuples of numbers.
"""

from c4lab.games.bits import CELLS, COLUMN, HEIGHT, WIDTH

UP, RIGHT = 1, COLUMN
CENTRE = ((1 << HEIGHT) - 1) << COLUMN * (WIDTH // 2)
WON = 1_000_000  # more than any opinion; a win with n cells left is worth WON + n
STEPS = (UP, RIGHT, RIGHT - UP, RIGHT + UP)
WINDOWS = tuple(
    sum(1 << start + place * step for place in range(4))
    for start in range(COLUMN * WIDTH)
    for step in STEPS
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

    `weights` are in that order, as `c4lab.evaluation.Features` has them. All windows of a direction
    are looked at together: a bit speaks of the four cells from its own one on.
    """
    centre, four, three, two, other_three = weights
    total = centre * count(mine & CENTRE)
    for step in STEPS:
        inside = CELLS & CELLS >> step & CELLS >> 2 * step & CELLS >> 3 * step
        own_two, own_three, own_four, no_own = by_number(mine, step)
        _, others_three, _, no_other = by_number(theirs, step)
        total += two * count(inside & own_two & no_other)
        total += three * count(inside & own_three & no_other)
        total += four * count(inside & own_four)
        total -= other_three * count(inside & others_three & no_own)
    return total


def by_number(discs: int, step: int) -> tuple[int, int, int, int]:
    """The windows along `step` with two, three, four and none of `discs`: a bit for each."""
    second, third, fourth = discs >> step, discs >> 2 * step, discs >> 3 * step
    one_of_first, both_first = discs ^ second, discs & second
    one_of_last, both_last = third ^ fourth, third & fourth
    two = one_of_first & one_of_last | (both_first ^ both_last) & ~(one_of_first | one_of_last)
    three = (one_of_first ^ one_of_last) & (both_first | both_last)
    return two, three, both_first & both_last, ~(discs | second | third | fourth)


def four(discs: int) -> bool:
    """Whether four of `discs`, which are those of one player, lie in a row."""
    for step in STEPS:
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


FUNCTIONS = (count, by_number, opinion, four, value, best_column, play_to_end)
"""Each needs only functions before it."""
