"""What an exercise hands out, as the function that it is."""

from c4lab.checks.writing.registry import find


def as_given(id, *edits):
    """The answer as it is handed out, where each of `edits`, (old, new), is made."""
    text = find(id).text
    source = f"{text.setup}\n{text.given}"
    for old, new in edits:
        assert old in source
        source = source.replace(old, new, 1)
    names = {}
    exec(source, names)
    return names[find(id).name]
