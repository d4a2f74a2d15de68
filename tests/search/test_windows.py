"""Every search with every order, table and window finds what minimax finds, or a true bound."""

from functools import partial
from math import inf
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.games import Bitboard, ConnectFour, Sim, TicTacToe
from c4lab.instruments import Meter
from c4lab.search import (
    Bound,
    Entry,
    Order,
    Table,
    Zobrist,
    aspiration,
    by_evaluation,
    centre_first,
    deepening,
    deeper,
    in_seconds,
    left_to_right,
    minimax,
    mirrored,
    mtdf,
    negamax,
    null_window,
    pvs,
    reverse,
    with_memory,
)
from tests.reached import reached


class Small(ConnectFour):
    width, height, connect = 4, 4, 3


GAMES = [Small, TicTacToe, Sim, Bitboard]


def opinion(position: Any) -> float:
    """An antisymmetric evaluation that depends on the board, not on the order of the moves."""
    return position.player * (hash(position.key) % 19 - 9)


TABLES: dict[str, Any] = {
    "of its own": lambda: None,
    "none": partial(Table, 0),
    "no limit": Table,
    "7 slots": partial(Table, 7),
    "7 slots, deeper stays": partial(Table, 7, replace=deeper),
    "8-bit hash": partial(Table, 1024, hashed=lambda key: hash(key) & 255),
    "one slot": partial(Table, 1),
}
ORDERS: dict[str, Order] = {
    "left to right": left_to_right,
    "worst first": reverse(by_evaluation(opinion)),
}
games = st.tuples(st.sampled_from(GAMES), st.lists(st.integers(0, 14), max_size=12))
tables = st.sampled_from(list(TABLES))
orders = st.sampled_from(list(ORDERS))


@pytest.mark.parametrize(("depth", "kept"), [(2, "old"), (3, "new"), (4, "new")])
def test_the_deeper_entry_keeps_its_slot_and_of_equal_ones_the_newer(depth: int, kept: str) -> None:
    table = Table(1, replace=deeper)
    old, new = Small.parse("1"), Small.parse("2")
    table.store(old, Entry(3, 0, Bound.EXACT, None))
    table.store(new, Entry(depth, 0, Bound.EXACT, None))
    assert table.probe(old if kept == "old" else new) is not None
    assert (table.stores, table.overwritten) == (2, kept == "new")


def true_value(position: Any, depth: int, evaluate: Any = opinion) -> float:
    return position.player * minimax(position, depth, evaluate).value


@given(
    games, st.lists(st.integers(0, 3), min_size=1, max_size=3), tables, orders,
    st.integers(-12, 12), st.integers(1, 9), st.booleans(),
)  # fmt: skip
def test_inside_the_window_the_value_and_outside_a_bound(
    game: Any, depths: list[int], table: str, order: str, alpha: int, width: int, judged: bool
) -> None:
    position, evaluate = reached(*game), opinion if judged else None
    kept = TABLES[table]()  # one table for all depths, as in iterative deepening
    for depth in depths:
        true = true_value(position, depth, evaluate)
        for search in (with_memory, pvs):
            for low, high in ((alpha, alpha + width), (-inf, inf)):
                found = search(
                    position, depth, evaluate,
                    alpha=low, beta=high, order=ORDERS[order], table=kept,
                ).value  # fmt: skip
                if found <= low:
                    assert true <= found
                elif found >= high:
                    assert true >= found
                else:
                    assert true == found


@given(games, st.integers(0, 3), tables, orders, st.integers(-12, 12))
def test_drivers_find_the_value(game: Any, depth: int, table: str, order: str, guess: int) -> None:
    position, kept = reached(*game), TABLES[table]()
    true = true_value(position, depth)
    for search in (with_memory, pvs):
        options = {"order": ORDERS[order], "table": kept, "search": search}
        for driver in (
            partial(mtdf, guess=guess), partial(aspiration, guess=guess, margin=3), deepening
        ):  # fmt: skip
            value, move = driver(position, depth, opinion, **options)
            assert value == true
            if move is not None:
                assert -true_value(position.play(move), depth - 1) == value
        answer = null_window(position, depth, opinion, above=guess, **options).value
        assert (answer > guess) == (true > guess)


@pytest.mark.parametrize("search", [negamax, with_memory, pvs, aspiration, mtdf, deepening])
@settings(max_examples=20)
@given(choices=st.lists(st.integers(0, 8), min_size=3, max_size=9))
def test_games_are_solved_to_their_end(search: Any, choices: list[int]) -> None:
    position = reached(TicTacToe, choices)
    value, move = search(position)
    assert value == position.player * minimax(position).value
    assert (move is None) == (not position.moves())


