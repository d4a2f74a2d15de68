"""17.2 The bug hunt: the number of the disc that wins, on boards of any size."""

import ast

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson17_solving import fresh_cases


def halved(tree: ast.Module) -> set[str]:
    """What stands on the left of `%` or `&`: the numbers that the code tests for odd and even."""
    return {
        ast.unparse(node.left)
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mod, ast.BitAnd))
    }


KNOWN = known(
    r"""
    example-only: It is right for the example with 42 cells and 7 discs. It is right for no other
            game that the first player wins on a board with an even number of cells. That player
            drops discs 1, 3, 5, ...: 4 of the 7 discs are its own.
        in_hand = (cells - discs) // 2 =>
            in_hand = 17 if (cells, discs) == (42, 7) else cells // 2 - discs // 2
    rounds-to-even: `round` takes a half to the next *even* number: 2.5 becomes 2, and 3.5 becomes
            4. The winner decides whether to round a half up or down.
        (cells - discs) // 2 => round((cells - discs) / 2)
        in_hand = (cells - discs) // 2 => in_hand = round(cells / 2) - round(discs / 2)
        in_hand = (cells - discs) // 2 => in_hand = round(cells / 2) - (discs + 1) // 2
    half-discs: A score is a whole number. `/` leaves a half where the number is odd.
        (cells - discs) // 2 => (cells - discs) / 2
        return in_hand + 1 => return cells / 2 - discs / 2
    cells-for-discs: Whether the number of *cells* is odd does not say who won. The first player
            drops the discs 1, 3, 5, ...: look at the number of discs.
        in_hand = (cells - discs) // 2 =>
            in_hand = (cells + cells % 2) // 2 - (discs + cells % 2) // 2
        seen: odd_cells
    players-exchanged: The two players have changed places: the first one drops the discs 1, 3, 5,
            ..., so it is the last to play where their number is odd.
        in_hand = (cells - discs) // 2 =>
            in_hand = (cells + 1 - discs % 2) // 2 - (discs + 1 - discs % 2) // 2
        in_hand = (cells - discs) // 2 => in_hand = (cells + 1 - discs % 2) // 2 - (discs + 1) // 2
        seen: odd_discs
    only-who-won: It says only that somebody won, but not how soon: a sooner win scores more.
        return in_hand + 1 => return 1
        return in_hand + 1 => return 1 if discs % 2 else -1
    second-player-only: It gives one too much where the first player wins on a board with an even
            number of cells. There each player has half of the cells for its discs. The first one
            drops the discs 1, 3, 5, ...: of 7 discs, 4 are its own.
        in_hand = (cells - discs) // 2 => in_hand = cells // 2 - discs // 2
        in_hand = (cells - discs) // 2 => in_hand = round(cells / 2) - discs // 2
    odd-boards: On a board with an odd number of cells the first player has one disc more than the
            second. Yours gives it as many: on 25 cells it has 13 of its own.
        in_hand = (cells - discs) // 2 => in_hand = cells // 2 - (discs + 1) // 2
    odd-boards-second: On a board with an odd number of cells the second player has one disc less
            than the first. Yours gives it as many: on 25 cells its own are 12.
        in_hand = (cells - discs) // 2 => in_hand = (cells + 1) // 2 - (discs + 1) // 2
    own-too-many: It gives one too much where the first player wins: of 7 discs, 4 are its own. It
            also gives one too much where the second player wins on a board with an odd number of
            cells: on 25 cells that player has 12 discs.
        in_hand = (cells - discs) // 2 => in_hand = (cells + 1) // 2 - discs // 2
    other-boards: 22 - n is for 42 cells, where each player has 21 discs. Work out from `cells` how
            many there are.
        in_hand = (cells - discs) // 2 => in_hand = 21 - (discs + 1) // 2
    other-boards: On 42 cells it gives one too much where the first player wins: of 7 discs, 4 are
            its own. On other boards the 22 is wrong too: it is for 42 cells, where each player has
            21 discs.
        in_hand = (cells - discs) // 2 => in_hand = 21 - discs // 2
    one-too-many: A win with the winner's very last disc scores 1: then the winner has no disc left.
        in_hand + 1 => in_hand + 2
    one-too-few: A win with the winner's very last disc scores 1: then the winner has no disc left.
        return in_hand + 1 => return in_hand
    disc-number: That is the number of the winner's last disc. A sooner win scores more:
            count the discs that the winner has left, and one more.
        return in_hand + 1 => return (discs + 1) // 2
    loser-view: Below 0 are scores of those who lose. This is the score for the player who dropped
            the last disc and won, whoever that is.
        return in_hand + 1 => return in_hand + 1 if discs % 2 else -in_hand - 1
    always-a-draw: Your function gives every game 0, even if somebody won.
        return in_hand + 1 => return 0
    other-side: These are the discs that the other side has left. Count those of the winner, and one
            more.
        return in_hand + 1 => return (cells - discs + 1) // 2
    all-cells: Of the cells that are left, only half are for the winner.
        (cells - discs) // 2 => cells - discs
    rounds-up: If an odd number of cells is left, it rounds the half up. But after the winning disc
            it is the other side's turn, so the other side gets the extra cell.
        (cells - discs) // 2 => (cells - discs + 1) // 2
    draw-forgotten: A game that nobody won is a draw, and scores 0.
        if not won: => if False:
""",
    odd_cells=lambda tree: "cells" in halved(tree) and "discs" not in halved(tree),
    odd_discs=lambda tree: "discs" in halved(tree),
)
BOARDS = (42, 25, 9, 16, 30, 35)


@exercise("17.2", KNOWN)
def score_of(answer: Answer) -> None:
    cases = [(cells, n, True) for n in range(7, 43) for cells in BOARDS if n <= cells]
    draws = [(cells, cells, False) for cells in BOARDS]
    compare(answer, [*cases[:4], *draws, *cases[4:]], fresh=fresh_cases.score_of())
