"""The page of a league in a browser: each game can be chosen and gone through."""

from __future__ import annotations

import pytest
from axe_core import in_schemes
from playwright.sync_api import Page, expect

from c4lab.classroom.league.page import league_page
from tests.classroom.league.test_page import table


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("league") / "league.html"
    path.write_text(league_page(table(), {"Eve": "It is no notebook."}, 0.2), encoding="utf-8")
    return path.as_uri()


@pytest.fixture
def page(blank: Page, address: str) -> Page:
    blank.goto(address)
    return blank


def test_a_game_is_chosen_and_gone_through(page: Page) -> None:
    at, discs = page.locator(".at"), page.locator("#discs use")
    expect(page.get_by_label("One", exact=True)).to_have_value("0")
    expect(at).to_have_text("After move 7 of 7")
    expect(discs).to_have_count(7)
    page.get_by_text("Back").click()
    expect(at).to_have_text("After move 6 of 7")
    page.keyboard.press("Home")
    expect(discs).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#board")).to_have_attribute(
        "aria-label",
        "Connect Four board, top row first: " + ". . . . . . . / " * 5 + ". . . X . . .",
    )
    box, board = discs.first.bounding_box(), page.locator("#board").bounding_box()
    assert box
    assert board
    middle = (box["x"] + box["width"] / 2 - board["x"]) / board["width"]
    assert abs(middle - 0.5) < 0.01  # column 4 of 7
    assert box["y"] > board["y"] + 0.7 * board["height"]


def test_a_field_of_the_table_leads_to_its_games(page: Page) -> None:
    page.get_by_role("link", name="</script><b>Ben against beginner").click()
    chosen = page.locator("#which option")
    expect(chosen).to_have_count(2)
    expect(page.locator("#red-name")).to_have_text("</script><b>Ben")
    page.get_by_label("Game", exact=True).select_option(index=1)
    expect(page.locator("#ending")).to_contain_text("stopped with </script> & more, at move 6")
    expect(page.locator("#red-name")).to_have_text("beginner (ours)")
    page.get_by_label("The other", exact=True).select_option(label="Ada")
    expect(page.locator("#which option")).to_have_count(2)


def test_nothing_bars_anybody_it_fits_a_phone_and_asks_nobody(blank: Page, address: str) -> None:
    asked: list[str] = []
    blank.on("request", lambda request: asked.append(request.url))
    blank.goto(address)
    assert in_schemes(blank) == []
    blank.set_viewport_size({"width": 390, "height": 800})
    assert blank.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert [url for url in asked if not url.startswith("file:")] == []
