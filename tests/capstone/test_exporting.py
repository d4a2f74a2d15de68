"""The archive for Kaggle: it plays by itself the moves that the engine's file plays here."""

import json
import subprocess
import sys
import tarfile
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.__main__ import main
from c4lab.capstone import engine_of, export
from c4lab.capstone.connectx import (
    from_board,
    kaggle_agent,
    kaggle_board,
    position_after_reply,
)
from c4lab.capstone.exporting import engine_in, packed
from c4lab.data import quiet_positions
from c4lab.games import ConnectFour
from c4lab.work.written_file import BadFile, WrittenFile
from tests.capstone.engines import FIRST, right, written
from tests.reached import in_progress

RULES = {"columns": 7, "rows": 6, "inarow": 4, "actTimeout": 2, "timeout": 2}
AGENT = """
import json, sys
path = sys.argv[1]
names = {}
sys.path.append(path.removesuffix("/main.py"))
exec(compile(open(path, encoding="utf-8").read(), path, "exec"), names)
sys.path.pop()
agent = [each for each in names.values() if callable(each)][-1]
boards, rules = json.loads(sys.stdin.read())
print([1 + agent({"board": board, "mark": 1}, rules) for board in boards])
"""
TWENTY = [position for position, _ in quiet_positions()[:20]]


CONFIGURED = """
from __future__ import annotations

from dataclasses import dataclass

from c4lab.evaluation import Squares
from c4lab.games import Bitboard, ConnectFour
from c4lab.instruments import Meter
from c4lab.players.confidence import interval
from c4lab.search import deepening, in_seconds


@dataclass
class Setting:
    number: int = 1


ORDER = [7, 1, 4, 2, 6, 3, 5]
S = Setting(4)


def choose(position, seconds):
    deepening(position, 1, Squares(), stop=in_seconds(seconds))
    order = ORDER[S.number :] + ORDER
    return next(move for move in order if move in position.moves())


ORDER.sort()
"""
"""What counts is what the whole file has set."""


def test_a_configured_engine_plays_the_same_moves_in_its_archive(tmp_path):
    """In a Python without packages, asked as Kaggle asks."""
    path = written(tmp_path, CONFIGURED)
    choose = engine_of(path).choose
    here = [choose(each, 0.5) for each in TWENTY]
    with tarfile.open(fileobj=BytesIO(packed(WrittenFile.read(path)))) as tar:
        tar.extractall(tmp_path / "agent", filter="data")
    command = [sys.executable, "-I", "-S", "-c", AGENT, str(tmp_path / "agent" / "main.py")]
    asked = json.dumps([list(map(kaggle_board, TWENTY)), RULES])
    done = subprocess.run(command, input=asked, capture_output=True, text=True)
    assert done.stderr == ""
    assert json.loads(done.stdout) == here


def test_the_command_writes_the_archive_and_tries_it(tmp_path, capsys):
    engine, archive = written(tmp_path, right(), "another name.py"), tmp_path / "a.tar.gz"
    assert main(["export", str(engine), str(archive)]) == 0
    assert "Written: " in capsys.readouterr().out
    assert 50_000 < archive.stat().st_size < 200_000
    first = archive.read_bytes()
    found = engine_in(first)
    assert found is not None
    assert (found.name, found.text) == ("my_engine.py", right())
    assert main(["export", str(engine), str(archive)]) == 0  # an earlier export makes room
    assert archive.read_bytes() == first
    with tarfile.open(archive) as tar:
        names = tar.getnames()
    assert names[:2] == ["main.py", "my_engine.py"]
    assert {name.split("/")[1] for name in names[2:]} == {
        "__init__.py", "games", "search", "evaluation", "instruments", "work", "players", "capstone"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("import numpy\n" + FIRST, "No module named 'numpy'.* in line 1, `import numpy`"),
        ("choice = 1\n", "my_engine.py has no function choose"),
        (FIRST.replace("[0]", "[9]"), "It would fail at Kaggle: The engine failed: IndexError"),
        (FIRST + "exit()\n", "SystemExit|NameError"),
        (FIRST.replace("position,", "position: Sim,"), "plays Sim, and ConnectX is ConnectFour"),
        ("def choose(a, b, c): return 1\n", "cannot be called with a position and its seconds"),
    ],
)
def test_what_cannot_play_there_is_told(text, says, tmp_path):
    with pytest.raises(BadFile, match=says) as refused:
        export(written(tmp_path, text), tmp_path / "a.tar.gz")
    assert "\n" not in str(refused.value)
    assert not (tmp_path / "a.tar.gz").exists()


def test_a_file_of_ones_own_is_not_written_over(tmp_path):
    engine, mine = written(tmp_path, FIRST), tmp_path / "mine.tar.gz"
    with tarfile.open(mine, "w:gz") as tar:
        tar.add(engine, "my_engine.py")
    before = mine.read_bytes()
    with pytest.raises(BadFile, match="choose a new name"):
        export(engine, mine)
    assert mine.read_bytes() == before


@given(st.lists(st.integers(0, 6), max_size=30))
def test_boards_of_the_referee_are_positions(choices):
    position = in_progress(ConnectFour, choices)
    assert from_board(kaggle_board(position)) == position
    assert position_after_reply(position, kaggle_board(position)) is None
    for move in position.moves():
        after = position.play(move)
        assert position_after_reply(position, kaggle_board(after)) == after


def test_an_engine_that_fails_loses_no_game_by_it(capsys):
    told = {"board": [0] * 42, "mark": 1, "remainingOverageTime": 60}
    agent = kaggle_agent(lambda position, seconds: 99, 1.0)
    assert agent(told, RULES) == 3
    assert "The engine failed: IllegalMove: 99 is not a column" in capsys.readouterr().err


def test_an_agent_hurries_when_its_reserve_is_small():
    given = []

    def choose(position, seconds):
        given.append(seconds)
        return 4

    agent = kaggle_agent(choose, 5.0)
    for reserve in (60, 1):
        agent({"board": [0] * 42, "mark": 1, "remainingOverageTime": reserve}, RULES)
    assert given == [1.5, 0.75]
    with pytest.raises(ValueError, match="7 by 6"):
        agent({"board": [0] * 20, "mark": 1}, RULES)
