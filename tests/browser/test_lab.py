"""What only JupyterLab can show: notebooks open, run, are played in, stopped, reloaded, restarted.

All else about widgets is tried on a page of our own, and that cells run by `tests.test_proofs`
(lessons) and nbval (exercises and solutions).
"""

import sys
from collections.abc import Callable

import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output
from playwright.sync_api import Locator, Page, expect
from workbench import Lab

from c4lab.checks.keeping.progress_file import ProgressFile
from c4lab.checks.writing.result import Result
from tools.authoring.folding import INVITATION, SUMMARY, fold, hide

GROUND = [
    "import os, pathlib, sys; print(sys.prefix)",
    "from IPython.display import HTML; HTML('<button id=\"b\"></button>')",
    'HTML(\'<p id="p" style="color:#777">a faint line</p>\')',
    "_ = pathlib.Path(os.environ['C4LAB_PROGRESS']).write_text('x')",
    *(f"print('line {n}\\n' * 30)" for n in range(30)),
]
LESSON = [
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
RAISES = """() => jupyterapp.shell.currentWidget.context.model.sharedModel.addCell(
  { cell_type: "code", source: "1 / 0" })"""
RESTART = "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
OUTPUT = ".jp-OutputArea-output"
CARD = f"{OUTPUT}.jp-RenderedHTMLCommon"

Axe = Callable[[Page, str], list[str]]


def test_a_notebook_opens_and_runs(lab: Lab, axe: Axe) -> None:
    page = lab.open(GROUND, "dark")
    cells = page.locator(".jp-Notebook .jp-CodeCell")
    assert cells.count() == len(GROUND)  # those out of sight are in the page too
    assert sys.prefix in page.locator(OUTPUT).first.inner_text()
    found = axe(page, "#b, #p")
    assert any("button-name" in line for line in found)
    faint = [line.split()[0] for line in found if "a faint line" in line]
    assert faint == ["dark:", "light:"]
    page.evaluate(RAISES)
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab.run_all()
    assert lab.server.progress.exists()
    lab.close()
    assert not lab.server.progress.exists()  # the next notebook begins without it


def test_the_first_lesson_runs_to_its_end(lab: Lab) -> None:
    page = lab.open("notebooks/00_welcome.ipynb")
    types = [each.get_attribute("data-mime-type") for each in page.locator(OUTPUT).all()]
    assert types
    assert "application/vnd.jupyter.stderr" not in types


def test_a_prediction_is_folded_until_its_cell_is_run_or_it_is_opened(lab: Lab) -> None:
    cell = new_code_cell("print(6 * 7)", metadata={"tags": ["predicted"]})
    cell.outputs = [new_output("stream", name="stdout", text="the answer is 42")]
    hide(cell)
    fold(new_notebook(cells=[cell]))
    page = lab.open([cell], run=False)
    answer = page.get_by_text("the answer is 42")
    expect(page.locator(".jp-OutputPlaceholder")).to_contain_text(INVITATION)
    expect(answer).not_to_be_visible()
    page.locator(".jp-OutputPlaceholder").click()
    expect(answer).not_to_be_visible()
    page.get_by_text(SUMMARY).click()
    expect(answer).to_be_visible()
    page = lab.open([cell], run=False)
    expect(page.get_by_text(SUMMARY)).not_to_be_visible()
    lab.run_all()
    expect(page.locator(OUTPUT).get_by_text("42", exact=True)).to_be_visible()


@pytest.fixture(scope="module")
def page(lab: Lab) -> Page:
    """One notebook for all tests that follow; the last ones reload it and restart its kernel."""
    return lab.open(LESSON)


def part(page: Page, widget: str, name: str) -> Locator:
    return page.get_by_test_id(f"c4-{widget}").get_by_test_id(f"c4-{name}")


def board_says(page: Page, text: str) -> None:
    expect(part(page, "board", "status")).to_contain_text(text)


def exercise(page: Page, id: str) -> Locator:
    return page.get_by_test_id("c4-progress").locator("li", has_text=id)


def test_an_answer_is_judged(page: Page, axe: Axe) -> None:
    cards = page.locator(CARD).all_inner_texts()
    assert "✗ Not right yet" in cards[0]
    assert "that is the player who was given" in cards[0]
    assert "✓ Right: 1 of 1 point" in cards[1]
    assert axe(page, CARD) == []


def test_the_board_is_played_by_mouse_and_by_keys(page: Page) -> None:
    part(page, "board", "spot-5").click()
    board_says(page, "The opponent played 1.")
    for key in ("ArrowUp", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    board_says(page, "The opponent played 2.")
    page.keyboard.press("u")
    board_says(page, "The opponent played 1.")
    page.keyboard.press("7")
    board_says(page, "The opponent played 2.")
    assert page.locator(".jp-Notebook .jp-CodeCell").count() == len(LESSON)  # it got no key


def test_a_long_race_is_stopped_and_the_kernel_stays_free(page: Page) -> None:
    part(page, "race", "start").click()
    expect(part(page, "race", "stop")).to_be_enabled()
    part(page, "race", "scale-log").click()  # while it races
    expect(part(page, "race", "scale-log")).to_have_attribute("aria-pressed", "true")
    expect(part(page, "race", "status")).to_have_text("Racing minimax.")
    part(page, "race", "stop").click()
    expect(part(page, "race", "status")).to_contain_text("Stopped: 0 of 1")
    expect(part(page, "race", "start")).to_be_enabled()


def test_the_progress_page_looks_again(page: Page, lab: Lab, axe: Axe) -> None:
    expect(exercise(page, "00.1")).to_have_attribute("data-status", "right")
    expect(exercise(page, "01.1")).to_have_attribute("data-status", "not attempted")
    assert axe(page, "[data-testid=c4-progress]") == []
    elsewhere = ProgressFile(lab.server.progress)
    elsewhere.record(Result("01.1", "", "right", 1, 1, ""))
    assert not elsewhere.complaint()
    part(page, "progress", "refresh").press("Enter")
    expect(exercise(page, "01.1")).to_have_attribute("data-status", "right")
    expect(part(page, "progress", "refresh")).to_be_focused()


def test_progress_outlives_the_page(page: Page, lab: Lab) -> None:
    page.reload()
    lab.run_all()
    for id in ("00.1", "01.1"):
        expect(exercise(page, id)).to_have_attribute("data-status", "right")


def test_a_restart_of_the_kernel_is_told(page: Page) -> None:
    page.evaluate(RESTART)
    part(page, "board", "spot-9").click()
    board_says(page, "The kernel was restarted: run this cell again.")
    part(page, "board", "opponent").select_option("careful")
    board_says(page, "The kernel was restarted: run this cell again.")
