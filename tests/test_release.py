"""What a release changes is changed together: the version in the package, in CHANGELOG and in
CITATION.cff."""

import re
from pathlib import Path

import c4lab

ROOT = Path(__file__).parents[1]


def test_the_changelog_begins_with_this_version():
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version, released = re.findall(r"^## (\S+) \((.+)\)$", changelog, re.MULTILINE)[0]
    assert version == c4lab.__version__
    assert released == "unreleased" or re.fullmatch(r"\d{4}-\d\d-\d\d", released)


def test_this_version_is_cited():
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [c4lab.__version__]
