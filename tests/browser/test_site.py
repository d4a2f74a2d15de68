"""The built site in a browser that reaches nothing else: `make site` first, or these are skipped.

Python starts once for most of them, and once more for another notebook: each takes ten seconds and
more. Widgets and checks are tried elsewhere; here only that they do their work in a tab.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import served
from workbench import READY, RUN_ALL

REPO = Path(__file__).resolve().parents[2]
SITE = REPO / "dist" / "site"
LONG = 180_000  # milliseconds: Python starts in ten seconds, on a busy machine in many more
# Text that code prints or shows; an error's is its name and its words.
RUN = """async code => {
  const panel = jupyterapp.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
  const kernel = panel.sessionContext.session.kernel;
  await kernel.info;
  const future = kernel.requestExecute({ code, stop_on_error: false });
  let said = "";
  future.onIOPub = ({ header, content }) => {
    if (header.msg_type === "stream") said += content.text;
    else if (header.msg_type === "error") said += `${content.ename}: ${content.evalue}`;
    else if (content.data) said += content.data["text/plain"] ?? "";
  };
  await future.done;
  return said;
}"""
RIGHT = ("00.2", "01.1", "01.2", "02.2", "06.1", "09.1", "15.2")
"""Exercises of several kinds."""
HOSTILE = {
    "while True: pass": "was still running after the seconds that a check has",
    "builtins.len = None": "does it close files that it did not open, change what Python",
    "os._exit(1)": "ends the whole program",
}
"""Bodies of an answer, and what it is told."""
COMPLETE = """async code => {
  const { kernel } = jupyterapp.shell.currentWidget.sessionContext.session;
  const { content } = await kernel.requestComplete({ code, cursor_pos: code.length });
  return content.matches.map(match => match.replace(/^.*[.]/, ""));
}"""
PERFECT = "from c4lab.games import ConnectFour\n\nBoard(ConnectFour(), opponent='perfect')"
ADD = """source => jupyterapp.shell.currentWidget.context.model.sharedModel.addCell(
  { cell_type: "code", source })"""
SAVE = "() => jupyterapp.commands.execute('docmanager:save')"
LESSON = "notebooks/16_better_tables.ipynb"
"""It has a cell that needs numpy, and two that need what it makes."""
PRINTED = '.jp-RenderedText[data-mime-type="application/vnd.jupyter.stdout"] pre'
PHONE = {"width": 390, "height": 800}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (SITE / "site.json").exists(), reason="no site is built: `make site`"),
]


class Visit:
    """A browser's window at the site, and no other network: `asked` are the addresses elsewhere
    that it asked for, `sent` the bytes of each of the site's answers."""

    def __init__(self, context, address, sent):
        self.address = address
        self.sent = sent
        self.asked = []
        self.errors = []
        self.context = context
        context.set_default_timeout(LONG)
        context.route("**/*", self._only_the_site)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _only_the_site(self, route):
        if route.request.url.startswith(self.address):
            route.continue_()
        else:
            self.asked.append(route.request.url)
            route.abort()

    def say(self, code):
        """What the code says in the kernel of the open notebook, which starts if it has not."""
        return self.page.evaluate(RUN, code)


@pytest.fixture(scope="module")
def visit(browser):
    """By somebody who has never been there."""
    with (
        served(SITE) as (address, sent),
        browser.new_context(viewport=PHONE, has_touch=True) as context,
    ):
        visit = Visit(context, address, sent)
        yield visit
    assert visit.errors == []
    assert visit.asked == []


