"""Prints a command's lines, also where a pipe is closed or an old code page lacks signs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from c4lab.checks.keeping.harmless import visible


class OutputLost(Exception):
    """Nobody can read the output any more; the text says why, "" for a closed pipe."""


def say(line: str) -> None:
    """Prints a line at once, a ? for each sign that the screen lacks. Raises OutputLost."""
    line = visible(line)
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        print(line.encode(encoding, "replace").decode(encoding), flush=True)
    except BrokenPipeError:
        raise OutputLost("") from None
    except OSError as error:
        raise OutputLost(f"The output could not be written: {error.strerror}.") from None


def complain(line: str) -> None:
    """Prints `line` on standard error, if there is one."""
    encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
    with suppress(OSError, AttributeError):
        print(visible(line).encode(encoding, "replace").decode(encoding), file=sys.stderr)


@contextmanager
def output_may_be_lost() -> Iterator[None]:
    """Context manager: OutputLost ends the program, with a sentence unless a pipe was closed."""
    try:
        yield
    except OutputLost as lost:
        if str(lost):
            complain(str(lost))
        raise SystemExit(2 if str(lost) else 1) from None
