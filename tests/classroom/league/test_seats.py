"""An engine at the board: what it gives, what it may not, and that it rests between its moves."""

import os
import time
from contextlib import ExitStack

import pytest

from c4lab.checks.judging.workers import LocalWorkers, open_workers
from c4lab.classroom.league import seats
from c4lab.classroom.league.seats import EngineSeat, Forfeit
from c4lab.games import ConnectFour
from tests.classroom.league.engines import HEAD, entrant

START = ConnectFour.parse("4455")


@pytest.fixture
def seat(monkeypatch):
    """Makes seats; their engines run in this process, by steps, unless they are `apart`."""
    monkeypatch.setattr(seats, "RESERVE", 0.03)
    with ExitStack() as stack:

        def make(name, source="", seconds=0.02, apart=False):
            monkeypatch.setattr(seats, "LOADING", 15.0 if apart else 0.05)
            workers = stack.enter_context(open_workers()) if apart else LocalWorkers()
            made = EngineSeat(entrant(name, source), workers, seconds, seed=1)
            stack.callback(made.end)
            return made

        yield make


def test_an_engine_sees_the_board_and_keeps_what_it_knows(seat):
    source = (
        "calls = []\n"
        "def choose(position, seconds):\n"
        "    calls.append(position.player)\n"
        "    assert str(position) == '4455' + '1' * (len(calls) - 1)\n"
        "    assert seconds == FOUND\n"
        "    return 1 + len(calls)\n"
        "FOUND = 0.02\n"
    )
    found = seat("knows", source)
    assert found.choose(START) == 2
    assert found.choose(START.play(1)) == 3
    alone = seat("alone", "def choose(position): return position.left % 7\n")
    assert alone.choose(START) == 3


SLOW = ("ending", "starting", "greedy")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("illegal", "chose 8, which is not legal here"),
        ("text", "answered 'the middle', which is not a move"),
        ("crashing", "IndexError (list index out of range) (line 2: `return [][position.left]`)"),
        ("silent", "stopped with ValueError (line 2: `raise ValueError`)"),
        ("broken", "my_engine.py does not run to its end: ModuleNotFoundError (No module named "
         "'a_package_that_is_not_there') in line 1, `import a_package_that_is_not_there`"),
        ("never there", "was not ready for its first move in time"),
        ("endless", "took longer than its 0.02 s"),
        ("borrowing", "used `Perfect`, which is c4lab's work and not its own"),
        *(pytest.param(*each, marks=pytest.mark.slow) for each in zip(SLOW, (
            "ended its own process", "stopped with PermissionError", "emory"
        ), strict=True)),
    ],
)  # fmt: skip
def test_who_makes_no_legal_move_forfeits_with_the_reason(seat, name, why):
    sources = {"silent": f"{HEAD}    raise ValueError\n"}
    sources["never there"] = f"{HEAD}    return 3\nwhile True: pass\n"
    apart = name in (*SLOW, "borrowing")
    found = seat(name, sources.get(name, ""), 10.0 if apart else 0.02, apart)
    with pytest.raises(Forfeit) as forfeited:
        found.choose(START)
    assert str(forfeited.value).endswith(why) or (name in SLOW and why in str(forfeited.value))
    assert len(str(forfeited.value).splitlines()) == 1


def test_all_moves_of_a_game_share_one_reserve(seat):
    source = f"{HEAD}    for step in range(15_000): pass\n    return 4\n"
    found = seat("slow", source, seconds=0.001)
    assert found.choose(START) == 4  # 0.014 s late, and 0.03 s in reserve
    assert found.choose(START) == 4
    with pytest.raises(Forfeit, match=r"took longer than its 0\.001 s"):
        found.choose(START)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows cannot let a process rest")
def test_an_engine_does_not_think_while_the_other_moves(seat):
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
    found = seat("thinker", source, seconds=2.0, apart=True)
    assert found.choose(START) == 1
    time.sleep(0.4)  # enough for eighty ticks
    assert found.choose(START) == 2


def test_the_seed_gives_the_same_random_numbers(seat):
    lines = []
    for _ in range(2):
        position, found = START, seat("chance")
        for _ in range(6):
            position = position.play(found.choose(position))
        lines.append(str(position))
    assert lines[0] == lines[1]
