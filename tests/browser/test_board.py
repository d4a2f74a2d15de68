"""The board: games by mouse, keys and touch, falling discs, scores, and a game's mistakes."""

import threading
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from sheet import Sheet

from c4lab.games import TicTacToe

IMPORTS = """
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.widgets import Board

class Three(ConnectFour):
    width, height, connect = 3, 3, 3

def lowest(position):
    return position.moves()[0]
"""
BOARD = '[data-testid="c4-board"]'
LATE = "44444432535"  # amber to move: all columns are settled in an instant
GAME = "44444432536"  # red has won: amber, in move 10, did not stop it
FALLS = """() => {
  window.falls = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.classList.contains("falls")) window.falls += 1;
    return animate.apply(this, how);
  };
}"""

Axe = Callable[[Page, str], list[str]]


THOUGHT = threading.Event()


def slow(position: TicTacToe) -> int:
    THOUGHT.wait(20)
    return 1


def boards(sheet: Sheet, *cells: str) -> tuple[Page, list[Locator]]:
    page = sheet.open([IMPORTS, *cells])
    found = page.get_by_test_id("c4-board")
    expect(found).to_have_count(len(cells))
    return page, [found.nth(number) for number in range(len(cells))]


def spot(board: Locator, move: int) -> Locator:
    return board.get_by_test_id(f"c4-spot-{move}")


def score(board: Locator, column: int) -> Locator:
    return board.get_by_test_id(f"c4-score-{column}")


def says(board: Locator, text: str) -> None:
    expect(board.get_by_test_id("c4-status")).to_contain_text(text)


def test_a_game_by_mouse(sheet: Sheet) -> None:
    _, [board] = boards(sheet, "Board(TicTacToe, opponent=lowest)")
    says(board, "Your turn: you are X.")
    spot(board, 5).click()
    says(board, "The opponent played 1. Your turn: you are X.")
    spot(board, 1).click()
    says(board, "Square 1 is taken by O")
    spot(board, 3).click()
    says(board, "The opponent played 2.")
    board.get_by_test_id("c4-undo").click()
    says(board, "The opponent played 1.")
    expect(spot(board, 3)).to_have_attribute("aria-label", "square 3, top right, free")
    spot(board, 3).click()
    says(board, "The opponent played 2.")
    spot(board, 7).click()
    says(board, "You won: 3-5-7.")
    expect(spot(board, 7)).to_have_attribute("aria-label", "square 7, bottom left, taken by X")
    spot(board, 9).click()
    says(board, "Square 9 cannot be played: the game is over.")
    board.get_by_test_id("c4-restart").click()
    says(board, "Your turn: you are X.")
    expect(spot(board, 7)).to_have_attribute("aria-label", "square 7, bottom left, free")


