"""07.2 The window score of one player."""

import ast
from collections.abc import Sequence

from c4lab.checks.writing import (
    Answer,
    Case,
    Raised,
    compare,
    exercise,
    fewer_moves,
    known,
    returns_in_a_loop,
)
from c4lab.lessons.lesson07_heuristics import fresh_cases
from c4lab.lessons.lesson07_heuristics.miscounted import (
    centre,
    counted_once,
    counted_until,
    points,
)
from c4lab.lessons.lesson07_heuristics.missed import other_windows
from c4lab.lessons.lesson07_heuristics.window_boards import (
    CENTRE,
    everything,
    for_both,
    without_centre,
)
from c4lab.lessons.shared.boards import parsed
from c4lab.lessons.shared.parameters import parameters_in_order
from c4lab.lessons.shared.windows import WINDOWS


def counts_on_windows(tree: ast.Module) -> bool:
    """Whether the code calls `.count` on the variable of a loop: on a window, which holds cells."""
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.comprehension))]
    names = {loop.target.id for loop in loops if isinstance(loop.target, ast.Name)}
    return any(
        isinstance(node, ast.Attribute)
        and node.attr == "count"
        and isinstance(node.value, ast.Name)
        and node.value.id in names
        for node in ast.walk(tree)
    )


KNOWN = known(
    r"""
    always-red: That is red's score, whichever player is given.
        score = 3 => player = 1\n    score = 3
    other-player: That is the other player's score.
        score = 3 => player = -player\n    score = 3
    side-to-move: That is the score of whoever is to move.
        score = 3 => player = position.player\n    score = 3
    never-negative: A score below 0 comes out as 0.
        return score => return max(0, score)
    both-sides: The opponent's whole score is taken away. Only their open threes should be, 4 for
            each.
        return score => return score\none = window_score\ndef window_score(position, player):\n
            return one(position, player) - one(position, -player)
    counted-twice: Each window is counted twice.
        windows(7, 6): => windows(7, 6) * 2:
    fours-once: Several fours count 100 together. Each should count 100.
        return score => fours = sum({position.at(c) for c in w} == {player}
            for w in windows(7, 6))\n    return score - 100 * max(0, fours - 1)
    overwritten: A new number takes the place of the score. Add it to the score.
        score += => score =
        score += => score = && score -= 4 => score = -4
    one-of-a-kind: Several windows of the same kind count only once. Each of them should count.
        => once_of_each
    one-of-a-kind: Several open twos count only once. Each of them should count.
        => one_two
    one-of-a-kind: Several open twos count only once, and so do several open threes. Each of them
            should count.
        => one_two_or_three
    one-of-a-kind: Several open threes count only once. Each of them should count.
        => one_open_three
    one-of-a-kind: Several open threes of the other player's count only once. Each of them should
            count -4.
        => one_of_theirs
    stops-too-soon: It stops at some window and does not look at those after it. Every window
            counts.
        => until_a_two
        => until_a_three
        => until_one_of_theirs
        => until_the_first
    cells-not-discs: A window holds cells, such as (4, 1), and no discs. `position.at(cell)` says
        what lies on a cell.
        => centre_alone
        seen: counts_cells
    windows-ignored: The windows do not count at all.
        => centre_alone
    centre-once: The centre counts 3 in all. Each of the player's discs in column 4 counts 3.
        3 * position.columns[3].count(player) => 3 * (player in position.columns[3])
    centre-of-both: The discs of both count in column 4. Only the player's own count.
        position.columns[3].count(player) => len(position.columns[3])
    other-centre-taken-off: The other side's discs in column 4 are taken off. Only the player's own
        discs count there, 3 each.
        position.columns[3].count(player) =>
            (position.columns[3].count(player) - position.columns[3].count(-player))
    other-centre: Your code counts the other side's discs in column 4, not the player's own.
        columns[3].count(player) => columns[3].count(-player)
    column-3: Your code counts the discs in column 3, not those in column 4. `position.columns`
        counts from 0, and `position.at` from 1.
        columns[3] => columns[2]
    column-5: Your code counts the discs in column 5, not those in column 4: `position.columns[3]`
        is column 4.
        columns[3] => columns[4]
    row-for-column: Your code counts the discs in row 4, not those in column 4: in `(column, row)`
        the column comes first.
        3 * position.columns[3].count(player) =>
            3 * sum(position.at((c, 4)) == player for c in range(1, 8))
        3 * position.columns[3].count(player) =>
            3 * sum(position.at((c, 4)) == player for c in range(1, 7))
    row-for-column: Your code counts a row of the board, not column 4: which list holds the column?
        3 * position.columns[3].count(player) =>
            3 * sum(position.at((c, 3)) == player for c in range(1, 8))
    top-of-the-centre: The top cell of column 4 is left out. The rows are 1 to 6.
        columns[3].count => columns[3][:5].count
    bottom-alone: Of column 4 only the bottom cell is counted. Each of the player's discs in that
            column counts 3. Is there a `return` in the loop?
        columns[3].count => columns[3][:1].count
    bottom-of-the-centre: The bottom cell of column 4 is left out. The rows count from 1.
        columns[3].count => columns[3][1:].count
    middle-columns: Discs in other columns count too. Only column 4 does.
        columns[3].count(player) => columns[3].count(player) + 3 * position.columns[2].count(player)
            + 3 * position.columns[4].count(player)
    centre-in-each-window: A disc in column 4 counts once for each window that it is in. It counts 3
        in all, whatever windows there are.
        return score => return score - 3 * position.columns[3].count(player) + 3 * sum(
            cell[0] == 4 and position.at(cell) == player for w in windows(7, 6) for cell in w)
    centre-69-times: The centre is added again with each window. It counts once.
        3 * position => 3 * 69 * position
        3 * position => 3 * 70 * position
    centre-ignored: The discs in the centre count nothing. They should count 3 each.
        3 * position.columns[3].count(player) => 0
    centre-is-one: A disc in the centre counts 1. It should count 3.
        3 * position => position
    opponent-ignored: The opponent's open threes are not taken away.
        score -= 4 => pass
    opponent-added: The opponent's open threes make the score larger. They count -4, below 0.
        score -= 4 => score += 4
        score -= 4 => score += 5
    opponent-like-own: An open three of the other side's takes away 5. It takes away 4.
        score -= 4 => score -= 5
    opponents-twos: Open twos of the other side are taken away too. Only their open threes are.
        score -= 4 => score -= 4\n        elif other == 2 and empty == 2:\n            score -= 2
        score -= 4 => score -= 4\n        elif other == 2 and empty == 2:\n            score -= 1
    opponents-fours: A four of the other side's is taken away too. It is not in the table, so it
            counts nothing.
        score -= 4 => score -= 4\n        elif other == 4:\n            score -= 100
    single-discs: A window with a single disc counts too. It is not in the table, so it counts
            nothing.
        return score => return score + sum(sorted(position.at(c) for c in w) == sorted([0, 0, 0,
            player]) for w in windows(7, 6))
    nothing-when-over: A game that is over gets 0. The windows and the centre still count then.
        score = 3 => if position.result() is not None:\n        return 0\n    score = 3
    won-is-all: A won game gets 100 or nothing, and the other windows are left out.
        score = 3 => if position.winner:\n        return 100 * (position.winner == player)\n
            \n    score = 3
    four-ignored: A complete four counts nothing. It should be 100.
        score += 100 => pass
    threes-ignored: Open threes count nothing. They should count 5 each.
        score += 5 => pass
    twos-ignored: Open twos count nothing. They should count 2 each.
        score += 2 => pass
    three-is-also-two: A window with three or four discs also counts as one with fewer: each window
            counts once.
        score += 5 => score += 7
        score += 5 => score += 7 && score += 100 => score += 107
        score += 5 => score += 7 && score += 100 => score += 105
        score += 100 => score += 105
        score += 100 => score += 107
        score += 100 => score += 102
        if own == 4: => score += 2 * (own == 3 and empty == 1)
            + 7 * (own == 4)\n        if own == 4:
    gaps-missed: Two discs count only side by side. In an open two they may also have a gap between
            them.
        own == 2 and empty == 2 =>
            empty == 2 and [player] * 2 in (discs[:2], discs[1:3], discs[2:])
    gaps-missed: Discs count only side by side. There may also be a gap between them.
        own == 2 and empty == 2 =>
            empty == 2 and [player] * 2 in (discs[:2], discs[1:3], discs[2:]) &&
            own == 3 and empty == 1 => empty == 1 and [player] * 3 in (discs[:3], discs[1:]) &&
            other == 3 and empty == 1 => other == 3 and 0 in (discs[0], discs[3])
    only-twos: A window with three discs counts 2, like one with two.
        score += 5 => score += 2
        score += 5 => score += 2 && score += 100 => score += 2
        if own == 4: => if own > 1 and other == 0:\n            score += 2\n        elif own == 4:
    blocked-counts: A window with discs of both colours is counted, although nobody can fill it any
            more.
        if own == 4: => empty = 4 - max(own, other)\n        if own == 4:
        if own == 4: => empty = empty if own < 2 else 4 - own\n        if own == 4:
        if own == 4: => empty = empty if own == 3 else 4 - max(own, other)\n        if own == 4:
        and empty == 1 =>
        own == 3 and empty == 1 => own == 3
        other == 3 and empty == 1 => other == 3
        and empty == 2 =>
    blocked-counts: The discs of a window are added up, and so a window with both colours may count.
            Nobody can fill it any more: it counts nothing.
        => by_sums
    open-means-empty: Three discs count 5 whatever is on the fourth cell. In an open three the
            fourth cell is empty.
        own == 3 and empty == 1 => own == 3 && score += 100 => score += 105
    another-number: An open three of the other player's takes away a number that is not 4.
        score -= 4 => score -= 8
        score -= 4 => score -= 3
        score -= 4 => score -= 2
        score -= 4 => score -= 1
        score -= 4 => score -= 6
        score -= 4 => score -= 10
        score -= 4 => score -= 50
    another-number: Your open threes count a number that is not 5.
        score += 5 => score += 3
        score += 5 => score += 4
        score += 5 => score += 10
        score += 5 => score += 50
    another-number: Your open twos count a number that is not 2.
        score += 2 => score += 1
        score += 2 => score += 3
        score += 2 => score += 4
        score += 2 => score += 10
    four-is-more: A complete four counts a number that is not 100.
        score += 100 => score += 1000
        score += 100 => score += 10
        score += 100 => score += 10_000
    looks-at-one-window: Only the first window is looked at, but all 69 count. The `return` stands
            in the loop and ends it in its first round.
        -= 4\n    return score => -= 4\n        return score
        => first_window
        => first_window_alone
        seen: returns_in_a_loop
    looks-at-one-window: Only the first window is looked at. All 69 count.
        => first_window
        => first_window_alone
    """,
    centre_alone=lambda position, player: centre(position, player),
    counts_cells=counts_on_windows,
    once_of_each=lambda position, player: (
        centre(position, player) + sum(set(points(position, player)))
    ),
    one_two=lambda position, player: counted_once(position, player, 2),
    one_two_or_three=lambda position, player: counted_once(position, player, 2, 5),
    one_open_three=lambda position, player: counted_once(position, player, 5),
    one_of_theirs=lambda position, player: counted_once(position, player, -4),
    until_a_two=lambda position, player: counted_until(position, player, 2),
    until_a_three=lambda position, player: counted_until(position, player, 5),
    until_one_of_theirs=lambda position, player: counted_until(position, player, -4),
    until_the_first=lambda position, player: counted_until(position, player, 100, 5, 2, -4),
    by_sums=lambda position, player: (
        centre(position, player)
        + sum(
            {4: 100, 3: 5, 2: 2, -3: -4}.get(sum(map(position.at, window)) * player, 0)
            for window in WINDOWS
        )
    ),
    first_window=lambda position, player: centre(position, player) + points(position, player)[0],
    first_window_alone=lambda position, player: points(position, player)[0],
    returns_in_a_loop=returns_in_a_loop,
)


@exercise("07.2", KNOWN, closed=["Squares"])
def window_score(answer: Answer) -> None:
    windows_are_right = False
    with answer.part("windows"), parameters_in_order(answer):
        check_scores(answer, without_centre(), fresh_cases.without_centre())
        windows_are_right = True
    with answer.part("centre"):
        cases = [*for_both(parsed(*CENTRE)), *everything() * windows_are_right]
        drawn = fresh_cases.centre()
        fresh: list[Case] = [each for each in drawn if answer.solution(*each) == centre(*each)]
        if windows_are_right:
            fresh += fresh_cases.window_score()
        check_scores(answer, cases, fresh)


def check_scores(answer: Answer, cases: list[Case], fresh: Sequence[Case]) -> None:
    possible = (*KNOWN, *other_windows(answer.solution))
    try:
        compare(answer, cases, known=possible, shrink=fewer_moves, fresh=fresh)
    except Raised as error:
        if "IndexError" in error.message and ".columns[" in error.message:
            error.message += (
                " A column in `position.columns` is as long as it has discs: empty cells are not "
                "in it. `position.at((column, row))` works for all cells."
            )
        raise
