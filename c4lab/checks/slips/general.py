"""All general edits of a program: small rewritings that suit any exercise."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from c4lab.checks.slips.edit import Edit, make
from c4lab.checks.slips.families import (
    assignments,
    calls,
    comparisons,
    comprehensions,
    conditions,
    constants,
    missing,
    names,
    operators,
    parameters,
    statements,
    subscripts,
)
from c4lab.checks.slips.tree import Change, Program, Unreadable, is_text

UNTOUCHED = ("annotation", "returns", "bases", "decorator_list", "pattern")
# Likeliest first.
FAMILIES: tuple[Callable[[Program], Iterator[Change]], ...] = (
    comparisons.strict,
    constants.one_off,
    constants.truths,
    missing.last_return,
    statements.returns,
    calls.parentheses,
    statements.out,
    statements.into,
    assignments.augmented,
    calls.ordered,
    operators.signs,
    operators.negations,
    operators.logic,
    operators.flags,
    comparisons.opposite,
    comparisons.direction,
    comparisons.other,
    operators.arithmetic,
    operators.order,
    assignments.best,
    assignments.kept,
    assignments.dropped,
    assignments.sorting,
    conditions.ladder,
    conditions.branches,
    conditions.repeated,
    statements.first,
    statements.orelse,
    statements.swapped,
    statements.jumps,
    parameters.kept_default,
    parameters.own,
    assignments.copies,
    assignments.tuples,
    calls.swapped,
    subscripts.order,
    names.functions,
    names.variables,
    names.attributes,
    names.own,
    constants.constants,
    missing.steps,
    missing.starts,
    missing.parents,
    subscripts.views,
    subscripts.gets,
    subscripts.ends,
    subscripts.cuts,
    calls.added,
    calls.unwrapped,
    names.targets,
    parameters.defaults,
    parameters.order,
    comprehensions.order,
    comprehensions.elements,
    comprehensions.conditions,
    comprehensions.brackets,
    comparisons.chains,
    comparisons.sides,
    operators.parts,
    calls.removed,
    subscripts.indices,
    subscripts.of_name,
    statements.deleted,
    calls.wrapped,
)


def edits(source: str | Program) -> Iterator[Edit]:
    """All edits, likeliest first, each resulting program once; none for what cannot be parsed.

    Within a family they come in the order of the source.
    """
    try:
        program = Program.read(source) if isinstance(source, str) else source
    except Unreadable:
        return
    yield from make(program, _changes(program))


def _changes(program: Program) -> Iterator[Change]:
    untouched = {
        id(inner)
        for site in program.sites
        if site.field in UNTOUCHED
        for inner in ast.walk(site.node)
    }
    for family in FAMILIES:
        for change in family(program):
            if id(change.at) not in untouched and (change.added or not is_text(change.at)):
                yield change
