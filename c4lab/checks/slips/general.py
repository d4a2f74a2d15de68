"""Makes the edits that suit any program: without it only an exercise's own slips would be found."""

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from c4lab.checks.slips.changes import Change
from c4lab.checks.slips.edit import Edit, make, merged
from c4lab.checks.slips.families import items, missing, moves, names, wrong_numbers
from c4lab.checks.slips.node_text import is_text
from c4lab.checks.slips.rules import tabled
from c4lab.checks.slips.tree import Program

PLACES = 12  # of the same edit
CONSTANT = (ast.Constant, ast.UnaryOp)
GIVEN = (ast.Call, ast.Attribute)
COUNTING = {"range", "min", "max"}
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
UNTOUCHED = ("annotation", "returns", "bases", "decorator_list", "pattern")
# Likeliest first: a kind of the tables in `rules` and `operators`, or a function of `families`.
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
    "default-added", "slice-end", "slice-added", "reversed", "argument-added",
    "function-removed",
    "index-removed", "index-or-item", "index-added", moves.deleted,
    "function-added",
)  # fmt: skip


def edits(source: str | Program) -> Iterator[Edit]:
    """Yields all general edits, one for each resulting program; none for text that Python cannot
    parse. The likeliest kinds come first; edits of one family come in the order of the source."""
    program = Program.parse(source)
    if program is not None:
        yield from make(program, _changes(program))


def everywhere(all_edits: Iterable[Edit]) -> Iterator[tuple[Edit, Edit, tuple[Edit, ...]]]:
    """For each idea that fits several places: the edit of all, that of the first, the others."""
    groups: dict[tuple[str, ...], list[Edit]] = {}
    for edit in all_edits:
        for key in edit.idea():
            groups.setdefault(key, []).append(edit)
    seen = set()
    for group in groups.values():
        all_places = merged(group) if 1 < len(group) <= PLACES else None
        if all_places is not None and all_places.source not in seen:
            seen.add(all_places.source)
            yield all_places, group[0], tuple(group[1:])


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
                yield _with_exact_kind(program, change)


def _with_exact_kind(program: Program, change: Change) -> Change:
    """The change, with a more exact kind if a number is one off: whether the number is a bound or a
    count ("off-by-one"), an index, an argument or another constant."""
    if change.kind != "off-by-one":
        return change
    site = program.site(change.at)
    bare = not isinstance(site.parent, ast.BinOp) and isinstance(site.node, CONSTANT)
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
    if given or (bare and not (called or compared or isinstance(parent, ast.Slice))):
        return replace(change, kind="other-constant")
    return change
