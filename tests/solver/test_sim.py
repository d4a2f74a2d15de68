"""Sim solved: the ladder's rungs agree with each other, with alpha-beta, and with the facts."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.games import Sim
from c4lab.search import alphabeta
from c4lab.solver.sim import LADDER, canonical, from_bits, solve, to_bits
from c4lab.solver.sim.bits import edges_of, images, safe

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
        pytest.param("bitmasks", 6_627_251, marks=pytest.mark.slow),
        pytest.param("+ table", 112_096, marks=pytest.mark.slow),
        pytest.param("+ ordering", 44_750, marks=pytest.mark.slow),
        ("+ symmetry to ply 5", 1_792),
        ("+ symmetry at every ply", 381),
    ],
)
def test_the_counts_of_the_ladder(name, nodes):
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


@pytest.mark.slow
def test_the_sizes_of_the_tree_that_lesson_03_states_without_working_them_out():
    """Positions in progress, games, and how many of them each side wins."""
    ways, positions, games = {canonical(0, 0): 1}, 0, {+1: 0, -1: 0}
    player = +1
    while ways:
        after = Counter()
        for key, count in ways.items():
            mine, theirs = divmod(key, 2**15)
            # As many positions as the 720 relabellings give different ones.
            positions += len(set(zip(images(mine), images(theirs), strict=True)))
            going_on = safe(mine, theirs)
            free = 15 - (mine | theirs).bit_count()
            games[-player] += count * (free - going_on.bit_count())  # who closes a triangle loses
            for edge in edges_of(going_on):
                after[canonical(theirs, mine | edge)] += count
        ways, player = after, -player
    assert positions == 1_350_022
    assert games[+1] == 49_323_060_000
    assert sum(games.values()) == 109_132_115_040
