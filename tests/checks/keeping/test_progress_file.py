"""The progress file when it is damaged, locked, full, or written by many."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import get_ident

import pytest

from c4lab.checks import check, hint, progress, solution
from c4lab.checks.keeping import progress_file as module
from c4lab.checks.keeping.progress_file import ProgressFile, learners_file

from .conftest import change, result

pytestmark = pytest.mark.usefixtures("lesson")
PAGE = 4096


@pytest.mark.slow
def test_two_processes_write_at_once(progress_file):
    program = (
        "from c4lab.checks.writing.result import Result\n"
        "from c4lab.checks.keeping.progress_file import learners_file\n"
        "for _ in range(40):\n"
        "    learners_file().record(Result('99.1', '', 'wrong', 0, 2, ''))\n"
        "print(learners_file().complaint())\n"
    )
    command = [sys.executable, "-c", program]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[0].strip() for process in both] == ["", ""]
    assert ProgressFile(progress_file).standings()["99.1"].attempts == 80


def test_a_file_that_is_busy_is_asked_again(monkeypatch):
    """SQLite itself waits in most cases; in some it says at once that the file is busy."""
    file = learners_file()
    ask, refused = file._ask_file, []

    def busy_twice(question, wait):
        if len(refused) < 2:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY_RECOVERY
            refused.append(error)
            raise error
        return ask(question, wait)

    monkeypatch.setattr(file, "_ask_file", busy_twice)
    file.record(result())
    assert (file.complaint(), len(refused)) == ("", 2)


def test_a_locked_file(progress_file, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    learners_file().record(result("wrong", 0))
    other = sqlite3.connect(progress_file, isolation_level=None)
    other.execute("begin exclusive")
    got = check("99.1", result())
    assert "cannot be saved" in got.note
    assert "locked" in got.note
    standing = learners_file().standings()["99.1"]
    assert (standing.points, standing.attempts) == (2, 2)  # what was saved before is shown, too
    assert ProgressFile(progress_file).standings()["99.1"].points == 0
    other.execute("rollback")
    other.close()
    assert learners_file().standings()["99.1"].points == 2
    assert ProgressFile(progress_file).standings()["99.1"].points == 2


def test_a_place_that_cannot_be_written(progress_file):
    progress_file.parent.write_text("a file where the folder should be")
    got = check("99.1", result())
    assert got.status == "right"
    assert "cannot be saved" in got.note
    assert "saved" not in check("99.1", result("wrong", 0)).note  # said once
    assert progress().points == 2
    progress_file.parent.unlink()
    assert progress().points == 2  # and written as soon as it can be
    assert ProgressFile(progress_file).standings()["99.1"].attempts == 2


def test_a_file_of_a_newer_version(progress_file):
    learners_file().record(result())
    change(progress_file, "pragma user_version = 99")
    learners_file().record(result())
    assert "newer version" in learners_file().complaint()
    assert learners_file().standings()["99.1"].attempts == 2
    assert ProgressFile(progress_file).hints_shown("99.1") == 0
    assert progress_file.exists()


def test_a_table_that_is_gone_and_values_that_nobody_wrote(progress_file):
    hint("99.1")
    change(progress_file, "drop table attempts")
    assert check("99.1", result()).note == ""
    assert ProgressFile(progress_file).hints_shown("99.1") == 1
    for row in ("'t', '99.1', 'best', '', 7, ''", "'t', '99.1', 'right', '', 'many', ''"):
        change(progress_file, f"insert into attempts values ({row})")
    change(progress_file, "insert into attempts values (1, null, 'wrong', 2, 0, x'ff')")
    change(
        progress_file, "insert into attempts values (1, '99.2', 'wrong', 2, 0, cast(x'c3' as text))"
    )
    assert progress().points == 2


def test_what_is_no_database(progress_file):
    progress_file.parent.mkdir()
    progress_file.write_bytes(b"this is no database" * 100)
    got = check("99.1", result())
    aside = progress_file.parent / "progress.sqlite.damaged1"
    assert got.status == "right"
    assert got.note == (
        "The progress file was damaged: all that could be read is in a new file, and the old file "
        f"is now {aside}."
    )
    assert aside.exists()
    assert progress().points == 2
    assert check("99.1", result()).note == ""
    progress_file.write_bytes(b"neither is this" * 100)
    assert "progress.sqlite.damaged2" in check("99.1", result()).note


ATTEMPTS = 300


def fill(path):
    """Attempts on many pages, the first of them the best."""
    file = ProgressFile(path)
    file.record_hint("99.1")
    file.record(result("right", 2))
    row = ("now", "99.2", "wrong", "r", 1, "x" * 100)
    change(path, "insert into attempts values (?, ?, ?, ?, ?, ?)", *[row] * ATTEMPTS)
    assert path.stat().st_size > 10 * PAGE


def damage(path, page, bytes_from=0):
    with path.open("r+b") as file:
        file.seek(page * PAGE + bytes_from)
        file.write(b"\xa5" * (PAGE - bytes_from))


def test_a_new_file_has_the_rows_before_the_damage(progress_file):
    fill(progress_file)
    damage(progress_file, page=7)
    old = progress_file.read_bytes()
    said = progress().note
    assert "The progress file was damaged: all that could be read is in a new file" in said
    assert progress_file.with_name("progress.sqlite.damaged1").read_bytes() == old
    standings = learners_file().standings()
    assert standings["99.1"].status == "right"
    assert 0 < standings["99.2"].attempts < ATTEMPTS
    assert ProgressFile(progress_file).hints_shown("99.1") == 1
    learners_file().record(result("right", 1, exercise="99.10"))
    assert ProgressFile(progress_file).standings()["99.10"].points == 1
    assert learners_file().complaint() == ""


@pytest.mark.slow
@pytest.mark.parametrize("page", [0, 2])
def test_no_damaged_page_shows_a_traceback(progress_file, page):
    fill(progress_file)
    damage(progress_file, page, bytes_from=100 if page == 0 else 0)
    for _ in range(2):
        assert check("99.1", result()).status == "right"
        hint("99.1")
        solution("99.1")
        assert progress().points >= 2
    assert "damaged" not in check("99.1", result()).note


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_device_for_a_file(monkeypatch):
    monkeypatch.setenv("C4LAB_PROGRESS", "/dev/full")
    got = check("99.1", result())
    assert "cannot be saved in /dev/full (it is no file)" in got.note
    assert progress().points == 2


def test_tables_of_somebody_else(progress_file):
    progress_file.parent.mkdir()
    for table in ("attempts (exercise)", "hints (a, b, c)", "answers (x not null)"):
        change(progress_file, f"create table {table}")
    change(progress_file, "pragma user_version = 2")
    said = check("99.1", result()).note + str(progress()) + str(hint("99.1"))
    assert "its tables are not those of this workbook" in said
    assert "column" not in said
    assert progress().points == 2


def test_a_file_that_is_read_only_is_told(tmp_path, monkeypatch):
    """SQLite lets one begin to write in it, and refuses the first page."""
    path, connect = tmp_path / "progress.sqlite", sqlite3.connect
    file = ProgressFile(path)
    file.record_hint("00.1")
    file.try_writing()
    assert file.complaint() == ""

    def read_only(place, **more):
        return connect(f"{path.as_uri()}?mode=ro", uri=True) if place == path else connect(place)

    monkeypatch.setattr(module.sqlite3, "connect", read_only)
    assert ProgressFile(path).hints_shown("00.1") == 1  # what is there can be read
    file.try_writing()
    assert "cannot be saved" in file.complaint()


def test_a_notebook_that_patches_len(tmp_path, monkeypatch):
    file = ProgressFile(tmp_path / "progress.sqlite")
    # In this thread only: another one reads what xdist sends, and without it the run stands still.
    here, true = get_ident(), len
    monkeypatch.setattr("builtins.len", lambda of: 0 if get_ident() == here else true(of))
    file.record_hint("00.1")
    shown = file.hints_shown("00.1")
    monkeypatch.undo()
    assert (shown, file.complaint()) == (1, "")
