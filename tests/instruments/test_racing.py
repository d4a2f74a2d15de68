"""The race counts exactly, refuses to compare what differs, and ends when told to."""

import math
import sys

import pandas as pd
import pytest

from c4lab.games import Sim, TicTacToe
from c4lab.instruments import ContenderFailed, Disagreement, for_first, plot, race, racing
from c4lab.instruments.race_results import amount, finding
from c4lab.search import alphabeta, minimax, negamax
from c4lab.solver.sim import LADDER

pytestmark = pytest.mark.slow

LATE = TicTacToe.parse("1524")
SEARCHES = {"minimax": minimax, "alphabeta": alphabeta, "negamax": for_first(negamax)}


def test_nodes_are_told_or_unknown():
    board = Sim.parse("12-34-15-26")
    told = race(LADDER, [board], repeats=1)["nodes"]
    assert list(told) == [rung.nodes(board) for rung in LADDER.values()]
    unknown = race({"oracle": lambda position: 1}, [LATE, TicTacToe()], repeats=1)
    assert unknown["nodes"].isna().all()
    assert set(unknown["note"]) == {"plays no moves that could be counted"}
    assert list(unknown["position"]) == ["1524", "start"]
    assert list(race({"f": lambda _: 0}, [Sim(), TicTacToe()])["position"])[1] == "start (2)"


def test_what_is_no_value_is_named():
    with pytest.raises(ContenderFailed, match=r"mine returned None on '1524', which is no value"):
        race({"mine": lambda position: None}, [LATE])


def test_different_values_are_refused_and_the_other_view_is_recognised():
    forked = TicTacToe.parse("15243")  # O is to move, and X wins
    with pytest.raises(Disagreement) as refused:
        race({"alphabeta": alphabeta, "negamax": negamax}, {"forked": forked})
    assert str(refused.value) == (
        "alphabeta and negamax differ on 'forked': alphabeta says 1, negamax says -1. One that "
        f"answers for the side to move needs for_first(...).\n{forked.diagram()}"
    )
    assert refused.value.position == forked
    race({"alphabeta": alphabeta, "negamax": for_first(negamax)}, [forked], repeats=1)


def test_a_contender_that_exits_is_named():
    with pytest.raises(ContenderFailed, match=r"^mine failed on '1524': SystemExit\.$"):
        race({"mine": lambda position: sys.exit()}, [LATE])


def test_a_long_run_is_stopped_and_noted(monkeypatch):
    monkeypatch.setattr(racing, "LIMIT_SECONDS", 0.05)
    # At depth 1 there are too few nodes to look at the clock, however busy the machine is.
    table = race({"alphabeta": alphabeta, "minimax": minimax}, [Sim()], depths=1, repeats=1)
    quick = race({"minimax": minimax}, [Sim()], depths=9).iloc[0]
    assert table["value"].iloc[0] == 0
    assert math.isnan(quick["seconds"])
    assert math.isnan(quick["speedup"])
    assert quick["value"] is None or math.isnan(quick["value"])
    assert quick["note"].startswith("stopped after 0.05 s and ")


def test_an_interrupt_gives_what_is_known():
    def interrupted(position):
        raise KeyboardInterrupt

    table = race({"alphabeta": alphabeta, "mine": interrupted}, [LATE])
    assert table["nodes"].iloc[0] == 36
    assert list(table["note"]) == ["", "stopped"]


def test_numbers_take_the_place_of_boards():
    sums = {"loop": lambda n: sum(range(n)), "formula": lambda n: n * (n - 1) // 2}
    table = race(sums, None, [10, 100], repeats=1)
    assert list(table["value"]) == [45, 45, 4950, 4950]
    assert table["seconds"].min() > 0
    said = r"^loop and off differ for 10000: loop says 49,995,000, off says 49,995,001"
    with pytest.raises(Disagreement, match=said):
        race({"loop": sums["loop"], "off": lambda n: sum(range(n)) + 1}, None, 10_000)
    with pytest.raises(ContenderFailed, match=r"^bad failed for 10: TypeError"):
        race({"bad": lambda: 0}, None, 10)


@pytest.mark.parametrize(
    ("contenders", "positions", "depths", "message"),
    [
        ({}, [LATE], None, "needs a contender"),
        (SEARCHES, LATE, None, "name or a list"),
        ([minimax], [LATE], None, "each contender a name"),
        ({"mine": 3}, [LATE], None, "'mine' cannot race: 3 is not a function"),
        (SEARCHES, None, None, "Give the boards to race on"),
        (SEARCHES, [3], None, "3 is no position"),
        (SEARCHES, "late", None, "Give a list of positions"),
        *((SEARCHES, [LATE], depths, "Give a depth or a list") for depths in ([], "4", [1.5])),
    ],
)
def test_bad_calls_get_a_sentence(contenders, positions, depths, message):
    with pytest.raises(ValueError, match=message):
        race(contenders, positions, depths)


def table_of(**numbers):
    rows = [(name, "start", "to the end", number, number) for name, number in numbers.items()]
    return pd.DataFrame(rows, columns=["contender", "position", "depth", "nodes", "seconds"])


@pytest.mark.parametrize(
    ("numbers", "y", "sentence"),
    [
        ({"a": 549_946, "b": 18_297}, "nodes", "97 % fewer nodes with b than with a"),
        ({"a": 549_946, "b": 381}, "nodes", "1 node with b for 1,443 with a"),
        ({"a": 5.0, "b": 2.0, "c": 4.0}, "seconds", "2.5 times as fast with b as with a"),
        ({"a": 5, "b": 5}, "nodes", "Nothing here looks at fewer nodes than a"),
        ({"a": 5.0, "b": 4.8}, "seconds", "Nothing here is clearly faster than a"),
        ({"a": 1234}, "nodes", "1,234 nodes with a"),
    ],
)
def test_the_title_states_the_finding(numbers, y, sentence):
    table = table_of(**numbers)
    assert finding(table, y) == sentence
    axes = plot(table, y)
    assert axes.get_title(loc="left") == sentence
    wide = max(numbers.values()) > 30 * min(numbers.values())
    assert ("logarithmic" in axes.get_xlabel()) == wide
    axes.figure.clear()


@pytest.mark.parametrize(
    ("by_depth", "sentence"),
    [
        ([(9, 8, 7), (9, 8, 6)], "33 % fewer nodes with c than with a at depth 2"),
        ([(9, 8, 9), (9, 8, 6)], "At depth 2, 33 % fewer nodes with c than with a"),
        ([(9, 8, 9), (9, 8, 6), (9, 8, 6)], "From depth 2 on, fewest nodes with c"),
        ([(9, 9, 9), (8, 9, 9)], "Nothing here looks at fewer nodes than a"),
        ([(9, 8, 9), (8, 9, 9)], "At depth 2, nothing here looks at fewer nodes than a"),
        ([(9, 8, 9), (9, 8, 6), (7,)], "At depth 2, 33 % fewer nodes with c than with a"),
    ],
)
def test_over_depths_the_title_says_from_where_on(by_depth, sentence):
    tables = [table_of(**dict(zip("abc", n, strict=False))) for n in by_depth]
    tables = [table.assign(depth=depth) for depth, table in enumerate(tables, start=1)]
    assert finding(pd.concat(tables), "nodes") == sentence


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(12.345, "12.3 s"), (0.9997, "1 s"), (0.002, "2 ms"), (0.0000123, "12.3 µs")],
)
def test_seconds_as_short_as_can_be_read(seconds, text):
    assert amount(seconds, "seconds") == text
