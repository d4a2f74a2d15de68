"""Each widget by mouse and by keys: what a part of it is for, it does. The board has its own file.

What Python makes of it is tried without a browser, and all of them together are looked at for
barriers in test_barriers.
"""

from math import inf

from playwright.sync_api import expect
from sheet import enter, part, press, says

from c4lab import widgets
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import trace
from c4lab.lessons.lesson11_windows.drawn_trees import Drawn, worth
from c4lab.search import alphabeta, centre_first, minimax
from c4lab.widgets.searches import deepening
from tools.authoring import filming

CHAIN = ConnectFour.parse("465253143543552424")


def number_line():
    tree = Drawn([[-9, -10, 4], [-5, -7, 2], [-8, 3, 5]])
    return widgets.NumberLine(tree, 2, worth, windows=[(0, 1), (-15, -14), (-8, -7), (-6, -5)])


def race():
    boards = {"late": [TicTacToe.parse("1524"), TicTacToe.parse("1526")], "Sim": Sim()}
    searches = {"minimax": minimax, "alphabeta": alphabeta, "again": alphabeta}
    return widgets.Race(searches, boards, depths=(None, 2, 3))


def stepper():
    return widgets.Stepper(trace(filming.alphabeta, filming.TREE, -inf, inf, True))


def test_bits(sheet):
    page = sheet.open(widgets.Bits())
    part(page, "cell-2-1").click()
    says(page, "Red has a disc on b1. It is bit 5, worth 32.")
    press(page, "ArrowUp", "Enter")
    says(page, "0b00000_00000_00000_00011_00000", "numbers")
    enter(page, "expression", "mask >> 5")
    says(page, "3 = 0x3", "numbers")
    part(page, "expression").fill("mask +")
    part(page, "light").click()
    says(page, "Python cannot read 'mask +' as one expression.", "trouble")
    part(page, "clear").click()
    says(page, "The board is empty, and both numbers are 0.")
    part(page, "last").click()
    part(page, "spare").click()
    says(page, "A column has 4 bits, none of them spare")
    part(page, "stones").select_option("theirs")
    part(page, "restart").click()
    says(page, "Red is to move.")


def test_keys_that_a_widget_does_not_know_stay_away_from_the_notebook(sheet):
    page = sheet.open(widgets.Bits())
    page.evaluate("() => { heard = []; document.onkeydown = (event) => { heard.push(event.key) } }")
    press(page, "x", "d", "ArrowDown", "Escape", at="cell-1-1")
    press(page, "z", at="expression")
    assert page.evaluate("() => heard") == ["Escape"]


def test_closing_bounds(sheet):
    position = ConnectFour.parse("666654456454454565")
    page = sheet.open(widgets.ClosingBounds(position, 3, Squares(), order=centre_first))
    says(page, "1 of 4", "count")
    says(page, "Pass 1: 25 nodes, none known from the table", "tree-caption")
    part(page, "forward").click()
    says(page, "Pass 2. At least −13? No, at most −18.")
    expect(part(page, "tree").locator(".note")).to_have_count(3)
    part(page, "guess").fill("10.5")
    part(page, "ask").click()
    says(page, "Type a whole number", "refused")
    enter(page, "guess", "-23")
    expect(part(page, "refused")).to_have_text("")
    says(page, "1 of 2", "count")
    page.locator(".c4-closing-stage").focus()
    press(page, "Space")
    says(page, "The bounds meet")
    says(page, "Play", "play")


def test_deepening(sheet, monkeypatch):
    monkeypatch.setitem(deepening.TIMES, "1 s", 60.0)
    boards = {"won": ConnectFour.parse("112233"), "two": ConnectFour.parse("445")}
    page = sheet.open(widgets.Deepening(boards, Squares(), centre_first))
    rows = part(page, "deepening-table").locator("tbody tr")
    part(page, "start").click()
    says(page, "Pass 1 knows for certain: looking further cannot change it.")
    expect(rows.first).to_contain_text("wins with its 1st move")
    expect(part(page, "deepening-chart").locator("circle")).to_have_count(1)
    part(page, "position").select_option("two")
    expect(rows).to_have_count(0)
    press(page, "Enter", at="start")
    expect(rows.nth(2)).to_be_visible()
    expect(part(page, "time")).to_be_disabled()
    expect(part(page, "stop")).to_be_focused()
    press(page, "Enter")
    says(page, "You stopped it in pass")
    expect(part(page, "start")).to_be_focused()


