"""What holds for each widget: it fits a narrow window, keys reach all of it, it can stand still."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from sheet import Sheet

from c4lab.tuning.machine_code import READABLE

WIDGETS = {
    "bits": "from c4lab.widgets import Bits\nBits(expression='mask + BOTTOM')",
    "board": "from c4lab.games import Sim\nfrom c4lab.widgets import Board\nBoard(Sim, None)",
    "Connect Four": "from c4lab.games import ConnectFour\nfrom c4lab.widgets import Board\n"
    "Board(ConnectFour, None)",
    "scores": "from c4lab.games import ConnectFour\nfrom c4lab.widgets import Board\n"
    "Board(ConnectFour.parse('44444432536'), None, scores=True)",
    "deepening": "from c4lab.games import ConnectFour\nfrom c4lab.widgets import Deepening\n"
    "Deepening([ConnectFour.parse('112233')])",
    "closing bounds": "from c4lab.games import TicTacToe\n"
    "from c4lab.widgets import ClosingBounds\nClosingBounds(TicTacToe.parse('1524'))",
    "explorer": "from c4lab.games import ConnectFour\n"
    "from c4lab.widgets import Explorer\nExplorer(ConnectFour.parse('4455'))",
    "filter": "from c4lab.widgets import Filter\nFilter('53637', step=2)",
    "growth": "from c4lab.widgets import GrowthChart\nGrowthChart()",
    "guess": "from c4lab.widgets import Guess\nGuess('1.1', 'How many nodes will it take?')",
    "hash table": "from c4lab.widgets import HashTable\nHashTable(find=['Daniel'])",
    "number line": "from c4lab.games.drawn import Drawn, worth\n"
    "from c4lab.widgets import NumberLine\nNumberLine(Drawn([[3, 5], [2, 9]]), 2, worth)",
    "population": "from c4lab.widgets import Population\n"
    "Population(bots=4, games=2, generations=2, depth=1)",
    "race": "from c4lab.games import TicTacToe\nfrom c4lab.search import alphabeta, minimax\n"
    "from c4lab.widgets import RacePanel\n"
    "RacePanel({'minimax': minimax, 'alphabeta': alphabeta}, {'late': TicTacToe.parse('1524')})",
    "replay": "from c4lab.games import TicTacToe\nfrom c4lab.widgets import Replay\n"
    "Replay(TicTacToe.parse('15246'))",
    "slots in use": "from c4lab.widgets import SlotsInUse\nSlotsInUse(2**12, ply=5)",
    "stepper": "from c4lab.games import TicTacToe\nfrom c4lab.instruments import trace\n"
    "from c4lab.search import minimax\nfrom c4lab.widgets import Stepper\n"
    "Stepper(trace(minimax, TicTacToe.parse('15246')))",
    "sequential walk": "from c4lab.widgets import SequentialWalk\nSequentialWalk([1, 0, 1 / 2])",
    "side by side": "from c4lab.games import TicTacToe\nfrom c4lab.instruments import trace\n"
    "from c4lab.search import alphabeta, minimax\nfrom c4lab.widgets import SideBySide\n"
    "late = TicTacToe.parse('15246')\n"
    "SideBySide({'minimax': trace(minimax, late), 'alphabeta': trace(alphabeta, late)})",
    "table trials": "from c4lab.widgets import TableTrials\n"
    "TableTrials(64, moves='2662733777445123271264')",
    "tournament": "from c4lab.tuning import Bot\nfrom c4lab.widgets import TournamentTable\n"
    "TournamentTable([Bot((3, 100, 1, 8, 29), 1), Bot((3, 100, 5, 2, 4), 1)], 2)",
    "transpositions": "from c4lab.games import ConnectFour\n"
    "from c4lab.widgets import Transpositions\nTranspositions(ConnectFour.parse('1234'))",
}
# Whether nothing of the page has the focus, whether it can be seen, and where it is.
FOCUSED = """() => {
  const at = document.activeElement, ring = at.querySelector(":scope > rect");
  const outlined = getComputedStyle(at).outlineStyle !== "none";
  const ringed = ring && getComputedStyle(ring).stroke !== "none";
  return [at === document.body, Boolean(outlined || ringed), at.outerHTML.slice(0, 120)];
}"""
# How many places the Tab key should come to.
STOPS = """() => [...document.querySelectorAll(".c4 :is(button, select, input, a, [tabindex='0'])")]
  .filter(each => !each.matches(":disabled, [tabindex='-1']") && each.getClientRects().length)
  .length"""


@pytest.fixture(scope="module", params=WIDGETS)
def page(window: Sheet, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page with one widget, for all tests of it, and for who wants less motion."""
    with window.lent(), pytest.MonkeyPatch.context() as patch:
        patch.setattr("c4lab.tuning.games.compiled", lambda: READABLE)  # nothing is compiled here
        yield window.open([WIDGETS[request.param]], motion="reduce")


def test_it_fits_half_of_a_small_screen(page: Page) -> None:
    page.set_viewport_size({"width": 500, "height": 800})  # 1,000 pixels at 200 %
    assert page.evaluate("document.documentElement.scrollWidth") <= 500


def test_keys_reach_all_of_it_and_the_focus_shows(page: Page) -> None:
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
