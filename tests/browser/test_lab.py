"""The ground that the other browser tests stand on: a notebook opens, runs and shows its output."""

import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from workbench import Lab

CELLS = [
    "import os, pathlib, sys; print(sys.prefix)",
    "from IPython.display import HTML; HTML('<button id=\"b\"></button>')",
    'HTML(\'<p id="p" style="color:#777">a faint line</p>\')',
    "_ = pathlib.Path(os.environ['C4LAB_PROGRESS']).write_text('x')",
    *(f"print('line {n}\\n' * 30)" for n in range(30)),
]


def test_a_notebook_opens_and_runs(lab: Lab, axe: Callable[[Page, str], list[str]]) -> None:
    page = lab.open(CELLS, "dark")
    cells = page.locator(".jp-Notebook .jp-CodeCell")
    assert cells.count() == len(CELLS)  # those out of sight are in the page too
    assert sys.prefix in page.locator(".jp-OutputArea-output").first.inner_text()
    assert any("button-name" in line for line in axe(page, "#b"))
    found = [line.split()[0] for line in axe(page, "#p") if "a faint line" in line]
    assert found == ["dark:", "light:"]
    assert lab.server.progress.exists()
    lab.close()
    assert not lab.server.progress.exists()  # the next test begins without it


def test_a_cell_that_raises_fails(lab: Lab) -> None:
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab.open(["1 / 0"])
