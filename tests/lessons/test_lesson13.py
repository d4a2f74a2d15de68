"""W's search has the faults that lesson 13 says it has, and 13.7 tells of what comes out."""

from math import inf
from pathlib import Path

import pytest

from c4lab.checks.writing.registry import find
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons import lesson13_mtdf
from c4lab.lessons.lesson13_mtdf import check_parts_and_race
from c4lab.lessons.lesson13_mtdf.filled_tables import GAMES
from c4lab.search import Table, centre_first, minimax, mtdf, pvs
from tests.lessons.handed_out import as_given

squares = Squares()
WINS = ConnectFour.parse("61555764665464456544")


def test_a_max_node_is_worth_minus_infinity():
    assert as_given("13.3")(WINS, 3, -inf, inf) == -inf


def test_a_game_that_is_won_goes_on():
    search = as_given("13.3", ("min", "max"))
    assert search(WINS, 2, -inf, inf) != minimax(WINS, 2, squares).value > 1_000_000


def test_a_window_that_the_table_closes_gives_a_wrong_bound():
    assert as_given("13.4")([1, 3], -inf, inf, 3, 3) == (3, 1)


def counts(search, depth, ordered=True, guessed=True, **options):
    """The nodes on each of the boards of 13.7."""
    found = []
    for board in map(ConnectFour.parse, GAMES):
        meter = Meter()
        if ordered:
            options["order"] = centre_first
        if search is mtdf and guessed:
            options["guess"] = squares(board)
        search(meter.watch(board), depth, squares, **options)
        found.append(meter.nodes)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("depth", "fewer"), [(4, "MTD(f)"), (5, "PVS")])
def test_the_counts_of_13_7_and_of_its_mistakes(depth, fewer):
    source = Path(lesson13_mtdf.__path__[0], "exercises.md").read_text(encoding="utf-8")
    assert f"games = {list(GAMES)}".replace("'", '"') in source
    truth, told = find("13.7").solution, check_parts_and_race.MISTAKES
    ours, theirs = counts(mtdf, depth), counts(pvs, depth)
    first, second = f"MTD(f), depth {depth}", f"PVS, depth {depth}"
    assert (truth[first], truth[second]) == (sum(ours), sum(theirs))
    assert min((first, second), key=truth.get).startswith(fewer)
    faults = [(True, False), (False, True), (False, False)]  # an order, a guess
    others = [sum(counts(mtdf, depth, *kind)) for kind in faults]
    assert [*told[first]] == [*others, ours[-1], ours[0]]
    others = [sum(counts(pvs, depth, ordered=False)), sum(ours) + sum(theirs)]
    assert [*told[second]] == [*others, theirs[-1], theirs[0]]
    most = sum(own < other for own, other in zip(ours, theirs, strict=True)) > 2
    assert not most
    assert truth["fewer on most, depth 4"] == "PVS"
    assert truth["the same at depth 5"] == "no"


@pytest.mark.slow
def test_a_filled_table_is_told_of_in_13_7():
    truth, told = find("13.7").solution, check_parts_and_race.FILLED
    table = Table()
    first, second = (sum(counts(pvs, depth, table=table)) for depth in (4, 5))
    assert first == truth["PVS, depth 4"]
    assert "PVS at depth 4 has filled" in told["PVS, depth 5"](second)
    assert not any(told[key](truth[key]) for key in told)
