"""Each command has the name that its line in the table says, and imports only what it needs."""

import subprocess
import sys

import pytest

from c4lab.__main__ import COMMANDS, main
from tools.__main__ import COMMANDS as MAINTAINERS
from tools.__main__ import main as maintain

SEEN = """
import sys
from c4lab.__main__ import main
try:
    main([sys.argv[1], "--help"])
except SystemExit:
    print(*sys.modules)
"""


PROGRAMS = {"c4lab": (main, COMMANDS), "tools": (maintain, MAINTAINERS)}


@pytest.mark.parametrize(
    ("program", "command"), [(name, each) for name in PROGRAMS for each in PROGRAMS[name][1]]
)
def test_help_is_that_of_the_command(program, command, capsys):
    with pytest.raises(SystemExit) as end:
        PROGRAMS[program][0]([command, "--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m {program} {command} ")


def test_a_learners_environment_is_told_what_a_maintainers_has(monkeypatch, capsys):
    monkeypatch.setitem(MAINTAINERS, "build", "not_installed")
    assert maintain(["build"]) == 1
    told = "This needs not_installed: run `python3 bootstrap.py test`.\n"
    assert capsys.readouterr().err == told


@pytest.mark.slow
@pytest.mark.parametrize("command", ["check", "grade", "solve"])
def test_a_learners_command_imports_nothing_of_authors(command):
    seen = subprocess.run(
        [sys.executable, "-c", SEEN, command], capture_output=True, text=True, check=True
    )
    modules = set(seen.stdout.splitlines()[-1].split())
    assert not {"nbformat", "wasmtime", "pandas", "tools"} & modules
