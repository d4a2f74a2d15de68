"""What is hard to read is found: the tests of the widgets rest on that."""

from collections.abc import Callable

import pytest
from contrast import faint
from playwright.sync_api import Page
from sheet import Sheet

FAINT = {
    "a line": '<p style="color:#999">word</p>',
    "through opacity": '<p style="opacity:.5">word</p>',
    "on a button": '<button style="color:#fff;background:#69c">word</button>',
    "a digit in a picture": '<svg><rect width="90" height="50" fill="#30638e"/>'
    '<text x="20" y="20" fill="#555">7</text></svg>',
    "through a group's opacity": '<svg><g opacity=".4"><text x="20" y="20">word</text></g></svg>',
}
PLAIN = {
    "a line": '<p style="color:#666">word</p>',
    "large": '<p style="color:#888;font-size:26px">word</p>',
    "switched off": '<button disabled style="color:#aaa;background:#bbb">word</button>',
    "a digit in a picture": '<svg><rect width="90" height="50" fill="#30638e"/>'
    '<text x="20" y="20" fill="#fff">7</text></svg>',
    "with a line around it": '<svg><rect width="90" height="50" fill="#333"/><text x="20" y="20" '
    'stroke="#fff" stroke-width="5" paint-order="stroke">word</text></svg>',
    "not shown": '<p style="visibility:hidden;color:#eee">word</p>',
}


@pytest.mark.parametrize(
    ("html", "found"),
    [(html, 1) for html in FAINT.values()] + [(html, 0) for html in PLAIN.values()],
    ids=[f"faint: {name}" for name in FAINT] + [f"plain: {name}" for name in PLAIN],
)
def test_what_is_faint(blank: Page, html: str, found: int) -> None:
    blank.set_content(f"<main>{html}</main>")
    assert len(faint(blank, "main")) == found


def test_a_faint_line_in_a_widget_is_found_in_each_theme(
    sheet: Sheet, axe: Callable[[Page, str], list[str]]
) -> None:
    page = sheet.open(["from c4lab.widgets import GrowthChart\nGrowthChart()"])
    assert axe(page, ".c4") == []
    page.evaluate("() => document.querySelector('.c4').insertAdjacentHTML("
                  "'beforeend', '<p style=\"color:#777\">a faint line</p>')")  # fmt: skip
    lines = [line for line in axe(page, ".c4") if "a faint line" in line]
    assert {line.split(":")[0] for line in lines} == {"light", "dark"}
