"""The command `python -m tools site`: builds the site, or makes its lists anew."""

from __future__ import annotations

import argparse

from c4lab.checks.keeping.harmless import complain, say
from tools import ROOT
from tools.site.commands import CannotBuild

WORK, SITE = ROOT / "build" / "site", ROOT / "dist" / "site"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the command."""
    command = commands.add_parser("site", help="build the site that runs in a browser tab")
    command.add_argument("do", choices=("build", "lock"), help="lock: what it is made of")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Does it; 0, or 1 if it could not be done."""
    from tools.site.building import build_site
    from tools.site.locking import write_lists

    try:
        if chosen.do == "lock":
            write_lists()
            say("tools.txt and wheels.txt are made anew: build the site, try it, then commit them.")
            return 0
        build_site(ROOT, WORK, SITE)
    except (CannotBuild, OSError) as error:
        complain(str(error))
        return 1
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    say(f"{SITE.relative_to(ROOT)} is built ({size / 1e6:.0f} MB). `make serve-site` shows it.")
    return 0
