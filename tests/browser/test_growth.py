"""The growth chart, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = ["from c4lab.widgets import GrowthChart\nGrowthChart()"]


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-growth"] [data-testid="c4-{name}"]')


def test_by_keys_and_mouse_and_without_barriers(
    sheet: Sheet, axe: Callable[[Page, str], list[str]]
) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "status")).to_contain_text("At n = 20: log n is 4.3")
    slider = part(page, "n")
    slider.focus()
    for key, n in (("ArrowRight", 21), ("ArrowRight", 22), ("Home", 2), ("End", 100)):
        page.keyboard.press(key)
        expect(part(page, "count")).to_have_text(f"n = {n}")
    expect(slider).to_be_focused()
    slider.fill("10")
    expect(part(page, "status")).to_contain_text("At n = 10: ")
    expect(part(page, "status")).to_contain_text("7ⁿ takes about 5 minutes.")
    part(page, "curve-6").uncheck()
    expect(part(page, "status")).to_contain_text("2ⁿ takes less than a second.")
    part(page, "axes").select_option("both logarithmic")
    expect(part(page, "growth-picture")).to_contain_text("n (logarithmic axis)")
    assert axe(page, '[data-testid="c4-growth"]') == []
