"""Every search with every order, table and window finds what minimax finds, or a true bound.

A new search joins with its name in one of the two lists. Its parameters say what it is tried with.
"""

from functools import partial
from inspect import signature
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.evaluation import Squares
from c4lab.games import Bitboard, ConnectFour, Sim, TicTacToe
from c4lab.instruments import for_first, nodes_of
from c4lab.search import (
    WIN,
    Choice,
    Table,
    alphabeta,
    aspiration,
    by_evaluation,
    deepening,
    deeper,
    left_to_right,
    minimax,
    mtdf,
    negamax,
    null_window,
    previous_best_first,
    pvs,
    reverse,
    with_memory,
)
from tests.reached import reached
from tests.search.conftest import Small, opinion

FOR_FIRST = [minimax, alphabeta, previous_best_first]
FOR_THE_SIDE_TO_MOVE = [negamax, with_memory, pvs, mtdf, aspiration, deepening]
SEARCHES = [*FOR_FIRST, *map(for_first, FOR_THE_SIDE_TO_MOVE)]
"""All in the first player's view."""
DRIVERS = [each for each in SEARCHES if "search" in signature(each).parameters]
WINDOWED = [each for each in SEARCHES if "alpha" in signature(each).parameters]

ORDERS = [
    left_to_right,
    by_evaluation(opinion),
    reverse(by_evaluation(opinion)),
]
TABLES = [
    lambda: None,
    partial(Table, 0),
    Table,
    partial(Table, 7),
    partial(Table, 7, replace=deeper),
    partial(Table, 1024, hashed=lambda key: hash(key) & 255),
    partial(Table, 1),
]


every_search = pytest.mark.parametrize("search", SEARCHES, ids=lambda each: each.__name__)
positions = st.builds(
    reached,
    st.sampled_from([Small, TicTacToe, Sim, Bitboard]),
    st.lists(st.integers(0, 14), max_size=12),
)
depths = st.integers(0, 3)
evaluations = st.sampled_from([opinion, None])


def options_of(search, order, table):
    """The order and the table, as far as the search takes them."""
    taken = signature(search).parameters
    given = {"order": order, "table": table}
    return {name: value for name, value in given.items() if name in taken or "options" in taken}


@every_search
@settings(max_examples=60)
@given(
    position=positions, depth=depths, evaluate=evaluations, order=st.sampled_from(ORDERS),
    table=st.sampled_from(TABLES),
)  # fmt: skip
def test_the_value_and_a_move_that_reaches_it(search, position, depth, evaluate, order, table):
    options = options_of(search, order, table())
    for ahead in {depth, 1}:  # one table for both depths, as in iterative deepening
        value, move = search(position, ahead, evaluate, **options)
        assert value == minimax(position, ahead, evaluate).value
        assert (move is None) == (position.result() is not None or ahead == 0)
        if move is not None:
            assert minimax(position.play(move), ahead - 1, evaluate).value == value


@given(position=positions, depth=depths, evaluate=evaluations)
def test_the_plain_searches_find_the_first_of_the_best_moves(position, depth, evaluate):
    expected = minimax(position, depth, evaluate)
    assert alphabeta(position, depth, evaluate) == expected
    assert for_first(negamax)(position, depth, evaluate) == expected


@pytest.mark.parametrize("search", WINDOWED, ids=lambda each: each.__name__)
@given(
    position=positions, depth=depths, evaluate=evaluations, order=st.sampled_from(ORDERS),
    table=st.sampled_from(TABLES), alpha=st.integers(-12, 12), width=st.integers(1, 9),
)  # fmt: skip
def test_inside_the_window_the_value_and_outside_a_bound(
    search, position, depth, evaluate, order, table,
    alpha, width):  # fmt: skip
    options = options_of(search, order, table())
    for ahead in (max(0, depth - 1), depth):
        true = minimax(position, ahead, evaluate).value
        for low, high in ((alpha, alpha + width), (-inf, inf)):
            ends = (low, high)
            if search not in FOR_FIRST and position.player == -1:
                ends = (-high, -low)
            found = search(position, ahead, evaluate, alpha=ends[0], beta=ends[1], **options).value
            if found <= low:
                assert true <= found
            elif found >= high:
                assert true >= found
            else:
                assert true == found


@given(
    position=positions, depth=depths, order=st.sampled_from(ORDERS), table=st.sampled_from(TABLES),
    guess=st.integers(-12, 12), inner=st.sampled_from([with_memory, pvs]),
)  # fmt: skip
def test_a_guess_and_the_search_inside_change_no_value(position, depth, order, table, guess, inner):
    options = {"order": order, "table": table(), "search": inner}
    true = minimax(position, depth, opinion).value
    guesses = {"guess": guess, "margin": 3}
    for driver in DRIVERS:
        own = {name: guesses[name] for name in guesses if name in signature(driver).parameters}
        assert driver(position, depth, opinion, **own, **options).value == true
    answer = null_window(position, depth, opinion, above=guess, **options).value
    assert (answer > guess) == (position.player * true > guess)


ONE_BLOCKS = ConnectFour.parse("1122335")
"""Amber to move, which blocks the three or loses."""


@pytest.mark.parametrize(
    ("search", "position", "depth", "count"),
    [
        (minimax, Sim(), 3, 1 + 15 + 210 + 2730),
        (alphabeta, Sim(), 6, 6_663),
        (negamax, Sim(), 6, 6_663),
        (previous_best_first, ONE_BLOCKS, 5, 609),
        (previous_best_first, TicTacToe.parse("1524"), None, 104),
        (with_memory, ONE_BLOCKS, 5, 1_062),
        (pvs, ONE_BLOCKS, 5, 979),
        (mtdf, ONE_BLOCKS, 5, 821),
        (deepening, ONE_BLOCKS, 5, 555),
        (aspiration, ONE_BLOCKS, 5, 940),
    ],
)
def test_counts(search, position, depth, count):
    assert nodes_of(search, position, depth) == count


def test_with_an_opinion_a_sooner_win_is_worth_more_and_a_later_loss_costs_less():
    def even(_):
        return 0.0

    now = TicTacToe.parse("1524")  # X completes 1-2-3 with square 3
    assert minimax(now, None, even) == Choice(WIN + 4, 3)
    lost = TicTacToe.parse("159")  # O holds the centre and is not lost yet
    assert minimax(lost, None, even).value == 0
    doomed = TicTacToe.parse("12597")  # X threatens twice; O may block one
    assert minimax(doomed, None, even).value == WIN + 2


@every_search
def test_what_is_no_evaluation_is_refused_by_name(search):
    for answer in ("good", float("nan")):
        with pytest.raises(ValueError, match=r"evaluation answered .* on '[1-9]': return a number"):
            search(TicTacToe(), 1, lambda position, answer=answer: answer)
    with pytest.raises(ValueError, match="evaluate is -inf, which cannot be called"):
        search(TicTacToe(), 1, -inf)
    with pytest.raises(ValueError, match=r"Squares is a class: give the evaluation Squares\(\)"):
        search(ConnectFour(), 1, Squares)
    with pytest.raises(TypeError, match="positional"):
        search(TicTacToe(), None, None, -inf, +inf)


def test_fractions_are_refused_with_the_reason():
    with pytest.raises(ValueError, match=r"whole numbers, and 0\.5 is none"):
        mtdf(ConnectFour(), 2, lambda position: 0.5)
    with pytest.raises(ValueError, match=r"10\.5 is none"):
        mtdf(ConnectFour(), 2, guess=10.5)
