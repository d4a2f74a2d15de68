"""The exported file: it holds what it needs, names what it cannot hold, and plays by itself."""

import ast
import linecache
import subprocess
import sys
from functools import cache, partial
from importlib.util import find_spec
from math import inf
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any

import pytest

from c4lab.capstone import CannotGoIn, export, slow
from c4lab.capstone.exporting.connectx import (
    from_board,
    kaggle_agent,
    kaggle_board,
    position_after_reply,
)
from c4lab.capstone.exporting.gather import Gathered
from c4lab.capstone.exporting.submission import source_of
from c4lab.capstone.exporting.text import own_code
from c4lab.capstone.exporting.trial import why_it_fails
from c4lab.evaluation import Squares
from c4lab.games import Bitboard, ConnectFour
from c4lab.players import RandomPlayer
from c4lab.players.forced import forced_first
from c4lab.search import deepening, in_seconds
from c4lab.solver.plain.assembled import Parts
from tests.capstone import walk

RULES = {"columns": 7, "rows": 6, "inarow": 4, "actTimeout": 2, "timeout": 2}
OPINION = Squares()
REFEREE = """
import random, sys
from importlib import machinery
names = {}
with open(sys.argv[1], encoding="utf-8") as file:
    exec(compile(file.read(), "submission.py", "exec"), names)
agent = [each for each in names.values() if callable(each)][-1]
rules = {"columns": 7, "rows": 6, "inarow": 4, "actTimeout": 2, "timeout": 2}
chance = random.Random(int(sys.argv[2]))

def four(board, mark):
    at = lambda x, y: 0 <= x < 7 and 0 <= y < 6 and board[7 * y + x] == mark
    steps = ((1, 0), (0, 1), (1, 1), (1, -1))
    return any(all(at(x + i * a, y + i * b) for i in range(4))
               for x in range(7) for y in range(6) for a, b in steps)

ends = []
for own in (1, 2):
    board, mark = [0] * 42, 1
    while True:
        free = [column for column in range(7) if not board[column]]
        if mark == own:
            told = {"board": board[:], "mark": mark, "remainingOverageTime": 60}
            column = agent(told, rules)
            assert column in free, column
        else:
            column = chance.choice(free)
        board[max(place for place in range(column, 42, 7) if not board[place])] = mark
        if four(board, mark) or all(board):
            ends.append("won" if mark == own and four(board, mark) else "not won")
            break
        mark = 3 - mark
outside = sorted({name.partition(".")[0] for name in sys.modules} & {"c4lab", "numpy", "numba"})
print(ends, outside)
"""


def judged(position: Any, seconds: float) -> Any:
    """Uses a search, an order and an evaluation of c4lab's."""
    found = deepening(
        position, evaluate=OPINION, stop=in_seconds(0.5 * seconds), order=forced_first
    )
    return found.move


def on_bits(position: Any, seconds: float) -> Any:
    from c4lab.games.bits import to_bits as bits

    mine, mask = bits(Bitboard.of(position))
    assert mine & mask == mine
    return min(position.moves(), key=lambda move: (abs(move - 4), inf))


@cache
def played(folder: str, name: str) -> str:
    return name


def alone(text: str, tmp_path: Path, seed: int = 1) -> str:
    """What the file with this text prints, with a referee of our own, in a Python of its own."""
    file = tmp_path / "submission.py"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", "-S", "-c", REFEREE, str(file), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.mark.slow
@pytest.mark.parametrize("choose", [slow, walk.student, judged, on_bits])
def test_the_file_plays_two_games_without_any_package(choose: Any, tmp_path: Path) -> None:
    told = alone(source_of(choose, choose.__name__, 0.03), tmp_path)
    ends, outside = told.split("] [")
    assert outside == "]"
    if choose is not on_bits:
        assert ends == "['won', 'won'"


def test_export_writes_the_file_and_tries_it(tmp_path: Path) -> None:
    path = export(tmp_path / "submission.py", on_bits, seconds=0.1)
    text = path.read_text(encoding="utf-8")
    assert text.startswith('"""on_bits, for the competition ConnectX of Kaggle.')
    assert "import numpy" not in text
    assert "_repr_mimebundle_" not in text
    assert text.rstrip().endswith("return play(observation, configuration)")


def test_two_files_live_in_one_process() -> None:
    before = set(sys.modules)
    agents = []
    for choose in (slow, on_bits):
        names: dict[str, Any] = {}
        exec(source_of(choose, "one", 0.05), names)
        agents.append([each for each in names.values() if callable(each)][-1])
    told = {"board": [0] * 42, "mark": 1}
    assert [agent(told, RULES) for agent in agents] == [agents[0](told, RULES), 3]
    assert sys.modules["c4lab.games.connect_four"].ConnectFour is ConnectFour
    for name in set(sys.modules) - before:
        del sys.modules[name]


def with_numpy(position: Any, seconds: float) -> int:
    import numpy as np

    return int(np.argmax([1]))


def with_solver(position: Any, seconds: float) -> int:
    from c4lab.solver import solve

    return solve(position)


def with_data(position: Any, seconds: float) -> int:
    from c4lab.data import quiet_positions

    return len(quiet_positions())


def with_module(position: Any, seconds: float) -> int:
    import c4lab.search

    return c4lab.search.minimax(position).move or 0


def made_inside() -> Any:
    def choose(position: Any, seconds: float) -> int:
        return 4

    return choose


