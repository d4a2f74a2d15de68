"""The command `python -m c4lab export my_engine.py submission.tar.gz`."""

from __future__ import annotations

import argparse
from typing import Any

from c4lab.capstone.exporting.archive import export
from c4lab.work.arguments import Refused, file_to_write, path
from c4lab.work.written_file import BadFile


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    command = subparsers.add_parser(
        "export",
        help="pack the engine of lesson 19 for Kaggle's ConnectX",
        description="Packs an engine's file with what it may import of c4lab, after two moves with "
        "it in a new Python without packages.",
    )
    command.add_argument("engine", type=path, metavar="ENGINE", help="its file, my_engine.py")
    command.add_argument("archive", type=file_to_write, metavar="ARCHIVE", nargs="?",
                         default="submission.tar.gz",
                         help="the file to write (submission.tar.gz)")  # fmt: skip
    command.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """0. Raises Refused."""
    try:
        written = export(chosen.engine, chosen.archive)
    except BadFile as why:
        raise Refused(str(why)) from None
    print(f"Written: {written}, {written.stat().st_size // 1_000} kB")
    return 0
