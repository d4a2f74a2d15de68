"""A guess, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

NUMBER = "from c4lab.widgets import Guess\nguess = Guess('1.1', 'How many nodes?')\nguess"
CHOICE = "from c4lab.widgets import Guess\nGuess('1.2', 'Which is larger?', ['this', 'that'])"


def part(page: Page, name: str) -> Any:
    return page.get_by_test_id("c4-guess").get_by_test_id(f"c4-{name}")


def test_a_number_is_typed(sheet: Sheet, axe: Callable[[Page, str], list[str]]) -> None:
    page = sheet.open([NUMBER])
    part(page, "guessed").fill("many")
    part(page, "guessed").press("Enter")
    expect(part(page, "status")).to_have_text("Type a number, such as 42, 2.5 or 549,946.")
    part(page, "guessed").fill("5,478")
    part(page, "keep").click()
    expect(part(page, "status")).to_have_text("Your guess is 5,478. Now run the next cell.")
    assert axe(page, '[data-testid="c4-guess"]') == []


def test_one_of_several_is_chosen(sheet: Sheet) -> None:
    page = sheet.open([CHOICE])
    part(page, "keep").click()
    expect(part(page, "status")).to_have_text("Choose one of these: this, that.")
    part(page, "guessed").select_option("that")
    part(page, "keep").click()
    expect(part(page, "status")).to_have_text("Your guess is that. Now run the next cell.")
