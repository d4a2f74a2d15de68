"""What only JupyterLab can show: a notebook opens, runs, is played in, stopped, restarted.

All else about widgets is tried on a page of our own, and that cells run by `tests.test_proofs`
(lessons) and nbval (exercises and solutions).
"""

from pathlib import Path

import nbformat
import pytest
from axe_core import in_themes
from playwright.sync_api import expect
from workbench import PROGRESS

from c4lab.checks.keeping.progress_file import ProgressFile
from c4lab.checks.writing.result import Result
from tools.authoring.folding import INVITATION, SUMMARY

LESSON = Path(__file__).parents[2] / "notebooks" / "00_welcome.ipynb"
ANSWER = "{3: 9, 1: 1, 2: 4}"  # what a cell of it prints that is to be predicted
MORE = [
    """from c4lab.checks import check
from c4lab.games import Sim, TicTacToe
from c4lab.search import minimax
from c4lab.widgets import Board, ProgressPage, Race""",
    "check('00.1', lambda player: player)",
    "check('00.1', lambda player: -player)",
    "Board(TicTacToe, opponent=lambda position: position.moves()[0])",
    "Race({'minimax': minimax}, {'Sim': Sim()})",
    "ProgressPage()",
]
RESTART = "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
CARD = ".jp-OutputArea-output.jp-RenderedHTMLCommon"


@pytest.fixture(scope="module")
def lesson(lab):
    """The first lesson and more, as it opens."""
    return lab.open([*nbformat.read(LESSON, 4).cells, *MORE])


@pytest.fixture(scope="module")
def page(lab, lesson):
    """The same when all its cells have run; the last test restarts its kernel."""
    lab.run_all()
    return lesson


def test_a_prediction_is_folded_until_it_is_opened_or_its_cell_is_run(lesson, request):
    answer, folded = lesson.get_by_text(ANSWER), lesson.locator(".jp-OutputPlaceholder").first
    expect(folded).to_contain_text(INVITATION)
    expect(answer).not_to_be_visible()
    folded.click()
    expect(answer).not_to_be_visible()
    lesson.get_by_text(SUMMARY).first.click()
    expect(answer).to_be_visible()
    request.getfixturevalue("page")
    expect(lesson.get_by_text(SUMMARY)).to_have_count(0)
    expect(answer).to_be_visible()


def part(page, widget, name):
    return page.get_by_test_id(f"c4-{widget}").last.get_by_test_id(f"c4-{name}")


def board_says(page, text):
    expect(part(page, "board", "status")).to_contain_text(text)


def exercise(page, id):
    return page.get_by_test_id("c4-progress").last.locator("li", has_text=id)


def test_an_answer_is_judged(page):
    wrong, right = page.locator(CARD, has_text="00.1").all_inner_texts()[-2:]
    assert "✗ Not right yet" in wrong
    assert "✓ Right: 1 of 1 point" in right
    assert in_themes(page, CARD) == []


def test_the_board_is_played_by_mouse_and_by_keys(page):
    part(page, "board", "spot-5").click()
    board_says(page, "The opponent played 1.")
    for key in ("ArrowUp", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    board_says(page, "The opponent played 2.")


def test_a_long_race_is_stopped_and_the_kernel_stays_free(page):
    part(page, "race", "start").click()
    expect(part(page, "race", "stop")).to_be_enabled()
    part(page, "race", "scale-log").click()  # while it races
    expect(part(page, "race", "scale-log")).to_have_attribute("aria-pressed", "true")
    expect(part(page, "race", "status")).to_have_text("Racing minimax.")
    part(page, "race", "stop").click()
    expect(part(page, "race", "status")).to_contain_text("Stopped at minimax: 0 of 1")
    expect(part(page, "race", "start")).to_be_enabled()


def test_the_progress_page_looks_again(page, lab):
    expect(exercise(page, "00.1")).to_have_attribute("data-status", "right")
    expect(exercise(page, "01.1")).to_have_attribute("data-status", "not attempted")
    elsewhere = ProgressFile(lab.folder / PROGRESS)
    elsewhere.record(Result("01.1", "", "right", 1, 1, ""))
    assert not elsewhere.complaint()
    part(page, "progress", "refresh").press("Enter")
    expect(exercise(page, "01.1")).to_have_attribute("data-status", "right")
    expect(part(page, "progress", "refresh")).to_be_focused()


def test_a_restart_of_the_kernel_is_told(page):
    page.evaluate(RESTART)
    part(page, "board", "spot-9").click()
    board_says(page, "The kernel was restarted: run this cell again.")
    part(page, "board", "opponent").select_option("careful")
    board_says(page, "The kernel was restarted: run this cell again.")
