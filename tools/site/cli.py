"""The command `python -m tools site`: builds the site, shows it, or makes its lock anew."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import c4lab
from c4lab.checks.keeping.screen import complain, say
from c4lab.work.arguments import whole
from tools.site.commands import CannotBuild

ROOT = Path(c4lab.__file__).resolve().parents[1]
WORK, SITE = ROOT / "build" / "site", ROOT / "dist" / "site"
PORT = 8800


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the command."""
    command = commands.add_parser("site", help="build the site that runs in a browser tab")
    command.add_argument(
        "do", choices=("build", "serve", "lock"), help="serve: on this computer only"
    )
    command.add_argument(
        "--port", type=whole("for a port", 0, 65_535), default=PORT, help=f"to serve at ({PORT})"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Does it; 0, or 1 if it could not be done."""
    try:
        {"build": _build, "serve": lambda: _serve(chosen.port), "lock": _lock}[chosen.do]()
    except (CannotBuild, OSError) as error:
        complain(str(error))
        return 1
    return 0


def _build() -> None:
    from tools.site.building import build_site
    from tools.site.lock import read_lock

    build_site(ROOT, read_lock(), WORK, SITE)
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    say(f"{SITE.relative_to(ROOT)} is built ({size / 1e6:.0f} MB). `make serve-site` shows it.")


def _serve(port: int) -> None:
    from tools.site.serving import server_of

    if not (SITE / "index.html").exists():
        raise CannotBuild("There is no site yet: `make site` builds it.")
    server = server_of(SITE, port)
    say(f"http://127.0.0.1:{server.server_port}/ shows the site; Ctrl + C ends it.")
    sys.stdout.flush()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("Ended.")
    finally:
        server.server_close()


def _lock() -> None:
    from tools.site.lock import LOCK, write_lock
    from tools.site.locking import made_lock

    write_lock(made_lock())
    say(f"{LOCK.relative_to(ROOT)} is made anew: build the site, try it, then commit it.")
