"""The progress page, without a browser."""

import pytest

from c4lab.checks import check
from c4lab.widgets import ProgressPage


@pytest.mark.slow
def test_it_names_the_lessons_and_what_comes_next(monkeypatch, tmp_path):
    monkeypatch.setenv("C4LAB_PROGRESS", str(tmp_path / "progress.sqlite"))
    page = ProgressPage()
    assert page.lessons[1]["name"] == "01 Minimax"
    assert page.status == "Next is 00.1, The other player: 3 to 5 minutes."
    assert page.heading.startswith("0 of ")
    assert "0 of 1" in page.words()
    check("00.1", lambda player: -player)
    check("01.2", lambda cells: 0)
    page.refresh()
    chips = {chip["id"]: chip for lesson in page.lessons for chip in lesson["exercises"]}
    assert chips["00.1"]["sign"] == "✓"
    assert chips["00.1"]["label"] == "00.1 The other player: right, 1 of 1"
    assert chips["01.2"]["status"] == "wrong"
    assert page.lessons[0]["share"] == 1 / 2
    assert page.status == "Go on with 01.2, Who has won: 8 to 14 minutes."
