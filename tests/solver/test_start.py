"""The first question of a process: answered at once, in silence, or else the reason is said."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver import Solver, engines
from c4lab.work import wasm

ASK = "from c4lab.solver import solve; print(solve('4455'))"


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    """What is said of the reason, which is found once in a session and here anew."""
    engines.why_not_compiled.cache_clear()
    yield capsys
    engines.why_not_compiled.cache_clear()


def test_three_processes_at_once_answer_and_say_nothing_else() -> None:
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", ASK], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    assert [run.communicate() for run in runs] == [("18\n", "")] * 3


def test_without_wasmtime_the_readable_solver_answers(
    said: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    wasm._module.cache_clear()
    wasm._engine.cache_clear()
    for _ in range(2):
        solver = Solver(1 << 20)
        assert not solver.compiled
        assert solver.solve("4455") == 18
    words = said.readouterr().err
    assert words.count("\n") == 1
    assert words.startswith(
        "c4lab: positions are solved in plain Python, some hundred times slower"
    )
    assert "python -m pip install wasmtime" in words


@pytest.mark.parametrize("content", [b"", b"no WebAssembly", b"\0asm\1\0\0\0"])
def test_a_file_that_does_not_run_is_said(
    content: bytes,
    tmp_path: Path,
    said: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "solver.wasm"
    file.write_bytes(content)
    monkeypatch.setattr(engines, "file_for", lambda layout: file)
    assert not Solver(1 << 20).compiled
    words = said.readouterr().err
    assert words.count("\n") == 1
    assert "because wasmtime fails" in words


def test_for_a_board_of_another_size_the_readable_solver_answers(
    said: pytest.CaptureFixture[str],
) -> None:
    solver = Solver(size=(4, 4))
    assert solver.solve("") == 0
    assert solver.nodes > 1_000
    solver.reset()
    assert solver.nodes == 0
    assert solver.solve("") == 0
    assert solver.nodes > 1_000  # it has forgotten all
    assert "the solver is compiled for a board of 7x6, not of 4x4" in said.readouterr().err


@pytest.mark.parametrize("size", [(7, 6), (6, 5), (5, 4)])
def test_three_sizes_are_compiled(size: tuple[int, int]) -> None:
    assert Solver(size=size).compiled
    assert engines.find_reason(Layout(*size)) == ""
    assert STANDARD.width == 7
