"""Questions about scores, watched from outside."""

import pytest

from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.instruments.questions import (
    MOST,
    MOST_ASKED,
    Forgetful,
    count_nodes,
    observe_calls,
    observe_search,
    observe_table,
    questions_asked,
)
from c4lab.solver.plain.bits import non_losing
from c4lab.solver.plain.moves import ordered
from c4lab.solver.plain.search import null_window
from c4lab.solver.plain.table import Table

LATE = to_bits(ConnectFour.parse("362366263321116254361377412147"))  # its score is 2


def search(reverse, stops):
    """A search of one's own, that takes the best moves last, or goes on after a "yes"."""

    def null_window(mine, mask, alpha, table):
        left = 42 - mask.bit_count()
        moves = non_losing(mine, mask)
        if not moves or left <= 2:
            return 0 if moves else -(left // 2)
        best = -100
        for move in ordered(mine, mask, moves)[:: -1 if reverse else 1]:
            best = max(best, -null_window(mine ^ mask, mask | move, -alpha - 1, table))
            if best > alpha and stops:
                break
        return best

    return null_window


def test_nodes_are_counted_whosever_the_search_is():
    count, goes_on, out_of_order = observe_search(null_window, LATE, [1, 2])
    assert (count, goes_on, out_of_order) == (82, False, False)
    assert count_nodes(null_window, LATE, [1, 2], Forgetful()) == 82
    assert count_nodes(null_window, LATE, [1, 1], Table(1009)) == count_nodes(
        null_window, LATE, [1], Table(1009)
    ) + 1  # fmt: skip


@pytest.mark.parametrize(("reverse", "stops"), [(True, True), (False, False), (False, True)])
def test_what_a_search_does_is_seen(reverse, stops):
    _, goes_on, out_of_order = observe_search(search(reverse, stops), LATE, [1])
    assert (goes_on, out_of_order) == (not stops, reverse)


def test_the_calls_for_the_moves_are_those_that_the_question_makes_itself():
    mine, mask = LATE
    moves = ordered(mine, mask, non_losing(mine, mask))
    answer, calls = observe_calls(null_window, LATE, 2)
    assert [call[:3] for call in calls] == [(mine ^ mask, mask | move, -3) for move in moves]
    assert answer == max(-told for *_, told in calls) == 2


def test_a_loop_that_asks_without_end_is_ended():
    def exact(mine, mask, table):
        while True:
            null_window(mine, mask, 2, table)

    asked = questions_asked(exact, LATE, Table(1009))
    assert asked == [(2, 2, True)] * MOST_ASKED


@pytest.mark.slow
def test_a_search_that_takes_too_long_is_ended():
    early = to_bits(ConnectFour.parse("3144766672564157242623621"))
    assert count_nodes(search(False, False), early, [2], Forgetful()) == MOST + 1


def test_what_is_stored():
    asked_for, last, again = observe_table(null_window, LATE, 1)
    assert last[0] > 1
    assert (asked_for > 1, again) == (True, 1)
    assert observe_table(null_window, LATE, 2)[1][1] == 2
    assert observe_table(search(False, True), LATE, 1)[:2] == (0, ())
