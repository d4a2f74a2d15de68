"""What the site is made of: the lists name all that is asked for, and are fetched once."""

import json
import re

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.site.commands import CannotBuild, run
from tools.site.fetching import NPM, TOOLS, WHEELS, fetched_once
from tools.site.locking import BUILD, BUILD_NEEDS, OF_PYPI

LINE = re.compile(r"([\w.-]+)==[\w.]+ --hash=sha256:[0-9a-f]{64}")


def test_the_lists_have_all_that_is_asked_for_with_checksums():
    tools, wheels = (
        {canonicalize_name(LINE.fullmatch(line)[1]) for line in listed.read_text().splitlines()}
        for listed in (TOOLS, WHEELS)
    )
    assert {Requirement(each).name for each in (*BUILD, *BUILD_NEEDS)} == tools
    assert {Requirement(each).name for each in OF_PYPI} <= wheels
    asked = json.loads((NPM / "package.json").read_text())["dependencies"]["pyodide"]
    locked = json.loads((NPM / "package-lock.json").read_text())["packages"]["node_modules/pyodide"]
    assert locked["version"] == asked
    assert locked["integrity"].startswith("sha512-")


def test_what_was_fetched_is_not_fetched_again_until_its_list_changes(tmp_path):
    folder, listed, times = tmp_path / "folder", tmp_path / "list.txt", []

    def fetch():
        assert [*folder.iterdir()] == []
        times.append(len(times))
        (folder / "file").touch()

    for text in ("a", "a", "b"):
        listed.write_text(text)
        fetched_once(folder, listed, fetch)
    assert times == [0, 1]
    listed.write_text("c")
    with pytest.raises(CannotBuild, match="failed"):
        fetched_once(folder, listed, lambda: run(["git", "no-such-thing"], folder))
    fetched_once(folder, listed, fetch)
    assert times == [0, 1, 2]
