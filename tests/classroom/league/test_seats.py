"""An engine at the board: what it gives, what it may not, and that it rests between its moves."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

import pytest

from c4lab.checks.judging.talking import Workers
from c4lab.checks.judging.workers import open_workers
from c4lab.classroom.league import seats
from c4lab.classroom.league.seats import EngineSeat, Forfeit
from c4lab.games import ConnectFour
from tests.classroom.league.engines import HEAD, entrant

pytestmark = pytest.mark.slow

START = ConnectFour.parse("4455")


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with open_workers() as opened:
        yield opened


@pytest.fixture
def seat(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    monkeypatch.setattr(seats, "RESERVE", 0.3)
    made: list[EngineSeat] = []

    def make(name: str, source: str = "", seconds: float = 0.2) -> EngineSeat:
        made.append(EngineSeat(entrant(name, source), workers, seconds, seed=1))
        return made[-1]

    yield make
    for each in made:
        each.end()


def test_an_engine_sees_the_board_and_keeps_what_it_knows(seat) -> None:
    source = (
        "calls = []\n"
        "def choose(position, seconds):\n"
        "    calls.append(position.player)\n"
        "    assert str(position) == '4455' + '1' * (len(calls) - 1)\n"
        "    assert seconds == FOUND\n"
        "    return 1 + len(calls)\n"
        "FOUND = 0.2\n"
    )
    found = seat("knows", source)
    assert found.choose(START) == 2
    assert found.choose(START.play(1)) == 3
    alone = seat("alone", "def choose(position): return position.left % 7\n")
    assert alone.choose(START) == 3


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("illegal", "chose 8, which is not legal here"),
        ("text", "answered 'the middle', which is not a move"),
        ("crashing", "stopped with IndexError (list index out of range) (line 2: `"),
        ("ending", "ended its own process"),
        ("borrowing", "used `Perfect`, which is c4lab's work and not its own"),
        ("broken", "my_engine.py does not run to its end: ModuleNotFoundError"),
        ("starting", "stopped with PermissionError"),
        ("endless", "took longer than its 0.2 s"),
        ("greedy", "emory"),
    ],
)
def test_who_makes_no_legal_move_forfeits_with_the_reason(seat, name: str, why: str) -> None:
    with pytest.raises(Forfeit) as forfeited:
        seat(name, seconds=10.0 if name == "greedy" else 0.2).choose(START)
    assert why in str(forfeited.value)
    assert len(str(forfeited.value).splitlines()) == 1


def test_all_moves_of_a_game_share_one_reserve(seat) -> None:
    source = f"import time\n{HEAD}    time.sleep(0.15)\n    return 4\n"
    found = seat("slow", source, seconds=0.01)
    assert found.choose(START) == 4  # 0.14 s late, and 0.3 s in reserve
    with pytest.raises(Forfeit, match="took longer"):
        found.choose(found.choose(START) and START)


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot let a process rest")
def test_an_engine_does_not_think_while_the_other_moves(seat) -> None:
    source = (
        "import threading, time\n"
        "ticks = []\n"
        "def think():\n"
        "    while True:\n"
        "        ticks.append(1)\n"
        "        time.sleep(0.005)\n"
        "def choose(position, seconds):\n"
        "    if not ticks:\n"
        "        threading.Thread(target=think, daemon=True).start()\n"
        "        return 1\n"
        "    return 2 if len(ticks) < 30 else 3\n"
    )
    found = seat("thinker", source)
    assert found.choose(START) == 1
    time.sleep(0.4)  # enough for eighty ticks
    assert found.choose(START) == 2


def test_the_seed_gives_the_same_random_numbers(seat) -> None:
    lines = []
    for _ in range(2):
        position, found = START, seat("chance")
        for _ in range(6):
            position = position.play(found.choose(position))
        found.end()
        lines.append(str(position))
    assert lines[0] == lines[1]
