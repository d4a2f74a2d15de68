"""What README says is true: its Python prints what stands there, and what it names exists."""

import doctest
import re
from pathlib import Path

import pytest

from c4lab.__main__ import COMMANDS
from tools.__main__ import COMMANDS as MAINTAINERS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = [
    block for block in re.findall(r"^```python\n(.*?)^```", README, re.M | re.S) if ">>>" in block
]


@pytest.mark.parametrize("block", EXAMPLES)
def test_examples_print_what_stands_there(block):
    test = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
    said: list[str] = []
    assert doctest.DocTestRunner().run(test, out=said.append).failed == 0, "".join(said)


def test_commands_exist():
    named = set(re.findall(r"python -m (c4lab|tools) (\w+)", README))
    assert {("c4lab", "grade"), ("tools", "bench")} <= named
    known = {"c4lab": COMMANDS, "tools": MAINTAINERS}
    assert all(command in known[program] for program, command in named)


def test_targets_of_make_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", README, re.MULTILINE))
    assert {"lab", "test", "site"} <= named
    assert named <= set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))


def test_links_lead_to_files():
    linked = set(re.findall(r"\]\(([^):#]+)\)", README))
    assert {"TEACHING.md", "notebooks/00_welcome.ipynb"} <= linked
    assert not [path for path in linked if not (ROOT / path).exists()]
