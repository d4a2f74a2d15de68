"""The lock that lets one process at a time compile the solver."""

import subprocess
import sys
from pathlib import Path

from c4lab.solver.file_lock import locked

INSIDE = """
import pathlib, sys
from c4lab.solver.file_lock import locked
with locked(pathlib.Path(sys.argv[1]), lambda: print("waits", flush=True)):
    print("in", flush=True)
    sys.stdin.readline()
"""


def start(file: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", INSIDE, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_one_at_a_time_and_the_others_wait(tmp_path: Path) -> None:
    with start(tmp_path / "lock") as first:
        assert first.stdout.readline() == "in\n"
        with start(tmp_path / "lock") as second:
            assert second.stdout.readline() == "waits\n"
            first.communicate("\n")
            assert second.stdout.readline() == "in\n"
            second.communicate("\n")


def test_a_process_that_is_killed_keeps_nobody_out(tmp_path: Path) -> None:
    with start(tmp_path / "lock") as first:
        assert first.stdout.readline() == "in\n"
        with start(tmp_path / "lock") as second:
            assert second.stdout.readline() == "waits\n"
            first.kill()
            assert second.stdout.readline() == "in\n"
            second.communicate("\n")


def test_a_file_that_cannot_be_written_keeps_nobody_out(tmp_path: Path) -> None:
    said: list[str] = []
    with locked(tmp_path / "missing" / "lock", lambda: said.append("waits")):
        assert said == []


def test_it_is_given_back_when_the_work_fails(tmp_path: Path) -> None:
    said: list[str] = []
    for _ in range(2):
        try:
            with locked(tmp_path / "lock", lambda: said.append("waits")):
                raise ValueError
        except ValueError:
            pass
    assert said == []
