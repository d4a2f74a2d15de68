"""How a judge starts Python: without it a worker would not find the modules of the notebook."""

import os
import sys
from pathlib import Path

START_SECONDS = 20.0  # for a slow computer to start Python
END_SECONDS = 4.0  # for a slow computer to end processes
GRACE = 1.0  # seconds for a worker that closed its connection to end by itself
HOME = str(Path(__file__).parents[3])  # an editable install of c4lab is not on sys.path
OPTIONS = (
    *("-S", "-X", "utf8"),  # PYTHONPATH says all: without `site`, Python starts in half the time
    "-P",  # `import random` does not find a random.py beside the notebook
    *("-W", "ignore:coroutine:RuntimeWarning"),  # the result says it better
)


def environment() -> dict[str, str]:
    """The environment variables of a worker: the kernel's, with its search path made absolute."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([HOME, *_search_path()]),
        "OPENBLAS_NUM_THREADS": "1",  # each thread would reserve memory that counts as used
    }


def _search_path() -> list[str]:
    """Where the kernel looks for modules: an empty name means the working folder."""
    try:
        here = Path.cwd()
    except OSError:  # the folder was deleted
        here = Path(HOME)
    return [str(here / folder) for folder in sys.path]
