"""The first import: what it loads and prints, where code is kept, and how it goes on without."""

import errno
import os
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import IO, Self

import pytest

import c4lab
from c4lab.games.bits import Layout
from c4lab.solver import choosing, kept, machine_code
from c4lab.solver.compiled import Compiled
from c4lab.solver.emitting import object_code
from c4lab.solver.question import board
from tests.solver.known import known

SOLVER = Path(c4lab.__file__).parent / "solver"
NOTICE = "is being compiled"
FEW = known("middle-easy")[:10]
FILE = "solver-7x6.o"
TRIAL_OF_SCORES = machine_code.TRIAL
ASK = "from c4lab.solver import Solver; s = Solver(1 << 20); print(s.compiled, s.solve('4455'))"


def python(code: str, home: Path = SOLVER.parents[1], **settings: str) -> tuple[list[str], str]:
    """(words that the code prints in a checkout, its standard error)."""
    done = subprocess.run(
        [sys.executable, "-P", "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(home), **settings},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split(), done.stderr


def kept_in(checkout: Path) -> Path:
    return checkout / "c4lab" / "solver" / "__pycache__"


@pytest.mark.parametrize("module", ["c4lab.solver", "c4lab.solver.plain", "c4lab.solver.book"])
def test_an_import_loads_nothing_heavy(module: str) -> None:
    loaded, _ = python(f"import {module}, sys; print(*sys.modules)")
    assert not {"numpy", "numba", "llvmlite", "psutil"}.intersection(loaded)


def test_all_that_is_compiled_counts_for_whether_it_is_up_to_date() -> None:
    """The digest covers the modules that numba compiles, and the modules that these import."""
    sources = {file.stem: file.read_text(encoding="utf-8") for file in SOLVER.glob("*.py")}
    wanted = {name for name, source in sources.items() if "solver.jit import" in source}
    assert {"bits", "search", "entries"} <= wanted <= set(kept.SOURCES) <= set(sources)


def test_a_change_in_any_source_is_a_change_of_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "HERE", tmp_path)
    names = {kept._digest()}
    for name in kept.SOURCES:
        (tmp_path / f"{name}.py").write_text("ONE = 1\n")
        names.add(kept._digest())
    assert len(names) == len(kept.SOURCES) + 1


def test_old_folders_are_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "compiled-new")
    for name in ["other", "compiled-new", *(f"compiled-{number}" for number in range(20))]:
        (tmp_path / name).mkdir()
    for number in range(20):
        os.utime(tmp_path / f"compiled-{number}", (number, number))
    kept.mark_ready()
    newest = {f"compiled-{number}" for number in range(20 - kept.FOLDERS, 20)}
    assert {path.name for path in tmp_path.iterdir()} == newest | {"other", "compiled-new"}


@pytest.mark.slow
def test_the_first_use_says_that_it_compiles_and_the_next_does_not(
    checkout: Path, tmp_path: Path
) -> None:
    kept_to = str(tmp_path / "kept")
    words, said = python(ASK, checkout, NUMBA_CACHE_DIR=kept_to)
    assert words == ["True", "18"]
    first, *others = said.splitlines()
    assert NOTICE in first
    assert {line for line in others if "still being compiled" not in line} == set()
    files = {path: path.stat().st_mtime_ns for path in Path(kept_to).rglob("*") if path.is_file()}
    assert any(path.name == FILE for path in files)
    loaded = "; import sys; print('numba' in sys.modules, 'numpy' in sys.modules)"
    again = python(ASK + loaded, checkout, NUMBA_CACHE_DIR=kept_to)
    assert again == ([*words, "False", "False"], "")
    # Where the file of machine code did not pass its trial, numba has what it has compiled.
    next(path for path in files if path.name == FILE).unlink()
    assert python(ASK, checkout, NUMBA_CACHE_DIR=kept_to) == (words, "")
    after = {path: path.stat().st_mtime_ns for path in Path(kept_to).rglob("*") if path.is_file()}
    assert {path: files[path] for path in after} == after


