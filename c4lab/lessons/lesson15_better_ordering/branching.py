"""15.6 How many moves the filter leaves, on average."""

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.shared.bits import Board, pairs, some_boards

SOME = list(some_boards(12, 9))
CASES: list[tuple[list[Board]]] = [
    (pairs("53637"),),
    (pairs("44243", "53637"),),
    (pairs("121212"),),
    (pairs("121212", "53637"),),
    (pairs("242632433576416163"),),
    (pairs("53637", "442434"),),
    (pairs("", "111111", "44243", "442434"),),
    *((SOME[start : start + 12],) for start in range(20, len(SOME), 25)),
    ([],),
]
KNOWN = known(r"""
    wins-counted: Boards where the side to move wins at once are to be left out.
        if cells_that_win(mine, mask) & landings(mask): => if False:
    wrong-player: A board is left out if the side to move wins at once, and not if the other side
            would.
        cells_that_win($a, $b) & $c =~> cells_that_win($a ^ $b, $b) & $c
    out-of-reach: A winning cell out of reach is no win at once. A disc has to be able to land
            there.
        cells_that_win($a, $b) & landings($b) =~> cells_that_win($a, $b)
    divided-by-all: Divide by the number of boards that are counted, and not by that of all.
        kept / number => kept / len(boards)
        open_columns / number, kept / number => open_columns / len(boards), kept / len(boards)
    sum-for-mean: Those are sums. A mean is the sum divided by the number of boards.
        open_columns / number, kept / number => open_columns, kept
    whole-numbers: `//` leaves out what comes after the point.
        open_columns / number, kept / number => open_columns // number, kept // number
        $a / $b ~> $a // $b
    rounded: A mean need not be a whole number: 0.5 stays 0.5.
        open_columns / number, kept / number => round(open_columns / number), round(kept / number)
        $a / $b ~> round($a / $b)
    left-out-counted: The second mean is that of the moves that the filter leaves out. Asked for are
            those that stay.
        moves_that_stay(mine, mask).bit_count() =>
            (landings(mask) & ~moves_that_stay(mine, mask)).bit_count()
    exchanged: The two means have changed places.
        open_columns / number, kept / number => kept / number, open_columns / number
    numbers-added: The bits are added as numbers. How many they are is `bit_count()`.
        $n += $x.bit_count() =~> $n += $x
    stops-at-a-win: After the first board with a win it looks at no other: `continue` goes on with
            the next one.
        continue =~> break
    """)


@exercise("15.6", KNOWN, allowed=["winning_cells", "non_losing"])
def branching(answer: Answer) -> None:
    compare(answer, CASES)
