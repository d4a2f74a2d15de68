"""The lock: what it names is written down in full, and nothing else is taken."""

import re
from pathlib import Path

import pytest

from tools.site.commands import CannotBuild, run
from tools.site.fetching import fetch_wheels, is_whole, requirements
from tools.site.lock import LOCK, Wheel, read_lock, write_lock
from tools.site.locking import OF_PYPI, PYODIDE, TOOLS, TOOLS_NEED
from tools.site.pyodide_folder import normal

BOTH = [Wheel("a", "1", "a-1-linux.whl", "0" * 64), Wheel("a", "1", "a-1-win.whl", "1" * 64)]


def test_the_lock_is_as_its_command_writes_it(tmp_path: Path) -> None:
    lock = read_lock()
    write_lock(lock, tmp_path / "lock.json")
    assert (tmp_path / "lock.json").read_bytes() == LOCK.read_bytes()
    assert lock.pyodide == PYODIDE
    assert re.fullmatch(r"sha512-[\w+/]{86}==", lock.integrity)
    for wheel in (*lock.tools, *lock.wheels):
        assert re.fullmatch("[0-9a-f]{64}", wheel.sha256)
        assert wheel.file.split("-")[1] == wheel.version


def test_the_lock_has_all_that_is_asked_for() -> None:
    lock = read_lock()
    tools, wheels = ({normal(each.name) for each in some} for some in (lock.tools, lock.wheels))
    assert {normal(re.split("[<>=]", each)[0]) for each in (*TOOLS, *TOOLS_NEED)} == tools
    assert {normal(re.split("[<>=]", each)[0]) for each in OF_PYPI} <= wheels
    for wheel in (*lock.tools, *lock.wheels):
        assert wheel.file.endswith("-none-any.whl")  # the same on every computer


def test_a_package_with_a_file_for_each_computer_is_one_line() -> None:
    assert requirements(BOTH) == f"a==1 --hash=sha256:{'0' * 64} --hash=sha256:{'1' * 64}\n"


def test_files_that_are_there_are_not_fetched_and_others_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "b-1-any.whl").write_bytes(b"b")
    (tmp_path / "old-1-any.whl").write_bytes(b"old")
    sha256 = "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d"
    assert is_whole(tmp_path / "b-1-any.whl", sha256)
    monkeypatch.setattr("tools.site.fetching.run", lambda *_: pytest.fail("it was fetched"))
    fetch_wheels([Wheel("b", "1", "b-1-any.whl", sha256)], tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["b-1-any.whl"]


def test_another_file_than_the_locked_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "b-1-any.whl"
    monkeypatch.setattr("tools.site.fetching.run", lambda *_: path.write_bytes(b"evil"))
    with pytest.raises(CannotBuild, match=r"another file than b-1-any\.whl"):
        fetch_wheels([Wheel("b", "1", path.name, "0" * 64)], tmp_path)


def test_a_command_that_is_missing_or_fails_says_so(tmp_path: Path) -> None:
    with pytest.raises(CannotBuild, match="no-such-command is not on the path"):
        run(["no-such-command"], tmp_path)
    with pytest.raises(CannotBuild, match="failed"):
        run(["git", "no-such-thing"], tmp_path)
