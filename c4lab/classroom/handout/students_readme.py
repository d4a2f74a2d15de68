"""README as students get it: without what only teachers and contributors need."""

import re
from collections.abc import Sequence

NOT_FOR_STUDENTS = re.compile(
    r"<!-- not for students -->\n.*?<!-- for students again -->\n+", re.DOTALL
)
ROW = re.compile(r"\| \[(\d\d) [^\n]*\n")


def for_students(readme: str, lessons: Sequence[str]) -> str:
    """The text without what is marked as not for students, and without rows of other lessons."""
    text = NOT_FOR_STUDENTS.sub("", readme)
    return ROW.sub(lambda row: row[0] if row[1] in lessons else "", text)
