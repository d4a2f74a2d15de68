"""The ground that the other browser tests stand on: a notebook opens, runs and shows its output."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from workbench import Lab

CELLS = [
    "import sys; print(sys.prefix)",
    "from IPython.display import HTML; HTML('<button id=\"b\"></button>')",
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_notebook_opens_and_runs(lab: Lab, theme: str) -> None:
    page = lab.open(CELLS, theme)
    assert page.locator(".jp-Notebook .jp-CodeCell").count() == 2
    assert sys.prefix in page.locator(".jp-OutputArea-output").first.inner_text()


def test_it_runs_again_after_a_reload(lab: Lab) -> None:
    page = lab.open(["1 + 1"])
    page.reload()
    lab.run_all(page)
    assert page.locator(".jp-OutputArea-output").first.inner_text() == "2"


def test_cells_out_of_sight_are_in_the_page(lab: Lab) -> None:
    page = lab.open([f"print('line {n}\\n' * 30)" for n in range(30)])
    assert page.locator(".jp-Notebook .jp-CodeCell").count() == 30


def test_a_cell_that_raises_fails(lab: Lab) -> None:
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab.open(["1 / 0"])


def test_axe_sees_a_button_without_a_name(
    lab: Lab, axe: Callable[[Page, str], list[dict[str, Any]]]
) -> None:
    page = lab.open(CELLS)
    assert "button-name" in {violation["id"] for violation in axe(page, "#b")}


def test_the_progress_of_one_test_is_gone_in_the_next(lab: Lab) -> None:
    lab.open(["import os, pathlib", "pathlib.Path(os.environ['C4LAB_PROGRESS']).write_text('x')"])
    assert lab.server.progress.exists()
    lab.close()
    assert not lab.server.progress.exists()