def code_of(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def test_the_first_page_is_light_and_offers_the_lessons(visit):
    page = visit.page
    page.goto(visit.address)
    expect(page.get_by_role("status")).to_contain_text("Column 4 wins")
    assert sum(visit.sent) <= 600e3
    lessons = page.locator(".lessons li").all_inner_texts()
    assert len(lessons) == len([*(REPO / "notebooks").glob("[0-9]*.ipynb")])
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.wait_for_function("document.documentElement.dataset.ready")


def test_a_lesson_opens_and_its_python_answers(visit):
    page = visit.page
    page.get_by_role("link", name="Begin in this tab").tap()
    page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    expect(page.get_by_test_id("c4-starting")).to_contain_text("Python is starting in this tab")
    assert visit.say("import c4lab, sys; print(sys.platform)") == "emscripten\n"
    assert sum(visit.sent) <= 30e6
    expect(page.get_by_test_id("c4-starting")).to_have_count(0)
    visit.say("from c4lab.games import TicTacToe")
    assert "parse" in visit.page.evaluate(COMPLETE, "TicTacToe.pa")


@pytest.mark.parametrize("path", sorted((REPO / "exercises").glob("*.ipynb")), ids=lambda p: p.stem)
def test_the_first_cell_of_the_exercises_runs(visit, path):
    assert "Error" not in visit.say(code_of(path)[0])


@pytest.mark.parametrize("id", RIGHT)
def test_a_right_answer_is_right(visit, id):
    (path,) = (REPO / "solutions").glob(f"{id[:2]}_*.ipynb")
    cells = code_of(path)
    place = next(n for n, cell in enumerate(cells) if f'check("{id}"' in cell)
    visit.say(cells[0])
    visit.say(cells[place - 1])
    assert "✓ Right" in visit.say(cells[place])


def test_boards_are_played_by_touch_and_answer(visit):
    page = visit.page
    page.evaluate(ADD, PERFECT)
    failed = page.evaluate(RUN_ALL, LONG / 1000)
    assert failed == []
    boards = page.get_by_test_id("c4-board")
    for board, spot in ((boards.first, 5), (boards.last, 4)):
        board.get_by_test_id(f"c4-spot-{spot}").tap()
        expect(board.get_by_test_id("c4-status")).to_contain_text("The opponent played")
        assert board.bounding_box()["width"] <= PHONE["width"]


@pytest.mark.parametrize("body", HOSTILE)
def test_a_hostile_answer_gets_a_sentence_and_python_goes_on(visit, body):
    visit.say(f"import builtins, os\ndef winner(cells):\n    {body}")
    said = visit.say('check("01.2", winner)')
    assert HOSTILE[body] in said
    assert "Traceback" not in said
    assert visit.say("print(len([1, 2]))") == "2\n"


def test_the_compiled_solver_answers(visit):
    """Scores of a hundred positions asked about at once, and of one that takes two slices."""
    said = visit.say(
        "from c4lab.data import easy_positions\nfrom c4lab.solver import Solver, solve\n"
        "from c4lab.solver.engines import find_reason\n"
        "positions, scores = zip(*easy_positions()[::6])\n"
        "print(solve('4455'), Solver().solve_many(positions) == list(scores))\n"
        "print(Solver().solve('511417577165371'), repr(find_reason()))"
    )
    assert said == "18 True\n4 ''\n"


def test_another_notebook_without_the_network_has_progress_and_answers(visit):
    visit.page.wait_for_timeout(1000)  # what is saved a moment later
    visit.context.set_offline(True)
    visit.page.goto(f"{visit.address}notebooks/index.html?path={LESSON}")
    visit.page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    visit.page.wait_for_function(READY, arg=LESSON)
    said = visit.say(
        "from c4lab.checks import mine, progress\nprint(mine('01.2')([1] * 9))\nprogress()"
    )
    visit.context.set_offline(False)
    assert said.startswith("1\n")
    assert re.search(r"01 +[2-9] of 7 +[2-9] of 7", said)


def test_progress_is_exported_and_imported(visit):
    said = visit.say(
        "from c4lab.checks import export_progress, import_progress\n"
        "export_progress(); export_progress(); import_progress()"
    )
    assert said.count("Download it") == 2
    assert "had all that is in my-progress.json already" in said


def test_a_lesson_runs_on_behind_a_cell_that_lacks_a_library(visit):
    assert visit.page.evaluate(RUN_ALL, LONG / 1000) == []


def test_on_a_phone_a_printed_table_keeps_its_columns(visit):
    printed = visit.page.locator(PRINTED).first
    printed.scroll_into_view_if_needed()
    assert printed.evaluate("each => getComputedStyle(each).whiteSpace") == "pre"
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_reload_without_the_network_keeps_what_was_changed(visit):
    page = visit.page
    page.evaluate(ADD, "# a cell of my own")
    page.evaluate(SAVE)
    page.wait_for_timeout(1000)  # what is saved a moment later
    visit.context.set_offline(True)
    page.reload()
    page.wait_for_function(READY, arg=LESSON)
    last = "jupyterapp.shell.currentWidget.context.model.sharedModel.cells.at(-1).source"
    assert page.evaluate(last) == "# a cell of my own"
    visit.context.set_offline(False)
