"""All general edits of a program: small rewritings that suit any exercise."""

import ast
from collections.abc import Callable, Iterator

from c4lab.checks.slips.edit import Edit, make
from c4lab.checks.slips.families import constants, items, missing, moves, names
from c4lab.checks.slips.rules import tabled
from c4lab.checks.slips.tree import Change, Program, is_text

UNTOUCHED = ("annotation", "returns", "bases", "decorator_list", "pattern")
# Likeliest first: kinds of the tables in `rules` and `symbols`, and what is no table.
FAMILIES: tuple[str | Callable[[Program], Iterator[Change]], ...] = (
    "strict-comparison", "off-by-one", constants.numbers, missing.last_return, "return-missing",
    "print-to-return", "yield-to-return", "return-removed", "return-to-print", "return-to-yield",
    "call-added", "call-removed", moves.out, moves.into, "added-not-assigned",
    "assigned-not-added", "argument-added/sorting", "sign", "negated-condition", "and-or",
    "none-test", "opposite-comparison", "comparison-direction", "other-comparison",
    "other-operator", "operand-order", "keep-the-best", "result-kept", "result-dropped",
    "sort-or-sorted", "appended", moves.ladder, moves.branches, "while-needed", "if-needed",
    moves.first, moves.orelse, moves.swapped, "other-jump", missing.kept_default, missing.own,
    "copy-missing", "copy-removed", "at-once", "one-by-one", items.swapped, "index-order",
    names.functions, names.variables, names.attributes, names.own, constants.constants,
    missing.steps, missing.parents, "view-added", "view-removed", "plain-index", "default-added",
    "slice-end", "slice-added", "argument-added", "function-removed", names.targets,
    "key-and-value", "brackets", "bound-added", "sides-of-in", "bound-removed", items.dropped,
    "index-removed", "index-added", moves.deleted, "function-added",
)  # fmt: skip


def edits(source: str | Program) -> Iterator[Edit]:
    """All edits, likeliest first, each resulting program once; none for what cannot be parsed.

    Within a family they come in the order of the source.
    """
    program = Program.read(source)
    if program is not None:
        yield from make(program, _changes(program))


def _changes(program: Program) -> Iterator[Change]:
    untouched = {
        id(inner)
        for site in program.sites
        if site.field in UNTOUCHED
        for inner in ast.walk(site.node)
    }
    for family in FAMILIES:
        own = family(program) if callable(family) else tabled(program, family)
        for change in own:
            if id(change.at) not in untouched and (change.added or not is_text(change.at)):
                yield change
