"""Lines on standard error while the solver is being compiled for the first time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

REMIND_AFTER = 15  # seconds between two lines


@contextmanager
def compiling(what: str) -> Iterator[None]:
    """Context manager: says that the solver is being compiled for `what`, and goes on saying so."""
    say(
        f"the solver is being compiled for {what}, this once: that takes some 10 seconds, or a "
        "minute on a slow or busy computer."
    )
    done = Event()

    def remind() -> None:
        while not done.wait(REMIND_AFTER):
            say("the solver is still being compiled.")

    reminder = Thread(target=remind, daemon=True)
    reminder.start()
    try:
        yield
    finally:
        done.set()
        reminder.join()


def say(sentence: str) -> None:
    """Prints a line on standard error, with the package's name in front."""
    print(f"c4lab: {sentence}", file=sys.stderr, flush=True)
