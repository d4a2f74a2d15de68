"""Slots in use, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = ["from c4lab.widgets import SlotsInUse\nSlotsInUse(2**12, ply=5)"]


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-slots-in-use"] [data-testid="c4-{name}"]')


def test_sizes_hashes_and_tiles_by_mouse_and_keys(
    sheet: Sheet, axe: Callable[[Page, str], list[str]]
) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "summary")).to_contain_text("4,263 keys in 4,096 slots")
    expect(part(page, "boards").locator("svg")).to_have_count(4)
    part(page, "stage").focus()
    page.keyboard.press("Home")
    expect(part(page, "status")).to_contain_text("Slots 0 to 3:")
    for key, slots in (("ArrowDown", "256 to 259"), ("ArrowRight", "260 to 263")):
        page.keyboard.press(key)
        expect(part(page, "status")).to_contain_text(f"Slots {slots}:")
    expect(part(page, "stage")).to_be_focused()
    part(page, "stage").click(position={"x": 4 + 11 * 2 + 5, "y": 4 + 5})
    expect(part(page, "status")).to_contain_text("Slots 8 to 11:")
    part(page, "size").fill("10")
    part(page, "size").press("Enter")
    expect(part(page, "summary")).to_contain_text("4,263 keys in 10 slots: 10 are in use.")
    part(page, "function").select_option("mixed")
    part(page, "ply").select_option("0")
    expect(part(page, "summary")).to_contain_text("1 key in 10 slots: 1 is in use.")
    assert axe(page, '[data-testid="c4-slots-in-use"]') == []


def test_bad_input_gets_a_sentence_and_leaves_the_table(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "size").fill("lots")
    part(page, "size").press("Tab")
    expect(part(page, "trouble")).to_contain_text("such as 1000003 or 2^20, not 'lots'.")
    expect(part(page, "summary")).to_contain_text("4,263 keys in 4,096 slots")
    part(page, "ply").select_option("2")  # what stands in the other field is still no number
    expect(part(page, "trouble")).to_contain_text("not 'lots'.")
    expect(part(page, "summary")).to_contain_text("4,263 keys in 4,096 slots")
    part(page, "size").fill("10")
    part(page, "size").press("Enter")
    expect(part(page, "summary")).to_contain_text("49 keys in 10 slots")
    expect(part(page, "trouble")).to_be_empty()
