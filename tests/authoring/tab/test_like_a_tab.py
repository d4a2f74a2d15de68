"""What learners import comes in a process that is as poor as a browser's Python."""

import json
import subprocess
import sys

import pytest

PACKAGES = (
    *("widgets", "instruments", "checks", "players", "games", "search", "pictures"),
    *("evaluation", "solver", "bench", "bench.evaluation", "bench.ladder_chart", "tuning"),
    *("capstone", "data", "tables", "work"),
)
TRY = """
import asyncio, json, sys
from tools.authoring.tab.like_a_tab import become_like_a_tab
blocked = become_like_a_tab()
said = {}
from importlib import import_module
for name in sys.argv[1:]:
    try:
        import_module(f"c4lab.{name}")
        said[name] = ""
    except BaseException as error:
        said[name] = repr(error)
try:
    import pandas
except ModuleNotFoundError as error:
    said["sentence"] = error._render_traceback_()
from c4lab.checks.keeping.doctor import environment
said["environment"] = str(environment())
from c4lab.work.job import Job
async def page():
    job = Job(lambda job: iter([1, 2, 3]))
    while not job.over:
        await asyncio.sleep(0)
    return job.found
said["job"] = asyncio.run(page())
from c4lab.instruments import growth
from c4lab.instruments.timing import seconds_of, tick
said["tick"], said["seconds"] = tick(), seconds_of(lambda: None)
said["growth"] = growth(lambda n: None, [1, 2, 4], by="seconds", repeats=1).costs
print(json.dumps(said))
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    progress = tmp_path_factory.mktemp("progress") / "progress.sqlite"
    ended = subprocess.run(
        [sys.executable, "-c", TRY, *PACKAGES],
        env={"PYTHONPATH": ":".join(sys.path), "C4LAB_PROGRESS": str(progress)},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr
    found: dict[str, object] = json.loads(ended.stdout.splitlines()[-1])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", PACKAGES)
def test_it_is_imported_without_libraries_threads_and_processes(
    said: dict[str, object], name: str
) -> None:
    assert said[name] == ""


@pytest.mark.slow
def test_a_missing_library_is_named_in_one_sentence(said: dict[str, object]) -> None:
    (sentence,) = said["sentence"]  # type: ignore[misc]
    assert sentence.startswith("This cell needs pandas, which is not in the browser.")
    assert "README" in sentence


def test_the_environment_advises_nothing_that_cannot_be_done(said: dict[str, object]) -> None:
    text = str(said["environment"])
    assert "Not in the browser: numpy, pandas and matplotlib." in text
    assert "restart the kernel" in text
    assert "✗" not in text
    assert "install" not in text


def test_work_is_done_in_slices_of_the_loop(said: dict[str, object]) -> None:
    assert said["job"] == [1, 2, 3]


def test_a_coarse_clock_measures_something(said: dict[str, object]) -> None:
    assert 0.0009 < said["tick"] < 0.1  # type: ignore[operator]
    assert 0 < said["seconds"] < 0.001  # type: ignore[operator]
    assert all(cost > 0 for cost in said["growth"])  # type: ignore[attr-defined]
