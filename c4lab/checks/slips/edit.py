"""One edit of a program, as it is told to its author."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from c4lab.checks.slips.tree import Change, Program, applied, shown

LONG = 70  # characters
TOKEN = re.compile(r"\w+|[<>=!]=|//|\*\*|\S")


@dataclass(frozen=True)
class Edit:
    """A change of a program at one place. Texts are in one line each."""

    kind: str
    """Id of the kind of edit, or the reason of an exercise's own slip."""
    line: int
    """1-based, in the source that was given."""
    before: str
    """The expression or statement that changes; "" where a statement is added."""
    after: str
    """What it becomes; "" where a statement is deleted."""
    place: str
    """The smallest thing to point at inside `before`: ">" in "alpha > beta"."""
    source: str
    """The whole edited program."""
    _program: Program = field(repr=False, compare=False)
    _change: Change = field(repr=False, compare=False)

    def edited(self) -> Program:
        """The edited program, to be edited again: its lines keep their numbers."""
        return self._program.after(self._change)

    def idea(self) -> tuple[tuple[str, ...], ...]:
        """What becomes what: anywhere, at such places, in this line. Edits of an idea share it."""
        old, new = TOKEN.findall(self.before), TOKEN.findall(self.after)
        while old and new and old[0] == new[0]:
            del old[0], new[0]
        while old and new and old[-1] == new[-1]:
            del old[-1], new[-1]
        changed = (self.kind, " ".join(old), " ".join(new))
        return changed, (*changed, self.place), (*changed, str(self.line))


def make(program: Program, changes: Iterable[Change]) -> Iterator[Edit]:
    """The edits that change something, each resulting program once.

    None for a program that is nested too deeply.
    """
    with suppress(RecursionError):
        seen = {program.source()}
        for change in changes:
            source = program.changed(change)
            if source not in seen:
                seen.add(source)
                yield _edit(program, change, source)


def together(edits: Sequence[Edit]) -> Edit | None:
    """All of these edits of one program at once; None if they are in each other's way."""
    first, program = edits[0], edits[0]._program
    slots = [slot for edit in edits for slot in edit._change.slots]
    if len({(id(node), name) for node, name, _ in slots}) < len(slots):
        return None
    change = replace(first._change, slots=tuple(slots))
    try:
        return replace(first, source=program.changed(change), _change=change)
    except (RecursionError, ValueError):
        return None


def _edit(program: Program, change: Change, source: str) -> Edit:
    before, after = _texts(program, change)
    return Edit(
        kind=change.kind,
        line=change.line or int(getattr(change.at, "lineno", 1)),
        before=before,
        after=after,
        place=change.place if change.added else change.place or program.written(change.at),
        source=source,
        _program=program,
        _change=change,
    )


def _texts(program: Program, change: Change) -> tuple[str, str]:
    if change.after is not None:
        return "" if change.added else program.written(change.at), change.after
    whole = _whole(program, change.slots[0][0])
    before = program.written(whole)
    with applied(change):
        return before, shown(whole)


def _whole(program: Program, node: ast.AST) -> ast.AST:
    """The expression or statement around a node that says something by itself."""
    while True:
        above = program.parent(node)
        called = isinstance(above, ast.Call) and node is above.func
        if isinstance(node, ast.stmt) or (isinstance(node, ast.expr) and not called):
            if not isinstance(node, (ast.Name, ast.Constant, ast.Tuple, ast.Slice, ast.Attribute)):
                return node
            if isinstance(above, (ast.expr, ast.stmt)) and len(program.written(above)) > LONG:
                return node
        if above is program.tree:
            return node
        node = above
