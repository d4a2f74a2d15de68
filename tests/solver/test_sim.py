"""Sim solved: the ladder's rungs agree with each other, with alpha-beta, and with the facts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.games import Sim
from c4lab.search import alphabeta
from c4lab.solver.sim import LADDER, canonical, from_bits, solve, to_bits
from tests.reached import in_progress, reached


def edges(least):
    """Choices of `least` edges or more."""
    return st.lists(st.integers(0, 14), min_size=least, max_size=15)


@settings(max_examples=20)
@given(edges(least=8))
def test_every_rung_agrees_with_alphabeta(choices):
    position = reached(Sim, choices)
    expected = alphabeta(position).value
    for name, rung in LADDER.items():
        choice = rung(position)
        assert choice.value == expected, name
        if choice.move is not None:
            assert alphabeta(position.play(choice.move)).value == expected, name


@settings(max_examples=20)
@given(edges(least=4), st.permutations(range(1, 7)))
def test_renaming_the_points_changes_nothing_and_bits_lead_back(choices, names):
    position, other = in_progress(Sim, choices), Sim()
    for edge in position.history:
        low, high = sorted((names[edge // 10 - 1], names[edge % 10 - 1]))
        other = other.play(10 * low + high)
    assert canonical(*to_bits(position)) == canonical(*to_bits(other))
    assert solve(position).value == solve(other).value
    assert from_bits(*to_bits(position)) == position


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1 | 4 | 8), (1 | 2 | 32, 4 | 8 | 16)])
def test_edges_of_no_game_are_refused(mine, theirs):
    with pytest.raises(ValueError, match="not the edges of a game of Sim in progress"):
        from_bits(mine, theirs)


def test_without_a_safe_edge_the_side_to_move_loses():
    assert solve(Sim.parse("34-23-24-46-15-36-14-13-25-56-16")) == (+1, 12)
