"""Answers that learners may give, a module a lesson: RIGHT ones, and WRONG ones with the reason."""

from __future__ import annotations

from importlib import import_module

from c4lab.checks.registry import all_exercises

LESSONS = sorted({exercise.lesson for exercise in all_exercises()})
MUTANTS = {lesson: import_module(f"tests.mutants.lesson{lesson}") for lesson in LESSONS}
