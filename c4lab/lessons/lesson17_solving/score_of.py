"""17.2 The bug hunt: the number of the disc that wins, on boards of any size."""

from c4lab.checks.writing import Answer, compare, exercise, known

KNOWN = known(r"""
    second-player-only: The first player drops the discs 1, 3, 5, ...: after 7 discs that are 4 of
            its own, and `7 // 2` is 3.
        in_hand = (cells - discs) // 2 => in_hand = cells // 2 - discs // 2
    odd-boards: On a board with an odd number of cells the first player has one disc more than the
            second.
        in_hand = (cells - discs) // 2 => in_hand = cells // 2 - (discs + 1) // 2
        in_hand = (cells - discs) // 2 => in_hand = (cells + 1) // 2 - (discs + 1) // 2
    other-boards: 22 - n is for 42 cells, where each player has 21 discs. Work out from `cells` how
            many there are.
        in_hand = (cells - discs) // 2 => in_hand = 21 - (discs + 1) // 2
    one-too-many: The winner's very last disc scores 1, and then nothing is left in the hand.
        in_hand + 1 => in_hand + 2
    one-too-few: The winner's very last disc scores 1, and then nothing is left in the hand.
        return in_hand + 1 => return in_hand
    number-of-the-disc: That is the number of the winner's last disc. A sooner win scores more:
            count the discs that the winner has left, and one more.
        return in_hand + 1 => return (discs + 1) // 2
    always-a-draw: Every game scores 0, also one that somebody won.
        return in_hand + 1 => return 0
    all-cells: Of the cells that are left, only half are for the winner.
        (cells - discs) // 2 => cells - discs
    rounds-up: Right after a disc it is the other side's turn: of an odd number of cells the other
            side gets one more.
        (cells - discs) // 2 => (cells - discs + 1) // 2
    draw-forgotten: A game that nobody won is a draw, and scores 0.
        if not won: => if False:
""")
BOARDS = (42, 25, 9, 16, 30, 35)


@exercise("17.2", KNOWN)
def score_of(answer: Answer) -> None:
    cases = [(cells, n, True) for n in range(7, 43) for cells in BOARDS if n <= cells]
    draws = [(cells, cells, False) for cells in BOARDS]
    compare(answer, [*cases[:4], *draws, *cases[4:]])
