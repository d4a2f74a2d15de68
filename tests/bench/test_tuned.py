"""The comparison of ways to tune: how it goes on, and the table that it writes."""

from c4lab.data import OTHERS, TunedResult, read_table
from tools.__main__ import main
from tools.bench import tuned
from tools.bench.tuned import REPORTS, WAYS, table_line, table_row


def test_a_line_tells_the_share_and_its_interval():
    row = TunedResult("search", "genetic", 3, REPORTS, 7, OTHERS[0], 7, 10, 0, 0)
    assert "69% to 100%" in table_row(row)
    assert table_line(row) == "search genetic 3 3_100_1_8_29 7 3_100_5_2_4 7 10 0 0"
    assert read_table(["# head", table_line(row)]) == (row,)


def test_the_command_writes_the_table_and_plays_no_game_again(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(tuned, "files", lambda package: tmp_path)
    command = ["bench", "tuned", "--out", str(tmp_path / "games"), "--depth", "1", "--games", "2"]
    command += ["--seeds", "1", "--positions", "300", "--jobs", "1"]
    assert main([*command, "--write"]) == 0
    printed = capsys.readouterr().out
    rows = read_table((tmp_path / "tuned.txt").read_text().splitlines())
    assert printed.splitlines() == [table_row(row) for row in rows]
    searches = {(row.how, row.seed) for row in rows if row.question == "search"}
    assert searches == {("fitted", 0), *((how, 1) for how in WAYS)}
    monkeypatch.setattr("c4lab.tuning.games._batch", None)  # nothing is left to be played
    assert main(command) == 0
    assert capsys.readouterr().out == printed
