"""An exercise answered wrongly and rightly, and the progress page that remembers it."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from workbench import Lab

Axe = Callable[[Page, str], list[str]]
CHECK = "from c4lab.checks import check"
PAGE = "from c4lab.widgets import ProgressPage; ProgressPage()"


def outputs(page: Page) -> str:
    return "\n".join(page.locator(".jp-OutputArea-output").all_inner_texts())


def test_wrong_then_right_then_reload(lab: Lab, axe: Axe) -> None:
    page = lab.open(
        [
            CHECK,
            "check('00.1', lambda player: player)",
            "check('00.1', lambda player: -player)",
            PAGE,
        ]
    )
    shown = outputs(page)
    assert "✗ Not right yet" in shown
    assert "That is the player you were given." in shown
    assert "✓ Right: 1 of 1 point" in shown
    chip = page.get_by_test_id("c4-progress").locator("li", has_text="00.1")
    expect(chip).to_have_attribute("data-status", "right")
    assert not axe(page, "[data-testid=c4-progress]")
    assert not axe(page, ".jp-OutputArea-output")
    page.reload()
    lab.run_all(page)
    expect(chip).to_have_attribute("data-status", "right")


def test_the_page_looks_again(lab: Lab) -> None:
    page = lab.open([CHECK, PAGE])
    widget = page.get_by_test_id("c4-progress")
    expect(widget.get_by_role("status")).to_have_text(
        "Next is 00.1, The other player: about 3 minutes."
    )
    lab.open([CHECK, "check('00.1', lambda player: -player)"])  # in another kernel
    widget.get_by_test_id("c4-refresh").press("Enter")
    expect(widget.locator("li", has_text="00.1")).to_have_attribute("data-status", "right")
    expect(widget.get_by_test_id("c4-refresh")).to_be_focused()
