"""Without this module, a change of a tree could not be shown to the program's author."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from c4lab.checks.slips.changes import Change, applied
from c4lab.checks.slips.node_text import shown
from c4lab.checks.slips.tree import Program

LONG = 70  # characters
TOKEN = re.compile(r"\w+|[<>=!]=|//|\*\*|\S")


@dataclass(frozen=True)
class Edit:
    """A change of a program at one place. Each text is one line."""

    kind: str
    """Id of the kind of edit, or the reason of an exercise's own slip."""
    line: int
    """1-based, in the source that was parsed first."""
    before: str
    """The expression or statement that changes; "" where a statement is added."""
    after: str
    """What it becomes; "" where a statement is deleted."""
    place: str
    """The smallest part of `before` to point at: ">" in "alpha > beta"."""
    source: str
    """The whole edited program."""
    _program: Program = field(repr=False, compare=False)
    _change: Change = field(repr=False, compare=False)

    def edited(self) -> Program:
        """The edited program, whose nodes keep their line numbers, for another edit."""
        return self._program.after(self._change)

    def idea(self) -> tuple[tuple[str, ...], ...]:
        """Three descriptions of the edit: what becomes what, the same with `place`, the same with
        the line. Two edits of one idea share at least one of them."""
        old, new = TOKEN.findall(self.before), TOKEN.findall(self.after)
        while old and new and old[0] == new[0]:
            del old[0], new[0]
        while old and new and old[-1] == new[-1]:
            del old[-1], new[-1]
        changed = (self.kind, " ".join(old), " ".join(new))
        return changed, (*changed, self.place), (*changed, str(self.line))


def make(program: Program, changes: Iterable[Change]) -> Iterator[Edit]:
    """Yields the edits that change something, one a program; none of what is nested too deeply."""
    with suppress(RecursionError):
        seen = {program.source()}
        for change in changes:
            source = program.changed(change)
            if source not in seen:
                seen.add(source)
                yield _edit(program, change, source)


def merged(edits: Sequence[Edit]) -> Edit | None:
    """All these edits of one program as one; None if two collide or no program comes out."""
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
    before, after = _before_and_after(program, change)
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


def _before_and_after(program: Program, change: Change) -> tuple[str, str]:
    if change.after is not None:
        return "" if change.added else program.written(change.at), change.after
    part = _part_to_show(program, change.slots[0][0])
    before = program.written(part)
    with applied(change):
        return before, shown(part)


def _part_to_show(program: Program, node: ast.AST) -> ast.AST:
    """The smallest expression or statement around a node that a reader understands alone."""
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
