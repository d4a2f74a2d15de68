"""The answers to every sixth exercise: a process can try each of these files."""

from tests.answers.trial import test_answers

__all__ = ["test_answers"]
