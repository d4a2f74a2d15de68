"""15.6 How many moves the filter leaves, on average."""

from random import Random

from c4lab.checks.writing import Answer, compare, exercise, known, when_graded
from c4lab.lessons.shared.bits import Board, boards_after, drawn_boards, random_boards

SOME = list(random_boards(12, 9))
CASES: list[tuple[list[Board]]] = [
    (boards_after("53637"),),
    (boards_after("44243", "53637"),),
    (boards_after("121212"),),
    (boards_after("121212", "53637"),),
    (boards_after("242632433576416163"),),
    (boards_after("53637", "442434"),),
    (boards_after("", "111111", "44243", "442434"),),
    *((SOME[start : start + 12],) for start in range(20, len(SOME), 25)),
    ([],),
]
KNOWN = known(r"""
    wins-counted: Leave out boards where the side to move wins at once.
        if cells_that_win(mine, mask) & landings(mask): => if False:
    wrong-player: Leave a board out if the side to move wins at once, not if the other side could.
        cells_that_win(mine, mask) => cells_that_win(mine ^ mask, mask)
    out-of-reach: A winning cell is a win at once only if a disc can land there now.
        cells_that_win(mine, mask) & landings(mask) => cells_that_win(mine, mask)
    divided-by-all: Divide by the number of boards that are counted, not by the number of all
            boards.
        kept / number => kept / len(boards)
        open_columns / number, kept / number => open_columns / len(boards), kept / len(boards)
    sum-for-mean: Those are sums. For a mean, divide the sum by the number of boards.
        open_columns / number, kept / number => open_columns, kept
    whole-numbers: `//` cuts off the digits after the point. Divide with `/`.
        open_columns / number, kept / number => open_columns // number, kept // number
        / number, => // number,
    rounded: A mean is rounded. Return all its digits: 0.5 stays 0.5.
        open_columns / number, kept / number => round(open_columns / number), round(kept / number)
        open_columns / number, kept / number =>
            round(open_columns / number, 1), round(kept / number, 1)
        open_columns / number, kept / number =>
            round(open_columns / number, 2), round(kept / number, 2)
        open_columns / number => round(open_columns / number)
    first-board-only: It returns after the first board that counts, and looks at no other. Does a
            `return` stand inside the loop? Put it after the loop.
        kept += moves_that_stay(mine, mask).bit_count() =>
            kept += moves_that_stay(mine, mask).bit_count()\n        break
    last-board-only: Your numbers contain only the last board that counts. Add up all boards with
            `+=`.
        open_columns += => number = 1\n        open_columns = && kept += => kept =
    last-numbers: A number comes only from the last board that counts. Add up all boards with `+=`.
        open_columns += => open_columns = && kept += => kept =
        open_columns += => open_columns =
        kept += => kept =
    always-seven: It counts seven landings on every board. A full column has none: count the
            landings.
        open_columns / number => 7
        landings(mask).bit_count() => 7
    share-for-mean: The second number should be the mean number of moves that stay. Yours is the
            share of the landings that stay.
        moves_that_stay(mine, mask).bit_count() =>
            moves_that_stay(mine, mask).bit_count() / landings(mask).bit_count()
        kept / number => kept / (open_columns or 1)
    lost-left-out: Boards where no move stays are left out, too. They count, each with 0 moves.
        cells_that_win(mine, mask) & landings(mask): =>
            cells_that_win(mine, mask) & landings(mask) or not moves_that_stay(mine, mask):
    threats-left-out: Boards where the *other* side could win next are left out, too. They count:
            only an own win at once leaves a board out.
        cells_that_win(mine, mask) & landings(mask): =>
            (cells_that_win(mine, mask) | cells_that_win(mine ^ mask, mask)) & landings(mask):
    quiet-left-out: It counts the boards where the side to move wins at once, and leaves out the
            others. It should be the other way round.
        if cells_that_win(mine, mask) & landings(mask): =>
            if not cells_that_win(mine, mask) & landings(mask):
    left-out-counted: The second mean counts the moves that the filter leaves out. Count the moves
            that stay.
        moves_that_stay(mine, mask).bit_count() =>
            (landings(mask) & ~moves_that_stay(mine, mask)).bit_count()
    exchanged: The two means have changed places.
        open_columns / number, kept / number => kept / number, open_columns / number
    numbers-added: You add the bits as numbers. `bit_count()` says how many bits there are.
        (mask).bit_count() => (mask)
        .bit_count() =>
    stops-at-a-win: After the first board with a win it looks at no other: `continue` goes on with
            the next one.
        continue => break
    """)


@when_graded
def drawn(random: Random) -> list[tuple[list[Board]]]:
    boards = drawn_boards(4, random)
    return [(boards[start : start + 9],) for start in range(0, len(boards), 9)]


@exercise("15.6", KNOWN, allowed=["winning_cells", "non_losing"])
def branching(answer: Answer) -> None:
    compare(answer, CASES, fresh=drawn())
