"""What Binder, Codespaces, Pages and Colab read. Their form is tried; they are not run."""

import json
import os
import re
import tomllib
from pathlib import Path

REPO = Path(__file__).resolve().parents[2]
README = (REPO / "README.md").read_text(encoding="utf-8")


def test_binder_finds_a_python_that_the_project_takes() -> None:
    asked = (REPO / ".binder" / "runtime.txt").read_text(encoding="utf-8")
    found = re.fullmatch(r"python-3\.(\d+)\n", asked)
    assert found
    oldest = tomllib.loads((REPO / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert int(found[1]) >= int(oldest["requires-python"].removeprefix(">=3."))


def test_binder_installs_what_a_learner_needs_and_compiles_the_solver() -> None:
    lines = (REPO / ".binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    (line,) = [line for line in lines if not line.startswith("#")]
    path = (REPO / ".binder" / line.removeprefix("-r ")).resolve()
    assert path == REPO / "requirements.txt"
    after = REPO / ".binder" / "postBuild"
    assert after.read_text(encoding="utf-8").startswith("#!/bin/bash\n")
    assert os.name == "nt" or os.access(after, os.X_OK)
    assert "python -m c4lab solve" in after.read_text(encoding="utf-8")


def test_codespaces_have_what_a_notebook_needs() -> None:
    found = json.loads((REPO / ".devcontainer" / "devcontainer.json").read_text(encoding="utf-8"))
    assert found["image"].startswith("mcr.microsoft.com/devcontainers/python:3.")
    assert "requirements.txt" in found["postCreateCommand"]
    assert "ms-toolsai.jupyter" in found["customizations"]["vscode"]["extensions"]
    for name in found["customizations"]["codespaces"]["openFiles"]:
        assert (REPO / name).exists()


def test_the_workflow_builds_tries_and_publishes_the_same_folder() -> None:
    text = (REPO / ".github" / "workflows" / "site.yml").read_text(encoding="utf-8")
    made = re.findall(r"run: make (\S+)", text)
    assert made == ["site", "test-site"]
    makefile = (REPO / "Makefile").read_text(encoding="utf-8")
    assert all(re.search(rf"^{name}:", makefile, re.MULTILINE) for name in made)
    assert "path: dist/site" in text
    assert {"pages: write", "id-token: write"} <= {line.strip() for line in text.splitlines()}


def test_a_fork_changes_its_address_in_one_place() -> None:
    block = re.search(r"Where this repository is.*\n-->\n((?:\[.*\n)+)", README)
    assert block
    lines = block[1].splitlines()
    names = {re.search(r"(?:github|gh|new)/([\w.-]+/[\w.-]+)", line) for line in lines[1:]}
    (name,) = {found[1] for found in names if found}
    owner, repository = name.split("/")
    assert lines[0] == f"[site]: https://{owner}.github.io/{repository}/"
    assert README.count(owner) == block[1].count(owner) + 2  # in the comment, and in Colab's cell


def test_colabs_first_cell_installs_and_turns_widgets_on() -> None:
    assert re.search(r"%pip install \S* ?git\+https://github\.com/[\w./-]+", README)
    assert "from google.colab import output; output.enable_custom_widget_manager()" in README
