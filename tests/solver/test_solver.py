"""The solver that one imports: right scores, whatever its table or its book, and refusals."""

import pickle
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from c4lab.games import Bitboard, ConnectFour
from c4lab.solver import Solver, engines
from c4lab.solver import solver as module
from c4lab.solver.book import Book, Entry
from c4lab.solver.plain import solve as solve_plainly
from c4lab.solver.plain.table import canonical
from c4lab.solver.running import table_bytes
from c4lab.work import wasm
from tests.solver.known import known

MIDDLE = known("middle-easy")
MEDIUM = known("middle-medium")


@pytest.mark.parametrize(
    ("name", "fewest"),
    [
        *(("end-easy", 0), ("middle-easy", 0), ("begin-easy", 0), ("middle-medium", 0)),
        pytest.param("begin-medium", 0, marks=pytest.mark.slow),
        pytest.param("begin-hard", 7, marks=pytest.mark.slow),  # the others take half a minute each
    ],
)
def test_known_scores(name, fewest):
    solver = Solver(memory=1 << 24)
    assert solver.compiled
    scores = {moves: score for moves, score in known(name) if len(moves) >= fewest}
    assert solver.solve_many(scores) == list(scores.values())


@pytest.mark.parametrize("memory", [pytest.param(128, marks=pytest.mark.slow), 1 << 10, 1 << 16])
def test_a_small_table_forgets_and_never_errs(memory):
    few = [*known("end-easy")[::10], *MIDDLE[::10], *MEDIUM[::4], *known("begin-easy")[::4]]
    moves = [moves for moves, _ in few]
    small, large = Solver(memory=memory), Solver(memory=1 << 24)
    assert small.solve_many(moves) == large.solve_many(moves) == [score for _, score in few]
    assert small.nodes > large.nodes  # it did forget


@pytest.mark.parametrize(("moves", "score"), [line for line in MIDDLE if len(line[0]) >= 22][::12])
def test_what_is_best_is_the_highest_of_all_columns(moves, score):
    solver = Solver(memory=1 << 20)
    columns = dict(solver.analyse(moves))
    position = ConnectFour.parse(moves)
    assert {column for column in columns if columns[column] is not None} == set(position.moves())
    assert max(worth for worth in columns.values() if worth is not None) == score
    assert [*columns] == [4, 3, 5, 2, 6, 1, 7]
    best = next(column for column, worth in columns.items() if worth == score)
    assert Solver(memory=1 << 20).best(moves) == solver.best(moves) == (score, best)
    for column, worth in columns.items():
        if worth is not None:
            following = position.play(column)
            if following.result() is None:
                assert worth == -solve_plainly(following)
            else:
                assert worth == (22 - (len(moves) // 2 + 1) if following.winner else 0)


def entry(moves, score, columns=0):
    return {canonical(Bitboard.parse(moves).key): Entry(score, columns)}


def test_a_solver_remembers_and_forgets_when_it_is_reset_and_a_copy_has_a_table_of_its_own():
    moves, score = MEDIUM[0]
    solver = Solver(1 << 20, book=Book(entry("", 1)))
    solver.solve(moves)
    first = solver.nodes
    solver.solve(moves)
    assert solver.nodes - first < first / 10
    copied = pickle.loads(pickle.dumps(solver))
    solver.reset()
    for each in (solver, copied):
        assert each.nodes == 0
        assert each.solve("") == 1  # by book
        assert each.solve(moves) == score
        assert each.nodes == first > 1000


def test_the_book_is_asked_first():
    book = Book(entry("", 1) | entry("4", -1) | entry("3", 0))
    solver = Solver(memory=1 << 10, book=book)
    columns = solver.analyse("")
    assert [next(columns) for _ in range(3)] == [(4, 1), (3, 0), (5, 0)]  # 5 mirrors 3
    with_columns = Solver(memory=1 << 10, book=Book(entry("", 1, columns=0b0001000)))
    assert solver.best("") == with_columns.best("") == (1, 4)
    assert solver.nodes == with_columns.nodes == 0
    assert solver.solve_many(["4", "4455", ""]) == [-1, 18, 1]
    assert solver.solve_many([]) == []


def test_who_asks_while_the_sessions_solver_is_made_waits_for_it(monkeypatch):
    made = []

    class Slow:
        def __init__(self, **options):
            time.sleep(0.05)
            made.append(self)

    monkeypatch.setattr(module, "Solver", Slow)
    monkeypatch.setattr(module, "_made", {})
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: module.session(), range(4)))
    assert found == made * 4
    assert len(made) == 1


