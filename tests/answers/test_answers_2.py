"""The answers to every sixth exercise: a process can try each of these files."""

from tests.answers.trial import test_answers, test_slips

__all__ = ["test_answers", "test_slips"]