@pytest.mark.slow
@pytest.mark.parametrize("trial", ["raise ValueError", "import os; os.abort()", TRIAL_OF_SCORES])
def test_machine_code_is_kept_if_it_works_in_another_process(
    trial: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine_code.machine()
    content = (kept.folder() / FILE).read_bytes()
    code = content[machine_code.CHECKSUM().digest_size :]
    monkeypatch.setattr(machine_code, "TRIAL", trial)
    machine_code.keep(tmp_path / FILE, code)
    works = trial == TRIAL_OF_SCORES
    assert [path.name for path in tmp_path.iterdir()] == [FILE] * works
    if works:
        engine = Compiled(1 << 16, code=machine_code.load(tmp_path / FILE))
        assert [engine.exact(*board(moves)) for moves, _ in FEW] == [score for _, score in FEW]


def test_code_that_cannot_be_read_is_not_kept(tmp_path: Path) -> None:
    machine_code.keep(tmp_path / FILE, b"no code")
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_an_attempt_that_was_cut_off_is_made_again(checkout: Path) -> None:
    said = python(ASK, checkout)
    assert said[0] == ["True", "18"]
    assert NOTICE in said[1]
    (code,) = kept_in(checkout).glob(f"compiled-*/{FILE}")
    code.unlink()
    (code.parent / kept.READY).unlink()
    assert python(ASK, checkout) == said
    assert code.exists()


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_passed_over(checkout: Path, tmp_path: Path) -> None:
    kept_in(checkout).write_text("in the way of a folder")
    code = f"{ASK}; from c4lab.solver import kept; print(kept.__file__, kept.folder())"
    settings = {"XDG_CACHE_HOME": str(tmp_path / "caches"), "PYTHONDONTWRITEBYTECODE": "1"}
    settings |= {"LOCALAPPDATA": settings["XDG_CACHE_HOME"], "HOME": settings["XDG_CACHE_HOME"]}
    words, said = python(code, checkout, **settings)
    assert words[:2] == ["True", "18"]
    assert words[2].startswith(str(checkout / "c4lab"))
    assert words[3].startswith(str(tmp_path / "caches"))
    assert NOTICE in said
    assert python(code, checkout, **settings) == (words, "")


@pytest.mark.slow
def test_processes_that_start_together_in_a_fresh_checkout_compile_once(
    checkout: Path, tmp_path: Path
) -> None:
    passing = tmp_path / "passing"
    passing.mkdir()
    settings = {"TMPDIR": str(passing), "TEMP": str(passing), "TMP": str(passing)}
    together = [
        subprocess.Popen(
            [
                sys.executable,
                "-P",
                "-W",
                "error",
                "-c",
                f"print('ready', flush=True); input(); {ASK}",
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(checkout), **settings},
        )
        for _ in range(3)
    ]
    for process in together:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in together:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    answers = [process.communicate() for process in together]
    assert [words.split() for words, _ in answers] == [["True", "18"]] * 3
    said = [line for _, lines in answers for line in lines.splitlines()]
    assert sum(NOTICE in line for line in said) == 1
    assert all(NOTICE in line or "another process is preparing" in line for line in said)
    assert list(kept_in(checkout).glob(f"compiled-*/{FILE}"))
    assert not list(passing.iterdir())
    assert python(ASK, checkout, **settings) == (["True", "18"], "")


def test_a_place_without_room_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full, roomy = tmp_path / "full", tmp_path / "roomy"

    class Full:
        def __init__(self, file: IO[bytes], where: Path) -> None:
            self.file, self.where = file, where

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *error: object) -> None:
            self.file.close()

        def write(self, content: bytes) -> None:
            assert len(content) >= 650_000
            if full in self.where.parents:
                raise OSError(errno.ENOSPC, "No space left on device")

    usual = tempfile.TemporaryFile
    monkeypatch.setattr(kept, "_parents", lambda: iter((full, roomy)))
    monkeypatch.setattr(tempfile, "TemporaryFile", lambda dir: Full(usual(dir=dir), dir))
    assert kept.folder.__wrapped__().parent == roomy


