"""Reads an exercise's mistakes from a table: else each would need a call of its own."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from textwrap import dedent
from typing import Any

from c4lab.checks.writing.mistake import Mistake

HEAD = re.compile(r"([\w-]+): (.+)")
SEEN = re.compile(r"seen: (.+)")
WAY = re.compile(r"(.*?) ?(?<!\S)=>(?: (.*))?")


def known(table: str, **named: Callable[..., Any]) -> tuple[Mistake, ...]:
    r"""The mistakes of a table, a raw string with blocks such as

        first-only: It looks at the first move, and at no other.
            in position.moves() => in position.moves()[:1]
            => asks_once
            seen: has_a_loop

    A block is a reason, the sentence that a learner reads, and below them the ways to go wrong:

    - `old => new`: a change of our solution; several changes are joined by `&&`;
    - `=> name`: one of the functions that are passed as `named`;
    - `seen: name`: the block holds only if this function says so of the learner's syntax tree.

    A line may go on in the next one; `\n` is a new line of code. Raises ValueError, with the number
    of the line, for a table in another form.
    """
    blocks: list[list[_Line]] = []
    for number, text in enumerate(dedent(table).splitlines(), 1):
        line = _Line(number, text.strip())
        if text and not text.startswith(" "):
            blocks.append([line])
        elif line.text and not blocks:
            raise line.error("stands below no reason")
        elif line.text and blocks[-1][-1].text.endswith(" &&"):
            blocks[-1][-1].text += f" {line.text}"
        elif WAY.fullmatch(line.text) or SEEN.fullmatch(line.text):
            blocks[-1].append(line)
        elif line.text:
            blocks[-1][-1].text += f" {line.text}"
    return tuple(each for block in blocks for each in _known_of_block(*block, named=named))


@dataclass
class _Line:
    number: int
    text: str

    def error(self, what: str) -> ValueError:
        return ValueError(f"Line {self.number} of the table {what}: {self.text!r}.")

    def function(self, name: str, named: Mapping[str, Callable[..., Any]]) -> Callable[..., Any]:
        if name not in named:
            raise self.error("names a function that was not given")
        return named[name]


def _known_of_block(
    head: _Line, *lines: _Line, named: Mapping[str, Callable[..., Any]]
) -> Iterator[Mistake]:
    """Yields the mistakes of one block."""
    heading = HEAD.fullmatch(head.text)
    if heading is None:
        raise head.error("should read `reason: sentence`")
    ways = [(line, way) for line in lines if (way := WAY.fullmatch(line.text))]
    if not ways:
        raise head.error("has no `old => new` and no `=> name` below it")
    reason, sentence = heading.groups()
    seen = None
    for line in lines:
        if found := SEEN.fullmatch(line.text):
            seen = line.function(found[1], named)
    for line, way in ways:
        old, name = (each or "" for each in way.groups())
        idea = line.text if old else line.function(name, named)
        yield Mistake(reason, sentence, idea, seen)
