"""Answers that are the same but for names and layout: a question to the teacher, never a verdict.

What stands in the exercise already does not count, nor does our own solution, which learners may
look at, nor what a third of the class has.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from itertools import combinations

from c4lab.checks.writing import registry
from c4lab.classroom.grading.class_marks import ClassMarks

LEAST = 40  # nodes of a tree that the exercise does not have yet: less is alike by itself
COMMON = 4  # students with the same code, or a third of the class if that is more

Pair = tuple[str, str, list[str], int]


def same_code(marks: ClassMarks) -> list[Pair]:
    """(student, student, exercises in which their code is the same, exercises that both answered in
    code), those with the most first."""
    answered: dict[str, set[str]] = defaultdict(set)
    same: dict[tuple[str, str], list[str]] = defaultdict(list)
    for id in marks.exercises:
        alike: dict[str, list[str]] = defaultdict(list)
        for student in marks.students:
            mark = marks.best.get((student, id))
            form = own_form(id, mark[0].code) if mark else ""
            if form:
                answered[student].add(id)
                alike[form].append(student)
        for students in alike.values():
            if len(students) <= max(COMMON, len(marks.students) // 3):
                for pair in combinations(students, 2):
                    same[pair].append(id)
    found = [
        (one, other, ids, len(answered[one] & answered[other]))
        for (one, other), ids in same.items()
    ]
    return sorted(found, key=lambda pair: (-len(pair[2]), pair[:2]))


def own_form(exercise_id: str, code: str) -> str:
    """What is left of the code without names and layout; "" if too little of it is the learner's,
    or it is our solution."""
    exercise = registry.find(exercise_id)
    tree = _parsed(code)
    if exercise is None or tree is None:
        return ""
    given = _statements(exercise.text.given)
    own = sum(size for text, size in _sizes(tree) if text not in given)
    form = normalised(code)
    return "" if own < LEAST or form == normalised(exercise.text.solution) else form


@cache
def normalised(code: str) -> str:
    """The tree of the code as text, with numbers for names; without comments, docstrings and types.

    >>> normalised("def f(a):  # one\\n    return a") == normalised("def g(b): return b")
    True
    >>> normalised("def f(a): return a") == normalised("def f(a): return -a")
    False
    """
    tree = _parsed(code)
    if tree is None:
        return ""
    numbers: dict[str, str] = {}

    def numbered(name: str) -> str:
        return numbers.setdefault(name, f"n{len(numbers)}")

    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            node.name = numbered(node.name)
            node.body = _without_docstring(node.body)
            if not isinstance(node, ast.ClassDef):
                node.returns = None
        elif isinstance(node, ast.arg):
            node.arg, node.annotation = numbered(node.arg), None
        elif isinstance(node, ast.Name):
            node.id = numbered(node.id)
        elif isinstance(node, ast.keyword) and node.arg in numbers:
            node.arg = numbered(node.arg)
    return ast.dump(tree)


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    first = body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return body[1:] or body
    return body


@cache
def _statements(code: str) -> frozenset[str]:
    tree = _parsed(code)
    return frozenset(text for text, _ in _sizes(tree)) if tree else frozenset()


def _sizes(tree: ast.AST) -> list[tuple[str, int]]:
    """Each statement, without those inside it, as text, and how many nodes it has."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            inner = [each for each in ast.iter_child_nodes(node) if not isinstance(each, ast.stmt)]
            text = type(node).__name__ + "".join(map(ast.dump, inner))
            found.append((text, 1 + sum(1 for each in inner for _ in ast.walk(each))))
    return found


def _parsed(code: str) -> ast.Module | None:
    try:
        return ast.parse(code) if code and len(code) <= 200_000 else None
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
