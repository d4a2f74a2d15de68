"""The genetic search, generation by generation: start, stop, go on, by mouse and by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from sheet import Sheet, click_at_once

from tests.widgets.playing import held_after

CELLS = ["from c4lab.widgets import Population\nPopulation(4, 6, 2, 3, depth=1)"]
WIDGET = "[data-testid=c4-population]"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_run_to_its_end_and_no_barriers(
    sheet: Sheet, axe: Callable[[Page, str], list[str]], theme: str
) -> None:
    page = sheet.open(CELLS, theme)
    expect(page.get_by_test_id("c4-status")).to_have_text("Press Start.")
    assert axe(page, WIDGET) == []
    page.get_by_test_id("c4-start").click()
    expect(page.get_by_test_id("c4-status")).to_contain_text("All generations are played.")
    expect(page.get_by_test_id("c4-progress")).to_have_text("Seed 4: 36 of 36 games")
    expect(page.get_by_test_id("c4-table").locator("tbody tr")).to_have_count(5)
    expect(page.get_by_test_id("c4-table").locator("caption")).to_have_text(
        "The best of generation 3"
    )
    expect(page.get_by_test_id("c4-chart").locator("rect")).to_have_count(18)
    expect(page.get_by_test_id("c4-start")).to_be_disabled()
    assert axe(page, WIDGET) == []
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_by_keys_it_is_stopped_and_goes_on(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    start, stop, status = map(page.get_by_test_id, ("c4-start", "c4-stop", "c4-status"))
    with held_after(8):
        start.focus()
        page.keyboard.press("Enter")
        expect(stop).to_be_focused()
        expect(page.get_by_test_id("c4-progress")).to_have_text("Seed 4: 8 of 36 games")
        page.keyboard.press("Enter")
        expect(status).to_have_text("Stopped in generation 1 after 8 games.")
    expect(start).to_be_focused()
    expect(start).to_have_text("Go on")
    page.keyboard.press("Enter")
    expect(status).to_contain_text("All generations are played.")
    expect(page.get_by_test_id("c4-again")).to_be_focused()  # what can be pressed now
    page.keyboard.press("Enter")
    expect(status).to_have_text("Press Start.")
    expect(page.get_by_test_id("c4-progress")).to_have_text("Seed 5: 0 of 36 games")
    expect(start).to_have_text("Start")
    expect(page.get_by_test_id("c4-table")).to_be_hidden()


def test_a_stop_directly_after_the_start_is_heard(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    with held_after(0):
        click_at_once(page, "start", "stop")
        expect(page.get_by_test_id("c4-stop")).to_be_disabled()
        expect(page.get_by_test_id("c4-start")).to_be_enabled()
        expect(page.get_by_test_id("c4-status")).to_have_text("Press Start.")
