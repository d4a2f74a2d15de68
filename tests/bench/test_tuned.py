"""The comparison of ways to tune: its matches, how it goes on, and the table that it writes."""

from importlib.resources import files
from typing import Any

import pytest

from c4lab.data.tuned import OTHERS, TABLE, TunedResult, read_table, tuned_results
from c4lab.tuning import Bot, evolve
from c4lab.tuning.games import GamesFile
from tools.__main__ import main
from tools.bench import tuned
from tools.bench.tuned import REPORTS, WAYS, Plan, bot_found, results, table_line, table_row

SMALL = Plan(depth=2, games=4, seeds=1, positions=300)


@pytest.mark.slow
def test_the_same_plan_has_the_same_results_also_when_it_goes_on(
    tmp_path: Any, monkeypatch: Any
) -> None:
    first = list(results(tmp_path, SMALL, jobs=1))
    for path in tmp_path.iterdir():
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert list(results(tmp_path, SMALL, jobs=2)) == first
    monkeypatch.setattr("c4lab.tuning.games._batch", None)  # nothing is left to be played
    assert list(results(tmp_path, SMALL, jobs=1)) == first

    assert all(row.games == 4 and 0 <= row.points <= 4 for row in first)
    assert {row.seed for row in first if row.question != "search"} == {0}
    searches = [(row.how, row.seed) for row in first if row.question == "search"]
    assert {*searches} == {("fitted", 0), *((how, 1) for how in WAYS)}
    assert len(searches) == 4 * (1 + len(OTHERS))
    assert read_table(map(table_line, first)) == tuple(first)
    for how in WAYS:
        assert 500 < len(GamesFile(tmp_path / f"{how}-1.csv")) <= 800


def test_a_search_ends_with_its_last_best() -> None:
    *_, last = evolve(2, depth=1)
    assert bot_found("genetic", 2, 1) == last.best
    assert bot_found("crossing", 2, 1) != bot_found("crossing", 3, 1)
    assert bot_found("annealing", 2, 1) == bot_found("annealing", 2, 1) != Bot(tuned.START, 1)


def test_a_line_tells_the_share_and_its_interval() -> None:
    row = TunedResult("search", "genetic", 3, REPORTS, 7, OTHERS[0], 7, 10, 0, 0)
    assert "100%" in table_row(row)
    assert "69% to 100%" in table_row(row)
    assert table_line(row) == "search genetic 3 3_100_1_8_29 7 3_100_5_2_4 7 10 0 0"
    assert read_table(["# head", table_line(row)]) == (row,)


@pytest.mark.slow
def test_the_command_writes_the_table(tmp_path: Any, capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(tuned, "files", lambda package: tmp_path)
    command = ["bench", "tuned", "--out", str(tmp_path / "games"), "--depth", "1", "--games", "2"]
    assert main([*command, "--seeds", "1", "--positions", "300", "--jobs", "1", "--write"]) == 0
    printed = capsys.readouterr().out.splitlines()
    rows = read_table((tmp_path / "tuned.txt").read_text().splitlines())
    assert printed == [table_row(row) for row in rows]


@pytest.mark.skipif(
    not files("c4lab.data").joinpath(TABLE).is_file(), reason="bench tuned --write has not been run"
)
def test_the_packages_table_is_whole() -> None:
    rows = tuned_results()
    assert {row.question for row in rows} == {"search", "depth", "defence"}
    for how in WAYS:
        assert {row.seed for row in rows if row.how == how} == {1, 2, 3, 4, 5}
    assert {row.games for row in rows} == {200}
    depths = {(row.depth, row.other_depth) for row in rows if row.question == "depth"}
    assert depths == {(depth, depth + 1) for depth in range(1, 7)}
    assert {row.depth for row in rows if row.question == "defence"} == {5, 7}
