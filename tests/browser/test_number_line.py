"""The number line, by mouse, by keys and by typing."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = [
    """
from c4lab.lessons.lesson11_windows.drawn_trees import Drawn, worth
from c4lab.widgets import NumberLine

tree = Drawn([[-9, -10, 4], [-5, -7, 2], [-8, 3, 5]])
NumberLine(tree, 2, worth, windows=[(0, 1), (-15, -14), (-8, -7), (-6, -5)])
"""
]


QUICK = """() => {
  for (const [name, value, event] of [["alpha", "-9", "change"], ["beta", "-3", "input"]]) {
    const field = document.querySelector(`[data-testid="c4-${name}"]`);
    field.value = value;
    field.dispatchEvent(new Event(event));
  }
}"""


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-number-line"] [data-testid="c4-{name}"]')


def test_the_quiz_is_played_with_one_button(
    sheet: Sheet, axe: Callable[[Page, str], list[str]]
) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "answers")).to_be_hidden()
    for alpha in ("-15", "-8", "-6"):
        part(page, "ask").click()
        expect(part(page, "alpha")).to_have_value(alpha)
    part(page, "ask").click()
    bounds_meet = "The bounds meet: the value is −7. 27 nodes so far."
    expect(part(page, "status")).to_contain_text(bounds_meet)
    expect(part(page, "answers").locator("tbody tr")).to_have_count(4)
    assert axe(page, '[data-testid="c4-number-line"]') == []


def test_a_window_is_typed_moved_by_keys_and_dragged(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "alpha").fill("5")
    part(page, "alpha").press("Enter")
    expect(part(page, "status")).to_contain_text("A window is two whole numbers, alpha below beta")
    part(page, "beta").fill("inf")
    part(page, "beta").press("Enter")
    expect(part(page, "status")).to_contain_text("at −5 or below")
    part(page, "again").click()
    line = part(page, "line")
    line.focus()
    for key, window in (
        ("ArrowRight", ("1", "2")), ("ArrowUp", ("1", "3")), ("ArrowLeft", ("0", "2")),
        ("ArrowDown", ("0", "1")), ("ArrowDown", ("0", "1")),
    ):  # fmt: skip
        page.keyboard.press(key)
        expect(part(page, "alpha")).to_have_value(window[0])
        expect(part(page, "beta")).to_have_value(window[1])
    box = line.locator("svg").bounding_box()
    x = [box["x"] + box["width"] * (40 + 640 * (value + 20) / 40) / 720 for value in (0, -8)]
    page.mouse.move(x[0] + 2, box["y"] + 46)
    page.mouse.down()
    page.mouse.move(x[1] + 2, box["y"] + 46, steps=3)
    page.mouse.up()
    expect(part(page, "alpha")).to_have_value("-8")
    expect(part(page, "beta")).to_have_value("-7")
    line.focus()
    page.keyboard.press("Enter")
    expect(part(page, "status")).to_contain_text("fails high, so the value is at least −7")
    part(page, "beside").click()
    expect(part(page, "alpha")).to_have_value("-7")


def test_a_field_keeps_what_is_being_typed(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.evaluate(QUICK)  # Python answers the first number when the second is typed already
    expect(part(page, "status")).to_have_text("The window is (−9, 1).")
    expect(part(page, "beta")).to_have_value("-3")
    part(page, "beta").press("Enter")
    expect(part(page, "answers")).to_contain_text("(−9, −3)")
    part(page, "alpha").fill("x")
    part(page, "alpha").press("Tab")
    expect(part(page, "status")).to_contain_text("A window is two whole numbers")
    part(page, "again").click()
    expect(part(page, "alpha")).to_have_value("0")


def test_the_whole_line_is_dragged_smaller(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "all").click()
    expect(part(page, "beta")).to_have_value("inf")
    line = part(page, "line")
    box = line.locator("svg").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 46)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * (40 + 640 * 24 / 40) / 720, box["y"] + 46, steps=3)
    page.mouse.up()
    expect(part(page, "status")).to_have_text("The window is (−∞, 4).")
    expect(part(page, "alpha")).to_have_value("-inf")
    expect(part(page, "beta")).to_have_value("4")
