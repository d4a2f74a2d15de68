"""Each command has the name that its line in the table says, and imports only what it needs."""

import re
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


@pytest.mark.parametrize(("run", "commands"), PROGRAMS.values(), ids=PROGRAMS)
@pytest.mark.parametrize(("typed", "status"), [([], 0), (["chekc"], 2)])
def test_without_a_command_or_with_none_of_them_all_are_listed(
    run, commands, typed, status, capsys
):
    with pytest.raises(SystemExit) as end:
        run(typed)
    assert end.value.code == status
    said = "".join(capsys.readouterr())
    listed = re.findall(r"^    ([a-z]+) ", said, re.MULTILINE) or re.findall(r"'([a-z]+)'", said)
    assert set(commands) == set(listed) - {"chekc", "COMMAND"}


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
