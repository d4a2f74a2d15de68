"""The command `tab`: what of the lessons runs in a browser tab."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import c4lab
from c4lab.work.arguments import words

ROOT = Path(c4lab.__file__).resolve().parents[1]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `tab` to the command line."""
    parser = commands.add_parser("tab", help="which cells run in a browser tab, and which do not")
    parser.add_argument(
        "names",
        nargs="*",
        type=words,
        metavar="NAME",
        help="beginning of a lesson, such as 01; default: all",
    )
    parser.add_argument("--write", action="store_true", help="keep what is found in the list")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print what each notebook's cells do. Return 1 if that is not what the list says."""
    try:
        from tools.authoring.drafts import targets
        from tools.authoring.tab.listing import FOLDERS, LIST, lines, listed, outcomes
    except ModuleNotFoundError as missing:
        print(f"`tab` needs {missing.name}: run `python3 bootstrap.py test`.", file=sys.stderr)
        return 1
    known = listed(LIST.read_text(encoding="utf-8")) if LIST.exists() else {}
    differ = []
    if not targets(ROOT, chosen.names):
        print(f"No lesson is called {' or '.join(chosen.names)}.", file=sys.stderr)
        return 2
    for target in targets(ROOT, chosen.names):
        if target.folder not in FOLDERS or target.path.stem == "glossary":
            continue
        name = f"{target.folder}/{target.lesson}"
        found = list(lines(name, outcomes(target)))
        print("\n".join(found), flush=True)
        if found != known.get(name):
            differ.append(name)
            known[name] = found
        if chosen.write:  # after each notebook, since all of them take minutes
            text = "\n".join(line for name in sorted(known) for line in known[name])
            LIST.write_text(f"{text}\n", encoding="utf-8")
    if differ and not chosen.write:
        print(f"Not as in {LIST.name}: {', '.join(differ)}. `tab --write` keeps what is so now.")
    return 1 if differ and not chosen.write else 0
