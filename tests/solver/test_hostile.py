"""Hostile use of the solver: it must not end the process or lead to a wrong score."""

import copy
import os
import pickle
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

from c4lab.games import Bitboard, ConnectFour
from c4lab.solver import SearchProgress, Solver, compiled_search
from c4lab.solver.book import Book, Entry
from c4lab.solver.keys import key_of
from tests.solver.known import known

pytestmark = pytest.mark.slow

FEW = known("middle-easy")[:20]
MIDDLE = known("middle-medium")[:10]


class Enough(Exception):
    """Raised by a callback that has seen enough."""


def scores(solver: Solver, positions: list[tuple[str, int]] = FEW) -> list[int]:
    return [solver.solve(moves) for moves, _ in positions]


def right(positions: list[tuple[str, int]] = FEW) -> list[int]:
    return [score for _, score in positions]


@pytest.mark.parametrize(
    "position",
    [
        Bitboard(mask=0b11, position=0b10),  # the first player's only disc lies on the other's
        Bitboard(mask=0b11, position=0b10, history=(1, 1)),
        ConnectFour(columns=((-1, 1), (), (), (), (), (), ()), history=(1, 1)),
    ],
)
def test_a_board_that_no_game_leads_to_is_refused(position: ConnectFour) -> None:
    with pytest.raises(ValueError, match="No game leads to the board with mask 3 and position 2"):
        Solver(1 << 10).solve(position)


def test_a_board_without_its_moves_is_solved() -> None:
    board = Bitboard.parse("4455")
    assert Solver(1 << 10).solve(Bitboard(board.mask, board.position)) == 18
    assert Solver(1 << 10).solve(Bitboard(board.mask, board.position, history=(7, 7))) == 18


def test_refusals_are_short() -> None:
    long: Any = "x" * 10**6
    for make in (
        lambda: Solver(long),
        lambda: Solver(book=long),
        lambda: Solver(10**5000),
        lambda: Solver(-(10**5000)),
        lambda: Solver(1 << 10).solve(long),
        lambda: Solver(1 << 10).solve("1" * 10**6),
        lambda: Solver(1 << 10).solve_many(long),
    ):
        with pytest.raises(ValueError, match=r"give|column|free|little|too much") as refusal:
            make()
        assert len(str(refusal.value)) < 300


@pytest.mark.parametrize("book", [5, {}, [], "book.bin", object()])
def test_what_is_no_book_is_refused_at_once(book: Any) -> None:
    with pytest.raises(ValueError, match=r"give a Book, such as Book.load"):
        Solver(1 << 10, book=book)


@pytest.mark.parametrize("positions", [5, None, 4.5])
def test_what_are_no_positions_are_refused(positions: Any) -> None:
    with pytest.raises(ValueError, match="give a list, such as"):
        Solver(1 << 10).solve_many(positions)


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_a_copy_has_a_table_of_its_own(again: Any) -> None:
    solver = Solver(1 << 20, book=Book({key_of(0, 0): Entry(1)}))
    solver.solve(FEW[0][0])
    other = again(solver)
    assert other.nodes == 0 < solver.nodes
    assert other.solve("") == 1  # by book
    assert scores(other) == right()


def test_a_report_may_ask_the_same_solver() -> None:
    solver = Solver(1 << 22)
    reports = 0

    def ask(progress: SearchProgress) -> None:
        nonlocal reports
        assert scores(solver) == right()
        solver.reset()
        reports += 1
        if reports == 3:
            raise Enough

    with pytest.raises(Enough):
        solver.solve("", ask)
    assert scores(solver) == right()


def test_columns_may_be_left_half_asked_for() -> None:
    solver = Solver(1 << 20)
    columns = solver.analyse(FEW[0][0])
    next(columns)
    columns.close()
    assert not list(columns)
    assert scores(solver) == right()


def test_a_reset_in_the_middle_spoils_no_score(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_search, "SLICE", 1)
    solver = Solver(1 << 20)
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.extend(scores(solver, MIDDLE)))
    thread.start()
    while thread.is_alive():
        solver.reset()
        time.sleep(0.001)
    assert found == right(MIDDLE)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_forked_process_can_go_on() -> None:
    program = (
        "import os; from c4lab.solver import Solver\n"
        "s = Solver(1 << 20); s.solve('4455'); child = os.fork()\n"
        "if not child: os._exit(s.solve('4455'))\n"
        "print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), s.solve('4455'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["18", "18"]


def test_the_program_may_end_during_a_search() -> None:
    program = (
        "import threading, time; from c4lab.solver import Solver\n"
        "s = Solver(1 << 24); at_work = threading.Event()\n"
        "ask = lambda: s.solve('', lambda _: at_work.set())\n"
        "threading.Thread(target=ask, daemon=True).start(); at_work.wait(); del s"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
