"""The orders that lead to a position, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = [
    """
from c4lab.games import ConnectFour
from c4lab.widgets import Transpositions

Transpositions(ConnectFour.parse("12"))
"""
]


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-transpositions"] [data-testid="c4-{name}"]')


def test_moves_are_made_by_mouse_and_by_keys(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "orders").locator("li")).to_have_text(["1 2"])
    part(page, "spot-3").click()
    expect(part(page, "orders").locator("li")).to_have_text(["1 2 3", "3 2 1"])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(part(page, "status")).to_contain_text("4 orders of moves lead here.")
    part(page, "undo").click()
    expect(part(page, "status")).to_contain_text("2 orders of moves lead here.")
    part(page, "depth").select_option("6")
    part(page, "passes").select_option("pass after pass")
    expect(part(page, "status")).to_contain_text("A search of 6 moves, pass after pass")
    part(page, "restart").click()
    expect(part(page, "status")).to_contain_text("One order of moves leads here.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_has_no_barriers(
    sheet: Sheet, axe: Callable[[Page, str], list[str]], theme: str
) -> None:
    page = sheet.open(CELLS, theme)
    part(page, "spot-3").click()
    expect(part(page, "orders").locator("li")).to_have_count(2)
    assert axe(page, '[data-testid="c4-transpositions"]') == []


def test_keys_that_the_widget_does_not_know_stay_away_from_the_notebook(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.evaluate("() => { heard = []; document.onkeydown = (event) => { heard.push(event.key) } }")
    part(page, "spot-1").focus()
    for key in ("x", "d", "1", "ArrowDown", "Escape"):
        page.keyboard.press(key)
    part(page, "undo").focus()
    page.keyboard.press("z")
    page.keyboard.press("Shift+Enter")
    assert page.evaluate("() => heard") == ["Escape", "Enter"]
