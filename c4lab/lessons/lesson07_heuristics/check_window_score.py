"""07.2 The window score of one player."""

from collections.abc import Sequence
from functools import cache
from random import Random

from c4lab.checks.writing import (
    Answer,
    Case,
    Raised,
    compare,
    contains,
    exercise,
    fewer_moves,
    known,
    returns_in_a_loop,
)
from c4lab.evaluation.opinions import EXAMPLES
from c4lab.games import ConnectFour
from c4lab.lessons.lesson07_heuristics import fresh_cases
from c4lab.lessons.lesson07_heuristics.missed import other_windows
from c4lab.lessons.shared.code.parameters import parameters_in_order
from c4lab.lessons.shared.positions.boards import parsed, random_position

CENTRE = ("4", "14", "44", "444444", "1444444")
# Each has one kind of window: a two in each direction, a three, a blocked three, fours.
EACH_WINDOW = ("172", "1212", "122", "766", "17273", "121212", "112233", "112223", "1212121")
BESIDE_THE_CENTRE = (  # random games of 10, 12, ... 32 discs
    "121212212121 3257116136 162115512165 16127761665121 6723167161625765 356533227216365375 "
    "36116523255171663373 6565113577117737675353 153261512327255512567327 "
    "63753752212227216735513675 6632766777157655551561212711 361116261361137635575622777732 "
    "56615737171572525731756612221263"
)
WON = ("1122334", "11223355664", "1122335566774")


def for_both(boards: list[ConnectFour]) -> list[Case]:
    """Each board with each player."""
    return [(board, player) for board in boards for player in (+1, -1)]


@cache
def without_centre() -> list[Case]:
    return for_both(parsed(*EACH_WINDOW, *BESIDE_THE_CENTRE.split()))


@cache
def everything() -> list[Case]:
    random = Random(7)
    boards = parsed(*(example.moves for example in EXAMPLES.values()), *WON)
    return for_both([*boards, *(random_position(10 + i, random) for i in range(26))])


# The changes of our solution that count each of these windows only once, and that stop at one.
KINDS = {100: "score += 100", 5: "score += 5", 2: "score += 2", -4: "score -= 4"}
ONCE = {
    points: rf"score = 3 => seen = []\n    score = 3 && {line} => "
    rf"if {points} not in seen: {line}\n            seen.append({points})"
    for points, line in KINDS.items()
}
STOP = {points: f"{line} => {line}; break" for points, line in KINDS.items()}
FIRST = r"-= 4\n    return score => -= 4\n        return score"
CENTRE_LINE = "3 * position.columns[3].count(player)"
KNOWN = known(
    rf"""
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
        return score => fours = sum({{position.at(c) for c in w}} == {{player}}
            for w in windows(7, 6))\n    return score - 100 * max(0, fours - 1)
    overwritten: A new number takes the place of the score. Add it to the score.
        score += => score =
        score += => score = && score -= 4 => score = -4
    one-of-a-kind: Several windows of the same kind count only once. Each of them should count.
        {" && ".join(ONCE.values())}
    one-of-a-kind: Several open twos count only once. Each of them should count.
        {ONCE[2]}
    one-of-a-kind: Several open twos count only once, and so do several open threes. Each of them
            should count.
        {ONCE[2]} && {ONCE[5]}
    one-of-a-kind: Several open threes count only once. Each of them should count.
        {ONCE[5]}
    one-of-a-kind: Several open threes of the other player's count only once. Each of them should
            count -4.
        {ONCE[-4]}
    stops-too-soon: It stops at some window and does not look at those after it. Every window
            counts.
        {STOP[2]}
        {STOP[5]}
        {STOP[-4]}
        {" && ".join(STOP.values())}
    cells-not-discs: A window holds cells, such as (4, 1), and no discs. `position.at(cell)` says
        what lies on a cell.
        discs.count => window.count
        seen: counts_cells
    windows-ignored: The windows do not count at all.
        in windows(7, 6) => in []
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
        if own == 4: => own = player * sum(discs); other, empty = -own, 4 - abs(own)
            \n        if own == 4:
    open-means-empty: Three discs count 5 whatever is on the fourth cell. In an open three the
            fourth cell is empty.
        own == 3 and empty == 1 => own == 3 && score += 100 => score += 105
    another-number: An open three of the other player's takes away a number that is not 4.
        score -= 4 => score -= 8
        score -= 4 => score -= 3
        score -= 4 => score -= 2
        score -= 4 => score -= 1
    another-number: Your open threes count a number that is not 5.
        score += 5 => score += 3
        score += 5 => score += 4
    another-number: Your open twos count a number that is not 2.
        score += 2 => score += 1
        score += 2 => score += 3
    four-is-more: A complete four counts a number that is not 100.
        score += 100 => score += 1000
        score += 100 => score += 10
    looks-at-one-window: Only the first window is looked at, but all 69 count. The `return` stands
            in the loop and ends it in its first round.
        {FIRST}
        {FIRST} && {CENTRE_LINE} => 0
        seen: returns_in_a_loop
    looks-at-one-window: Only the first window is looked at. All 69 count.
        {FIRST}
        {FIRST} && {CENTRE_LINE} => 0
    """,
    counts_cells=contains("window.count($disc)", "w.count($disc)", "line.count($disc)"),
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
        fresh: list[Case] = [
            (position, player)
            for position, player in fresh_cases.centre()
            if answer.solution(position, player) == 3 * position.columns[3].count(player)
        ]
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
