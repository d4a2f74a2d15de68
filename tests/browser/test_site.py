"""The built site in a browser that reaches nothing else: `make site` first, or these are skipped.

Python starts once for all of them, and once more after a reload: each start takes ten seconds.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from visit import LONG, SITE, Visit, barriers, visiting
from workbench import READY, RUN_ALL

REPO = Path(__file__).resolve().parents[2]
WELCOME = "notebooks/00_welcome.ipynb"
RIGHT = ("00.2", "01.1", "01.2", "02.2", "03.2", "06.1", "08.1", "09.1", "10.1", "11.1", "15.2")
"""Exercises of several kinds."""
WRONG = {
    "01.1": "values = dict.fromkeys(['C', 'D', 'E', 'F', 'A', 'B', 'root'], 0)",
    "01.2": "def winner(cells):\n    return 0",
    "01.3": "def count_games(position):\n    return 1",
}
PERFECT = "from c4lab.games import ConnectFour\n\nBoard(ConnectFour(), opponent='perfect')"
ADD = """source => jupyterapp.shell.currentWidget.context.model.sharedModel.addCell(
  { cell_type: "code", source })"""
PHONE = {"width": 390, "height": 800}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (SITE / "site.json").exists(), reason="no site is built: `make site`"),
]


@pytest.fixture(scope="module")
def visit(browser: Browser) -> Iterator[Visit]:
    with visiting(browser, viewport=PHONE, has_touch=True) as visit:
        yield visit
    assert visit.errors == []
    assert visit.asked == []


def code_of(path: Path) -> list[str]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def test_the_first_page_says_what_is_loading_and_offers_the_lessons(visit: Visit) -> None:
    page = visit.page
    page.goto(visit.address)
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"of \d+ MB after \d+ s"))
    lessons = page.locator(".lessons li").all_inner_texts()
    assert len(lessons) == len([*(REPO / "notebooks").glob("[0-9]*.ipynb")])
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert barriers(page) == []
    assert sum(visit.sent) <= 25e6
    expect(page.get_by_role("status")).to_contain_text("Python is here", timeout=LONG)


def test_a_lesson_opens_and_its_python_answers(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("link", name="Open the first lesson").tap()
    page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    expect(page.get_by_test_id("c4-starting")).to_contain_text("Python is starting in this tab")
    assert visit.say("import c4lab, sys; print(sys.platform)") == "emscripten\n"
    assert sum(visit.sent) <= 30e6
    expect(page.get_by_test_id("c4-starting")).to_have_count(0)


@pytest.mark.parametrize("path", sorted((REPO / "exercises").glob("*.ipynb")), ids=lambda p: p.stem)
def test_the_first_cell_of_the_exercises_runs(visit: Visit, path: Path) -> None:
    assert "Error" not in visit.say(code_of(path)[0])


@pytest.mark.parametrize("id", RIGHT)
def test_a_right_answer_is_right(visit: Visit, id: str) -> None:
    (path,) = (REPO / "solutions").glob(f"{id[:2]}_*.ipynb")
    cells = code_of(path)
    place = next(n for n, cell in enumerate(cells) if f'check("{id}"' in cell)
    visit.say(cells[0])
    visit.say(cells[place - 1])
    assert "✓ Right" in visit.say(cells[place])


@pytest.mark.parametrize("id", WRONG)
def test_a_wrong_answer_gets_its_sentence(visit: Visit, id: str) -> None:
    visit.say(WRONG[id])
    name = re.findall(r"\w+", WRONG[id].removeprefix("def "))[0]
    said = visit.say(f'check("{id}", {name})')
    assert "✗" in said
    assert "Error" not in said


def test_boards_are_played_by_touch_and_answer(visit: Visit) -> None:
    page = visit.page
    page.evaluate(ADD, PERFECT)
    failed = page.evaluate(RUN_ALL, LONG / 1000)
    assert failed == []
    boards = page.get_by_test_id("c4-board")
    for board, spot in ((boards.first, 5), (boards.last, 4)):
        board.get_by_test_id(f"c4-spot-{spot}").tap()
        expect(board.get_by_test_id("c4-status")).to_contain_text("The opponent played")
        assert board.bounding_box()["width"] <= PHONE["width"]  # type: ignore[index]


def test_the_compiled_solver_answers(visit: Visit) -> None:
    said = visit.say(
        "from c4lab.solver import solve\nfrom c4lab.solver.choosing import find_reason\n"
        "print(solve('4455'), solve('44'), repr(find_reason()))"
    )
    assert said == "18 1 ''\n"


def test_a_reload_without_the_network_keeps_progress_and_answers(visit: Visit) -> None:
    visit.page.wait_for_timeout(1000)  # what is saved a moment later
    visit.context.set_offline(True)
    visit.page.reload()
    visit.page.wait_for_function(READY, arg=WELCOME)
    said = visit.say(
        "from c4lab.checks import mine, progress\nprint(mine('01.2')([1] * 9))\nprogress()"
    )
    visit.context.set_offline(False)
    assert said.startswith("1\n")
    assert re.search(r"01 +[2-9] of 7 +[2-9] of 7", said)


def test_progress_is_exported_and_imported(visit: Visit) -> None:
    said = visit.say(
        "from c4lab.checks import export_progress, import_progress\n"
        "export_progress(); export_progress(); import_progress()"
    )
    assert said.count("Download it") == 2
    assert "had all that is in my-progress.json already" in said
