"""The hash table, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = ["from c4lab.widgets import HashTable\nHashTable(find=['Daniel'])"]


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-hash-table"] [data-testid="c4-{name}"]')


def test_it_is_stepped_and_set_by_mouse_and_keys(
    sheet: Sheet, axe: Callable[[Page, str], list[str]]
) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "status")).to_have_text("An empty table of 10 slots.")
    part(page, "forward").click()
    expect(part(page, "status")).to_contain_text("Insert Albert: its hash is 1 + 12")
    page.keyboard.press("ArrowRight")
    expect(part(page, "stage")).to_contain_text("Albert")
    part(page, "stage").focus()
    page.keyboard.press("End")
    expect(part(page, "status")).to_have_text("Daniel is found, after 2 comparisons.")
    page.keyboard.press("ArrowLeft")
    expect(part(page, "count")).to_have_text("15 of 16")
    part(page, "size").fill("7")
    part(page, "size").press("Tab")
    expect(part(page, "summary")).to_contain_text("5 names in 7 slots")
    expect(part(page, "summary")).to_contain_text("0 collisions")
    part(page, "function").select_option("first letter")
    expect(part(page, "status")).to_contain_text("Daniel is found, after 1 comparison.")
    part(page, "way").select_option("the next free slot")
    part(page, "names").fill("Ada, Abe")
    part(page, "names").press("Enter")
    expect(part(page, "summary")).to_contain_text("2 names in 7 slots, a load of 0.29. 1 coll")
    expect(part(page, "status")).to_contain_text("Daniel is not there")
    assert axe(page, '[data-testid="c4-hash-table"]') == []


def test_bad_input_gets_a_sentence_and_leaves_the_table(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "size").fill("0")
    part(page, "size").press("Enter")
    expect(part(page, "trouble")).to_have_text("The size is a whole number from 1 to 60, not 0.")
    expect(part(page, "summary")).to_contain_text("5 names in 10 slots")
