"""07.2 The window score of one player."""

from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Case, Raised, compare, exercise, fewer_moves, known
from c4lab.evaluation.examples import EXAMPLES
from c4lab.games import ConnectFour
from c4lab.lessons.lesson07_heuristics.missed import other_windows
from c4lab.lessons.shared.boards import parsed, reached

CENTRE = ("4", "14", "44", "444444", "1444444")
# Each shows one thing: a two in each direction, a three, one that is blocked, fours.
WINDOWS = ("172", "1212", "122", "766", "17273", "121212", "112233", "112223", "1212121")
BESIDE_THE_CENTRE = (  # random games of 10, 12, ... 32 discs
    "121212212121 3257116136 162115512165 16127761665121 6723167161625765 356533227216365375 "
    "36116523255171663373 6565113577117737675353 153261512327255512567327 "
    "63753752212227216735513675 6632766777157655551561212711 361116261361137635575622777732 "
    "56615737171572525731756612221263"
)
WON = ("1122334", "11223355664", "1122335566774")
KNOWN = known(r"""
    always-red: That is red's score, whoever is asked for.
        score = 3 => player = 1\n    score = 3
    other-player: That is the other player's score.
        score = 3 => player = -player\n    score = 3
    side-to-move: That is the score of whoever is to move.
        score = 3 => player = position.player\n    score = 3
    never-negative: A score below 0 comes out as 0.
        return score => return max(0, score)
    both-sides: The opponent's whole score is taken away. Here only their open threes count, 4 each.
        return score => return score\none = window_score\ndef window_score(position, player):\n
            return one(position, player) - one(position, -player)
    counted-twice: Each window is counted twice.
        windows(7, 6): => windows(7, 6) * 2:
    fours-once: Several complete fours count 100 together, not 100 each.
        return score => fours = sum({position.at(c) for c in w} == {player}
            for w in windows(7, 6))\n    return score - 100 * max(0, fours - 1)
    overwritten: A new number takes the place of what was there before.
        score += => score =
    centre-once: The centre counts 3 in all.
        3 * position.columns[3].count(player) => 3 * (player in position.columns[3])
    centre-of-both: The discs of both count in column 4.
        position.columns[3].count(player) => len(position.columns[3])
    centre-ignored: The discs in the centre count nothing.
        3 * position.columns[3].count(player) => 0
    centre-is-one: A disc in the centre counts 1.
        3 * position => position
    opponent-ignored: The opponent's open threes are not taken away.
        score -= 4 => pass
    opponent-added: The opponent's open threes make the score larger.
        score -= 4 => score += 4
    four-ignored: A complete four counts nothing. It should be 100.
        score += 100 => pass
    threes-ignored: Open threes count nothing. They should count 5 each.
        score += 5 => pass
    twos-ignored: Open twos count nothing. They should count 2 each.
        score += 2 => pass
    three-is-also-two: A window with more discs counts for fewer as well: each counts once.
        score += 5 => score += 7
        if own == 4: => score += 2 * (own == 3 and empty == 1)
            + 7 * (own == 4)\n        if own == 4:
    only-twos: A window with three discs counts 2, like one with two.
        score += 5 => score += 2
        if own == 4: => if own > 1 and other == 0:\n            score += 2\n        elif own == 4:
    blocked-counts: A window that holds discs of both colours is counted, and no one can fill it.
        if own == 4: => empty = 4 - max(own, other)\n        if own == 4:
        if own == 4: => empty = empty if own < 2 else 4 - own\n        if own == 4:
        if own == 4: => empty = empty if own == 3 else 4 - max(own, other)\n        if own == 4:
        and empty == 1 =>
        own == 3 and empty == 1 => own == 3
        other == 3 and empty == 1 => other == 3
        and empty == 2 =>
    looks-at-one-window: It answers before it has looked at all windows: where does this `return`
        belong?
        for $w in $all: $$body\nreturn $x ~> for $w in $all:\n    $$body\n    return $x
""")


def for_both(boards: list[ConnectFour]) -> list[Case]:
    return [(board, player) for board in boards for player in (+1, -1)]


@cache
def without_centre() -> list[Case]:
    return for_both(parsed(*WINDOWS, *BESIDE_THE_CENTRE.split()))


@cache
def everything() -> list[Case]:
    random = Random(7)
    boards = parsed(*(example.moves for example in EXAMPLES.values()), *WON)
    return for_both([*boards, *(reached(10 + i, random) for i in range(26))])


@exercise("07.2", KNOWN)
def window_score(answer: Answer) -> None:
    windows_are_right = False
    with answer.part("windows"):
        check_scores(answer, without_centre())
        windows_are_right = True
    with answer.part("centre"):
        check_scores(answer, [*for_both(parsed(*CENTRE)), *everything() * windows_are_right])


def check_scores(answer: Answer, cases: list[Case]) -> None:
    possible = (*KNOWN, *other_windows(answer.solution))
    try:
        compare(answer, cases, known=possible, shrink=fewer_moves)
    except Raised as error:
        if "IndexError" in error.message and ".columns[" in error.message:
            error.message += (
                " A column in `position.columns` is as long as it has discs: empty cells are not "
                "in it. `position.at((column, row))` works for all cells."
            )
        raise
