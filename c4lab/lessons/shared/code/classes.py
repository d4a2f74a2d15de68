"""What checks do first when the answer is a class: find what often goes wrong with classes."""

import ast
import re
from collections.abc import Iterator
from contextlib import contextmanager

from c4lab.checks.writing import Answer, Script, Wrong

CONTAINERS = ("list", "dict", "set", "defaultdict", "Counter", "deque")
CHANGING = (
    *("append", "insert", "extend", "pop", "remove", "clear", "sort", "reverse"),
    *("add", "discard", "update", "setdefault", "popitem"),
)


@contextmanager
def a_class(answer: Answer, *methods: str) -> Iterator[None]:
    """Context manager: raises Wrong unless the answer is a class with these methods.

    If a Wrong is raised inside, its message names a missing `self.`, or a list that all objects
    share, where the code shows one.
    """
    name = answer.name
    if not answer.ask(Script(f"isinstance({name}, type)")):
        made = answer.ask(Script(f"[type({name}).__module__, type({name}).__name__]"))
        raise Wrong("not-a-class", _no_class(name, *made))
    misspelt = _init_misspelt(answer.tree) if answer.tree else ""
    if misspelt:
        raise Wrong(
            "init-misspelt",
            f"Python calls `__init__`, with two underscores on each side, when an object is made. "
            f"Yours is called `{misspelt}`, so it is never called.",
        )
    for method in methods:
        own = answer.tree is not None and _made_in_a_method(answer.tree, method)
        if not own and not answer.ask(Script(f"hasattr({name}, {method!r})")):
            spelt = "is it spelt so, and indented below the line that begins with `class`?"
            raise Wrong("no-method", f"{name} has no method `{method}`: {spelt}")
    try:
        yield
    except Wrong as wrong:
        if answer.tree and (shared := _shared(answer.tree, name)):
            wrong.reason, wrong.counterexample = "shared-by-all", None
            wrong.message = (
                f"`{shared} = ...` stands in the class, outside of its methods, so all objects "
                "share it: what one puts in, the next one finds. Make it in `__init__`, as "
                f"`self.{shared} = ...`, and each object has its own."
            )
            raise
        found = re.search(r"(The name|has no attribute|local variable) '(\w+)'", wrong.message)
        bare = found is not None and found[1] != "has no attribute"
        if found and answer.tree and _lacks_self(found[2], bare, answer.tree):
            line = re.search(r" \(line \d+: `.*`\)", wrong.message)
            wrong.reason = "without-self"
            wrong.message = (
                f"Python finds no `{found[2]}`{line[0] if line else ''}: what the object keeps "
                f"is made in `__init__`, as `self.{found[2]} = ...`, and has `self.` in front "
                "wherever it is used."
            )
        raise


def _made_in_a_method(tree: ast.Module, name: str) -> bool:
    """Whether some method assigns to `self.name`: then each object has a function of its own."""
    methods = [
        node
        for owner in ast.walk(tree)
        if isinstance(owner, ast.ClassDef)
        for node in owner.body
        if isinstance(node, ast.FunctionDef) and node.args.args
    ]
    return any(
        isinstance(node, ast.Attribute)
        and node.attr == name
        and isinstance(node.ctx, ast.Store)
        and getattr(node.value, "id", "") == method.args.args[0].arg
        for method in methods
        for node in ast.walk(method)
    )


def _no_class(name: str, module: str, kind: str) -> str:
    """The message for an answer that is an object of class `kind`, and not the class `name`."""
    wanted = f"Pass the class itself, without parentheses: `{name}`."
    if module == "builtins":
        return wanted
    if kind == name:
        return f"That is an object, made by `{name}(...)`. {wanted}"
    return (
        f"`{name}` is an object here, made by `{kind}(...)`. Write `{name} = {kind}`, without "
        f"parentheses, or call the class itself `{name}`."
    )


def _init_misspelt(tree: ast.Module) -> str:
    """The name of a method that was meant to be `__init__`; "" if there is none."""
    names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    meant = [name for name in names if name.strip("_").lower() in ("init", "int", "inti", "ini")]
    return "" if "__init__" in names else next(iter(meant), "")


def _shared(tree: ast.Module, name: str) -> str:
    """The name of a list, dict or set that all objects of the class share and its methods change.

    It is made in the class itself, and `__init__` makes no other one. "" if there is none.
    """
    for each in ast.walk(tree):
        if isinstance(each, ast.ClassDef) and each.name == name:
            nodes = list(ast.walk(each))
            made = {
                node.attr
                for node in nodes
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
            }
            made -= {
                node.target.attr
                for node in nodes
                if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute)
            }
            changed = {found.attr for node in nodes if (found := _changed(node)) is not None}
            for line in each.body:
                if isinstance(line, ast.Assign) and _holds_items(line.value):
                    for target in line.targets:
                        if isinstance(target, ast.Name) and target.id in changed - made:
                            return target.id
    return ""


def _changed(node: ast.AST) -> ast.Attribute | None:
    """The attribute whose items `node` changes, as in `self.moves.append(4)`."""
    inside: ast.AST | None = None
    if (isinstance(node, ast.Attribute) and node.attr in CHANGING) or (
        isinstance(node, ast.Subscript) and isinstance(node.ctx, (ast.Store, ast.Del))
    ):
        inside = node.value
    elif isinstance(node, ast.AugAssign):
        inside = node.target
    while isinstance(inside, ast.Subscript):
        inside = inside.value
    return inside if isinstance(inside, ast.Attribute) else None


def _holds_items(value: ast.expr) -> bool:
    if isinstance(value, ast.BinOp):
        return _holds_items(value.left) or _holds_items(value.right)
    if isinstance(value, ast.Call):
        return getattr(value.func, "id", "") in CONTAINERS
    return isinstance(value, (ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Set))


def _lacks_self(name: str, bare: bool, tree: ast.Module) -> bool:
    """Whether `self.` is missing for `name`, which Python does not find.

    `bare`: Python looked for a variable. Otherwise it looked for an attribute.
    """
    nodes = list(ast.walk(tree))
    own = [node for node in nodes if isinstance(node, ast.Attribute) and node.attr == name]
    kept = any(isinstance(node.ctx, ast.Store) for node in own)
    if not bare:
        return not kept and not any(isinstance(n, ast.Call) and n.func in own for n in nodes)
    made = [n for n in nodes if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
    return kept or any(name == getattr(n, "id", "") for each in made for n in ast.walk(each))
