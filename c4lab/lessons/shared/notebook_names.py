"""Names of a learner's notebook, as the code of an answer means them."""

from c4lab.checks.writing import Script


def meant_by(answer: str, name: str) -> str:
    """Python text for what `name` means in the code of `answer`, a function of the notebook.

    >>> meant_by("drop", "legal")
    "drop.__globals__['legal']"
    """
    return f"{answer}.__globals__[{name!r}]"


def replaced_for(answer: str, name: str, value: str, expression: str) -> Script:
    """A script that gives the value of `expression`, computed while `name` means `value` in the
    code of `answer`; after it, `name` means what it meant before, or None if it meant nothing."""
    return Script(
        f"""before = {answer}.__globals__.get({name!r})
{meant_by(answer, name)} = {value}
try:
    found = {expression}
finally:
    {meant_by(answer, name)} = before
found"""
    )
