"""The progress file when it is damaged, locked, full, or written by many, and in a browser tab."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from c4lab.checks import check, hint, progress
from c4lab.checks.keeping import progress_file as module
from c4lab.checks.keeping.progress_file import BrowserCopy, ProgressFile, learners_file

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


def make_newer(path):
    path.parent.mkdir()
    change(path, "pragma user_version = 99")


def make_tables(path):
    path.parent.mkdir()
    for table in ("attempts (exercise)", "hints (a, b, c)", "answers (x not null)"):
        change(path, f"create table {table}")
    change(path, "pragma user_version = 2")


@pytest.mark.parametrize(
    ("spoil", "mend", "why"),
    [
        (lambda path: path.parent.write_text(""), lambda path: path.parent.unlink(), "File exists"),
        (lambda path: path.mkdir(parents=True), Path.rmdir, "(it is no file)"),
        (make_newer, Path.unlink, "(a newer version of c4lab made it)"),
        (make_tables, Path.unlink, "(its tables are not those of this workbook)"),
    ],
)
def test_what_is_in_the_way_is_told_once_and_nothing_is_lost(progress_file, spoil, mend, why):
    spoil(progress_file)
    got = check("99.1", result())
    assert got.status == "right"
    assert got.note.startswith(f"Your progress cannot be saved in {progress_file} (")
    assert why in got.note
    assert "saved" not in check("99.1", result("wrong", 0)).note
    assert progress().points == 2
    mend(progress_file)
    assert progress().points == 2  # and written as soon as it can be
    assert ProgressFile(progress_file).standings()["99.1"].attempts == 2


def test_a_table_that_is_gone_and_values_that_nobody_wrote(progress_file):
    hint("99.1")
    change(progress_file, "drop table attempts")
    assert check("99.1", result()).note == ""
    assert ProgressFile(progress_file).hints_shown("99.1") == 1
    for row in (
        "'t', '99.1', 'best', '', 7, ''",
        "'t', '99.1', 'right', '', 'many', ''",
        "1, null, 'wrong', 2, 0, x'ff'",
        "1, '99.2', 'wrong', 2, 0, cast(x'c3' as text)",
    ):
        change(progress_file, f"insert into attempts values ({row})")
    learners_file().record(result("right", 1, exercise="99.10"))
    assert progress().points == 3


def test_a_new_file_has_the_rows_before_the_damage(progress_file):
    hint("99.1")
    check("99.1", result("right", 2))
    row = ("now", "99.2", "wrong", "r", 1, "x" * 100)
    change(progress_file, "insert into attempts values (?, ?, ?, ?, ?, ?)", *[row] * 300)
    with progress_file.open("r+b") as file:
        file.seek(7 * PAGE)
        file.write(b"\xa5" * PAGE)
    old = progress_file.read_bytes()
    assert len(old) > 10 * PAGE
    said = progress().note
    assert "The progress file was damaged: all that could be read is in a new file" in said
    assert progress_file.with_name("progress.sqlite.damaged1").read_bytes() == old
    standings = learners_file().standings()
    assert standings["99.1"].status == "right"
    assert 0 < standings["99.2"].attempts < 300
    assert ProgressFile(progress_file).hints_shown("99.1") == 1
    learners_file().record(result("right", 1, exercise="99.10"))
    assert ProgressFile(progress_file).standings()["99.10"].points == 1
    assert learners_file().complaint() == ""
    progress_file.write_bytes(b"this is no database" * 100)
    assert "progress.sqlite.damaged2" in check("99.1", result()).note


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


def tab(folder, name, drive="drive"):
    """The progress file of a new Python in a browser, whose page keeps files in the folder."""
    return ProgressFile(folder / name / "progress.sqlite", BrowserCopy(folder / drive / "copy"))


@pytest.fixture
def page(tmp_path):
    (tmp_path / "drive").mkdir()
    return tmp_path


def test_the_next_visit_finds_what_was_done_and_writes_nothing(page, monkeypatch):
    tab(page, "first").record(result("right", 2))
    second = tab(page, "second")
    assert second.standings()["99.1"].status == "right"
    assert not second.complaint()
    monkeypatch.setattr(Path, "write_bytes", lambda *_: pytest.fail("it was written"))
    assert second.hints_shown("99.1") == 0


def test_two_tabs_write_in_turns_and_lose_nothing(page):
    one, two = tab(page, "one"), tab(page, "two")
    one.record_hint("99.1")
    two.record_hint("99.1")
    one.record_hint("99.2")
    two.record_hint("99.1")
    assert one.hints_shown("99.1") == two.hints_shown("99.1") == 3
    assert one.hints_shown("99.2") == two.hints_shown("99.2") == 1


@pytest.mark.parametrize("damage", [b"", b"rubbish" * 1000])
def test_a_damaged_copy_begins_anew_and_does_not_stop_the_check(page, damage):
    (page / "drive" / "copy").write_bytes(damage)
    file = tab(page, "one")
    file.record_hint("99.1")
    assert file.hints_shown("99.1") == 1
    assert tab(page, "two").hints_shown("99.1") == 1


def test_a_window_that_keeps_nothing_says_so_once(page):
    file = tab(page, "one", drive="nowhere")
    file.record_hint("99.1")
    assert "private" in file.complaint()
    assert file.hints_shown("99.1") == 1
    assert not file.complaint()
