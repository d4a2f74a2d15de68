"""The walk of the sequential test: game by game, to the end, stopped, by mouse and by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = ["from c4lab.widgets import SequentialWalk\nSequentialWalk([1, 1, 0, 1 / 2] * 100)"]
ENDLESS = [
    """
from c4lab.tuning import Walk
from c4lab.widgets import SequentialWalk

def draws():
    while True:
        sum(range(20_000))
        yield 1 / 2

SequentialWalk(draws(), Walk(0.4, 0.6))
"""
]
WIDGET = "[data-testid=c4-walk]"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_to_the_verdict_and_no_barriers(
    sheet: Sheet, axe: Callable[[Page, str], list[str]], theme: str
) -> None:
    page = sheet.open(CELLS, theme)
    status = page.get_by_test_id("c4-status")
    expect(status).to_contain_text("The walk begins at 0.")
    assert axe(page, WIDGET) == []
    page.get_by_test_id("c4-ten").click()
    expect(status).to_contain_text("6 won, 2 drawn, 2 lost")
    page.get_by_test_id("c4-end").click()
    expect(status).to_contain_text("the first player is at least as good as a score of 0.6.")
    assert axe(page, WIDGET) == []
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_by_keys_one_game_again_and_again(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    one, progress = page.get_by_test_id("c4-one"), page.get_by_test_id("c4-progress")
    one.focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    expect(progress).to_have_text("Seed 1: 5 games")
    expect(one).to_be_focused()
    page.get_by_test_id("c4-again").focus()
    page.keyboard.press("Enter")
    expect(progress).to_have_text("Seed 2: 0 games")
    expect(page.get_by_test_id("c4-status")).to_contain_text("The walk begins at 0.")


def test_it_is_stopped_and_goes_on(sheet: Sheet) -> None:
    page = sheet.open(ENDLESS)
    stop, progress = page.get_by_test_id("c4-stop"), page.get_by_test_id("c4-progress")
    expect(stop).to_be_disabled()
    page.get_by_test_id("c4-end").click()
    expect(progress).not_to_have_text("Seed 1: 0 games")
    stop.focus()
    page.keyboard.press("Enter")
    expect(stop).to_be_disabled()
    expect(page.get_by_test_id("c4-end")).to_be_focused()
    stopped = progress.text_content()
    page.get_by_test_id("c4-one").click()
    expect(progress).not_to_have_text(stopped or "")
    expect(page.get_by_test_id("c4-status")).to_contain_text("Not decided.")
