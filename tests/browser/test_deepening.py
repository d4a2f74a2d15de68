"""The chart of a deepening search: start, watch, stop, by mouse and by keys."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from sheet import Sheet, click_at_once

CELLS = [
    """
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.search import centre_first
from c4lab.widgets import Deepening

boards = {"won": ConnectFour.parse("112233"), "two": ConnectFour.parse("445")}
Deepening(boards, Squares(), centre_first, seconds=(60, 0))
"""
]
WIDGET = "[data-testid=c4-deepening]"
WON = "Pass 1 knows for certain: looking further cannot change it. The answer is that of pass 1: "
WON += "move 4, wins with its 1st move."


def test_a_search_that_ends_by_itself_and_no_barriers(
    sheet: Sheet, axe: Callable[[Page, str], list[str]]
) -> None:
    page = sheet.open(CELLS)
    page.get_by_test_id("c4-start").click()
    expect(page.get_by_test_id("c4-status")).to_have_text(WON)
    rows = page.get_by_test_id("c4-deepening-table").locator("tbody tr")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("wins with its 1st move")
    expect(page.get_by_test_id("c4-deepening-chart").locator("circle")).to_have_count(1)
    assert axe(page, WIDGET) == []


def test_a_search_is_stopped_by_keys(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.get_by_test_id("c4-position").select_option("two")
    page.get_by_test_id("c4-start").focus()
    page.keyboard.press("Enter")
    rows = page.get_by_test_id("c4-deepening-table").locator("tbody tr")
    expect(rows.nth(2)).to_be_visible()
    expect(page.get_by_test_id("c4-time")).to_be_disabled()
    expect(page.get_by_test_id("c4-stop")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("c4-status")).to_contain_text("You stopped it in pass")
    expect(page.get_by_test_id("c4-start")).to_be_focused()


def test_a_stop_directly_after_the_start_is_heard(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.get_by_test_id("c4-position").select_option("two")
    click_at_once(page, "start", "stop")
    expect(page.get_by_test_id("c4-status")).to_contain_text("You stopped it in pass")
