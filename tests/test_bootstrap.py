"""What `bootstrap.py` decides, with stand-ins for venv and pip: nothing is installed here."""

import ast
import errno
import os
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import bootstrap as script

REPO = Path(__file__).resolve().parents[1]
AGAIN = "the same command again"


class Steps:
    """Stands in for the processes that bootstrap starts: notes them, or fails as told."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.fails: dict[str, str | BaseException] = {}

    def call(self, command: list[str], cwd: str, env: object, stdout: object, stderr: int) -> int:
        step = "pip" if "pip" in command else "venv"
        self.done.append(" ".join(command[command.index(step) + 1 :]).replace(cwd, "REPO"))
        if step == "venv":
            python = Path(command[-1]) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
            python.parent.mkdir(parents=True)
            python.touch()
        failure = self.fails.get(step)
        if isinstance(failure, BaseException):
            raise failure
        if failure:
            stdout.write(failure.encode())  # type: ignore[attr-defined]
        return 1 if failure else 0


@pytest.fixture
def steps() -> Steps:
    return Steps()


@pytest.fixture
def bootstrap(tmp_path: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, working on an empty repo."""
    repo = tmp_path / "with a space"
    repo.mkdir()
    for name in ("requirements.txt", "pyproject.toml"):
        (repo / name).touch()
    monkeypatch.setattr(script, "REPO", repo)
    monkeypatch.setattr(script.subprocess, "call", steps.call)
    monkeypatch.setattr(script.tempfile, "tempdir", str(tmp_path))
    return script


LEARN = ["REPO/.venv", "install -r requirements.txt"]
TEST = "install --no-compile -r requirements.txt -e .[test]"


def test_a_fresh_environment_is_made_once(bootstrap: ModuleType, steps: Steps) -> None:
    assert bootstrap.main([]) == bootstrap.main([]) == 0
    assert steps.done == LEARN
    page = bootstrap.REPO / ".venv" / "etc" / "jupyter" / "labconfig" / "page_config.json"
    assert "announcements" in page.read_text()


def test_notebooks_are_kept_as_given_and_not_as_saved(bootstrap: ModuleType) -> None:
    (bootstrap.REPO / "exercises").mkdir()
    given = '{"metadata": {"language_info": {"name": "python"}}}'
    path, kept = (bootstrap.REPO / place / "exercises/01_x.ipynb" for place in ("", ".originals"))
    for text, expected in (
        (given, given),
        (given.replace('"}', '", "version": "3.11"}'), given),  # as Jupyter saves it
        ("[]", given),
        (f" {given}", f" {given}"),  # a newer one
    ):
        path.write_text(text)
        assert bootstrap.main([]) == 0
        assert kept.read_text() == expected


def test_a_test_environment_satisfies_a_learner_and_a_learners_becomes_one(
    bootstrap: ModuleType, steps: Steps
) -> None:
    assert bootstrap.main([]) == bootstrap.main(["test"]) == bootstrap.main([]) == 0
    assert steps.done == [*LEARN, TEST]


@pytest.mark.parametrize("name", ["requirements.txt", "pyproject.toml"])
def test_an_outdated_environment_is_updated(bootstrap: ModuleType, steps: Steps, name: str) -> None:
    bootstrap.main(["test"])
    (bootstrap.REPO / name).write_text("changed")
    assert bootstrap.main([]) == bootstrap.main([]) == 0
    assert steps.done == ["REPO/.venv", TEST, TEST]


def test_a_failed_update_leaves_the_environment_in_use(
    bootstrap: ModuleType, steps: Steps, capsys: pytest.CaptureFixture[str]
) -> None:
    bootstrap.main([])
    marker = bootstrap.Environment(bootstrap.REPO).marker
    before = marker.read_bytes()
    (bootstrap.REPO / "requirements.txt").write_text("changed")
    steps.fails["pip"] = "NewConnectionError"
    assert bootstrap.main([]) == 0
    assert "the environment stays as it was" in capsys.readouterr().out
    assert bootstrap.main(["test"]) == 1
    assert marker.read_bytes() == before
    steps.fails.clear()
    assert bootstrap.main([]) == 0
    assert marker.read_bytes() != before


