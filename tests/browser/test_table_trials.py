"""Tables tried on a search, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = ["from c4lab.widgets import TableTrials\nTableTrials(64, moves='24422437332432465713211')"]
HERE = '[data-testid="c4-table-trials"]'


def part(page: Page, name: str) -> Any:
    return page.locator(f'{HERE} [data-testid="c4-{name}"]')


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tables_are_tried_by_mouse_and_keys(
    sheet: Sheet, axe: Callable[[Page, str], list[str]], theme: str
) -> None:
    page = sheet.open(CELLS, theme)
    status, rows = part(page, "status"), part(page, "rows")
    expect(status).to_contain_text("64 entries, mixed, the newest stays: 7,296 nodes")
    part(page, "rule").focus()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    expect(status).to_contain_text("64 entries, mixed, most work stays: 7,550 nodes")
    part(page, "entries").fill("2^10")
    part(page, "entries").press("Enter")
    expect(status).to_contain_text("1,024 entries, mixed, most work stays: 3,998 nodes")
    part(page, "function").select_option("the key itself")
    expect(status).to_contain_text("1,024 entries, the key itself, most work stays: 11,800 nodes")
    expect(rows).to_contain_text("7,296")
    expect(rows).to_contain_text("3,998")
    assert axe(page, HERE) == []
    part(page, "clear").focus()
    page.keyboard.press("Enter")
    expect(rows).not_to_contain_text("7,296")
    expect(rows).to_contain_text("11,800")


def test_a_refused_field_is_told_until_it_is_mended(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "entries").fill("1")
    part(page, "entries").press("Tab")
    expect(part(page, "status")).to_contain_text("1 entry, mixed")
    part(page, "rule").select_option("two: most work, newest")
    expect(part(page, "trouble")).to_contain_text("give at least 2 entries.")
    part(page, "entries").fill("64")
    part(page, "entries").press("Enter")
    expect(part(page, "status")).to_contain_text("64 entries in 32 slots, mixed, two: most work")
    expect(part(page, "trouble")).to_be_empty()
