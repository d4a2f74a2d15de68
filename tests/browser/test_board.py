"""The board: games by mouse, keys and touch, falling discs, scores, and a game's mistakes."""

from playwright.sync_api import expect
from sheet import part, press, says

from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.widgets import Board
from tests.widgets.helpers import Three, first

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


def labelled(page, move, label):
    expect(part(page, f"spot-{move}")).to_have_attribute("aria-label", label)


def test_a_game_by_mouse(sheet):
    page = sheet.open(Board(TicTacToe, first))
    part(page, "spot-5").click()
    says(page, "The opponent played 1. Your turn: you are X.")
    part(page, "spot-3").click()
    says(page, "The opponent played 2.")
    part(page, "undo").click()
    labelled(page, 3, "square 3, top right, free")
    part(page, "starter").select_option("the opponent")
    says(page, "The opponent played 1. Your turn: you are O.")
    part(page, "opponent").select_option("a friend at this keyboard")
    says(page, "O to move.")
    expect(part(page, "starter")).to_be_disabled()


def test_a_game_by_keys_alone(sheet):
    page = sheet.open(Board(TicTacToe, first))
    press(page, "Enter", at="spot-5")
    says(page, "The opponent played 1.")
    expect(part(page, "spot-5")).to_be_focused()
    press(page, "ArrowUp", "ArrowRight")
    expect(part(page, "spot-3")).to_be_focused()
    press(page, "Space")
    says(page, "The opponent played 2.")
    press(page, "u")
    says(page, "The opponent played 1.")
    press(page, "3")
    says(page, "The opponent played 2.")
    press(page, "r")
    says(page, "Your turn: you are X.")
    press(page, "Tab")
    expect(part(page, "undo")).to_be_focused()
    press(page, "Enter")
    says(page, "There is nothing to take back.")
    expect(part(page, "undo")).to_be_focused()


def test_touch(sheet):
    page = sheet.open(Board(Sim, first))
    part(page, "spot-34").scroll_into_view_if_needed()
    box = part(page, "spot-34").locator("rect").bounding_box()
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()  # which ends the emulation
    says(page, "The opponent played 12. Your turn: you are red.")


def test_a_disc_hovers_over_the_column_pointed_at(sheet):
    page = sheet.open(Board(ConnectFour.parse("4"), opponent=None))
    ghost = part(page, "spot-4").locator(".c4-ghost")
    part(page, "spot-4").hover()
    expect(ghost).not_to_have_css("opacity", "0")
    page.mouse.move(0, 0)
    expect(ghost).to_have_css("opacity", "0")
    press(page, "ArrowRight", at="spot-3")
    expect(ghost).not_to_have_css("opacity", "0")
    disc = ghost.locator("circle").last.bounding_box()
    cell = page.locator(".falls circle").first.bounding_box()
    assert abs(disc["x"] + disc["width"] / 2 - cell["x"] - cell["width"] / 2) < 2
    assert disc["y"] + disc["height"] < cell["y"]


def test_a_disc_falls_when_it_is_played_and_never_where_motion_is_unwanted(sheet):
    page = sheet.open(Board(Three(), first))
    page.evaluate(FALLS)
    part(page, "spot-3").click()
    says(page, "The opponent played 1. Your turn: you are red.")
    page.wait_for_function("() => window.falls === 2")
    part(page, "undo").click()
    says(page, "Your turn: you are red.")
    expect(page.locator(".falls")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    part(page, "spot-3").click()
    says(page, "The opponent played 1. Your turn: you are red.")
    expect(page.locator(".falls")).to_have_count(1)
    assert page.evaluate("() => window.falls") == 2


def test_scores_and_the_best_play_by_mouse_and_keys(sheet):
    page = sheet.open(Board(ConnectFour.parse(LATE), None))
    row = part(page, "scores")
    expect(row).to_be_hidden()
    part(page, "scores-switch").click()
    label = "column 3: −15, red wins with its 7th disc"
    expect(part(page, "score-3")).to_have_attribute("title", label)
    says(page, "Amber to move", "scores-said")
    press(page, "ArrowRight", "Enter", at="score-1")
    expect(part(page, "score-2")).to_be_focused()
    says(page, "column 2:", "score-told")
    press(page, "b", at="spot-1")
    says(page, "Best play:", "line-said")
    expect(page.locator(".c4-board-picture text", has_text="10").first).to_be_visible()
    press(page, "b")
    expect(part(page, "line-said")).to_be_empty()
    press(page, "3")
    says(page, "Red to move", "scores-said")
    press(page, "s")
    expect(row).to_be_hidden()


def test_how_was_i_beaten(sheet):
    start, last = GAME[:-1], GAME[-1]
    page = sheet.open(Board(ConnectFour.parse(start), lambda _: int(last), False))
    ask, ninth, tenth = (part(page, name) for name in ("review", "turn-9", "turn-10"))
    expect(ask).to_have_text("How was I beaten?")
    ask.click()
    says(page, "threw away a win or a draw.", "review-said")
    tenth.click()
    says(page, "Amber, move 10, column 3: from a win to a loss;")
    expect(tenth).to_have_attribute("aria-current", "true")
    press(page, "ArrowUp")
    expect(ninth).to_be_focused()
    says(page, "Red, move 9")
    part(page, "review-end").click()
    says(page, "The opponent won")
    expect(ninth).to_be_focused()
    part(page, "starter").select_option("you")
    expect(ask).to_be_hidden()
