"""The benchmark of the searches: the same values, nodes that are exact, ratios to the first."""

import argparse
from inspect import signature

import pytest

from c4lab.data import quiet_positions
from c4lab.evaluation import Squares
from c4lab.instruments import Disagreement, Meter
from c4lab.search import Choice, centre_first, minimax, mtdf
from tools.__main__ import main
from tools.bench import cli
from tools.bench import search as bench
from tools.bench.search import SEARCHES, costs


def test_a_line_for_each_search_and_the_first_is_the_measure() -> None:
    found = costs(positions=2, depth=2, repeats=1)
    assert [cost.search for cost in found] == list(SEARCHES)
    assert (found[0].fewer, found[0].faster) == (1, 1)
    for cost in found:
        assert cost.fewer == pytest.approx(found[0].nodes / cost.nodes)
        assert cost.faster == pytest.approx(found[0].seconds / cost.seconds)


def test_the_nodes_are_those_that_a_meter_counts() -> None:
    position, _ = quiet_positions()[0]
    found = {cost.search: cost.nodes for cost in costs(positions=1, depth=3, repeats=1)}
    meter = Meter()
    minimax(meter.watch(position), 3, Squares())
    assert found["minimax"] == meter.nodes
    meter = Meter()
    mtdf(meter.watch(position), 3, Squares(), order=centre_first)
    assert found["MTD(f)"] == meter.nodes < found["minimax"]


def test_a_search_with_another_value_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bench.SEARCHES, "guess", lambda *_: Choice(99_999))
    with pytest.raises(Disagreement, match="guess"):
        costs(positions=1, depth=1, repeats=1)


def test_the_command_measures_as_much_as_the_function() -> None:
    parser = argparse.ArgumentParser()
    cli.add(parser.add_subparsers())
    given = vars(parser.parse_args(["bench", "search"]))
    expected = {name: each.default for name, each in signature(costs).parameters.items()}
    assert {name: given[name] for name in expected} == expected


@pytest.mark.parametrize(("given", "missing"), [((), "WHAT"), (("solver",), "--positions --fresh")])
def test_what_is_to_be_measured_has_to_be_said(
    given: tuple[str, ...], missing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["bench", *given])
    assert missing in capsys.readouterr().err


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--positions", "1", "--depth", "2", "--repeats", "1"]
    assert main(["bench", "search", *given]) == 0
    heading, *rows = capsys.readouterr().out.split("\n\n")[1].splitlines()
    assert heading.split() == [
        "search",
        "nodes",
        "times",
        "fewer",
        "seconds",
        "times",
        "as",
        "fast",
    ]
    assert [row.split("  ")[0] for row in rows] == list(SEARCHES)
    assert {len(line) for line in [heading, *rows]} == {len(heading)}
