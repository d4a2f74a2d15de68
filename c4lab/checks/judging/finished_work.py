"""An answer that hands over something of c4lab's, in place of code of one's own."""

import ast
from collections.abc import Iterator
from functools import cache

from c4lab.checks.judging.closed import is_closed
from c4lab.checks.judging.packed import Packed
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.wrong import Wrong

HELP = "c4lab.checks"


def refuse_ours(exercise: Exercise, packed: Packed) -> None:
    """Raises Wrong if the answer uses a function or class of c4lab's that the exercise does not
    hand out."""
    allowed = handed_out(exercise)
    for name, origin in sorted((packed.ours | _imported(packed)).items()):
        if not is_closed(origin) or {name, origin.rpartition(".")[2]} & allowed:
            continue
        if origin.startswith(HELP) and origin.endswith(".check"):
            raise Wrong(
                "checks-itself",
                "Your code calls `check` itself: call it in a cell of its own, below your answer.",
            )
        itself = name == packed.name and not packed.units
        raise ours("It is" if itself else f"It uses `{name}`,")


def ours(what: str) -> Wrong:
    """What the learner reads who hands over ours."""
    return Wrong(
        "ours",
        f"{what} part of c4lab already, which does the work that this exercise asks for: write it "
        "yourself, then compare with ours.",
    )


def handed_out(exercise: Exercise) -> frozenset[str]:
    """The names of c4lab's that an answer may use: those that the notebook imports and our
    solution uses, but none that does what the exercise asks for."""
    text = exercise.text
    names = exercise.allowed | _names_in(f"{text.given}\n{text.solution}")
    for bound, name in _imports_in(text.setup):
        if not {bound, name} & exercise.closed:
            names |= {bound, name}
    return names


@cache
def _names_in(code: str) -> frozenset[str]:
    nodes = list(ast.walk(ast.parse(code)))
    defined = {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return frozenset(node.id for node in nodes if isinstance(node, ast.Name)) - defined


@cache
def _imports_in(setup: str) -> frozenset[tuple[str, str]]:
    """What the first cells import by name from c4lab, but for its help: the name that it has
    there, and its own. Not whole modules."""
    nodes = [node for node in ast.walk(ast.parse(setup)) if isinstance(node, ast.ImportFrom)]
    return frozenset(
        (alias.asname or alias.name, alias.name)
        for node in nodes
        if is_closed(node.module or "") and not (node.module or "").startswith(HELP)
        for alias in node.names
    )


def _imported(packed: Packed) -> dict[str, str]:
    """What the answer's own code imports from c4lab, by the name it has there."""
    return {
        name: origin
        for unit in packed.units
        for node in ast.walk(ast.parse(unit.text))
        for name, origin in _origins(node)
    }


def _origins(node: ast.AST) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("c4lab"):
        for alias in node.names:
            yield alias.name, f"{node.module}.{alias.name}"
    elif isinstance(node, ast.Import):
        for alias in node.names:
            if alias.name.startswith("c4lab"):
                yield alias.name, alias.name