def lit(page):
    """The names of the cells that are ringed."""
    rings = "all => all.filter(e => e.style.display !== 'none').map(e => e.dataset.cell).sort()"
    return page.locator("[data-cell]").evaluate_all(rings)


def test_the_position_of_the_explorer(sheet):
    page = sheet.open(widgets.Explorer(CHAIN))
    moves, verdicts = part(page, "moves"), part(page, "verdicts")
    expect(part(page, "place")).to_have_value("E7: a chain")
    expect(verdicts).to_contain_text("amber wins")
    part(page, "spot-1").click()
    expect(moves).to_have_value("4652531435435524241")
    expect(verdicts).not_to_contain_text("amber wins")
    press(page, "7")
    expect(moves).to_have_value("46525314354355242417")
    press(page, "u")
    expect(moves).to_have_value("4652531435435524241")
    enter(page, "moves", "4499")
    says(page, "'9' is not a column")
    expect(moves).to_have_value("4499")
    expect(moves).to_have_attribute("aria-invalid", "true")
    enter(page, "moves", "4455")
    expect(part(page, "place")).to_have_value("another position")
    part(page, "place").select_option("E4: odd for red")
    expect(moves).to_have_value("62272265412313355")


def test_what_the_explorer_counts(sheet):
    page = sheet.open(widgets.Explorer(CHAIN))
    page.get_by_role("button", name="Each of 2 × three of four").first.click()
    window = page.get_by_role("button", name="c2-f5")
    window.hover()
    assert lit(page) == ["c2", "d3", "e4", "f5"]
    page.mouse.move(0, 0)
    assert lit(page) == []
    window.focus()
    press(page, "Enter")
    expect(window).to_have_attribute("aria-pressed", "true")
    expect(window).to_be_focused()
    part(page, "spot-7").click()  # what was pressed stays lit
    expect(part(page, "moves")).to_have_value("4652531435435524247")
    assert lit(page) == ["c2", "d3", "e4", "f5"]
    press(page, "u")
    slider = part(page, "weight-two")
    press(page, "Home", at="weight-two")
    says(page, "Window score with your weights says −3: amber is ahead")
    expect(slider).to_be_focused()
    part(page, "reset").click()
    says(page, "Window score says −11")
    expect(slider).to_have_value("2")
    part(page, "evaluation").select_option("centre count")
    expect(page.locator(".c4-explorer-weights")).to_be_hidden()


def test_filter(sheet):
    page = sheet.open(widgets.Filter("242632433576416163"))
    rows = part(page, "columns").locator("tbody tr")
    part(page, "step-4").click()
    says(page, "2 landings lie right below a winning cell")
    expect(rows.nth(0)).to_contain_text("out: amber would win right above, on a4")
    press(page, "ArrowRight")
    expect(part(page, "step-5")).to_be_focused()
    expect(part(page, "step-5")).to_have_attribute("aria-pressed", "true")
    press(page, "1", at="spot-4")
    expect(rows.nth(0)).to_contain_text("stays")
    part(page, "spot-4").click()
    expect(part(page, "moves")).to_have_value("2426324335764161634")


def test_growth(sheet):
    page = sheet.open(widgets.GrowthChart())
    slider = part(page, "n")
    press(page, "End", at="n")
    expect(part(page, "count")).to_have_text("n = 100")
    expect(slider).to_be_focused()
    part(page, "curve-6").uncheck()
    says(page, "2ⁿ takes")
    part(page, "axes").select_option("both logarithmic")
    says(page, "n (logarithmic axis)", "growth-picture")


def test_a_guessed_number(sheet):
    page = sheet.open(widgets.Guess("1.1", "How many nodes?"))
    enter(page, "guessed", "many")
    says(page, "Type a number, such as 42, 2.5 or 549,946.")
    part(page, "guessed").fill("5,478")
    part(page, "keep").click()
    says(page, "Your guess is 5,478. Now run the next cell.")


