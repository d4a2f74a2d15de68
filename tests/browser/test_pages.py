"""Pages that we write, in a browser: of a class, a league and the capstone; and pictures on any."""

import io

import pytest
from axe_core import in_schemes
from PIL import Image, ImageStat
from playwright.sync_api import expect

from c4lab.capstone import Submission, report, reporting
from c4lab.checks.writing.card import result_html
from c4lab.checks.writing.result import Counterexample, Part, Result
from c4lab.classroom.grading.marks import ClassMarks, GradedHandIn, Mark
from c4lab.classroom.league.page import league_page
from c4lab.classroom.pages.html_pages import class_page, feedback
from c4lab.games import ConnectFour
from c4lab.pictures import card, draw
from tests.capstone.test_reporting import STEPS, submission
from tests.classroom.league.test_page import table

BOARD = ConnectFour.parse("44444123567")
LONG = "best = max(best, alphabeta(position.play(move), alpha, beta, depth - 1, evaluate=evaluate))"
CODE = (
    f"def alphabeta(position):\n    for move in position.moves():\n        {LONG}\n    return best"
)
LOST = Result(
    "02.3",
    "Alpha-beta that plays",
    "wrong",
    2,
    4,
    "`beta` is never used: *MIN* has a limit, too.",
    reason="forgets-beta",
    parts=(Part("values", 2, 2), Part("nodes", 0, 2)),
    counterexample=Counterexample(
        LONG, "(1, 3)", "(0, 5)", BOARD.diagram(), draw(BOARD), legend="A cell."
    ),
    line=3,
)
WRONG = Mark.of(LOST, LONG, "Look at line 3: what does `beta` say?", 1.5, CODE)
RIGHT = Mark("02.1", "Right", "right", 4, 4, "Well done.")
EMPTY = Mark("03.1", "Empty", "not attempted", 0, 4, "There is no answer.", "no-answer")
NAMES = ("Ada Adler", "Ben_With_A_Name_That_Goes_On_And_On_And_On_And_On_Without_A_Space", "Çelik")
FAILED = "Cell 3 (`1 / 0`) raised ZeroDivisionError: division by zero"
CLASS = ClassMarks(
    (
        *(GradedHandIn(name, "a.ipynb", (RIGHT, WRONG, EMPTY), (FAILED,)) for name in NAMES),
        GradedHandIn("Dan", "Dan/essay.docx", problem="There is no notebook in it."),
    )
)
"""A class with everything on its pages that may be on them."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pages")
    for name, text in {
        "feedback": feedback(CLASS, NAMES[1]),
        "not graded": feedback(CLASS, "Dan"),
        "class": class_page(CLASS),
        "league": league_page(table(), {"Eve": "It is no notebook."}, 0.2),
    }.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    entry = Submission("mine", ConnectFour, 1, (LOST,), submission().matches, CODE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reporting, "steps", lambda game: STEPS)
        report(folder / "capstone.html", entry, "I did.")
    return folder


@pytest.fixture(scope="module")
def tab(browser):
    with browser.new_page() as tab:
        yield tab


@pytest.mark.parametrize("name", ["feedback", "not graded", "class", "league", "capstone"])
def test_a_page_bars_nobody_fits_a_phone_and_asks_nobody(tab, folder, name):
    asked = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.set_viewport_size({"width": 360, "height": 800})
    tab.goto((folder / f"{name}.html").as_uri())
    assert in_schemes(tab) == []
    assert tab.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []


def test_a_game_of_the_league_is_chosen_and_gone_through(tab, folder):
    tab.goto((folder / "league.html").as_uri())
    at, discs = tab.locator(".at"), tab.locator("#discs use")
    expect(at).to_have_text("After move 7 of 7")
    expect(discs).to_have_count(7)
    tab.get_by_text("Back").click()
    expect(at).to_have_text("After move 6 of 7")
    tab.keyboard.press("Home")
    expect(discs).to_have_count(0)
    tab.keyboard.press("ArrowRight")
    expect(tab.locator("#board")).to_have_attribute(
        "aria-label",
        "Connect Four board, top row first: " + ". . . . . . . / " * 5 + ". . . X . . .",
    )
    box, board = discs.first.bounding_box(), tab.locator("#board").bounding_box()
    assert abs((box["x"] + box["width"] / 2 - board["x"]) / board["width"] - 0.5) < 0.01  # column 4
    assert box["y"] > board["y"] + 0.7 * board["height"]


def test_a_field_of_the_leagues_table_leads_to_its_games(tab, folder):
    tab.goto((folder / "league.html").as_uri())
    tab.get_by_role("link", name="</script><b>Ben against beginner").click()
    expect(tab.locator("#which option")).to_have_count(2)
    expect(tab.locator("#red-name")).to_have_text("</script><b>Ben")
    tab.get_by_label("Game", exact=True).select_option(index=1)
    expect(tab.locator("#ending")).to_contain_text("stopped with </script> & more, at move 6")
    expect(tab.locator("#red-name")).to_have_text("beginner (ours)")
    tab.get_by_label("The other", exact=True).select_option(label="Ada")
    expect(tab.locator("#which option")).to_have_count(2)


def test_a_game_of_the_capstone_is_gone_through(tab, folder):
    tab.goto((folder / "capstone.html").as_uri())
    one, other = (tab.locator(".replay").nth(number) for number in (0, 1))
    one.get_by_text("Back").click()
    expect(one.locator(".at")).to_have_text("After move 6 of 7")
    expect(one.locator(".frame:visible")).to_have_count(1)
    expect(other.locator(".at")).to_have_text("After move 7 of 7")


@pytest.mark.parametrize("system", ["light", "dark"])
def test_a_board_is_light_or_dark_as_the_page_is_then_as_the_system(tab, system):
    tab.emulate_media(color_scheme=system)
    for scheme in ("light", "dark", ""):
        style = f"<style>body {{ color-scheme: {scheme}; }}</style>" if scheme else ""
        tab.set_content(style + card(BOARD))
        tab.wait_for_function("() => [...document.images].every(image => image.complete)")
        picture = Image.open(io.BytesIO(tab.locator("img").screenshot())).convert("L")
        bright = ImageStat.Stat(picture.crop((8, 8, 16, 16))).mean[0] > 128
        assert bright == ((scheme or system) == "light")


def test_a_card_with_a_board_is_no_higher_than_300_pixels(tab):
    example = Counterexample("alphabeta(board, 3)", "1", "-1", BOARD.diagram(), draw(BOARD))
    message = "The value is right, but too much is looked at. What happens when alpha and beta are "
    result = Result("02.3", "Alpha-beta", "wrong", 1, 4, f"{message}equal? Look at line 7.",
                    counterexample=example)  # fmt: skip
    tab.set_content(f"<div id='it' style='width: 720px'>{result_html(result)}</div>")
    box = tab.locator("#it").bounding_box()
    assert 100 < box["height"] <= 300
