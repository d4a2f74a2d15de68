"""The bounds that close in, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = [
    """
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.search import centre_first
from c4lab.widgets import ClosingBounds

ClosingBounds(ConnectFour.parse("666654456454454565"), 3, Squares(), order=centre_first)
"""
]


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-closing"] [data-testid="c4-{name}"]')


def test_it_steps_from_pass_to_pass(sheet: Sheet, axe: Callable[[Page, str], list[str]]) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "count")).to_have_text("1 of 4")
    expect(part(page, "tree-caption")).to_have_text("Pass 1: 25 nodes, none known from the table")
    expect(part(page, "tree").locator(".node")).to_have_count(25)
    part(page, "forward").click()
    expect(part(page, "status")).to_contain_text("Pass 2. At least −13? No, at most −18.")
    expect(part(page, "tree").locator(".note")).to_have_count(3)
    assert axe(page, '[data-testid="c4-closing"]') == []
    page.keyboard.press("End")
    expect(part(page, "status")).to_contain_text("The bounds meet: the value is −23.")
    page.locator(".c4-closing-stage").focus()
    page.keyboard.press("ArrowLeft")
    expect(part(page, "count")).to_have_text("3 of 4")


def test_a_guess_starts_again_and_nonsense_is_refused(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "slider").fill("2")
    part(page, "guess").fill("10.5")
    part(page, "ask").click()
    expect(part(page, "refused")).to_contain_text("Type a whole number")
    expect(part(page, "count")).to_have_text("3 of 4")
    part(page, "guess").fill("-23")
    page.keyboard.press("Enter")
    expect(part(page, "refused")).to_have_text("")
    expect(part(page, "count")).to_have_text("1 of 2")
    page.locator(".c4-closing-stage").focus()
    page.keyboard.press("Space")
    expect(part(page, "status")).to_contain_text("The bounds meet")
    expect(part(page, "play")).to_have_text("Play")