def test_a_guessed_choice(sheet):
    page = sheet.open(widgets.Guess("1.2", "Which is larger?", ["this", "that"]))
    part(page, "guessed").select_option("that")
    part(page, "keep").click()
    says(page, 'Your guess is "that". Now run the next cell.')


def test_hash_table(sheet):
    page = sheet.open(widgets.HashTable(find=["Daniel"]))
    part(page, "forward").click()
    says(page, "Insert Albert: its hash is 1 + 12")
    press(page, "End", at="stage")
    says(page, "Daniel is found, after 2 comparisons.")
    part(page, "function").select_option("first letter")
    says(page, "Daniel is found, after 1 comparison.")


def test_a_window_is_typed_and_moved_by_keys(sheet):
    page = sheet.open(number_line())
    part(page, "ask").click()
    expect(part(page, "alpha")).to_have_value("-15")
    expect(part(page, "answers").locator("tbody tr")).to_have_count(1)
    enter(page, "alpha", "5")
    says(page, "A window is two whole numbers, alpha below beta")
    enter(page, "beta", "inf")
    says(page, "at −5 or below")
    part(page, "again").click()
    part(page, "line").focus()
    for key, window in (
        ("ArrowRight", ("1", "2")), ("ArrowUp", ("1", "3")), ("ArrowLeft", ("0", "2")),
        ("ArrowDown", ("0", "1")), ("ArrowDown", ("0", "1")),
    ):  # fmt: skip
        press(page, key)
        expect(part(page, "alpha")).to_have_value(window[0])
        expect(part(page, "beta")).to_have_value(window[1])
    press(page, "Enter")
    says(page, "fails low, so the value is at most −5")
    part(page, "beside").click()
    expect(part(page, "alpha")).to_have_value("-6")
    part(page, "middle").click()
    says(page, "A null window in the middle of what is left.")


def test_a_window_is_dragged(sheet):
    page = sheet.open(number_line())
    box = part(page, "line").locator("svg").bounding_box()

    def drag(start, end):
        x = [box["x"] + box["width"] * (40 + 640 * (at + 20) / 40) / 720 for at in (start, end)]
        page.mouse.move(x[0] + 2, box["y"] + 46)
        page.mouse.down()
        page.mouse.move(x[1] + 2, box["y"] + 46, steps=3)
        page.mouse.up()

    drag(0, -8)
    expect(part(page, "alpha")).to_have_value("-8")
    expect(part(page, "beta")).to_have_value("-7")
    part(page, "all").click()
    expect(part(page, "beta")).to_have_value("inf")
    drag(-10, 4)
    says(page, "The window is (−∞, 4).")


QUICK = """() => {
  for (const [name, value, event] of [["alpha", "-9", "change"], ["beta", "-3", "input"]]) {
    const field = document.querySelector(`[data-testid="c4-${name}"]`);
    field.value = value;
    field.dispatchEvent(new Event(event));
  }
}"""


def test_a_field_keeps_what_is_being_typed(sheet):
    page = sheet.open(number_line())
    page.evaluate(QUICK)  # Python answers the first number when the second is typed already
    says(page, "The window is (−9, 1).")
    expect(part(page, "beta")).to_have_value("-3")
    part(page, "beta").press("Enter")
    says(page, "(−9, −3)", "answers")


def test_a_race(sheet):
    page = sheet.open(race())
    press(page, "Space", at="contender-2")
    expect(part(page, "contender-2")).to_have_attribute("aria-pressed", "false")
    expect(part(page, "contender-2")).to_be_focused()
    press(page, "Enter", at="start")
    says(page, "76 % fewer nodes with alphabeta than with minimax", "race-title")
    expect(part(page, "start")).to_be_focused()
    expect(part(page, "race-chart").locator("rect")).to_have_count(2)
    runs = page.get_by_role("progressbar", name="Runs done")
    expect(runs).to_have_attribute("aria-valuenow", "4")
    part(page, "board-0").click()
    says(page, "77 % fewer nodes with alphabeta than with minimax", "race-title")
    part(page, "as-table").click()
    expect(part(page, "race-table").locator("tbody tr").nth(0)).to_contain_text("157")
    bar = part(page, "race-chart").locator("rect").nth(1)
    linear = float(bar.get_attribute("width"))
    part(page, "scale-log").click()
    expect(page.get_by_text("logarithmic axis")).to_be_visible()
    assert float(bar.get_attribute("width")) > linear
    part(page, "scale-share").click()
    says(page, "0.23", "race-chart")
    part(page, "depth-2").click()
    part(page, "start").click()
    says(page, "Is it so on all boards?")
    part(page, "depth-all").click()
    expect(part(page, "race-chart").locator("polyline")).to_have_count(2)


