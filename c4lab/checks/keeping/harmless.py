"""Makes learners' text and files harmless, and prints a command's lines on any screen.

None takes over a teacher's terminal, or never ends. Lines are printed also where a pipe is closed
or an old code page lacks signs.
"""

import json
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any
from unicodedata import category

from c4lab.checks.working.lines import refuse_crowds

LARGEST = 100_000_000  # bytes of a file
CROWD = 5_000_000  # lists, dicts and commas in it
LONGEST = 300  # characters of one line on a screen
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Unicode categories that steer a terminal or are not seen: controls, directions, surrogates."""


class CannotRead(Exception):
    """Why a file cannot be read, in a sentence."""


def encodable(value: Any) -> Any:
    r"""`value`; if it is a text, with lone surrogates written as Python would.

    Neither SQLite nor Jupyter can encode them.

    >>> encodable("half \ud83d") == r"half \ud83d"
    True
    """
    return value.encode("utf-8", "backslashreplace").decode() if isinstance(value, str) else value


def legible(value: Any) -> Any:
    r"""`value` with all its texts made visible, except for line ends and tabs. It may be a text, or
    a dataclass or tuple with texts in it.

    >>> legible("no\x1b[2K\n")
    'no\\x1b[2K\n'
    """
    if isinstance(value, str):
        return "".join(sign if sign in "\n\t" else visible(sign) for sign in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(
            value, **{field.name: legible(getattr(value, field.name)) for field in fields(value)}
        )
    return tuple(map(legible, value)) if isinstance(value, tuple) else value


def visible(text: str) -> str:
    r"""`text` with signs that steer a terminal or change the direction written as Python would.

    >>> visible("no\x1b[2K")
    'no\\x1b[2K'
    """
    return "".join(
        sign.encode("unicode_escape").decode() if category(sign) in UNSEEN else sign
        for sign in text
    )


def one_line(text: str) -> str:
    r"""`text` as one line of at most LONGEST characters, with single spaces.

    >>> one_line("no\n 99.1   right")
    'no 99.1 right'
    """
    line = visible(" ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}..."


def read_plain(path: Path, largest: int = LARGEST) -> bytes:
    """The bytes of a plain file: a pipe would never end, a link leads elsewhere. Raises
    CannotRead."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    if path.is_symlink():
        raise CannotRead("It is a link, and links are not followed: hand in the file itself.")
    try:
        with os.fdopen(os.open(path, flags | getattr(os, "O_BINARY", 0)), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise CannotRead("It is no plain file.")
            data = file.read(largest + 1)
    except OSError as error:
        raise CannotRead(f"It cannot be read: {error.strerror}.") from None
    if len(data) > largest:
        raise CannotRead(f"It has more than {largest // 1_000_000} MB.")
    return data


def read_json(path: Path) -> Any:
    """What a file of JSON holds. Raises ValueError for a pipe, which would never end, and for what
    `json_of` refuses; OSError for what cannot be read."""
    if not (path.is_file() or path.is_dir()) and path.exists():
        raise ValueError("no file")
    with path.open("rb") as file:
        return json_of(file.read(LARGEST + 1))


def json_of(data: bytes) -> Any:
    """What JSON says. Raises ValueError for what is none, and for more than LARGEST bytes or CROWD
    signs."""
    if len(data) > LARGEST:
        raise ValueError("too much")
    refuse_crowds(data, CROWD)
    return json.loads(data.decode("utf-8-sig"))


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
