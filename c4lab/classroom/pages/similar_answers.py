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
from c4lab.classroom.grading.marks import ClassMarks

LEAST = 100  # characters in lines that the exercise does not have yet: less is alike by itself
COMMON = 4  # students with the same code, or a third of the class if that is more
LONGEST = 200_000  # characters of code that is read

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
            if form := own_form(id, mark[0].code) if mark else "":
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
    if exercise is None:
        return ""
    given = {*_lines(exercise.text.given)}
    try:
        own = sum(len(line) for line in _lines(code) if line not in given)
        form = normalised(code)
    except RecursionError:
        return ""
    return "" if own < LEAST or form == normalised(exercise.text.solution) else form


@cache
def normalised(code: str) -> str:
    """The tree of the code as text, with numbers for names; without comments, docstrings and types.

    >>> normalised("def f(a):  # one\\n    return a") == normalised("def g(b): return b")
    True
    >>> normalised("def f(a): return a") == normalised("def f(a): return -a")
    False
    """
    numbers: dict[str, str] = {}

    def numbered(name: str) -> str:
        return numbers.setdefault(name, f"n{len(numbers)}")

    tree = _parsed(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            node.name = numbered(node.name)
            if not isinstance(node, ast.ClassDef):
                node.returns = None
        elif isinstance(node, ast.arg):
            node.arg, node.annotation = numbered(node.arg), None
        elif isinstance(node, ast.Name):
            node.id = numbered(node.id)
        elif isinstance(node, ast.keyword) and node.arg in numbers:
            node.arg = numbered(node.arg)
    return ast.dump(tree)


@cache
def _lines(code: str) -> list[str]:
    """The lines of the code as Python would lay it out, without comments and docstrings."""
    return [line.strip() for line in ast.unparse(_parsed(code)).splitlines()]


def _parsed(code: str) -> ast.Module:
    """The tree of the code without docstrings, an empty one if it is no code."""
    try:
        tree = ast.parse(code if len(code) <= LONGEST else "")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ast.Module([], [])
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                node.body = node.body[1:] or node.body
    return tree