# Before Python can answer.
AT_ONCE = """() => {
  for (const name of ["start", "stop"]) document.querySelector(`[data-testid=c4-${name}]`).click();
}"""


def test_a_race_is_stopped_at_once(sheet):
    page = sheet.open(race())
    part(page, "kind").select_option("Sim")
    page.evaluate(AT_ONCE)
    says(page, ": 0 of 3 runs are done")
    expect(part(page, "start")).to_be_enabled()


def test_slots_in_use(sheet):
    page = sheet.open(widgets.SlotsInUse(2**12, ply=5))
    expect(part(page, "boards").locator("svg")).to_have_count(4)
    part(page, "stage").focus()
    for key, slots in (("Home", "0 to 3"), ("ArrowDown", "256 to 259"), ("ArrowRight", "260 to")):
        press(page, key)
        says(page, f"Slots {slots}")
    expect(part(page, "stage")).to_be_focused()
    part(page, "stage").click(position={"x": 4 + 11 * 2 + 5, "y": 4 + 5})
    says(page, "Slots 8 to 11:")
    part(page, "size").fill("lots")
    part(page, "size").press("Tab")
    says(page, "such as 1000003 or 2^20, not 'lots'.", "trouble")
    part(page, "ply").select_option("2")  # what stands in the other field is still no number
    says(page, "not 'lots'.", "trouble")
    says(page, "4,263 keys in 4,096 slots", "summary")
    enter(page, "size", "10")
    says(page, "49 keys in 10 slots", "summary")
    expect(part(page, "trouble")).to_be_empty()


CUT = "MIN at 1: beta becomes 2; alpha 3 ≥ beta 2, so moves 1 and 2 are never tried."


def test_a_tree_is_stepped_through_by_mouse(sheet):
    page = sheet.open(stepper())
    tree = page.locator(".c4-tree")
    part(page, "forward").click()
    part(page, "forward").click()
    says(page, "Move 0 leads to the leaf 0-0.")
    part(page, "back").click()
    expect(part(page, "entered")).to_have_text("2")
    expect(part(page, "value")).to_have_text("–")
    part(page, "slider").fill("14")
    says(page, CUT)
    expect(part(page, "cut")).to_have_text("1")
    expect(part(page, "stepper-state")).to_have_text("[2, 4, 6]")
    expect(tree.locator(".c4-here")).to_have_attribute("data-node", "5")
    expect(tree.locator(".stub.c4-ahead")).to_have_count(0)
    part(page, "last").click()
    expect(part(page, "value")).to_have_text("3")
    expect(tree.locator(".node.c4-ahead")).to_have_count(0)
    tree.locator('.node[data-node="1"] .shape').click()
    says(page, "Move 0 leads to MIN at 0, with alpha −∞ and beta +∞.")
    tree.locator('.node[data-node="1"] .shape').click()
    says(page, "MIN at 0 returns 3.")
    part(page, "first").click()
    says(page, "1 of 28", "count")


def test_a_tree_is_stepped_through_by_keys_and_plays_by_itself(sheet):
    page = sheet.open(stepper())
    tree, play, count = page.locator(".c4-tree"), part(page, "play"), part(page, "count")
    tree.focus()
    for key, at in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", 28)):
        press(page, key)
        expect(count).to_have_text(f"{at} of 28")
    press(page, "Home")
    expect(tree).to_be_focused()
    press(page, "ArrowRight", "Space", at="forward")
    expect(count).to_have_text("3 of 28")
    part(page, "speed").select_option("Fast")
    part(page, "slider").fill("25")
    tree.focus()
    press(page, "Space")
    expect(play).to_have_text("Pause")
    expect(count).to_have_text("28 of 28")
    expect(play).to_have_text("Play")
    play.click()
    expect(play).to_have_text("Pause")
    part(page, "back").click()
    expect(play).to_have_text("Play")
