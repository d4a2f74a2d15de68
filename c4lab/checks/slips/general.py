"""All general edits of a program: small rewritings that suit any exercise."""

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from c4lab.checks.slips.edit import Edit, make, together
from c4lab.checks.slips.families import items, missing, moves, names, wrong_numbers
from c4lab.checks.slips.rules import tabled
from c4lab.checks.slips.tree import Change, Program, is_text

PLACES = 12  # of the same edit
CONSTANT = (ast.Constant, ast.UnaryOp)
GIVEN = (ast.Call, ast.Attribute)
COUNTING = {"range", "min", "max"}
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
UNTOUCHED = ("annotation", "returns", "bases", "decorator_list", "pattern")
# Likeliest first: kinds of the tables in `rules` and `symbols`, and what is no table.
FAMILIES: tuple[str | Callable[[Program], Iterator[Change]], ...] = (
    names.misspelt, "strict-comparison", "off-by-one", wrong_numbers.numbers, "print-to-return",
    missing.last_return, "return-missing", "compared-not-set", wrong_numbers.one_of_several,
    "range-added", "return-removed",
    "call-added", moves.out, moves.into, "added-not-assigned",
    "assigned-not-added", "sorted-otherwise", "sign", "negated-condition", "and-or",
    "none-test", "part-order", "opposite-comparison", "comparison-direction", "other-comparison",
    "other-operator", "operand-order", "keep-the-best", "result-kept", "result-dropped",
    "sort-or-sorted", moves.ladder, "while-needed",
    moves.first, moves.orelse, moves.swapped, "other-jump", missing.own,
    missing.guards, "brackets-added", "copy-missing", "at-once",
    items.swapped, "index-order", names.functions, names.variables,
    wrong_numbers.constants, missing.steps, missing.parents, "view-added",
    "default-added", "slice-end", "slice-added", items.first_ones, "reversed", "argument-added",
    "function-removed",
    items.dropped, "index-removed", "index-or-item", "index-added", moves.deleted,
    "function-added",
)  # fmt: skip


def edits(source: str | Program) -> Iterator[Edit]:
    """All edits, likeliest first, each resulting program once; none for what cannot be parsed.

    Within a family they come in the order of the source.
    """
    program = Program.read(source)
    if program is not None:
        yield from make(program, _changes(program))


def everywhere(found: Iterable[Edit]) -> Iterator[tuple[Edit, Edit, tuple[Edit, ...]]]:
    """The same edit wherever it fits: all of it as one, and its first and its other places."""
    groups: dict[tuple[str, ...], list[Edit]] = {}
    for edit in found:
        for key in edit.idea():
            groups.setdefault(key, []).append(edit)
    seen = set()
    for group in groups.values():
        whole = together(group) if 1 < len(group) <= PLACES else None
        if whole is not None and whole.source not in seen:
            seen.add(whole.source)
            yield whole, group[0], tuple(group[1:])


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
                yield _named(program, change)


def _named(program: Program, change: Change) -> Change:
    """One more or one less: of a bound or a count, or of what is an index or an argument."""
    if change.kind != "off-by-one":
        return change
    site = program.site(change.at)
    alone = not isinstance(site.parent, ast.BinOp) and isinstance(site.node, CONSTANT)
    while isinstance(site.parent, (ast.BinOp, ast.UnaryOp)):
        site = program.site(site.parent)
    field, parent = site.field, site.parent
    if field == "slice":
        return replace(change, kind="other-index")
    called = isinstance(parent, ast.Call) and field == "args"
    if called and getattr(parent.func, "id", "") not in COUNTING:
        return replace(change, kind="other-argument")
    compared = isinstance(parent, ast.Compare) and isinstance(parent.ops[0], ORDERED)
    given = isinstance(parent, (ast.Assign, ast.Return)) and isinstance(site.node, GIVEN)
    if given or (alone and not (called or compared or isinstance(parent, ast.Slice))):
        return replace(change, kind="other-constant")
    return change
