"""What holds for each widget: it fits a narrow window, keys reach all of it, it can stand still."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from sheet import Sheet

from tests.widgets.one_of_each import WIDGETS

# Whether nothing of the page has the focus, whether it can be seen, and where it is.
FOCUSED = """() => {
  const at = document.activeElement, ring = at.querySelector(":scope > rect");
  const outlined = getComputedStyle(at).outlineStyle !== "none";
  const ringed = ring && getComputedStyle(ring).stroke !== "none";
  return [at === document.body, Boolean(outlined || ringed), at.outerHTML.slice(0, 120)];
}"""
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# How many places the Tab key should come to.
STOPS = """() => [...document.querySelectorAll(".c4 :is(button, select, input, a, [tabindex='0'])")]
  .filter(each => !each.matches(":disabled, [tabindex='-1']") && each.getClientRects().length)
  .length"""


@pytest.fixture(scope="module", params=WIDGETS)
def page(window: Sheet, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page with one widget, for all tests of it, and for who wants less motion."""
    with window.lent():
        yield window.open([WIDGETS[request.param]], motion="reduce")


def test_it_fits_half_of_a_small_screen(page: Page) -> None:
    page.set_viewport_size({"width": 500, "height": 800})  # 1,000 pixels at 200 %
    assert page.evaluate("document.documentElement.scrollWidth") <= 500


def test_keys_reach_all_of_it_and_the_focus_shows(page: Page) -> None:
    page.evaluate(DRAWN)  # a picture that is pushed to the side has become a stop by then
    stops = page.evaluate(STOPS)
    assert stops > 0
    for _ in range(stops):
        page.keyboard.press("Tab")
        left, seen, where = page.evaluate(FOCUSED)
        assert not left
        assert seen, where
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)[0]  # nothing holds the focus for ever


def test_it_stands_still_for_those_who_want_that(page: Page) -> None:
    page.locator(".c4 :is(button, input):not(:disabled)").first.click()
    assert page.evaluate("document.getAnimations().length") == 0
