"""What bars people: what axe-core finds, and words that are too faint."""

from axe_playwright_python.sync_playwright import Axe
from contrast import faint
from sheet import set_theme
from workbench import set_theme_of_lab


def violations(page, part=None):
    """A line for each element that breaks a rule, in what the selector `part` finds."""
    return [
        f"{rule['id']}: {node['html'][:200]}: {node['failureSummary']}"
        for rule in Axe().run(page, part).response["violations"]
        for node in rule["nodes"]
    ]


def in_schemes(page, part=None):
    """The same for a page that follows what the reader's system prefers, in light and in dark."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {line}" for line in violations(page, part)]
    return found


def in_themes(page, part):
    """The same in the themes of JupyterLab, in it or on our own page, and what is too faint."""
    in_lab = page.evaluate("() => 'jupyterapp' in window")
    found = []
    for theme in ("dark", "light"):
        (set_theme_of_lab if in_lab else set_theme)(page, theme)
        page.locator(part).first.scroll_into_view_if_needed()
        found += [f"{theme}: {line}" for line in violations(page, part) + faint(page, part)]
    return found
