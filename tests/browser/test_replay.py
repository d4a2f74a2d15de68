"""Going through a finished game, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = [
    """
from c4lab.games import TicTacToe
from c4lab.widgets import Replay

Replay(TicTacToe.parse("15243"), first="Ada", second="Greedy")
"""
]
ENDING = "Move 5: X (Ada) plays 3. X won: 1-2-3."


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-replay"] [data-testid="c4-{name}"]')


def test_by_mouse_and_by_itself(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "name-1")).to_have_text("Ada (X)")
    expect(part(page, "count")).to_have_text("0 of 5")
    expect(part(page, "status")).to_have_text("X (Ada) begins.")
    part(page, "forward").click()
    part(page, "forward").click()
    expect(part(page, "status")).to_have_text("Move 2: O (Greedy) plays 5.")
    part(page, "back").click()
    expect(part(page, "count")).to_have_text("1 of 5")
    part(page, "slider").fill("4")
    expect(part(page, "picture").locator("svg")).to_have_attribute(
        "aria-label", "Tic-tac-toe board, row by row: X X . / O O . / . . ."
    )
    part(page, "speed").select_option("Fast")
    part(page, "first").click()
    part(page, "play").click()
    expect(part(page, "play")).to_have_text("Pause")
    expect(part(page, "status")).to_have_text(ENDING)
    expect(part(page, "play")).to_have_text("Play")


def test_by_keys(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "picture").focus()
    for key, count in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 5)):
        page.keyboard.press(key)
        expect(part(page, "count")).to_have_text(f"{count} of 5")
    expect(part(page, "status")).to_have_text(ENDING)
    page.keyboard.press("Home")
    expect(part(page, "count")).to_have_text("0 of 5")
    expect(part(page, "picture")).to_be_focused()
    page.keyboard.press("Space")
    expect(part(page, "play")).to_have_text("Pause")


def test_it_has_no_barriers(sheet: Sheet, axe: Callable[[Page, str], list[str]]) -> None:
    page = sheet.open(CELLS)
    part(page, "last").click()
    expect(part(page, "status")).to_have_text(ENDING)
    assert axe(page, '[data-testid="c4-replay"]') == []
