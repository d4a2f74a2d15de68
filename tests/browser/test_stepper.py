"""Stepping through a tree, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from sheet import Sheet

CELLS = [
    """
from math import inf
from tools.authoring.filming import TREE, alphabeta
from c4lab.instruments import trace
from c4lab.widgets.searches.stepper import Stepper

stepper = Stepper(trace(alphabeta, TREE, -inf, inf, True))
stepper
"""
]
CUT = "MIN at 1: beta becomes 2; alpha 3 ≥ beta 2, so moves 1 and 2 are never tried."


def part(page: Page, name: str) -> Any:
    return page.locator(f'[data-testid="c4-stepper"] [data-testid="c4-{name}"]')


def test_by_mouse(sheet: Sheet, axe: Callable[[Page, str], list[str]]) -> None:
    page = sheet.open(CELLS)
    expect(part(page, "count")).to_have_text("1 of 28")
    expect(part(page, "status")).to_have_text("MAX at the root begins, with alpha −∞ and beta +∞.")
    part(page, "forward").click()
    part(page, "forward").click()
    expect(part(page, "status")).to_have_text("Move 0 leads to the leaf 0-0.")
    part(page, "back").click()
    expect(part(page, "entered")).to_have_text("2")
    expect(part(page, "value")).to_have_text("–")
    part(page, "slider").fill("14")
    expect(part(page, "status")).to_have_text(CUT)
    expect(part(page, "cut")).to_have_text("1")
    expect(part(page, "stepper-state")).to_have_text("[2, 4, 6]")
    tree = page.locator('[data-testid="c4-stepper"] .c4-tree')
    expect(tree.locator(".c4-here")).to_have_attribute("data-node", "5")
    expect(tree.locator(".stub.c4-ahead")).to_have_count(0)
    assert axe(page, '[data-testid="c4-stepper"]') == []
    part(page, "last").click()
    expect(part(page, "value")).to_have_text("3")
    expect(tree.locator(".node.c4-ahead")).to_have_count(0)
    tree.locator('.node[data-node="1"] .shape').click()
    expect(part(page, "status")).to_have_text(
        "Move 0 leads to MIN at 0, with alpha −∞ and beta +∞."
    )
    tree.locator('.node[data-node="1"] .shape').click()
    expect(part(page, "status")).to_have_text("MIN at 0 returns 3.")
    part(page, "first").click()
    expect(part(page, "count")).to_have_text("1 of 28")


def test_by_keys(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    tree = page.locator('[data-testid="c4-stepper"] .c4-tree')
    tree.focus()
    for key, count in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", 28)):
        page.keyboard.press(key)
        expect(part(page, "count")).to_have_text(f"{count} of 28")
    page.keyboard.press("Home")
    expect(part(page, "count")).to_have_text("1 of 28")
    expect(tree).to_be_focused()
    part(page, "forward").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(part(page, "count")).to_have_text("3 of 28")
    expect(part(page, "forward")).to_be_focused()


def test_it_plays_by_itself_and_stops_at_the_end(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    part(page, "speed").select_option("Fast")
    part(page, "slider").fill("23")
    page.locator('[data-testid="c4-stepper"] .c4-tree').focus()
    page.keyboard.press("Space")
    expect(part(page, "play")).to_have_text("Pause")
    expect(part(page, "count")).to_have_text("28 of 28")
    expect(part(page, "play")).to_have_text("Play")
    part(page, "play").click()
    expect(part(page, "play")).to_have_text("Pause")
    part(page, "back").click()
    expect(part(page, "play")).to_have_text("Play")
