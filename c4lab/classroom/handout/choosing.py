"""Which lessons are handed out: `00-05`, or `01,03,07-09`."""

import re
from collections.abc import Sequence
from pathlib import Path

FIRST = "00"  # `make lab` opens it, and the set-up is tried with its first exercise
RANGE = re.compile(r"(\d\d)(?:-(\d\d))?")


class CannotHandOut(Exception):
    """Why nothing can be handed out, in a sentence."""


def lessons_in(root: Path) -> list[str]:
    """The numbers of the lessons that `root` has exercises of, such as "00", in order."""
    return sorted(path.name[:2] for path in (root / "exercises").glob("[0-9][0-9]_*.ipynb"))


def chosen(text: str | None, there: Sequence[str]) -> list[str]:
    """The lessons of `there` that `text` asks for, and the first, in order; for None all of them.

    Raises CannotHandOut.

    >>> chosen("02-03", ["00", "01", "02", "03", "04"])
    ['00', '02', '03']
    """
    if text is None:
        return list(there)
    asked = {FIRST}
    for part in text.split(","):
        found = RANGE.fullmatch(part.strip())
        if found is None:
            raise CannotHandOut(f"Write the lessons as 00-05 or 01,03,07-09, not as {text!r}.")
        first, last = found[1], found[2] or found[1]
        numbers = {f"{number:02}" for number in range(int(first), int(last) + 1)}
        if not numbers or not numbers <= {*there}:
            raise CannotHandOut(
                f"There are no lessons {part.strip()}: they go from {there[0]} to {there[-1]}."
            )
        asked |= numbers
    return sorted(asked)
