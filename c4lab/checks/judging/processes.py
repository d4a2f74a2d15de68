"""Processes of Python for a judge: how they start, and how all that comes from them ends."""

import os
import sys
from pathlib import Path

START_SECONDS = 20.0  # for a slow machine to start Python
END_SECONDS = 4.0  # for a slow machine to end processes
GRACE = 1.0  # for one that has hung up to end by itself
HOME = str(Path(__file__).parents[3])  # not on sys.path if c4lab is installed to be edited
OPTIONS = (
    *("-S", "-X", "utf8"),  # sys.path is known: without `site`, half of the start-up time is saved
    "-P",  # a random.py beside the notebook is not the one that is meant
    *("-W", "ignore:coroutine:RuntimeWarning"),  # the result says it better
)


def environment() -> dict[str, str]:
    """What a worker finds: the kernel's modules, and nothing relative."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([HOME, *_search_path()]),
        "OPENBLAS_NUM_THREADS": "1",  # each thread would reserve memory that counts as used
    }


def _search_path() -> list[str]:
    """Where the kernel looks for modules. An empty name means the working folder; an editable
    install may leave a name that is no folder."""
    try:
        here = Path.cwd()
    except OSError:  # the folder was deleted
        here = Path(HOME)
    return [str(here / folder) for folder in sys.path]
