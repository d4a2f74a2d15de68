"""The pages of a graded class in a browser: nothing bars anybody, and they fit a phone."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from axe_core import in_schemes
from playwright.sync_api import Browser, Page

from c4lab.classroom.grading.marks import ClassMarks, GradedHandIn, Mark
from c4lab.classroom.pages.html_pages import class_page, feedback
from c4lab.games import ConnectFour
from c4lab.pictures import draw

LONG = "best = max(best, alphabeta(position.play(move), alpha, beta, depth - 1, evaluate=evaluate))"
CODE = (
    f"def alphabeta(position):\n    for move in position.moves():\n        {LONG}\n    return best"
)
WRONG = Mark(
    exercise="02.3",
    title="Alpha-beta that plays",
    status="wrong",
    points=2,
    out_of=4,
    message="`beta` is never used: *MIN* has a limit, too.",
    reason="forgets-beta",
    parts=(("values", 2, 2), ("nodes", 0, 2)),
    call=f"position = ConnectFour.parse('4455')\n{LONG}",
    expected="(1, 3)",
    got="(0, 5)",
    diagram=ConnectFour.parse("4455").diagram(),
    picture=draw(ConnectFour.parse("4455")),
    legend="The marked cell is missing.",
    line=f"    {LONG}",
    line_number=3,
    hint="Look at line 3: what does `beta` say?",
    seconds=1.5,
    code=CODE,
)
RIGHT = replace(WRONG, exercise="02.1", status="right", points=4, message="Well done.", reason="",
                call="", line="", hint="", picture="", diagram="", parts=())  # fmt: skip
EMPTY = replace(RIGHT, exercise="03.1", status="not attempted", points=0, reason="no-answer")
NAMES = ("Ada Adler", "Ben_With_A_Name_That_Goes_On_And_On_And_On_And_On_Without_A_Space", "Çelik")
EVERYTHING = ClassMarks(
    (
        *(
            GradedHandIn(
                name,
                f"{name}_4711_assignsubmission_file/02_alpha_beta.ipynb",
                (RIGHT, WRONG, replace(WRONG, exercise="02.4", picture=""), EMPTY),
                ("Cell 3 (`1 / 0`) raised ZeroDivisionError: division by zero",),
                seconds=3.25,
            )
            for name in NAMES
        ),
        GradedHandIn("Dan", "Dan/essay.docx", problem="There is no notebook in it."),
    )
)
"""A class with everything on its pages that may be on them."""
PAGES: dict[str, Callable[[], str]] = {
    "feedback": lambda: feedback(EVERYTHING, NAMES[1]),
    "feedback on what was not graded": lambda: feedback(EVERYTHING, "Dan"),
    "class": lambda: class_page(EVERYTHING),
}


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Page]:
    """A page on which axe may run, though pages of a class say that no script may."""
    with browser.new_context(bypass_csp=True) as context:
        yield context.new_page()


@pytest.mark.parametrize("name", PAGES)
def test_nothing_bars_anybody_and_they_fit_a_phone(tab: Page, name: str, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(PAGES[name](), encoding="utf-8")
    tab.goto(path.as_uri())
    assert in_schemes(tab) == []
    tab.set_viewport_size({"width": 360, "height": 800})
    assert tab.evaluate("() => document.documentElement.scrollWidth") <= 360
