"""Tables, their hashes, their symmetry, and the clock of a search that uses them."""

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import nodes_of
from c4lab.search import (
    Bound,
    Entry,
    Table,
    Zobrist,
    after_questions,
    centre_first,
    deepening,
    deeper,
    minimax,
    mirrored,
    with_memory,
)
from tests.reached import reached
from tests.search.conftest import Small, opinion


@pytest.mark.parametrize(("depth", "kept"), [(2, "old"), (3, "new")])
def test_the_deeper_entry_keeps_its_slot_and_of_equal_ones_the_newer(depth, kept):
    table = Table(1, replace=deeper)
    old, new = Small.parse("1"), Small.parse("2")
    table.store(old, Entry(3, 0, Bound.EXACT, None))
    table.store(new, Entry(depth, 0, Bound.EXACT, None))
    assert table.probe(old if kept == "old" else new) is not None
    assert (table.stores, table.overwritten) == (2, kept == "new")


def test_a_table_saves_nodes_and_keeps_within_its_slots():
    def looked_at(table):
        return nodes_of(with_memory, ConnectFour(), 4, opinion, order=centre_first, table=table)

    large, small = Table(), Table(16)
    assert looked_at(large) < looked_at(small) < looked_at(Table(0))
    assert len(small) <= 16 < len(large)
    assert small.overwritten > 0 == large.overwritten
    assert small.hits < small.probes
    with pytest.raises(ValueError, match="whole number of slots"):
        Table(-1)


@given(st.lists(st.integers(0, 3), max_size=12), st.integers(0, 4))
def test_a_mirror_shares_entries_and_turns_their_moves(choices, depth):
    table = Table(symmetry=mirrored)
    position = reached(Small, choices)
    image = Small.parse("".join(str(5 - move) for move in position.history))

    def same(position):
        """An opinion that is the same of both."""
        columns = position.columns
        return position.player * (hash(min(columns, columns[::-1])) % 19 - 9)

    for each in (position, image, position):
        value, move = with_memory(each, depth, same, table=table)
        assert value == each.player * minimax(each, depth, same).value
        if move is not None:
            after = each.play(move)
            assert -after.player * minimax(after, depth - 1, same).value == value


@given(
    st.sampled_from([Small, TicTacToe, Sim]), st.lists(st.integers(0, 14), max_size=12),
    st.integers(1, 64), st.integers(0, 3),
)  # fmt: skip
def test_a_hash_changes_with_each_move_as_from_scratch(game, choices, bits, seed):
    zobrist, value = Zobrist(bits, seed), 0
    position = game()
    for move in reached(game, choices).history:
        value = zobrist.after(value, position, move)
        assert zobrist.after(value, position, move) == zobrist.of(position)  # taken back
        position = position.play(move)
        assert zobrist.of(position) == value < 2**bits
    zobrist = Zobrist()
    assert zobrist.of(ConnectFour.parse("4435")) != zobrist.of(ConnectFour.parse("4453"))
    with pytest.raises(ValueError, match="1 bit or more"):
        Zobrist(0)


def test_the_clock_is_looked_at_inside_a_pass():
    asked = count()
    two, three = (deepening(ConnectFour(), depth, opinion) for depth in (2, 3))
    assert deepening(ConnectFour(), 3, opinion, stop=lambda: next(asked) < 0) == three != two
    complete = next(asked)
    for questions, found in ((complete + 1, three), (complete - 1, two)):
        assert deepening(ConnectFour(), evaluate=opinion, stop=after_questions(questions)) == found


def test_no_pass_follows_a_certain_win():
    assert nodes_of(deepening, ConnectFour.parse("112233")) < 20
