"""An answer that hands over something of c4lab's, in place of code of one's own."""

import ast
from functools import cache

from c4lab.checks.judging.closed import is_closed
from c4lab.checks.judging.packing import Packed
from c4lab.checks.writing.exercise import Exercise
from c4lab.checks.writing.wrong import Wrong


def refuse_ours(exercise: Exercise, packed: Packed) -> None:
    """Raises Wrong if the answer uses a function or class of c4lab's that the exercise does not
    hand out."""
    allowed = handed_out(exercise)
    for name, module in sorted((packed.ours | _imported(packed)).items()):
        if is_closed(module) and name not in allowed:
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
    """The names of c4lab's that an answer may use: not that of the answer itself."""
    return exercise.allowed | _names_in(exercise.text.given + "\n" + exercise.text.solution)


@cache
def _names_in(code: str) -> frozenset[str]:
    nodes = list(ast.walk(ast.parse(code)))
    defined = {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return frozenset(node.id for node in nodes if isinstance(node, ast.Name)) - defined


def _imported(packed: Packed) -> dict[str, str]:
    """What the answer's own code imports from c4lab, by the name it has there."""
    found: dict[str, str] = {}
    for unit in packed.units:
        for node in ast.walk(ast.parse(unit.text)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("c4lab"):
                found |= {alias.name: f"{node.module}.{alias.name}" for alias in node.names}
            elif isinstance(node, ast.Import):
                found |= {a.name: a.name for a in node.names if a.name.startswith("c4lab")}
    return found
