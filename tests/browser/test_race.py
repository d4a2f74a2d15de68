"""The race panel: choose, run, stop, look, copy; by mouse and by keys."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from sheet import Sheet, click_at_once

CELLS = [
    """from c4lab.games import Sim, TicTacToe
from c4lab.instruments import for_first
from c4lab.search import alphabeta, minimax, negamax
from c4lab.widgets.race import RacePanel
panel = RacePanel(
    {"minimax": minimax, "alphabeta": alphabeta, "negamax": for_first(negamax)},
    {"late": TicTacToe.parse("1524"), "Sim": Sim()},
    depths=(None, 3),
)
panel"""
]
PANEL = "[data-testid=c4-race]"
FOUND = "alphabeta looks at 77 % fewer positions than minimax."

Axe = Callable[[Page, str], list[str]]


def test_a_race_and_no_barriers(sheet: Sheet, axe: Axe) -> None:
    page = sheet.open(CELLS)
    assert axe(page, PANEL) == []
    page.get_by_test_id("c4-start").click()
    expect(page.get_by_test_id("c4-status")).to_have_text(FOUND)
    rows = page.get_by_test_id("c4-race-table").locator("tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("157")
    expect(page.get_by_role("progressbar", name="Runs done")).to_have_attribute(
        "aria-valuenow", "12"
    )
    assert axe(page, PANEL) == []


def test_choices_by_keys_and_logarithmic_bars(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.get_by_test_id("c4-contender-2").focus()
    page.keyboard.press("Space")
    page.get_by_test_id("c4-start").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("c4-status")).to_have_text(FOUND)
    expect(page.get_by_test_id("c4-start")).to_be_focused()
    rows = page.get_by_test_id("c4-race-table").locator("tbody tr")
    expect(rows).to_have_count(2)
    bar = rows.nth(1).locator(".c4-race-bar").first
    linear = bar.evaluate("bar => parseFloat(bar.style.width)")
    page.get_by_test_id("c4-log").focus()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("c4-race-scale")).to_contain_text("logarithmic")
    assert bar.evaluate("bar => parseFloat(bar.style.width)") > linear


def test_the_table_is_copied_as_csv(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.get_by_test_id("c4-start").click()
    expect(page.get_by_test_id("c4-status")).to_have_text(FOUND)
    page.evaluate("() => { navigator.clipboard.writeText = text => { window.copied = text; }; }")
    page.get_by_test_id("c4-copy").click()
    expect(page.get_by_test_id("c4-status")).to_contain_text("clipboard as CSV")
    assert page.evaluate("window.copied").startswith("contender,position,depth,value,nodes,")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    page.get_by_test_id("c4-copy").click()
    text = page.get_by_test_id("c4-race-csv")
    expect(text).to_be_focused()
    assert "minimax,late,to the end,1,157," in text.input_value()


def test_a_stop_directly_after_the_start_is_heard(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.get_by_test_id("c4-position").select_option("Sim")
    click_at_once(page, "start", "stop")
    expect(page.get_by_test_id("c4-status")).to_have_text("Stopped before anyone had finished.")


def test_a_race_of_nobody_can_be_started_later(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    for box in range(3):
        page.get_by_test_id(f"c4-contender-{box}").uncheck()
    page.get_by_test_id("c4-start").click()
    expect(page.get_by_test_id("c4-status")).to_contain_text("Choose at least one contender")
    expect(page.get_by_test_id("c4-start")).to_be_enabled()
