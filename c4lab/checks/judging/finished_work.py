"""Refuses an answer that uses c4lab's own solution: without it `from c4lab` would earn points."""

import ast
from collections.abc import Iterator
from functools import cache

from c4lab.checks.judging.packed import Packed
from c4lab.checks.working.closed import is_closed
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.wrong import Wrong

HELP = "c4lab.checks"  # `check`, `hint` and `solution`: never part of an answer
# Ways to the variables of whoever called, and to all objects: what the check expects is among them.
OF_OTHERS = frozenset(
    ("_getframe", "_current_frames", "currentframe", "f_back", "f_locals", "f_globals", "tb_frame")
) | {"get_objects", "get_referrers"}


def refuse_finished_work(exercise: Exercise, packed: Packed) -> None:
    """Raises Wrong if the answer uses work of c4lab that the exercise does not hand out, or looks
    at the variables of whoever calls it."""
    allowed = allowed_names(exercise)
    for name, origin in sorted((packed.ours | _imported(packed)).items()):
        if not is_closed(origin) or {name, origin.rpartition(".")[2]} & allowed:
            continue
        if origin.startswith(HELP) and origin.endswith(".check"):
            raise Wrong(
                "checks-itself",
                "Your code calls `check` itself: call it in a cell of its own, below your answer.",
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
    for bound, name in _imports_in(text.setup):
        if not {bound, name} & exercise.closed:
            names |= {bound, name}
    return names


def handed_out_modules(exercise: Exercise) -> list[str]:
    """The modules of c4lab from which the notebook imports something that an answer may use."""
    nodes = ast.walk(ast.parse(exercise.text.setup))
    modules = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    return sorted(each for each in modules if is_closed(each) and not each.startswith(HELP))


@cache
def _names_in(code: str) -> frozenset[str]:
    nodes = list(ast.walk(ast.parse(code)))
    defined = {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return frozenset(node.id for node in nodes if isinstance(node, ast.Name)) - defined


@cache
def _imports_in(setup: str) -> frozenset[tuple[str, str]]:
    """Pairs of names for what the notebook's imports take from closed modules of c4lab, but for
    HELP: the name in the notebook, and the one in c4lab. No whole modules."""
    nodes = [node for node in ast.walk(ast.parse(setup)) if isinstance(node, ast.ImportFrom)]
    return frozenset(
        (alias.asname or alias.name, alias.name)
        for node in nodes
        if is_closed(node.module or "") and not (node.module or "").startswith(HELP)
        for alias in node.names
    )


def _imported(packed: Packed) -> dict[str, str]:
    """What the answer's own code imports from c4lab: the name there, and its full name."""
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
