"""Mistakes written as a table of sentences and changes of our solution."""

from __future__ import annotations

from textwrap import dedent

from c4lab.checks.writing import Mistake


def mistakes(table: str) -> tuple[Mistake, ...]:
    r"""A Mistake for each change, `old => new`, in lines of the form

        reason: sentence
            change of our solution, see Mistake
            another change, after which the sentence is as true

    Both may go on in the next line, indented. Use a raw string: changes have `\n` for a new line.
    """
    blocks: list[list[str]] = []
    for line in dedent(table).strip().splitlines():
        if not line.startswith(" "):
            blocks.append([line])
        elif " =>" in line:
            blocks[-1].append(line.strip())
        else:
            blocks[-1][-1] += f" {line.strip()}"
    return tuple(
        Mistake(heading[0], heading[1], change)
        for heading, changes in ((block[0].split(": ", 1), block[1:]) for block in blocks)
        for change in changes
    )
