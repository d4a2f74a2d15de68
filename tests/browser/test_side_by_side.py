"""Two trees side by side, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = [
    """
from c4lab.games import ConnectFour
from c4lab.instruments import trace
from c4lab.search import alphabeta, left_to_right, reverse
from c4lab.widgets.side_by_side import SideBySide

late = ConnectFour.parse("61555764665464456544")
orders = {"left to right": left_to_right, "right to left": reverse(left_to_right)}
SideBySide({name: trace(alphabeta, late, 3, order=order) for name, order in orders.items()})
"""
]
END = "Left to right looked at 65 nodes, right to left at 20."


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-side-by-side"] [data-testid="c4-{name}"]')


def test_both_are_stepped_at_once(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "count")).to_have_text("1 of 66")
    expect(part(page, "nodes-1")).to_have_text("1 node, 0 cuts")
    part(page, "forward").click()
    expect(part(page, "status")).to_have_text("Left to right looks at 1, right to left looks at 7.")
    for tree in (1, 2):
        expect(part(page, f"tree-{tree}").locator(".c4-here")).to_have_attribute("data-node", "1")
    part(page, "slider").fill("12")
    expect(part(page, "nodes-1")).to_have_text("13 nodes, 0 cuts")
    expect(part(page, "nodes-2")).to_have_text("13 nodes, 1 cut")
    expect(part(page, "tree-2").locator(".stub:not(.c4-ahead)")).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    expect(part(page, "count")).to_have_text("12 of 66")
    page.keyboard.press("End")
    expect(part(page, "status")).to_have_text(END)
    expect(part(page, "nodes-2")).to_have_text("20 nodes, 3 cuts, done")
    expect(part(page, "tree-1").locator(".c4-ahead, .c4-open, .c4-path")).to_have_count(0)


def test_it_plays_by_itself_and_stops_at_the_end(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "speed").select_option("Fast")
    part(page, "slider").fill("60")
    page.keyboard.press("Space")
    expect(part(page, "play")).to_have_text("Pause")
    expect(part(page, "status")).to_have_text(END)
    expect(part(page, "play")).to_have_text("Play")


def test_it_has_no_barriers(sheet: Sheet, axe: Callable[[Page, str], list[str]]) -> None:
    page = sheet.open(CELLS)
    part(page, "slider").fill("12")
    expect(part(page, "nodes-2")).to_have_text("13 nodes, 1 cut")
    assert axe(page, '[data-testid="c4-side-by-side"]') == []