@given(st.lists(st.integers(0, 3), max_size=12), st.integers(0, 4))
def test_a_mirror_shares_entries_and_turns_their_moves(choices: list[int], depth: int) -> None:
    table = Table(symmetry=mirrored)
    position = reached(Small, choices)
    image = Small.parse("".join(str(5 - move) for move in position.history))

    def same(position: Any) -> float:
        return opinion(min(position, Small.parse("".join(str(5 - m) for m in position.history)),
                           key=lambda each: each.columns))  # fmt: skip

    for each in (position, image, position):
        value, move = with_memory(each, depth, same, table=table)
        assert value == true_value(each, depth, same)
        if move is not None:
            assert -true_value(each.play(move), depth - 1, same) == value


def test_no_time_still_gives_a_legal_move() -> None:
    assert deepening(ConnectFour(), stop=in_seconds(0), order=centre_first) == (0, 4)
    assert deepening(TicTacToe.parse("1524"), stop=in_seconds(0)).move == 3


def test_the_clock_is_looked_at_inside_a_pass() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 500

    found = deepening(ConnectFour(), evaluate=opinion, stop=stop)
    assert asked == 501
    ended = max(depth for depth in range(6) if times_asked(depth) <= 500)
    assert found == deepening(ConnectFour(), ended, opinion)


def times_asked(depth: int) -> int:
    count = 0

    def never() -> bool:
        nonlocal count
        count += 1
        return False

    deepening(ConnectFour(), depth, opinion, stop=never)
    return count


def test_no_pass_follows_a_certain_win() -> None:
    meter = Meter()
    assert deepening(meter.watch(ConnectFour.parse("112233"))) == (1, 4)
    assert meter.nodes < 20


def test_fractions_are_refused_with_the_reason() -> None:
    with pytest.raises(ValueError, match=r"whole numbers, and 0\.5 is none"):
        mtdf(ConnectFour(), 2, lambda position: 0.5)
    with pytest.raises(ValueError, match=r"10\.5 is none"):
        mtdf(ConnectFour(), 2, guess=10.5)  # type: ignore[arg-type]


@pytest.mark.slow
def test_a_table_saves_nodes_and_keeps_within_its_slots() -> None:
    def nodes(table: Table | None) -> int:
        meter = Meter()
        with_memory(meter.watch(ConnectFour()), 6, opinion, order=centre_first, table=table)
        return meter.nodes

    plain, large, small = nodes(Table(0)), nodes(Table()), Table(64)
    assert large < nodes(small) < plain
    assert len(small) <= 64
    assert small.overwritten > 0
    assert small.hits < small.probes
    with pytest.raises(ValueError, match="whole number of slots"):
        Table(-1)


@given(games, st.integers(1, 64), st.integers(0, 3))
def test_a_hash_changes_with_each_move_as_from_scratch(game: Any, bits: int, seed: int) -> None:
    zobrist, value = Zobrist(bits, seed), 0
    position = game[0]()
    for move in reached(*game).history:
        value = zobrist.after(value, position, move)
        assert zobrist.after(value, position, move) == zobrist.of(position)  # taken back
        position = position.play(move)
        assert zobrist.of(position) == value < 2**bits


def test_equal_positions_have_equal_hashes() -> None:
    zobrist = Zobrist()
    assert zobrist.of(ConnectFour.parse("4354")) == zobrist.of(ConnectFour.parse("4453"))
    assert zobrist.of(ConnectFour.parse("4435")) != zobrist.of(ConnectFour.parse("4453"))
    with pytest.raises(ValueError, match="1 bit or more"):
        Zobrist(0)


@pytest.mark.slow
def test_no_table_ever_changes_a_value() -> None:
    random = Random(7)
    searches = [with_memory, pvs, mtdf, aspiration, partial(mtdf, search=pvs), deepening]
    for _ in range(3_000):
        position = reached(
            random.choice([Small, TicTacToe, Bitboard]), random.choices(range(15), k=8)
        )
        depth, evaluate = random.randrange(1, 4), random.choice([opinion, None])
        kept = TABLES[random.choice(list(TABLES))]()
        with_memory(position, depth - 1, evaluate, table=kept)  # entries of another depth
        order, search = random.choice(list(ORDERS.values())), random.choice(searches)
        value = negamax(position, depth, evaluate).value
        assert search(position, depth, evaluate, order=order, table=kept).value == value
