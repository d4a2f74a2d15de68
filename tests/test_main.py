"""Each command has the name that its line in the table says, and imports only what it needs."""

import re
import subprocess
import sys

import pytest

from c4lab.__main__ import COMMANDS, main

SEEN = """
import sys
from c4lab.__main__ import main
try:
    main([sys.argv[1], "--help"])
except SystemExit:
    print(*sys.modules)
"""


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_that_of_the_command(command, capsys):
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m c4lab {command} ")


def test_without_a_command_all_are_listed(capsys):
    with pytest.raises(SystemExit) as end:
        main([])
    assert end.value.code == 0
    listed = re.findall(r"^    ([a-z]+) ", capsys.readouterr().out, re.MULTILINE)
    assert set(COMMANDS) == set(listed) - {"COMMAND"}


def test_what_is_no_command_is_told_all(capsys):
    with pytest.raises(SystemExit) as end:
        main(["chekc"])
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert all(command in said for command in COMMANDS)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["check", "grade", "solve"])
def test_a_learners_command_imports_nothing_of_authors(command):
    seen = subprocess.run(
        [sys.executable, "-c", SEEN, command], capture_output=True, text=True, check=True
    )
    modules = set(seen.stdout.splitlines()[-1].split())
    assert not {"nbformat", "wasmtime", "pandas", "c4lab.authoring.cli"} & modules
