"""Makes Python ready for lessons in a browser tab."""

import sys

from c4lab.work.lost_names import explain_lost_names
from c4lab.work.missing import say_what_is_missing

LEVELS = 400
"""The most levels of calls. There a function that calls itself through one of Python's own in C,
such as `max`, takes far more of the page's stack than a computer has for it. At some 500 levels it
would end Python with all that the notebook knows; now it is a RecursionError."""


def make_ready() -> None:
    """Names what is missing, limits how deep calls go, and has names completed."""
    say_what_is_missing()
    sys.setrecursionlimit(min(sys.getrecursionlimit(), LEVELS))
    if "IPython" in sys.modules:
        from IPython.core.getipython import get_ipython

        if shell := get_ipython():
            explain_lost_names(shell)
            shell.Completer.use_jedi = False  # the kernel asks for it, and the site leaves it out
