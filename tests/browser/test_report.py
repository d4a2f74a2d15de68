"""The capstone's report in a browser: its games can be replayed, and nothing bars anybody."""

import pytest
from axe_core import in_schemes
from playwright.sync_api import Page, expect

from c4lab.capstone import Submission, report
from c4lab.capstone.showing import Step
from c4lab.checks.writing.examples import drawn
from c4lab.checks.writing.result import Counterexample, Result
from c4lab.games import ConnectFour
from c4lab.players import Game, MatchResult


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    games = (Game("4151617", +1, 1.0, ""), Game("4151616", -1, 0.0, ""))
    diagram, picture, _ = drawn(ConnectFour.parse("44"))
    lost = Counterexample('choose(ConnectFour.parse("44"))', "4", "3", diagram, picture)
    gates = (
        Result("", "legal moves in time", "right", 2, 2, "All moves were legal."),
        Result("", "right values", "wrong", 0, 2, "A win was lost.", counterexample=lost),
    )
    found = Submission(
        "mine", ConnectFour, 1, gates, {"beginner": MatchResult("mine", "beginner", games)},
        "def choose(position): ...",
    )  # fmt: skip
    noted = [Step("slow", "ConnectFour", 7_000, 0.09), Step("table", "ConnectFour", 300, 0.004)]
    path = tmp_path_factory.mktemp("report") / "report.html"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("c4lab.capstone.reporting.steps", lambda game: noted)
        return report(path, found, "What I did.").as_uri()


def test_a_game_is_gone_through_by_mouse_and_by_keys(blank: Page, address: str) -> None:
    blank.goto(address)
    replay = blank.locator(".replay").first
    at = replay.locator(".at")
    expect(at).to_have_text("After move 7 of 7")
    replay.get_by_text("Back").click()
    expect(at).to_have_text("After move 6 of 7")
    blank.keyboard.press("Home")
    expect(at).to_have_text("The start, before move 1 of 7")
    blank.keyboard.press("ArrowRight")
    expect(at).to_have_text("After move 1 of 7")
    expect(replay.locator(".frame:visible")).to_have_count(1)
    expect(blank.locator(".replay").nth(1).locator(".at")).to_have_text("After move 7 of 7")


def test_nothing_bars_anybody_it_fits_a_phone_and_asks_nobody(blank: Page, address: str) -> None:
    asked: list[str] = []
    blank.on("request", lambda request: asked.append(request.url))
    blank.goto(address)
    for scheme, paper in (("light", "rgb(255, 255, 255)"), ("dark", "rgb(17, 17, 17)")):
        assert in_schemes(blank, schemes=[scheme]) == []
        assert blank.evaluate("() => getComputedStyle(document.body).backgroundColor") == paper
    blank.set_viewport_size({"width": 390, "height": 800})
    assert blank.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert [url for url in asked if not url.startswith("file:")] == []
