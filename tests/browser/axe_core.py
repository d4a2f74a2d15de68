"""What axe-core finds wrong with a page, or with a part of it."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

VIOLATIONS = """async part => {
  const { violations } = await axe.run(part ?? document);
  return violations.flatMap(rule => rule.nodes.map(node =>
    `${rule.id}: ${node.html.slice(0, 200)}: ${node.any.map(each => each.message).join(" ")}`));
}"""


def violations(page: Page, part: str | None = None) -> list[str]:
    """A line for each element that breaks a rule, in what the selector `part` finds."""
    import axe_playwright_python

    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=Path(axe_playwright_python.__file__).parent / "axe.min.js")
    found: list[str] = page.evaluate(VIOLATIONS, part)
    return found


def in_schemes(
    page: Page, part: str | None = None, schemes: Sequence[str] = ("light", "dark")
) -> list[str]:
    """The same for a page that follows what the reader's system prefers, in light and in dark."""
    found: list[str] = []
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found += [f"{scheme}: {line}" for line in violations(page, part)]
    return found
