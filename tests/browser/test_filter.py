"""The filters, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = [
    """
from c4lab.widgets import Filter

Filter("242632433576416163")
"""
]


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-filter"] [data-testid="c4-{name}"]')


def test_steps_are_chosen_by_mouse_and_by_keys(
    sheet: Sheet, axe: Callable[[Page, str], list[str]]
) -> None:
    page = sheet.open(CELLS)
    rows = part(page, "columns").locator("tbody tr")
    expect(rows).to_have_count(7)
    part(page, "step-4").click()
    expect(part(page, "status")).to_contain_text("2 landings lie right below a winning cell")
    expect(rows.nth(0)).to_contain_text("out: amber would win right above, on a4")
    assert axe(page, '[data-testid="c4-filter"]') == []
    page.keyboard.press("ArrowRight")
    expect(part(page, "step-5")).to_be_focused()
    expect(part(page, "step-5")).to_have_attribute("aria-pressed", "true")
    expect(rows.nth(1)).to_contain_text("2: a5 and e3")
    part(page, "spot-4").focus()
    page.keyboard.press("1")
    expect(part(page, "step-1")).to_have_attribute("aria-pressed", "true")
    expect(rows.nth(0)).to_contain_text("stays")


def test_moves_are_made_taken_back_and_typed(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "spot-4").click()
    expect(part(page, "moves")).to_have_value("2426324335764161634")
    page.keyboard.press("u")
    expect(part(page, "moves")).to_have_value("242632433576416163")
    part(page, "moves").fill("53637")
    page.keyboard.press("Enter")
    part(page, "step-3").click()
    expect(part(page, "status")).to_contain_text("Forced: red would win on d1")
    part(page, "moves").fill("4444444")
    page.keyboard.press("Enter")
    expect(part(page, "status")).to_contain_text("Column 4 is full")
    expect(part(page, "moves")).to_have_attribute("aria-invalid", "true")
