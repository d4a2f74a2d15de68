"""What `bootstrap.py` decides, with stand-ins for venv and pip: nothing is installed here."""

import ast
import errno
import os
import re
import tomllib
from pathlib import Path

import pytest

import bootstrap

REPO = Path(__file__).resolve().parents[1]
LEARN = ["REPO/.venv", "install -r requirements.txt"]
TEST = "install --no-compile -r requirements.txt -e .[test]"


@pytest.fixture
def repo(tmp_path, monkeypatch):
    """An empty repo, on which the script works."""
    repo = tmp_path / "with a space"
    repo.mkdir()
    for name in ("requirements.txt", "pyproject.toml"):
        (repo / name).touch()
    monkeypatch.setattr(bootstrap, "REPO", repo)
    monkeypatch.setattr(bootstrap.tempfile, "tempdir", str(tmp_path))
    return repo


@pytest.fixture
def fails():
    """What fails, "venv" or "pip", with the text that it prints or what it raises."""
    return {}


@pytest.fixture(autouse=True)
def steps(fails, monkeypatch):
    """The processes that the script has started. None does anything."""
    done = []

    def call(command, cwd, env, stdout, stderr):
        step = "pip" if "pip" in command else "venv"
        done.append(" ".join(command[command.index(step) + 1 :]).replace(cwd, "REPO"))
        if step == "venv":
            python = Path(command[-1]) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
            python.parent.mkdir(parents=True)
            python.touch()
        failure = fails.get(step, "")
        if isinstance(failure, BaseException):
            raise failure
        stdout.write(failure.encode())
        return 1 if failure else 0

    monkeypatch.setattr(bootstrap.subprocess, "call", call)
    return done


def test_an_environment_is_made_once_and_becomes_one_for_tests(repo, steps):
    assert not any(map(bootstrap.main, ([], [], ["test"], [])))
    assert steps == [*LEARN, TEST]
    page = repo / ".venv" / "etc" / "jupyter" / "labconfig" / "page_config.json"
    assert "announcements" in page.read_text()


def test_notebooks_are_kept_as_given_and_not_as_saved(repo):
    (repo / "exercises").mkdir()
    given = '{"metadata": {"language_info": {"name": "python"}}}'
    path, kept = (repo / place / "exercises/01_x.ipynb" for place in ("", ".originals"))
    for text, expected in (
        (given, given),
        (given.replace('"}', '", "version": "3.11"}'), given),  # as Jupyter saves it
        ("[]", given),
        (f" {given}", f" {given}"),  # a newer one
    ):
        path.write_text(text)
        assert bootstrap.main([]) == 0
        assert kept.read_text() == expected


@pytest.mark.parametrize("name", ["requirements.txt", "pyproject.toml"])
def test_an_outdated_environment_is_updated(repo, steps, name):
    bootstrap.main(["test"])
    (repo / name).write_text("changed")
    assert bootstrap.main([]) == bootstrap.main([]) == 0
    assert steps == ["REPO/.venv", TEST, TEST]


def test_a_failed_update_leaves_the_environment_in_use(repo, fails, capsys):
    bootstrap.main([])
    marker = repo / ".venv" / "c4lab-ready.json"
    before = marker.read_bytes()
    (repo / "requirements.txt").write_text("changed")
    fails["pip"] = "NewConnectionError"
    assert bootstrap.main([]) == 0
    assert "the environment stays as it was" in capsys.readouterr().out
    assert bootstrap.main(["test"]) == 1
    assert marker.read_bytes() == before
    fails.clear()
    assert bootstrap.main([]) == 0
    assert marker.read_bytes() != before


SPOIL = {
    "half a marker": lambda marker: marker.write_text('{"kind": "le'),
    "moved": lambda marker: marker.write_text(
        marker.read_text().replace("with a space", "elsewhere")
    ),
    "no python": lambda marker: next(marker.parent.glob("*/python*")).unlink(),
}


@pytest.mark.parametrize("spoiled", SPOIL)
def test_what_does_not_work_is_made_anew(repo, steps, spoiled):
    bootstrap.main([])
    rest = repo / ".venv" / "rest"
    rest.touch()
    SPOIL[spoiled](repo / ".venv" / "c4lab-ready.json")
    assert bootstrap.main([]) == 0
    assert steps == LEARN * 2
    assert not rest.exists()


@pytest.mark.parametrize(
    ("step", "failure", "told"),
    [
        ("pip", "WARNING: Retrying (Retry(total=4...\nERROR: No matching", "to the internet"),
        ("pip", "ERROR: [Errno 28] No space left on device", "disk is full"),
        ("pip", "collecting\nbuilding\nERROR: a surprise\n", "failed: ERROR: a surprise"),
        ("venv", PermissionError(errno.EACCES, "Permission denied"), "cannot be written to"),
        ("pip", KeyboardInterrupt(), "Stopped before it was done"),
    ],
)
def test_a_failure_is_one_line_and_leaves_nothing(repo, fails, capsys, step, failure, told):
    fails[step] = failure
    assert bootstrap.main([]) == 1
    message = capsys.readouterr().err
    assert told in message
    assert message.strip().count("\n") == 0
    assert "the same command again" in message or "a surprise" in message
    assert not (repo / ".venv").exists()
    if isinstance(failure, str):
        log = re.search(r"\(log: (.*)\)", message)
        assert Path(log[1]).read_text() == failure


def test_an_old_python_hands_over_to_a_newer_one(repo, monkeypatch):
    handed = []

    def execv(path, arguments):
        handed.append(arguments)
        raise KeyboardInterrupt  # the process would end here

    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 8, 0))
    monkeypatch.setattr(bootstrap, "newer_python", lambda: "python3.12")
    monkeypatch.setattr(bootstrap.os, "execv", execv)
    bootstrap.main(["test"])
    assert handed == [["python3.12", str(repo / "bootstrap.py"), "test"]]


def test_what_python_lacks_is_said_with_the_way_out(repo, monkeypatch, capsys):
    monkeypatch.setattr(bootstrap.importlib.util, "find_spec", lambda name: None)
    assert bootstrap.main([]) == 1
    assert "sudo apt install python3-venv" in capsys.readouterr().err
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 8, 0))
    monkeypatch.setattr(bootstrap, "newer_python", lambda: None)
    assert bootstrap.main([]) == 1
    assert "needs Python 3.11 or newer, and this is 3.8." in capsys.readouterr().err


def test_only_a_python_that_runs_counts(monkeypatch):
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: name)
    runs = "python3.11"
    monkeypatch.setattr(bootstrap.subprocess, "call", lambda command, **_: command[0] != runs)
    assert bootstrap.newer_python() == runs


def test_an_old_python_can_read_the_script():
    ast.parse((REPO / "bootstrap.py").read_text(), feature_version=(3, 6))


def test_requirements_have_the_bounds_of_the_package():
    def bounds(lines):
        parted = (re.match(r"([a-z][\w-]*)(.*)", line) for line in lines)
        return {found[1]: found[2] for found in parted if found}

    project = tomllib.loads((REPO / "pyproject.toml").read_text())["project"]
    package = bounds(project["dependencies"]) | bounds(project["optional-dependencies"]["test"])
    learner = bounds((REPO / "requirements.txt").read_text().splitlines())
    assert all(re.fullmatch(r">=[\d.]+,<[\d.]+", bound) for bound in learner.values())
    shared = learner.keys() & package.keys()
    assert {name: learner[name] for name in shared} == {name: package[name] for name in shared}
    assert learner.keys() - shared == {"jupyterlab"}
