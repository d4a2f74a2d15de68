"""Whether an answer is an attempt of the learner's own: no starter, and not c4lab's own work."""

import ast
from functools import cache
from typing import Any

from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.sources import parsed
from c4lab.checks.working.closed import is_closed
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.python_text import show
from c4lab.checks.writing.result import Wrong

HELP = "c4lab.checks"  # `check`, `hint` and `solution`: never part of an answer
# Ways to the variables of whoever called, and to all objects: what the check expects is among them.
OF_OTHERS = frozenset(
    ("_getframe", "_current_frames", "currentframe", "f_back", "f_locals", "f_globals", "tb_frame")
) | {"get_objects", "get_referrers"}


def not_attempted(exercise: Exercise, packed: Packed) -> str | None:
    """A sentence that says why this is no attempt, such as an empty body; None if it is one."""
    empty = why_empty(packed.value)
    if empty:
        return empty
    own = [unit.text for unit in packed.units if unit.name == packed.name]
    body = _body(own[-1], packed.name) if own else None
    if body is None:
        return None
    if _is_stub(body):
        return "There is nothing in it yet: write your code in its place, and run the cell."
    if _is_as_given(exercise, packed, body):
        return "It is still as it was given: change it first, and run the cell."
    return None


def _is_as_given(exercise: Exercise, packed: Packed, body: ast.Module) -> bool:
    """Whether no code is changed: neither the answer's nor that of a function it came with."""
    code = exercise.text.given
    given = _body(code, exercise.name)
    if given is None or ast.dump(given) != ast.dump(body):
        return False
    for unit in packed.units:
        own, handed_out = _body(unit.text, unit.name), _body(code, unit.name)
        changed = own and handed_out and ast.dump(own) != ast.dump(handed_out)
        if changed and unit.name != exercise.name:
            return False
    return True


def why_empty(value: Any) -> str | None:
    """A sentence that says why plain data is no attempt; None if it is an attempt."""
    if value is None:
        return "There is no answer yet: it is None."
    if value is ...:
        return "There is no answer yet: the `...` is still in its place."
    if isinstance(value, dict):
        open_keys = [
            key
            for key, each in value.items()
            if any(part is ... for part in (each if isinstance(each, (tuple, list)) else (each,)))
        ]
        if open_keys:
            return f"Still to be answered: {', '.join(map(show, open_keys))}."
    return None


def _body(text: str, name: str) -> ast.Module | None:
    """The function or class `name` in `text`, without docstrings; None if it is not there."""
    tree = parsed(text)
    for node in tree.body if tree else ():
        if getattr(node, "name", None) == name:
            for inner in ast.walk(node):
                if (
                    isinstance(inner, (ast.FunctionDef, ast.ClassDef))
                    and len(inner.body) > 1
                    and ast.get_docstring(inner, clean=False) is not None
                ):
                    inner.body.pop(0)
            return ast.Module([node], [])
    return None


def _is_stub(tree: ast.Module) -> bool:
    """Whether all functions have bodies of `...`, `pass` or `raise NotImplementedError` only."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    bodies = [node.body for node in functions] or [tree.body[0].body]  # type: ignore[attr-defined]
    return all(all(map(_does_nothing, body)) for body in bodies)


def _does_nothing(statement: ast.stmt) -> bool:
    match statement:
        case ast.Pass() | ast.Expr(ast.Constant()) | ast.Return(None | ast.Constant(None)):
            return True
        case ast.Return(value=ast.Constant(value=value)):
            return value is ...
        case ast.Raise(exc=error):
            return error is not None and "NotImplementedError" in ast.dump(error)
    return False


def refuse_finished_work(exercise: Exercise, packed: Packed) -> None:
    """Raises Wrong if the answer uses work of c4lab that the exercise does not hand out, or looks
    at the variables of whoever calls it."""
    allowed = allowed_names(exercise)
    imported = {
        name or module: f"{module}.{name}" if name else module
        for unit in packed.units
        for _, module, name in _imports(unit.text)
    }
    for name, origin in sorted((packed.ours | imported).items()):
        if not is_closed(origin) or {name, origin.rpartition(".")[2]} & allowed:
            continue
        if origin.startswith(HELP) and origin.endswith(".check"):
            raise Wrong(
                "checks-itself",
                "Your code calls `check` itself: call it in a cell of its own, below your answer.",
            )
        if origin.startswith(HELP) and origin.endswith(".mine"):
            raise Wrong(
                "ours",
                f"It uses `{name}`, which finds your answers on your own computer alone: copy the "
                "code of that answer.",
            )
        itself = name == packed.name and not packed.units
        raise wrong_finished_work("It is" if itself else f"It uses `{name}`,")
    for unit in packed.units:
        for node in ast.walk(ast.parse(unit.text)):
            name = getattr(node, "attr", getattr(node, "id", getattr(node, "name", "")))
            if name in OF_OTHERS:
                raise Wrong(
                    "looks-outside",
                    f"Your code uses `{name}`, which shows the variables of other code, such as of "
                    "the one that asks: work it out from what your code is given.",
                )


def wrong_finished_work(beginning: str) -> Wrong:
    """The Wrong for an answer that uses c4lab's own work; `beginning` begins the sentence."""
    return Wrong(
        "ours",
        f"{beginning} part of c4lab already, which does the work that this exercise asks for: "
        "write it yourself, then compare with ours.",
    )


def allowed_names(exercise: Exercise) -> frozenset[str]:
    """The names of c4lab that an answer may use: those that the solution uses, and those that the
    notebook imports unless they do what the exercise asks for."""
    text = exercise.text
    names = exercise.allowed | _names_in(f"{text.given}\n{text.solution}")
    for bound, _, name in _handed_out(exercise):
        if not {bound, name} & exercise.closed:
            names |= {bound, name}
    return names


def handed_out_modules(exercise: Exercise) -> list[str]:
    """The modules of c4lab from which the notebook imports something that an answer may use."""
    return sorted({module for _, module, _ in _handed_out(exercise)})


def _handed_out(exercise: Exercise) -> list[tuple[str, str, str]]:
    """What the notebook imports from closed modules of c4lab, but for HELP and whole modules."""
    return [
        (bound, module, name)
        for bound, module, name in _imports(exercise.text.setup)
        if name and is_closed(module) and not module.startswith(HELP)
    ]


@cache
def _names_in(code: str) -> frozenset[str]:
    nodes = list(ast.walk(ast.parse(code)))
    defined = {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return frozenset(node.id for node in nodes if isinstance(node, ast.Name)) - defined


@cache
def _imports(code: str) -> list[tuple[str, str, str]]:
    """What the code imports from c4lab: its name in the code, its module, and its name there, which
    is "" for a whole module."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom):
            found += [
                (each.asname or each.name, node.module or "", each.name) for each in node.names
            ]
        elif isinstance(node, ast.Import):
            found += [(each.asname or each.name, each.name, "") for each in node.names]
    return [each for each in found if each[1].startswith("c4lab")]
