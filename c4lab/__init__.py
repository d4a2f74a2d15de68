"""The workbench of *AI-m of the Game*: games, searches, and what makes the lessons live."""

import sys

__version__ = "0.1.0"

if sys.platform == "emscripten":  # in a browser tab
    from c4lab.work.missing import say_what_is_missing

    say_what_is_missing()