@pytest.mark.parametrize("spoiled", ["no marker", "half a marker", "moved", "no python"])
def test_what_does_not_work_is_made_anew(bootstrap: ModuleType, steps: Steps, spoiled: str) -> None:
    bootstrap.main([])
    folder = bootstrap.REPO / ".venv"
    (folder / "rest").touch()
    marker = folder / "c4lab-ready.json"
    if spoiled == "no marker":
        marker.unlink()
    elif spoiled == "half a marker":
        marker.write_text('{"kind": "le')
    elif spoiled == "moved":
        marker.write_text(marker.read_text().replace("with a space", "elsewhere"))
    else:
        next(folder.glob("*/python*")).unlink()
    assert bootstrap.main([]) == 0
    assert steps.done == LEARN * 2
    assert not (folder / "rest").exists()


@pytest.mark.parametrize(
    ("step", "failure", "told"),
    [
        ("pip", "WARNING: Retrying (Retry(total=4...\nERROR: No matching", "to the internet"),
        ("pip", "ERROR: [Errno 28] No space left on device", "disk is full"),
        ("venv", "Error: [Errno 13] Permission denied: '.venv'", "cannot be written to"),
        ("pip", "collecting\nERROR: a surprise\n", "failed: ERROR: a surprise"),
        ("venv", PermissionError(errno.EACCES, "Permission denied"), "cannot be written to"),
        ("pip", KeyboardInterrupt(), "Stopped before it was done"),
    ],
)
def test_a_failure_is_one_line_and_leaves_nothing(
    bootstrap: ModuleType,
    steps: Steps,
    capsys: pytest.CaptureFixture[str],
    step: str,
    failure: str | BaseException,
    told: str,
) -> None:
    steps.fails[step] = failure
    assert bootstrap.main([]) == 1
    message = capsys.readouterr().err
    assert told in message
    assert message.strip().count("\n") == 0
    assert AGAIN in message or "a surprise" in message
    assert not (bootstrap.REPO / ".venv").exists()
    if isinstance(failure, str):
        log = re.search(r"\(log: (.*)\)", message)
        assert log is not None
        assert Path(log[1]).read_text() == failure


def test_an_old_python_hands_over_to_a_newer_one(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[list[str]] = []

    def execv(path: str, arguments: list[str]) -> None:
        handed.append(arguments)
        raise KeyboardInterrupt  # the process would end here

    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 8, 0))
    monkeypatch.setattr(bootstrap, "newer_python", lambda: "python3.12")
    monkeypatch.setattr(bootstrap.os, "execv", execv)
    bootstrap.main(["test"])
    assert handed == [["python3.12", str(bootstrap.REPO / "bootstrap.py"), "test"]]


def test_what_python_lacks_is_said_with_the_way_out(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap.importlib.util, "find_spec", lambda name: None)
    assert bootstrap.main([]) == 1
    assert "sudo apt install python3-venv" in capsys.readouterr().err
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 8, 0))
    monkeypatch.setattr(bootstrap, "newer_python", lambda: None)
    assert bootstrap.main([]) == 1
    assert "needs Python 3.11 or newer, and this is 3.8." in capsys.readouterr().err


def test_only_a_python_that_runs_counts(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: name)
    monkeypatch.setattr(
        bootstrap.subprocess, "call", lambda command, **_: command[0] != "python3.11"
    )
    assert bootstrap.newer_python() == "python3.11"


def test_an_old_python_can_read_the_script() -> None:
    ast.parse((REPO / "bootstrap.py").read_text(), feature_version=(3, 6))
    assert sys.version_info >= (3, 11)


def test_requirements_have_the_bounds_of_the_package() -> None:
    def bounds(lines: list[str]) -> dict[str, str]:
        parted = (re.match(r"([a-z][\w-]*)(.*)", line) for line in lines)
        return {found[1]: found[2] for found in parted if found}

    project = tomllib.loads((REPO / "pyproject.toml").read_text())["project"]
    package = bounds(project["dependencies"]) | bounds(project["optional-dependencies"]["test"])
    learner = bounds((REPO / "requirements.txt").read_text().splitlines())
    assert all(re.fullmatch(r">=[\d.]+,<[\d.]+", bound) for bound in learner.values())
    shared = learner.keys() & package.keys()
    assert {name: learner[name] for name in shared} == {name: package[name] for name in shared}
    assert learner.keys() - shared == {"jupyterlab"}
