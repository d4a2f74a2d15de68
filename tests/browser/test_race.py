"""The race: choose, run, stop, look; by mouse and by keys."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from sheet import Sheet, click_at_once

CELLS = [
    """from c4lab.games import Sim, TicTacToe
from c4lab.instruments import for_first
from c4lab.search import alphabeta, minimax, negamax
from c4lab.widgets.race import Race
race = Race(
    {"minimax": minimax, "alphabeta": alphabeta, "negamax": for_first(negamax)},
    {"late": [TicTacToe.parse("1524"), TicTacToe.parse("1526")], "Sim": Sim()},
    depths=(None, 2, 3),
)
race"""
]
PLAYERS = [
    """from c4lab.players import Greedy, RandomPlayer
from c4lab.widgets.race import Race
race = Race({"greedy": Greedy(seed=1), "random": RandomPlayer(seed=1)}, games=(4, 20))
race"""
]
RACE = "[data-testid=c4-race]"

Axe = Callable[[Page, str], list[str]]


def title(page: Page, text: str) -> None:
    expect(page.get_by_test_id("c4-race-title")).to_have_text(text)


def test_a_race_and_no_barriers(sheet: Sheet, axe: Axe) -> None:
    page = sheet.open(CELLS)
    assert axe(page, RACE) == []
    page.get_by_test_id("c4-start").click()
    title(page, "alphabeta looks at 76 % fewer positions than minimax")
    chart = page.get_by_test_id("c4-race-chart")
    expect(chart.locator("rect")).to_have_count(3)
    expect(page.get_by_role("progressbar", name="Runs done")).to_have_attribute(
        "aria-valuenow", "6"
    )
    page.get_by_test_id("c4-board-0").click()
    title(page, "alphabeta looks at 77 % fewer positions than minimax")
    expect(chart).to_contain_text("157")
    page.get_by_test_id("c4-as-table").click()
    rows = page.get_by_test_id("c4-race-table").locator("tbody tr")
    expect(rows.nth(0)).to_contain_text("157")
    assert axe(page, RACE) == []


def test_choices_by_keys_and_another_axis(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.get_by_test_id("c4-contender-2").focus()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("c4-contender-2")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("c4-contender-2")).to_be_focused()
    page.get_by_test_id("c4-start").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("c4-status")).to_contain_text("Done.")
    expect(page.get_by_test_id("c4-start")).to_be_focused()
    bars = page.get_by_test_id("c4-race-chart").locator("rect")
    expect(bars).to_have_count(2)
    linear = float(bars.nth(1).get_attribute("width") or 0)
    page.get_by_test_id("c4-scale-log").focus()
    page.keyboard.press("Space")
    expect(page.get_by_text("logarithmic axis")).to_be_visible()
    assert float(bars.nth(1).get_attribute("width") or 0) > linear
    page.get_by_test_id("c4-scale-share").click()
    expect(page.get_by_test_id("c4-race-chart")).to_contain_text("0.24")


def test_lines_over_depth(sheet: Sheet, axe: Axe) -> None:
    page = sheet.open(CELLS)
    page.get_by_test_id("c4-kind").select_option("Sim")
    page.get_by_test_id("c4-contender-0").click()
    page.get_by_test_id("c4-depth-2").click()
    page.get_by_test_id("c4-start").click()
    expect(page.get_by_test_id("c4-status")).to_contain_text('Choose "all"')
    page.get_by_test_id("c4-depth-all").click()
    lines = page.get_by_test_id("c4-race-chart").locator("polyline")
    expect(lines).to_have_count(2)
    assert axe(page, RACE) == []


def test_a_stop_directly_after_the_start_is_heard(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    page.get_by_test_id("c4-kind").select_option("Sim")
    click_at_once(page, "start", "stop")
    expect(page.get_by_test_id("c4-status")).to_contain_text("Stopped: 0 of 3 runs")


def test_a_race_of_nobody_can_be_started_later(sheet: Sheet) -> None:
    page = sheet.open(CELLS)
    for chip in range(3):
        page.get_by_test_id(f"c4-contender-{chip}").click()
        expect(page.get_by_test_id(f"c4-contender-{chip}")).to_have_attribute(
            "aria-pressed", "false"
        )
    page.get_by_test_id("c4-start").click()
    expect(page.get_by_test_id("c4-status")).to_contain_text("Choose at least 1")
    expect(page.get_by_test_id("c4-start")).to_be_enabled()


def test_players_and_their_intervals(sheet: Sheet, axe: Axe) -> None:
    page = sheet.open(PLAYERS)
    page.get_by_test_id("c4-depth-all").click()
    page.get_by_test_id("c4-start").click()
    expect(page.get_by_test_id("c4-status")).to_contain_text("Done.")
    expect(page.get_by_test_id("c4-race-chart").locator("circle")).to_have_count(2)
    assert axe(page, RACE) == []
