"""The command `tab`: what of the lessons runs in a browser tab, and what needs a library there."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tools import ROOT
from tools.authoring.drafts import Target, draft, take_names, targets

FOLDERS = ("notebooks", "solutions")
MISSING = Path(__file__).with_name("missing.json")
"""By the lesson, such as "03_sim_negamax", the sections with cells that do not run, such as "3.7"
or "For the curious", and the libraries that these need. The site's front page names them."""
SECTION = re.compile(r"^## (\d+\.\d+|.+)", re.MULTILINE)


class Fails(Exception):
    """A cell does not run in a tab, and no library is missing."""


def missing(target: Target) -> dict[str, list[str]]:
    """The libraries that are missing in each section. The cells run in a process of their own.

    Raises Fails. Behind a cell that lacks a library others may fail: they need what it makes. A
    solution lacks none.
    """
    process = [sys.executable, "-m", "tools.authoring.tab.one_notebook"]
    ended = subprocess.run(
        [*process, str(target.root), target.folder, target.lesson],
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    if ended.returncode:
        raise Fails(f"{target.name} broke off: {ended.stderr[-2000:]}")
    outcomes = iter(json.loads(ended.stdout.splitlines()[-1]))
    found: dict[str, list[str]] = {}
    section = ""
    for cell in draft(target).cells:
        if cell.cell_type != "code":
            section = (SECTION.findall(cell.source) or [section])[-1]
            continue
        error, library = next(outcomes)
        if error and (target.folder == "solutions" or not (library or found)):
            raise Fails(f"{target.name}: {error}\nin this cell:\n{cell.source}")
        if library and library not in found.setdefault(section, []):
            found[section].append(library)
    return found


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `tab` to the command line."""
    parser = commands.add_parser("tab", help="which cells run in a browser tab, and which do not")
    take_names(parser)
    parser.add_argument("--write", action="store_true", help="keep what is found in the list")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print what each notebook lacks. Return 1 if that is not what the list says."""
    known = json.loads(MISSING.read_text(encoding="utf-8"))
    differ = []
    if not targets(ROOT, chosen.names):
        print(f"No lesson is called {' or '.join(chosen.names)}.", file=sys.stderr)
        return 2
    for target in targets(ROOT, chosen.names):
        if target.folder not in FOLDERS or target.path.stem == "glossary":
            continue
        try:
            found = missing(target)
        except Fails as why:
            print(why, file=sys.stderr)
            return 1
        print(f"{target.folder}/{target.lesson}: {found or 'all cells run'}", flush=True)
        if target.folder == "notebooks" and found != known.get(target.lesson, {}):
            differ.append(target.name)
            known[target.lesson] = found
        if chosen.write:  # after each notebook, since all of them take minutes
            kept = {lesson: known[lesson] for lesson in sorted(known) if known[lesson]}
            MISSING.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    if differ and not chosen.write:
        print(f"Not as in {MISSING.name}: {', '.join(differ)}. `tab --write` keeps what is so now.")
    return 1 if differ and not chosen.write else 0
