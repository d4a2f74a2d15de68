"""Connect Four on the board: discs that hover and fall, full columns, and how a game ends."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from sheet import Sheet

IMPORTS = """
from c4lab.games import ConnectFour
from c4lab.widgets import Board

class Three(ConnectFour):
    width, height, connect = 3, 3, 3

def leftmost(position):
    return position.moves()[0]
"""
DRAW = "441365675334466335442232661515577771217122"
FALLS = """() => {
  window.falls = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.classList.contains("falls")) window.falls += 1;
    return animate.apply(this, how);
  };
}"""


def board(sheet: Sheet, cell: str) -> tuple[Page, Locator]:
    page = sheet.open([IMPORTS, cell])
    return page, page.get_by_test_id("c4-board")


def spot(found: Locator, column: int) -> Locator:
    return found.get_by_test_id(f"c4-spot-{column}")


def says(found: Locator, text: str) -> None:
    expect(found.get_by_test_id("c4-status")).to_have_text(text)


def test_a_game_by_keys_alone_to_its_end(sheet: Sheet) -> None:
    page, found = board(sheet, "Board(ConnectFour(), opponent=leftmost)")
    says(found, "Your turn: you are red.")
    spot(found, 1).focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(spot(found, 4)).to_be_focused()
    page.keyboard.press("Enter")
    says(found, "The opponent played 1. Your turn: you are red.")
    expect(spot(found, 4)).to_have_attribute(
        "aria-label", "column 4, 1 disc, open; from the bottom red"
    )
    page.keyboard.press("5")
    expect(spot(found, 1)).to_have_attribute(
        "aria-label", "column 1, 2 discs, open; from the bottom amber, amber"
    )
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(spot(found, 1)).to_have_attribute(
        "aria-label", "column 1, 3 discs, open; from the bottom amber, amber, amber"
    )
    page.keyboard.press("6")
    says(found, "You won: four from c1 to f1.")
    expect(spot(found, 3)).to_be_focused()
    expect(found.locator(".c4-ghost *")).to_have_count(0)
    page.keyboard.press("2")
    says(found, "Column 2 cannot be played: the game is over.")
    page.keyboard.press("r")
    says(found, "Your turn: you are red.")


def test_a_draw(sheet: Sheet) -> None:
    page, found = board(sheet, f"Board(ConnectFour.parse('{DRAW[:40]}'), opponent=None)")
    says(found, "Red to move.")
    spot(found, 2).click()
    says(found, "Amber to move.")
    page.keyboard.press("2")
    says(found, "A draw.")


def test_a_full_column_is_explained_by_mouse_and_by_key(sheet: Sheet) -> None:
    page, found = board(sheet, "Board(ConnectFour.parse('44444'), opponent=None)")
    spot(found, 4).click()
    says(found, "Red to move.")
    expect(spot(found, 4).locator(".c4-ghost *")).to_have_count(0)
    spot(found, 4).click()
    says(found, "Column 4 is full: the open columns are 1, 2, 3, 5, 6, 7.")
    page.keyboard.press("1")
    says(found, "Amber to move.")
    page.keyboard.press("4")
    says(found, "Column 4 is full: the open columns are 1, 2, 3, 5, 6, 7.")


def test_a_disc_hovers_over_the_column_pointed_at(sheet: Sheet) -> None:
    page, found = board(sheet, "Board(ConnectFour.parse('4'), opponent=None)")
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
    page, found = board(sheet, "Board(Three(), opponent=leftmost)")
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


def test_no_barriers(sheet: Sheet, axe: Callable[[Page, str], list[str]]) -> None:
    cells = [
        "Board(ConnectFour.parse('444444'), opponent=None)",
        "Board(ConnectFour.parse('4455332'), opponent=leftmost)",
        "Board(Three())",
    ]
    page = sheet.open([IMPORTS, *cells])
    found = page.get_by_test_id("c4-board")
    expect(found).to_have_count(3)
    spot(found.first, 3).focus()
    assert axe(page, '[data-testid="c4-board"]') == []