@pytest.mark.slow
@pytest.mark.parametrize(
    ("engine", "says"),
    [
        (with_numpy, "numpy cannot go into the file: .* It is needed as np in "),
        (with_solver, r"c4lab\.solver\S* cannot go into the file"),
        (with_data, "c4lab.data cannot go into the file: it reads files of positions"),
        (with_module, "The module c4lab cannot go in as a whole"),
        (made_inside(), "write it with def at the top level"),
        (lambda position, seconds: 4, "write it with def at the top level"),
        (partial(slow), "write a function"),
        (Parts(), "write a function"),
        (RandomPlayer(), "write a function|cannot go into a file"),
    ],
)
def test_what_cannot_go_in_is_named(engine: Any, says: str, tmp_path: Path) -> None:
    with pytest.raises(CannotGoIn, match=says):
        export(tmp_path / "submission.py", engine, trial=False)
    assert not (tmp_path / "submission.py").exists()


def test_a_file_of_ones_own_is_not_written_over(tmp_path: Path) -> None:
    mine, ours = tmp_path / "mine.py", tmp_path / "ours.py"
    mine.write_text("x = 1", encoding="utf-8")
    for path in (mine, tmp_path, tmp_path / "none" / "a.py"):
        with pytest.raises(ValueError, match=r"choose a new name|is a folder|There is no folder"):
            export(path, slow, trial=False)
    assert mine.read_text(encoding="utf-8") == "x = 1"
    for seconds in (0.1, 0.2):  # an earlier export makes room
        assert f"{seconds}" in export(ours, slow, seconds, trial=False).read_text(encoding="utf-8")


@pytest.mark.parametrize("seconds", [0, 3, "1"])
def test_seconds_have_bounds(seconds: Any, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="Kaggle allows up to 2"):
        export(tmp_path / "submission.py", slow, seconds)


def test_a_file_that_fails_is_told() -> None:
    assert why_it_fails("1 / 0") == "ZeroDivisionError: division by zero"
    assert "not a column from 0 to 6" in why_it_fails("def agent(a, b): return 7")


CELLS = (
    "from c4lab.games import ConnectFour\nfrom math import inf as endless\nimport random\n",
    "LINES = []\nfor start in range(3):\n    LINES.append(start)\n",
    "def helper(position: ConnectFour, most: 'Nothing' = endless):\n    return LINES and most\n",
    "def unused():\n    import numpy\n",
    "%matplotlib inline\n",
    "def choose(position, seconds):\n    return KNOWN.get(helper(position), 4) + PLAIN[0]\n",
    "KNOWN = {}\nKNOWN[5] = 6\n",
)


def test_code_of_a_notebook_is_found_in_its_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linecache, "cache", {})  # without the cells of other tests
    space: dict[str, Any] = {"__name__": "__main__", "PLAIN": [0]}
    names = [f"<ipython-input-{number}-test>" for number in range(len(CELLS))]
    for name, cell in zip(names, CELLS, strict=True):
        linecache.cache[name] = (len(cell), None, cell.splitlines(True), name)
        if not cell.startswith("%"):
            exec(compile(cell, name, "exec"), space)
    choose = space["choose"]
    assert isinstance(choose, FunctionType)
    text = source_of(choose, 'a "name"\n')
    code = own_code(Gathered(choose))
    ast.parse(text)
    assert why_it_fails(text) == ""
    for part in ("LINES.append(start)", "def helper", "KNOWN[5] = 6", "PLAIN = [0]"):
        assert part in text
    assert "unused" not in text
    assert "import random" not in text
    assert code.index("LINES = []") < code.index("def helper") < code.index("def choose")


@pytest.mark.parametrize("seed", range(10))
def test_boards_of_the_referee_are_positions(seed: int) -> None:
    random, position = Random(seed), ConnectFour()
    for _ in range(random.randint(0, 30)):
        after = position.play(random.choice(position.moves()))
        if after.result() is not None:
            break
        assert position_after_reply(position, kaggle_board(after)) == after
        position = after
    assert from_board(kaggle_board(position)) == position
    assert position_after_reply(position, kaggle_board(position)) is None


def test_an_engine_that_fails_loses_no_game_by_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = {"board": [0] * 42, "mark": 1, "remainingOverageTime": 60}
    agent = kaggle_agent(lambda position, seconds: 99, 1.0)
    assert agent(told, RULES) == 3
    assert "The engine failed: IllegalMove: 99 is not a column" in capsys.readouterr().err


def test_an_agent_hurries_when_its_reserve_is_small() -> None:
    given = []

    def choose(position: Any, seconds: float) -> int:
        given.append(seconds)
        return 4

    agent = kaggle_agent(choose, 5.0)
    for reserve in (60, 1):
        agent({"board": [0] * 42, "mark": 1, "remainingOverageTime": reserve}, RULES)
    assert given == [1.5, 0.75]
    with pytest.raises(ValueError, match="7 by 6"):
        agent({"board": [0] * 20, "mark": 1}, RULES)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.skipif(
    find_spec("kaggle_environments") is None,
    reason="kaggle_environments is not installed: the real referee of ConnectX",
)
def test_the_real_referee_lets_the_file_play(tmp_path: Path) -> None:
    path = tmp_path / "submission.py"
    path.write_text(source_of(walk.student, "student", 0.2), encoding="utf-8")
    code = (
        "import sys, kaggle_environments as k\n"
        "for players in ([sys.argv[1], 'negamax'], ['negamax', sys.argv[1]]):\n"
        "    last = k.make('connectx').run(players)[-1]\n"
        "    print('statuses', *(each.status for each in last))\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True)
    told = [line for line in done.stdout.splitlines() if line.startswith("statuses")]
    assert told == ["statuses DONE DONE"] * 2, done.stderr[-2000:]