def test_a_game_by_keys_alone(sheet: Sheet) -> None:
    page, [board] = boards(sheet, "Board(TicTacToe, opponent=lowest)")
    spot(board, 5).focus()
    page.keyboard.press("Enter")
    says(board, "The opponent played 1.")
    expect(spot(board, 5)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(spot(board, 3)).to_be_focused()
    page.keyboard.press("Space")
    says(board, "The opponent played 2.")
    page.keyboard.press("u")
    says(board, "The opponent played 1.")
    page.keyboard.press("3")
    says(board, "The opponent played 2.")
    page.keyboard.press("7")
    says(board, "You won: 3-5-7.")
    expect(spot(board, 3)).to_be_focused()
    page.keyboard.press("r")
    says(board, "Your turn: you are X.")
    page.keyboard.press("Tab")
    expect(board.get_by_test_id("c4-undo")).to_be_focused()
    page.keyboard.press("Enter")
    says(board, "There is nothing to take back.")
    expect(board.get_by_test_id("c4-undo")).to_be_focused()


def test_a_game_of_sim_by_keys(sheet: Sheet) -> None:
    page, [board] = boards(sheet, "Board(Sim, opponent=None)")
    says(board, "Red to move.")
    spot(board, 12).focus()
    page.keyboard.press("Enter")
    says(board, "Amber to move.")
    page.keyboard.press("4")
    says(board, "4, and then?")
    page.keyboard.press("3")
    expect(spot(board, 34)).to_have_attribute("aria-label", "edge 34, amber")
    for edge in ("13", "56"):
        page.keyboard.type(edge)
    page.keyboard.press("ArrowRight")
    expect(spot(board, 12)).not_to_be_focused()
    page.keyboard.type("23")
    says(board, "Amber won: Red closed the triangle 1-2-3.")
    expect(board.locator("polygon")).to_have_count(1)


def test_touch(sheet: Sheet) -> None:
    page, [board] = boards(sheet, "Board(Sim, opponent=lowest)")
    spot(board, 34).scroll_into_view_if_needed()
    box = spot(board, 34).locator("rect").bounding_box()
    assert box
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()  # which ends the emulation
    says(board, "The opponent played 12. Your turn: you are Red.")


def test_the_settings_keep_or_restart_the_game(sheet: Sheet) -> None:
    _, [board] = boards(sheet, "Board(TicTacToe, opponent=lowest)")
    spot(board, 5).click()
    says(board, "The opponent played 1.")
    board.get_by_test_id("c4-opponent").select_option("perfect")
    expect(spot(board, 5)).to_have_attribute("aria-label", "square 5, centre, taken by X")
    board.get_by_test_id("c4-opponent").select_option("lowest")
    board.get_by_test_id("c4-starter").select_option("the opponent")
    says(board, "The opponent played 1. Your turn: you are O.")
    expect(spot(board, 5)).to_have_attribute("aria-label", "square 5, centre, free")
    board.get_by_test_id("c4-opponent").select_option("a friend at this keyboard")
    says(board, "O to move.")
    expect(board.get_by_test_id("c4-starter")).to_be_disabled()


def test_two_views_of_a_board_stay_in_step(sheet: Sheet) -> None:
    _, [one, two] = boards(sheet, "board = Board(TicTacToe, lowest)\nboard", "board")
    spot(one, 5).click()
    says(two, "The opponent played 1.")
    spot(two, 3).click()
    says(one, "The opponent played 2.")
    one.get_by_test_id("c4-opponent").select_option("careful")
    expect(two.get_by_test_id("c4-opponent")).to_have_value("careful")


def test_a_slow_opponent_can_be_interrupted(sheet: Sheet) -> None:
    _, [board] = boards(sheet, "from tests.browser.test_board import slow\nBoard(TicTacToe, slow)")
    spot(board, 5).click()
    says(board, "The opponent is thinking…")
    spot(board, 9).click()
    says(board, "wait for its move, or undo")
    board.get_by_test_id("c4-undo").click()
    says(board, "Your turn: you are X.")
    THOUGHT.set()
    spot(board, 9).click()
    says(board, "The opponent played 1. Your turn: you are X.")  # its answer to 9, and not to 5
    expect(spot(board, 9)).to_have_attribute("aria-label", "square 9, bottom right, taken by X")


def test_a_disc_hovers_over_the_column_pointed_at(sheet: Sheet) -> None:
    page, [found] = boards(sheet, "Board(ConnectFour.parse('4'), opponent=None)")
    ghost = spot(found, 4).locator(".c4-ghost")
    expect(ghost).to_have_css("opacity", "0")
    spot(found, 4).hover()
    expect(ghost).not_to_have_css("opacity", "0")
    page.mouse.move(0, 0)
    expect(ghost).to_have_css("opacity", "0")
    spot(found, 3).focus()
    page.keyboard.press("ArrowRight")
    expect(ghost).not_to_have_css("opacity", "0")
    disc = ghost.locator("circle").last.bounding_box()
    cell = found.locator(".falls circle").first.bounding_box()
    assert disc
    assert cell
    assert abs(disc["x"] + disc["width"] / 2 - cell["x"] - cell["width"] / 2) < 2
    assert disc["y"] + disc["height"] < cell["y"]


def test_a_disc_falls_when_it_is_played_and_never_where_motion_is_unwanted(sheet: Sheet) -> None:
    page, [found] = boards(sheet, "Board(Three(), opponent=lowest)")
    page.evaluate(FALLS)
    spot(found, 3).click()
    says(found, "The opponent played 1. Your turn: you are red.")
    page.wait_for_function("() => window.falls === 2")
    found.get_by_test_id("c4-undo").click()
    says(found, "Your turn: you are red.")
    expect(found.locator(".falls")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    spot(found, 3).click()
    says(found, "The opponent played 1. Your turn: you are red.")
    expect(found.locator(".falls")).to_have_count(1)
    assert page.evaluate("() => window.falls") == 2


def test_scores_and_the_best_play_by_mouse_and_keys(sheet: Sheet, axe: Axe) -> None:
    page, [found] = boards(sheet, f"Board(ConnectFour.parse('{LATE}'), None)")
    row, said = found.get_by_test_id("c4-scores"), found.get_by_test_id("c4-scores-said")
    expect(row).to_be_hidden()
    found.get_by_test_id("c4-scores-switch").click()
    expect(score(found, 3)).to_have_attribute("title", "column 3: −15, red wins with its 7th disc")
    expect(said).to_contain_text("Amber to move")
    score(found, 1).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(score(found, 2)).to_be_focused()
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
    page, [found] = boards(sheet, f"Board(ConnectFour.parse('{start}'), lambda p: {last}, False)")
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


def test_no_barriers(sheet: Sheet, axe: Axe) -> None:
    page, found = boards(
        sheet,
        "Board(TicTacToe.parse('15'))",
        "Board(TicTacToe.parse('15243'))",
        "Board(Sim.parse('12-34'))",
        "Board(Sim.parse('12-34-13-56-23'), opponent=None)",
        "Board(ConnectFour.parse('444444'), opponent=None)",
        "Board(ConnectFour.parse('4455332'), opponent=lowest)",
        "Board(Three())",
    )
    spot(found[0], 9).focus()
    assert axe(page, BOARD) == []
