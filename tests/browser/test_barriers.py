"""Whether anything in a widget bars anybody: all widgets together, each with much to show.

Nothing is too faint in light or dark, it fits a narrow window, keys reach all of it, it can stand
still.
"""

import pytest
from axe_core import in_themes
from playwright.sync_api import expect

from c4lab import widgets
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import for_first, trace
from c4lab.lessons.lesson11_windows.drawn_trees import Drawn, worth
from c4lab.players import Greedy, RandomPlayer
from c4lab.search import alphabeta, centre_first, minimax, negamax
from tests.widgets.helpers import Three

LATE = [TicTacToe.parse("1524"), TicTacToe.parse("1526")]
SEARCHES = {"minimax": minimax, "alphabeta": alphabeta, "negamax": for_first(negamax)}
PLAYERS = {"greedy": Greedy(1), "random": RandomPlayer(1)}


def begun(widget, **state):
    for name, value in state.items():
        setattr(widget, name, value)
    return widget


def examples():
    """Every widget, some of them at work on several things."""
    explorer = widgets.Explorer(ConnectFour.parse("465253143543552424"))
    return [
        widgets.Bits(expression="mask + BOTTOM"),
        widgets.Board(TicTacToe.parse("15")),
        widgets.Board(TicTacToe.parse("15243")),
        widgets.Board(Sim.parse("12-34"), None),
        widgets.Board(Sim.parse("12-34-13-56-23"), None),
        widgets.Board(ConnectFour.parse("444444"), None),
        widgets.Board(Three()),
        widgets.Board(ConnectFour.parse("44444432535"), None, scores=True),
        widgets.Board(ConnectFour.parse("4444443253"), lambda position: 6, False),
        begun(widgets.ClosingBounds(TicTacToe.parse("1524")), step=1),
        widgets.Deepening([ConnectFour.parse("112233")], Squares(), centre_first),
        begun(explorer, lit=explorer.counts[0]["key"]),
        widgets.Explorer(evaluation=lambda position: 1 / 0),
        widgets.Filter("242632433576416163", step=3),
        widgets.GrowthChart(),
        widgets.Guess("1.1", "How many nodes will it take?"),
        begun(widgets.HashTable(find=["Daniel"]), step=12),
        widgets.NumberLine(Drawn([[3, 5], [2, 9]]), 2, worth),
        widgets.ProgressPage(),
        begun(widgets.Race(SEARCHES, {"late": LATE, "Sim": Sim()}), measure="seconds"),
        begun(widgets.Race(SEARCHES, LATE, (1, 2), mine="02.3"), depth="all", scale="log"),
        begun(widgets.Race(PLAYERS, games=(2, 4)), depth="all"),
        widgets.SlotsInUse(2**12, ply=5),
        begun(widgets.Stepper(trace(alphabeta, TicTacToe.parse("15246"))), step=9),
    ]


# Whether nothing of the page has the focus, whether it can be seen, and where it is.
FOCUSED = """() => {
  const at = document.activeElement, ring = at.querySelector(":scope > rect");
  const outlined = getComputedStyle(at).outlineStyle !== "none";
  const ringed = ring && getComputedStyle(ring).stroke !== "none";
  return [at === document.body, Boolean(outlined || ringed), at.outerHTML.slice(0, 120)];
}"""
FROM_THE_TOP = """() => {
  const top = document.createElement("button");
  document.body.prepend(top);
  top.focus();
  top.remove();
}"""
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# How many places the Tab key should come to.
STOPS = """() => [...document.querySelectorAll(".c4 :is(button, select, input, a, [tabindex='0'])")]
  .filter(each => !each.matches(":disabled, [tabindex='-1']") && each.getClientRects().length)
  .length"""
WIDE = """width => [...document.querySelectorAll(".c4")]
  .filter(each => each.getBoundingClientRect().right > width || each.scrollWidth > width)
  .map(each => each.dataset.testid)"""


@pytest.fixture(scope="module")
def page(window):
    """A page with every widget, for all tests, and for who wants less motion."""
    with window.lent():
        shown = examples()
        assert {type(each).__name__ for each in shown} == set(widgets.__all__)
        page = window.open(*shown)
        page.emulate_media(reduced_motion="reduce")
        expect(page.locator(".c4")).to_have_count(len(shown))
        for name in ("start", "ask", "best-line", "review", "as-table"):
            for button in page.locator(f'[data-testid="c4-{name}"]:visible').all():
                button.click()
        page.get_by_test_id("c4-turn-10").click()
        page.locator(".c4-explorer-more").first.click()
        expect(page.locator(".c4-status", has_text="Done.")).to_have_count(3)  # the races
        expect(page.get_by_test_id("c4-race-chart").last.locator("circle")).to_have_count(2)
        expect(page.locator(".c4-status", has_text="knows for certain")).to_have_count(1)
        expect(page.locator('[data-testid="c4-line-said"]:visible')).to_contain_text("Best play")
        yield page


def test_keys_reach_all_of_it_and_the_focus_shows(page):
    page.evaluate(DRAWN)  # a picture that is pushed to the side has become a stop by then
    page.evaluate(FROM_THE_TOP)
    stops = page.evaluate(STOPS)
    assert stops > 100
    for _ in range(stops):
        page.keyboard.press("Tab")
        left, seen, where = page.evaluate(FOCUSED)
        assert not left
        assert seen, where
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)[0]  # nothing holds the focus for ever


def test_nothing_bars_anybody_in_light_or_dark(page):
    assert in_themes(page, ".c4") == []


def test_it_stands_still_for_those_who_want_that(page):
    for widget in page.locator(".c4").all():
        widget.locator(":is(button, input):not(:disabled)").first.click()
        assert page.evaluate("document.getAnimations().length") == 0


def test_it_fits_half_of_a_small_screen(page):
    page.set_viewport_size({"width": 500, "height": 800})  # 1,000 pixels at 200 %
    assert page.evaluate(WIDE, 500) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 500
