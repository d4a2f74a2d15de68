"""Finds edits that only avoid a mistake: without it a learner could be told of one."""

import ast

from c4lab.checks.slips.edit import Edit
from c4lab.checks.slips.tree import BLOCKS, LEAVING, Program


def evades(edit: Edit) -> bool:
    """Whether the edited program ignores a value that the program used, has more calls that it
    never reaches, or compares more often something with itself."""
    before, after = edit._program, Program.parse(edit.source)
    if after is None:
        return False
    unused = _unused(after.tree) - _unused(before.tree)
    if _never_reached(after.tree) > _never_reached(before.tree):
        return True
    return bool(unused) or _compares_with_itself(after.tree) > _compares_with_itself(before.tree)


def _unused(tree: ast.AST) -> set[str]:
    """The names whose value nothing reads, or only the next value of the same name."""
    given, used = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            own = {target.id for target in targets if isinstance(target, ast.Name)}
            given |= own
            used |= _loaded(node) - own
        elif isinstance(node, ast.stmt):
            heads = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
            used |= {name for head in heads for name in _loaded(head)}
    return given - used


def _never_reached(tree: ast.AST) -> int:
    """How many statements with a call stand below a statement that leaves their block."""
    found = 0
    for node in ast.walk(tree):
        for name in BLOCKS:
            block = getattr(node, name, None)
            if isinstance(block, list):
                ends = [i for i, each in enumerate(block) if isinstance(each, LEAVING)]
                below = block[ends[0] + 1 :] if ends else []
                found += sum(any(isinstance(each, ast.Call) for each in ast.walk(s)) for s in below)
    return found


def _loaded(tree: ast.AST) -> set[str]:
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    return {node.id for node in names if isinstance(node.ctx, ast.Load)}


def _compares_with_itself(tree: ast.AST) -> int:
    return sum(
        any(ast.dump(node.left) == ast.dump(other) for other in node.comparators)
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
    )
