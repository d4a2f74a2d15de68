"""The progress file in a browser tab: every visit, and every tab, has the same."""

from pathlib import Path

import pytest

from c4lab.checks.keeping.progress_file import BrowserCopy, ProgressFile

from .conftest import result


def tab(folder: Path, name: str, drive: str = "drive") -> ProgressFile:
    """The progress file of a new Python, whose page keeps files in the folder."""
    return ProgressFile(folder / name / "progress.sqlite", BrowserCopy(folder / drive / "copy"))


@pytest.fixture
def page(tmp_path: Path) -> Path:
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
