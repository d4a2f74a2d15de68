"""Writing lines where they may not arrive: a closed pipe, a full disk, an old code page."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from c4lab.checks.keeping.plain_text import visible


class OutputLost(Exception):
    """What is written arrives nowhere, so there is no reason to go on."""


def say(line: str) -> None:
    """Prints `line` at once; signs that the screen does not have become question marks."""
    line = visible(line)
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        print(line.encode(encoding, "replace").decode(encoding), flush=True)
    except BrokenPipeError:
        raise OutputLost("") from None
    except OSError as error:
        raise OutputLost(f"The output could not be written: {error.strerror}.") from None


def complain(line: str) -> None:
    """Prints `line` on standard error, as far as there is one."""
    encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
    with suppress(OSError, AttributeError):
        print(visible(line).encode(encoding, "replace").decode(encoding), file=sys.stderr)


@contextmanager
def output_may_be_lost() -> Iterator[None]:
    """Ends quietly where nobody reads on; says why on standard error where there is no room."""
    try:
        yield
    except OutputLost as lost:
        if str(lost):
            complain(str(lost))
        raise SystemExit(2 if str(lost) else 1) from None
