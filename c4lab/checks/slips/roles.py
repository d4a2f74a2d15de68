"""Without this module, general edits would try senseless places, such as `len` of a number.

A role is what an expression is used for, guessed from the code around it. A rule whose pattern is
one variable, `$items` or `$number`, is applied only to expressions with the role of that name.
"""

import ast
from collections.abc import Callable
from functools import lru_cache

from c4lab.checks.slips.changes import Site
from c4lab.checks.slips.tree import Program

TAKES_ITEMS = {"len", "sum", "sorted", "reversed", "enumerate", "any", "all", "list", "set"}
TAKES_ITEMS |= {"tuple", "append", "add", "remove"}
MAKES_ITEMS = {"list", "set", "dict", "sorted", "tuple", "range", "copy", "deepcopy"}
DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.Subscript)
VALUES = (ast.Name, ast.Call, ast.Attribute, ast.Subscript)
MADE = (ast.Call, ast.ListComp, ast.GeneratorExp, ast.Subscript)
SIGNED = {"value", "values", "args", "elt", "elts", "left", "right", "body", "orelse", "defaults"}
READ = ("args", "left", "comparators", "value")
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq)


@lru_cache(maxsize=4)
def holders(program: Program) -> set[str]:
    """Variables that are iterated over, indexed, measured, or set to a collection."""
    return {
        site.node.id
        for site in program.of(ast.Name)
        if site.field == "iter"
        or (isinstance(site.parent, ast.Subscript) and site.field == "value")
        or (site.field == "comparators" and isinstance(site.parent.ops[0], (ast.In, ast.NotIn)))
        or (site.field == "args" and _called(site.parent) in TAKES_ITEMS)
        or (isinstance(site.parent, ast.Assign) and isinstance(site.parent.value, DISPLAYS))
        or (isinstance(site.parent, ast.Assign) and _called(site.parent.value) in MAKES_ITEMS)
        or (isinstance(site.parent, ast.Attribute) and site.parent.attr in TAKES_ITEMS)
    }


def is_items(program: Program, site: Site) -> bool:
    """A whole collection that is read."""
    if not _is_loaded(site) or isinstance(site.parent, (ast.Attribute, ast.Subscript, ast.Expr)):
        return False
    if isinstance(site.parent, ast.AugAssign):
        return False
    if isinstance(site.node, ast.Name):
        known = site.node.id in holders(program) or site.node.id in program.parameters(site)
        return site.field != "func" and known
    return isinstance(site.node, MADE) and site.field in ("value", "iter", "args")


def is_whole(program: Program, site: Site) -> bool:
    """A collection where a part of it, or a value computed from it, may be meant."""
    return site.field in ("value", "iter", "args") and is_items(program, site)


def is_kept(program: Program, site: Site) -> bool:
    """A collection that can be sliced: no call, except of `sorted` and `list`."""
    made = isinstance(site.node, ast.Call) and _called(site.node) not in ("sorted", "list")
    return not made and is_whole(program, site)


def is_index(program: Program, site: Site) -> bool:
    """A variable that is an index elsewhere."""
    used = [one.node.slice for one in program.of(ast.Subscript)]
    names = {node.id for node in used if isinstance(node, ast.Name)}
    return isinstance(site.node, ast.Name) and site.node.id in names and site.field in READ


def is_looped(program: Program, site: Site) -> bool:
    """What a `for` loop iterates over."""
    return site.field == "iter" and isinstance(site.node, (*VALUES, ast.Constant, ast.BinOp))


def is_copied(program: Program, site: Site) -> bool:
    """A collection that is assigned, returned, passed to a function, or iterated over."""
    if not isinstance(site.node, VALUES) or isinstance(site.node, ast.Call) or not _is_loaded(site):
        return False
    if isinstance(site.parent, ast.Call):
        method = isinstance(site.parent.func, ast.Attribute)
        return site.field == "args" and (method or _called(site.parent) in TAKES_ITEMS)
    return site.field == "iter" or isinstance(site.parent, (ast.Assign, ast.Return))


def is_number(program: Program, site: Site) -> bool:
    """A value whose sign may be wrong."""
    parent = site.parent
    if isinstance(parent, (ast.Attribute, ast.Subscript, ast.Expr, ast.Starred, ast.UnaryOp)):
        return False
    if not isinstance(getattr(parent, "op", ast.Add()), (ast.Add, ast.Mult, ast.Sub)):
        return False
    return isinstance(site.node, VALUES) and site.field in SIGNED and _is_loaded(site)


def is_count(program: Program, site: Site) -> bool:
    """A number of things, an index or a bound."""
    node, parent = site.node, site.parent
    if isinstance(node, ast.BinOp):
        if not isinstance(node.op, (ast.Add, ast.Sub)) or getattr(node.right, "value", 0) == 1:
            return False
    elif not isinstance(node, (ast.Name, ast.Call, ast.Attribute)):
        return False
    if isinstance(parent, ast.Compare):
        operands = [parent.left, *parent.comparators]
        ordered = all(isinstance(op, ORDERED) for op in parent.ops)
        return ordered and not any(isinstance(one, ast.Constant) for one in operands)
    if isinstance(parent, (ast.Return, ast.Slice)):
        return True
    places = (ast.Call, "args"), (ast.Subscript, "slice"), (ast.Assign, "value")
    return (type(parent), site.field) in places


def is_condition(program: Program, site: Site) -> bool:
    """A value that is true or false; no single comparison, whose operator has an opposite."""
    node, parent = site.node, site.parent
    if isinstance(node, ast.UnaryOp) or (isinstance(node, ast.Compare) and len(node.ops) == 1):
        return False
    if site.field in ("test", "ifs") or isinstance(parent, ast.BoolOp):
        return isinstance(node, ast.expr)
    if site.field == "args":
        tested = isinstance(node, ast.Name) and node.id in _tested(program)
        return tested or isinstance(node, (ast.Compare, ast.BoolOp))
    if site.field not in ("value", "elt") or isinstance(parent, (ast.Expr, *VALUES)):
        return False
    return isinstance(node, (ast.Compare, ast.BoolOp, ast.Call, ast.Name))


def is_truth(program: Program, site: Site) -> bool:
    """A value that is tested."""
    return site.field in ("test", "values", "operand") and isinstance(site.node, VALUES)


def is_function(program: Program, site: Site) -> bool:
    """A function or method that is named without a call."""
    if not isinstance(site.node, (ast.Attribute, ast.Name)) or site.field == "func":
        return False
    named = isinstance(site.node, ast.Attribute) or site.node.id in program.functions
    return named and _is_loaded(site) and site.field != "annotation"


ROLES: dict[str, Callable[[Program, Site], bool]] = {
    "items": is_items, "whole": is_whole, "kept": is_kept, "copied": is_copied,
    "number": is_number, "looped": is_looped, "index": is_index, "count": is_count,
    "condition": is_condition, "truth": is_truth, "function": is_function,
}  # fmt: skip


def _is_loaded(site: Site) -> bool:
    return isinstance(getattr(site.node, "ctx", ast.Load()), ast.Load)


def _called(node: ast.AST) -> str:
    return getattr(getattr(node, "func", None), "id", "")


@lru_cache(maxsize=4)
def _tested(program: Program) -> set[str]:
    return {site.node.id for site in program.of(ast.Name) if site.field == "test"}
