"""A clock that leaves nothing behind in the interpreter."""

import subprocess
import sys

import pytest

AFTER_A_MATCH = """
from c4lab.games import TicTacToe
from c4lab.instruments import trace
from c4lab.players.referee import timed_answer
from c4lab.search import minimax

def close(position):
    for _ in range(3000):
        pass
    return position.moves()[0]

for _ in range(100):
    timed_answer(close, TicTacToe(), 0.0001)
print(trace(minimax, TicTacToe.parse("1524"), 2).nodes)
"""


@pytest.mark.slow
def test_after_the_clock_a_search_can_be_traced() -> None:
    """In a process of its own: when this goes wrong, it never ends."""
    done = subprocess.run(
        [sys.executable, "-c", AFTER_A_MATCH],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout == "22\n"
