"""What the first use of the solver says while it compiles, on standard error."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

AGAIN = 15  # seconds after which one more line says that it goes on


@contextmanager
def compiling(what: str) -> Iterator[None]:
    """Says that the solver is being compiled for `what`, and from time to time that it still is."""
    say(
        f"the solver is being compiled for {what}, this once: that takes some 10 seconds, or a "
        "minute on a slow or busy computer."
    )
    done = Event()

    def go_on() -> None:
        while not done.wait(AGAIN):
            say("the solver is still being compiled.")

    teller = Thread(target=go_on, daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()


def say(sentence: str) -> None:
    """Prints a line that says whom it is from."""
    print(f"c4lab: {sentence}", file=sys.stderr, flush=True)
