"""The workbench of *AI-m of the Game*: games, searches, and what makes the lessons live."""

import sys

__version__ = "1.0.0"

if sys.platform == "emscripten":  # in a browser tab
    from c4lab.work.in_a_tab import make_ready

    make_ready()
