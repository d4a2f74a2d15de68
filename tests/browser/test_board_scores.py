"""The board with the scores of its columns, the best play, and the mistakes of a finished game."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from sheet import Sheet

IMPORTS = """
from c4lab.games import ConnectFour
from c4lab.widgets import Board
"""
LATE = "44444432535"  # amber to move: all columns are settled in an instant
GAME = "44444432536"  # red has won: amber, in move 10, did not stop it
BOARD = '[data-testid="c4-board"]'

Axe = Callable[[Page, str], list[str]]


def board(sheet: Sheet, cell: str) -> tuple[Page, Locator]:
    page = sheet.open([IMPORTS, cell])
    return page, page.locator(BOARD)


def cell(found: Locator, column: int) -> Locator:
    return found.get_by_test_id(f"c4-score-{column}")


def test_scores_and_the_best_play_by_mouse_and_keys(sheet: Sheet, axe: Axe) -> None:
    page, found = board(sheet, f"Board(ConnectFour.parse('{LATE}'), None)")
    row, said = found.get_by_test_id("c4-scores"), found.get_by_test_id("c4-scores-said")
    expect(row).to_be_hidden()
    found.get_by_test_id("c4-scores-switch").click()
    expect(cell(found, 3)).to_have_attribute("title", "column 3: −15, red wins with its 7th disc")
    expect(said).to_contain_text("Amber to move")
    cell(found, 1).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(cell(found, 2)).to_be_focused()
    expect(found.get_by_test_id("c4-score-told")).to_contain_text("column 2:")
    found.get_by_test_id("c4-spot-1").focus()
    page.keyboard.press("b")
    expect(found.get_by_test_id("c4-line-said")).to_contain_text("Best play:")
    expect(found.locator(".c4-board-picture text", has_text="10").first).to_be_visible()
    assert axe(page, BOARD) == []
    page.keyboard.press("b")
    expect(found.get_by_test_id("c4-line-said")).to_be_empty()
    page.keyboard.press("3")
    expect(said).to_contain_text("Red to move")
    page.keyboard.press("s")
    expect(row).to_be_hidden()


def test_how_was_i_beaten(sheet: Sheet, axe: Axe) -> None:
    start, last = GAME[:-1], GAME[-1]
    page, found = board(sheet, f"Board(ConnectFour.parse('{start}'), lambda p: {last}, False)")
    ask, said = found.get_by_test_id("c4-review"), found.get_by_test_id("c4-review-said")
    expect(ask).to_have_text("How was I beaten?")
    ask.click()
    expect(said).to_contain_text("threw away a win or a draw.")
    tenth = found.get_by_test_id("c4-turn-10")
    expect(tenth).to_contain_text("Amber, move 10, column 3: from a win to a loss;")
    tenth.click()
    status = found.get_by_test_id("c4-status")
    expect(status).to_contain_text("Amber, move 10")
    expect(tenth).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowUp")
    expect(found.get_by_test_id("c4-turn-9")).to_be_focused()
    expect(status).to_contain_text("Red, move 9")
    assert axe(page, BOARD) == []
    found.get_by_test_id("c4-review-end").click()
    expect(status).to_contain_text("The opponent won")
    expect(found.get_by_test_id("c4-turn-9")).to_be_focused()
    found.get_by_test_id("c4-undo").click()
    expect(status).to_contain_text("nothing to take back")
    found.get_by_test_id("c4-starter").select_option("you")
    expect(ask).to_be_hidden()
