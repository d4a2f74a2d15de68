"""The heuristic explorer: drop discs, type, turn weights, see what counts."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from sheet import Sheet

CELLS = [
    """from c4lab.evaluation import Squares, Threats
from c4lab.games import ConnectFour
from c4lab.widgets import Explorer

def fails(position):
    return 1 / 0
""",
    "Explorer(ConnectFour.parse('465253143543552424'), beside=[Squares(), Threats(), fails])",
]
Axe = Callable[[Page, str], list[str]]


def explorer(sheet: Sheet) -> tuple[Page, Locator]:
    page = sheet.open(CELLS)
    return page, page.get_by_test_id("c4-explorer")


def says(found: Locator, text: str) -> None:
    expect(found.get_by_test_id("c4-status")).to_contain_text(text)


def lit(found: Locator) -> list[str]:
    """The names of the cells that are ringed."""
    rings = "all => all.filter(e => e.style.display !== 'none').map(e => e.dataset.cell).sort()"
    names: list[str] = found.locator("[data-cell]").evaluate_all(rings)
    return names


def test_discs_moves_and_named_positions(sheet: Sheet) -> None:
    page, found = explorer(sheet)
    says(found, "Window score says −11: amber is ahead, and red is to move.")
    expect(found.get_by_test_id("c4-place")).to_have_value("E7: a chain")
    expect(found.get_by_test_id("c4-verdicts")).to_contain_text("amber wins")
    found.get_by_test_id("c4-spot-1").click()
    expect(found.get_by_test_id("c4-moves")).to_have_value("4652531435435524241")
    expect(found.get_by_test_id("c4-verdicts")).not_to_contain_text("amber wins")
    page.keyboard.press("7")
    expect(found.get_by_test_id("c4-moves")).to_have_value("46525314354355242417")
    page.keyboard.press("u")
    expect(found.get_by_test_id("c4-moves")).to_have_value("4652531435435524241")
    found.get_by_test_id("c4-moves").fill("4499")
    page.keyboard.press("Enter")
    says(found, "'9' is not a column")
    expect(found.get_by_test_id("c4-moves")).to_have_value("4499")
    found.get_by_test_id("c4-moves").fill("4455")
    page.keyboard.press("Enter")
    says(found, "Window score says")
    expect(found.get_by_test_id("c4-place")).to_have_value("another position")
    found.get_by_test_id("c4-place").select_option("E4: odd for red")
    expect(found.get_by_test_id("c4-moves")).to_have_value("62272265412313355")
    expect(found.get_by_test_id("c4-verdicts")).to_contain_text("stopped with ZeroDivisionError")


def test_what_counts_is_lit(sheet: Sheet, axe: Axe) -> None:
    page, found = explorer(sheet)
    counts = found.get_by_test_id("c4-counts")
    assert lit(found) == []
    counts.get_by_role("button", name="Each of 2 × three of four").first.click()
    window = counts.get_by_role("button", name="c2-f5")
    window.hover()
    assert lit(found) == ["c2", "d3", "e4", "f5"]
    page.mouse.move(0, 0)
    assert lit(found) == []
    window.focus()
    page.keyboard.press("Enter")
    expect(window).to_have_attribute("aria-pressed", "true")
    expect(window).to_be_focused()
    assert axe(page, "[data-testid=c4-explorer]") == []
    found.get_by_test_id("c4-spot-7").click()  # what was pressed stays lit
    expect(found.get_by_test_id("c4-moves")).to_have_value("4652531435435524247")
    assert lit(found) == ["c2", "d3", "e4", "f5"]


def test_weights_turn_the_verdict(sheet: Sheet) -> None:
    page, found = explorer(sheet)
    slider = found.get_by_test_id("c4-weight-two")
    slider.focus()
    page.keyboard.press("Home")
    says(found, "Window score with your weights says −3: amber is ahead")
    expect(slider).to_be_focused()
    found.get_by_test_id("c4-reset").click()
    says(found, "Window score says −11")
    expect(slider).to_have_value("2")
    found.get_by_test_id("c4-evaluation").select_option("linear features")
    expect(slider).to_have_value("8")
    found.get_by_test_id("c4-evaluation").select_option("fails")
    says(found, "There is no verdict: fails stopped with ZeroDivisionError (division by zero).")
    expect(slider).to_have_count(0)
    expect(found.get_by_test_id("c4-nothing")).to_contain_text("a number only")
