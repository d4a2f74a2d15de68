"""The patterns that catch a cell, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = ["from c4lab.widgets import WinningPatterns\n\nWinningPatterns('242632433576416163')"]


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-patterns"] [data-testid="c4-{name}"]')


def test_a_cell_is_chosen_by_mouse_and_by_keys(
    sheet: Sheet, axe: Callable[[Page, str], list[str]]
) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "status")).to_have_text("Choose a cell.")
    part(page, "cell-4-5").click()
    expect(part(page, "status")).to_contain_text("amber's rising # # # ? (a2 b3 c4)")
    expect(part(page, "cell-4-5")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowUp")
    expect(part(page, "cell-4-6")).to_be_focused()
    page.keyboard.press("Enter")
    expect(part(page, "status")).to_contain_text("No pattern catches d6")
    expect(part(page, "cell-4-5")).to_have_attribute("aria-pressed", "false")
    assert axe(page, '[data-testid="c4-patterns"]') == []
