"""Several threads search one question: the score is the same, and their marks are only advice."""

import _thread
import random
import threading
from ctypes import addressof

import pytest

from c4lab.solver import SearchProgress, Solver, running
from c4lab.solver import control as controls
from c4lab.solver.compiled import Compiled
from c4lab.solver.keys import canonical, key_of
from c4lab.solver.machine_code import machine
from c4lab.solver.memory import zeros
from c4lab.solver.plain.bits import non_losing
from c4lab.solver.question import board
from tests.solver.known import known

LONG = ""
MEDIUM = known("middle-medium")[::6]
EARLY = known("begin-medium")[::12]
FEW_DISCS = 15
"""With so many or more, positions are known by the key of their board, not of its mirror image."""


@pytest.fixture(autouse=True)
def _threads_begin_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this, the caller's thread would find most answers before other threads begin."""
    monkeypatch.setattr(running, "MOMENT", 1)


def right(solver: Solver, lines: list[tuple[str, int]]) -> bool:
    return [solver.solve(moves) for moves, _ in lines] == [score for _, score in lines]


def marks_of(solver: Solver) -> controls.Entries:
    engine = solver._engine
    assert isinstance(engine, Compiled)
    assert engine._marks is not None
    return engine._marks


@pytest.mark.parametrize(("threads", "lines"), [(1, MEDIUM), (2, EARLY), (3, MEDIUM)])
def test_any_number_of_threads_finds_the_score(threads: int, lines: list[tuple[str, int]]) -> None:
    solver = Solver(memory=1 << 22, threads=threads)
    assert right(solver, lines)
    assert solver.nodes > len(lines) * 4096  # so some have been handed on
    solver.reset()
    assert right(solver, lines[:5])


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_that_overwrite_each_others_entries_find_the_score(threads: int) -> None:
    assert right(Solver(memory=128, threads=threads), MEDIUM)


def test_the_other_questions_are_for_several_threads_too() -> None:
    moves, score = MEDIUM[0]
    solver, alone = Solver(memory=1 << 20, threads=2), Solver(memory=1 << 20)
    assert solver.best(moves) == alone.best(moves)
    assert dict(solver.analyse(moves)) == dict(alone.analyse(moves))
    assert solver.solve_many([moves, "4455"]) == [score, 18]


def test_after_a_search_nothing_is_marked() -> None:
    """Whoever marks a place clears it, and so the last to use one does, also after a stop."""
    solver = Solver(memory=1 << 20, threads=3)
    assert right(solver, MEDIUM[:10])
    assert not any(marks_of(solver))


def test_false_marks_change_no_score() -> None:
    rng = random.Random(6)
    solver = Solver(memory=1 << 20, threads=2)
    marks = marks_of(solver)
    for moves, score in MEDIUM:
        marks[:] = [rng.getrandbits(63) for _ in range(len(marks))]
        for key in keys_after(moves):  # and some that are true of these very positions
            marks[place(key)] = key
        assert solver.solve(moves) == score


def keys_after(moves: str) -> list[int]:
    """Of the positions that a move leads to after which the other side cannot win at once."""
    mine, mask = board(moves)
    left = non_losing(mine, mask)
    children = [(mine ^ mask, mask | 1 << bit) for bit in range(49) if left >> bit & 1]
    keys = [key_of(*child) for child in children]
    return keys if len(moves) >= FEW_DISCS else [canonical(key) for key in keys]


def place(key: int) -> int:
    """The place of a position's mark: the top bits of a product."""
    return (key * 0x9E3779B97F4A7C15 & (1 << 64) - 1) * controls.BUSY_ENTRIES >> 64


def test_a_move_that_another_thread_is_at_is_put_off() -> None:
    """Without another thread: all moves but the last are marked, and so that one is the second
    to be tried. Of what this thread marks itself, nothing puts it off: but it clears each place it
    has used, hence one question only."""
    changed = 0
    for moves, score in EARLY:
        nodes = []
        for marked in ([], keys_after(moves)[:-1]):
            table, marks = zeros(1 << 16), zeros(controls.BUSY_ENTRIES)
            for key in marked:
                marks[place(key)] = key
            control = controls.new_control(table, marks)
            assert machine().more_than(*board(moves), score - 1, addressof(control)) >= score
            nodes.append(control[controls.NODES])
        changed += nodes[0] != nodes[1]
    assert changed


def test_one_thread_with_marks_searches_what_it_would_without() -> None:
    moves, score = EARLY[0]
    nodes = []
    for marks in (None, zeros(controls.BUSY_ENTRIES)):
        table = zeros(1 << 16)
        control = controls.new_control(table, marks)
        assert machine().exact(*board(moves), addressof(control)) == score
        nodes.append(control[controls.NODES])
    assert nodes[0] == nodes[1]


def test_an_interruption_stops_all_threads_and_leaves_the_solver_usable() -> None:
    solver, before = Solver(memory=1 << 22, threads=2), threading.active_count()
    threading.Timer(0.4, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        solver.solve(LONG)
    assert threading.active_count() == before
    assert not any(marks_of(solver))
    assert right(solver, MEDIUM[:3])


def test_progress_of_two_threads() -> None:
    reports: list[SearchProgress] = []

    def see(progress: SearchProgress) -> None:
        reports.append(progress)
        assert threading.active_count() == before + 2
        if len(reports) == 4:
            raise InterruptedError

    solver, before = Solver(memory=1 << 22, threads=2), threading.active_count()
    with pytest.raises(InterruptedError):
        solver.solve(LONG, see)
    assert all(-21 <= report.lower <= report.upper <= 21 for report in reports)
    counts = [report.nodes for report in reports]
    assert counts == sorted(set(counts))
    assert counts[-1] <= solver.nodes
    assert right(solver, MEDIUM[:3])
