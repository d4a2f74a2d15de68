"""Sim solved: the ladder's rungs agree with each other, with alpha-beta, and with the facts."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.games import Sim
from c4lab.search import alphabeta
from c4lab.solver.sim import LADDER, canonical, from_bits, solve, to_bits

FAST = {name: rung for name, rung in LADDER.items() if name != "bitmasks"}


@st.composite
def positions(draw, least=0, most=15):
    """Reachable positions after `least` to `most` random edges; finished ones too."""
    position = Sim()
    for _ in range(draw(st.integers(least, most))):
        if not position.moves():
            break
        position = position.play(draw(st.sampled_from(position.moves())))
    return position


def test_the_second_player_wins():
    assert solve(Sim()).value == -1
    assert solve(Sim()).move in Sim().moves()


@pytest.mark.parametrize(
    ("name", "nodes"),
    [
        ("+ symmetry to ply 5", 1_792),
        ("+ symmetry at every ply", 381),
    ],
)
def test_the_counts_of_the_upper_rungs(name, nodes):
    """Lesson 03 counts the positions of the others."""
    assert LADDER[name].nodes(Sim()) == nodes


@settings(max_examples=20)
@given(positions(least=8))
def test_every_rung_agrees_with_alphabeta(position):
    expected = alphabeta(position).value
    for name, rung in LADDER.items():
        choice = rung(position)
        assert choice.value == expected, name
        if choice.move is not None:
            assert alphabeta(position.play(choice.move)).value == expected, name


@settings(max_examples=8)
@given(positions(least=6, most=9))
def test_the_fast_rungs_agree_anywhere(position):
    assert len({rung(position).value for rung in FAST.values()}) == 1


@settings(max_examples=20)
@given(positions(least=4), st.permutations(range(1, 7)))
def test_renaming_the_points_changes_nothing(position, names):
    def renamed(edge):
        a, b = sorted((names[edge // 10 - 1], names[edge % 10 - 1]))
        return 10 * a + b

    other = Sim()
    for edge in position.history:
        other = other.play(renamed(edge))
    assert canonical(*to_bits(position)) == canonical(*to_bits(other))
    assert solve(position).value == solve(other).value


@settings(max_examples=40)
@given(positions())
def test_bits_and_back(position):
    if position.result() is None:
        assert from_bits(*to_bits(position)) == position


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1 | 4 | 8), (1 | 2 | 32, 4 | 8 | 16)])
def test_edges_of_no_game_are_refused(mine, theirs):
    with pytest.raises(ValueError, match="not the edges of a game of Sim in progress"):
        from_bits(mine, theirs)


def test_a_finished_game_has_its_result_and_no_move():
    assert solve(Sim.parse("12-34-13-56-23")) == (-1, None)


def test_without_a_safe_edge_the_side_to_move_loses_but_still_moves():
    random = Random(3)
    for _ in range(50):
        position = Sim()
        while position.result() is None:
            before, position = position, position.play(random.choice(position.moves()))
        if all(before.play(edge).result() is not None for edge in before.moves()):
            break
    else:
        pytest.fail("No such position was met.")
    assert solve(before) == (-before.player, before.moves()[0])
