"""Fixtures of the browser tests: `lab` opens notebooks in JupyterLab, `sheet` shows widgets alone.

They skip where no browser is found, unless `C4LAB_REQUIRE_BROWSER` is set: then they fail.
`C4LAB_BROWSER` names the browser's executable where it has an unusual name.
"""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright
from sheet import Sheet
from workbench import Lab, jupyterlab

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]

expect.set_options(timeout=30_000)  # a busy machine makes it slower, never red
LONG = ("test_lab.py", "test_site.py", "test_widgets.py")


def pytest_collection_modifyitems(items):
    """These tests come last: Playwright leaves a loop running, and others start their own. Of these
    the longest files come first, so that no process is left alone with one."""

    def place(item):
        here = Path(__file__).parent in item.path.parents
        return here, here and item.path.name not in LONG

    items.sort(key=place)


@pytest.fixture(scope="session")
def browser():
    named = os.environ.get("C4LAB_BROWSER")
    found = next(filter(None, map(shutil.which, [named] if named else BROWSERS)), None)
    if found is None:
        tried = named or ", ".join(BROWSERS)
        reason = f"no browser on the path (tried {tried}); install Chromium or set C4LAB_BROWSER"
        if os.environ.get("C4LAB_REQUIRE_BROWSER"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def lab(browser, tmp_path_factory):
    """JupyterLab, started and loaded once: it takes seconds, so all its tests are in one file."""
    folder = tmp_path_factory.mktemp("jupyter")
    with jupyterlab(folder) as address:
        opened = Lab(browser, address, folder)
        yield opened
        opened.page.close()
    assert not opened.errors, f"uncaught errors in the page: {opened.errors}"


@pytest.fixture(scope="session")
def window(browser):
    """Our own page, for all tests: `sheet` lends it to one."""
    return Sheet(browser)


@pytest.fixture
def sheet(window):
    """A page of our own with widgets on it, for one test."""
    with window.lent():
        yield window
