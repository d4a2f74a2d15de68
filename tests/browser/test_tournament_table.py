"""A tournament while it is played: rounds, ratings, stop and go on, by mouse and by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from sheet import Sheet

from tests.widgets.playing import held_after

CELLS = [
    """
from c4lab.tuning import Bot
from c4lab.widgets import TournamentTable

bots = {"tuned": Bot((3, 100, 1, 8, 29), 1), "other": Bot((3, 100, 5, 2, 4), 1)}
TournamentTable(bots | {"a name that is far too long for it": Bot((0,) * 5, 1)}, 4)
"""
]
WIDGET = "[data-testid=c4-tournament]"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_rounds_and_no_barriers(
    sheet: Sheet, axe: Callable[[Page, str], list[str]], theme: str
) -> None:
    page = sheet.open(CELLS, theme)
    assert axe(page, WIDGET) == []
    page.get_by_test_id("c4-start").click()
    expect(page.get_by_test_id("c4-status")).to_contain_text("All 4 rounds are played.")
    rows = page.get_by_test_id("c4-table").locator("tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.first.locator("th")).to_have_text("1")
    expect(page.get_by_test_id("c4-chart").locator("rect")).to_have_count(3)
    assert axe(page, WIDGET) == []
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_by_keys_it_is_stopped_and_goes_on(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    start, status = page.get_by_test_id("c4-start"), page.get_by_test_id("c4-status")
    with held_after(7):
        start.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("c4-table").locator("caption")).to_have_text("After 1 round")
        page.keyboard.press("Enter")
        expect(status).to_contain_text("Stopped after 1 round.")
    expect(start).to_be_focused()
    page.keyboard.press("Space")
    expect(status).to_contain_text("All 4 rounds are played.")
    expect(page.get_by_test_id("c4-progress")).to_have_text("Seed 1: 24 of 24 games")
