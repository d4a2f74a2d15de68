"""The board as two numbers, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = ["from c4lab.widgets import Bits\n\nBits()"]


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-bits"] [data-testid="c4-{name}"]')


def test_cells_and_expressions_by_mouse_and_by_keys(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "cell-2-1").click()
    expect(part(page, "status")).to_have_text("Red has a disc on b1. It is bit 5, worth 32.")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(part(page, "numbers")).to_contain_text("0b00000_00000_00000_00011_00000")
    part(page, "expression").fill("mask >> 5")
    page.keyboard.press("Enter")
    expect(part(page, "numbers")).to_contain_text("3 = 0x3")
    part(page, "expression").fill("mask +")
    part(page, "light").click()
    expect(part(page, "trouble")).to_have_text("Python cannot read 'mask +' as one expression.")
    part(page, "clear").click()
    expect(part(page, "status")).to_have_text("The board is empty, and both numbers are 0.")


def test_the_win_test_step_by_step_and_without_the_spare_row(
    sheet: Sheet, axe: Callable[[Page, str], list[str]]
) -> None:
    page = sheet.open(CELLS)
    for cell in ("1-2", "1-3", "1-4", "2-1"):
        part(page, f"cell-{cell}").click()
    expect(part(page, "status")).to_contain_text("b1")
    for _ in range(4):
        part(page, "forward").click()
    expect(part(page, "status")).to_contain_text("no four in a row")
    part(page, "spare").click()
    expect(part(page, "status")).to_contain_text("a2, a3, a4, b1 are not in a row")
    part(page, "other").click()
    part(page, "stones").select_option("theirs")
    expect(part(page, "status")).to_contain_text("a2, a3, a4, b1 are not in a row")
    assert axe(page, '[data-testid="c4-bits"]') == []


def test_keys_that_the_widget_does_not_know_stay_away_from_the_notebook(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.evaluate("() => { heard = []; document.onkeydown = (event) => { heard.push(event.key) } }")
    part(page, "cell-1-1").focus()
    for key in ("x", "d", "ArrowDown", "Escape"):
        page.keyboard.press(key)
    part(page, "expression").focus()
    page.keyboard.press("z")
    assert page.evaluate("() => heard") == ["Escape"]