LONG = "x" * 10**6


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        (lambda: Solver(1 << 10, book=LONG), "give a Book, such as Book.load"),
        *((lambda some=some: Solver(1 << 10).solve_many(some), "give a list, such as")
          for some in (5, LONG)),
        (lambda: Solver(1 << 10).solve("4455", progress=5), "progress=5: give a function"),
        (lambda: Solver(1 << 10).analyse("4455", progress=5), "progress=5: give a function"),
        (lambda: Solver(1 << 10).solve(LONG), "'x' is not a column"),
        (lambda: Solver(127), "too little: a table needs 128 bytes"),
        (lambda: Solver(-(10**5000)), "too little"),
        (lambda: Solver(1 << 60), "too much: a table has 2147483648 bytes at most"),
        (lambda: Solver(True), "give the bytes for the table as a whole number"),
        (lambda: Solver(LONG), "give the bytes for the table as a whole number"),
    ],
)  # fmt: skip
def test_a_refusal_is_a_short_sentence(ask, reason):
    with pytest.raises(ValueError, match=reason) as refusal:
        ask()
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    ("available", "memory", "size"),
    [
        *((1 << 40, None, 128 << 20), (1 << 28, None, 1 << 26), (0, None, 128)),
        *((1 << 34, 128, 128), (1 << 34, 255, 128)),
    ],
)
def test_a_table_leaves_room_for_others(available, memory, size, monkeypatch):
    monkeypatch.setattr(psutil, "virtual_memory", lambda: SimpleNamespace(available=available))
    assert table_bytes(memory) == size
    if available < 1 << 31:
        with pytest.raises(ValueError, match=f"more than the computer has free: {available} bytes"):
            table_bytes(available + 128)


@pytest.mark.parametrize(
    ("size", "wasmtime", "file", "reason"),
    [
        ((7, 6), False, engines.file_for, "python -m pip install wasmtime"),
        ((7, 6), True, lambda layout: Path(__file__), "because wasmtime fails"),
        ((4, 4), True, engines.file_for, "compiled for a board of 7x6, not of 4x4"),
    ],
)
def test_where_nothing_is_compiled_the_readable_solver_answers_and_says_once_why(
    size, wasmtime, file, reason, monkeypatch, capsys
):
    if not wasmtime:
        monkeypatch.setitem(sys.modules, "wasmtime", None)
        wasm._module.cache_clear()
        wasm._engine.cache_clear()
    monkeypatch.setattr(engines, "file_for", file)
    engines.why_not_compiled.cache_clear()
    moves, score = MIDDLE[0] if size == (7, 6) else ("", 0)
    solver, again = Solver(1 << 20, size=size), Solver(1 << 20, size=size)
    assert not solver.compiled
    assert solver.solve(moves) == again.solve(moves) == score
    again.reset()
    assert again.nodes == 0
    assert again.solve(moves) == score
    assert again.nodes == solver.nodes > 0  # it had forgotten all
    (said,) = capsys.readouterr().err.splitlines()
    assert reason in said
    engines.why_not_compiled.cache_clear()


@pytest.mark.slow
def test_scores_on_the_way_to_late_positions_are_those_of_a_solver_by_others():
    bitbully = pytest.importorskip("bitbully")
    games = [moves[: 14 + n % (len(moves) - 13)] for n, (moves, _) in enumerate(known("end-easy"))]
    oracle = bitbully.bitbully_core.BitBullyCore()
    for game, score in zip(games, Solver().solve_many(games), strict=True):
        board = bitbully.bitbully_core.BoardCore()
        assert all(board.play(int(column) - 1) for column in game)
        assert oracle.mtdf(board, 0) == score, game