@pytest.mark.slow
def test_what_is_kept_nowhere_is_gone_when_the_process_ends(checkout: Path, tmp_path: Path) -> None:
    passing = tmp_path / "passing"
    passing.mkdir()
    code = "import c4lab.solver.kept as kept; kept._parents = lambda: iter(()); " + ASK
    code += "; print(kept.folder(), *kept.folder().iterdir())"
    words, said = python(code, checkout, TMPDIR=str(passing), TEMP=str(passing))
    assert words[:2] == ["True", "18"]
    assert words[2].startswith(str(passing))
    assert len(words) > 3
    assert NOTICE in said
    assert not list(passing.iterdir())


@pytest.mark.parametrize(
    ("error", "advice"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (OSError(errno.EROFS, "Read-only file system"), "set NUMBA_CACHE_DIR to a folder"),
        (FileNotFoundError(errno.ENOENT, "No usable temporary directory"), "set NUMBA_CACHE_DIR"),
        (RuntimeError("unknown processor"), "try another version"),
        (OSError("a library is missing"), "try another version"),
    ],
    ids=str,
)
def test_why_nothing_is_compiled_names_the_cause(
    error: Exception,
    advice: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(layout: Layout) -> None:
        raise error

    monkeypatch.setattr(machine_code, "machine", fail)
    reason = choosing.why_not_compiled.__wrapped__(Layout())
    assert advice in reason
    assert str(error) in reason
    assert ("numba fails" in reason) == ("version" in advice)
    assert reason in capsys.readouterr().err


WITHOUT = {
    "no numba": ("import sys; sys.modules['numba'] = None\n", {}, "python -m pip install numba"),
    "JIT off": ("", {"NUMBA_DISABLE_JIT": "1"}, "unset NUMBA_DISABLE_JIT"),
}
SESSION = f"""
from c4lab.solver import SearchProgress, Solver, analyse, solve
solver = Solver(1 << 20)
Solver()
assert not solver.compiled
few = {FEW!r}
assert solver.solve_many([moves for moves, _ in few]) == [score for _, score in few]
first = solver.nodes
assert first > 0
assert solve("4455") == 18 and next(analyse("112233")) == (4, 18)
assert solver.best("4455") == (18, 3) and solver.best("112233") == (18, 4)
solver.reset()
assert solver.nodes == 0
assert [solver.solve(moves) for moves, _ in few] == [score for _, score in few]
assert solver.nodes == first
def see(progress):
    assert progress.nodes > 0 and progress.lower < progress.upper and progress.seconds > 0
    raise StopIteration
try: solver.solve("", see)
except StopIteration: pass
assert solver.solve("4455") == 18
try: solver.solve("49x")
except ValueError as error: print(error)
"""


@pytest.mark.slow
@pytest.mark.parametrize("case", WITHOUT)
def test_the_readable_solver_serves_where_nothing_is_compiled(case: str) -> None:
    first, settings, advice = WITHOUT[case]
    words, said = python(first + SESSION, **settings)
    assert " ".join(words).startswith("Move 2 of '49x': '9' is not a column")
    assert "plain Python" in said
    assert advice in said
    assert said.count("\n") == 1


def test_code_that_another_process_compiled_meanwhile_is_not_kept_and_no_fault() -> None:
    class Cached:
        native_name = "exact"

        def inspect_llvm(self) -> str:
            warnings.warn("Inspection disabled for cached code.", stacklevel=1)
            return ""

    assert object_code({"exact": Cached()}) == b""


@pytest.mark.slow
def test_what_numba_does_not_show_is_compiled_once_more(checkout: Path) -> None:
    hidden = (
        "from c4lab.solver import machine_code; machine_code.object_code = lambda functions: b''; "
    )
    words, said = python(hidden + ASK, checkout)
    assert words == ["True", "18"]
    assert said.count("\n") == 1
    assert list(kept_in(checkout).glob(f"compiled-*/{FILE}"))
