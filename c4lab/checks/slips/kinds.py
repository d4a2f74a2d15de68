"""Which kind of general edit leads back from which."""

from __future__ import annotations

PAIRS = (
    ("argument-added", "argument-removed"),
    ("bound-added", "bound-removed"),
    ("call-added", "call-removed"),
    ("added-not-assigned", "assigned-not-added"),
    ("result-kept", "result-dropped"),
    ("copy-missing", "copy-removed"),
    ("at-once", "one-by-one"),
    ("if-not-elif", "elif-not-if"),
    ("while-needed", "if-needed"),
    ("index-added", "index-removed"),
    ("default-added", "plain-index"),
    ("view-added", "view-removed"),
    ("slice-added", "index-removed"),
    ("keep-the-best", "function-removed"),
    ("function-added", "function-removed"),
    ("return-missing", "return-removed"),
    ("print-to-return", "return-to-print"),
    ("yield-to-return", "return-to-yield"),
    ("moved-out", "moved-in"),
    ("moved-before", "moved-inside"),
    ("else-added", "else-removed"),
    ("default-kept", "default-moved"),
    ("self-added", "self-removed"),
    ("return-added", "statement-removed"),
    ("start-added", "statement-removed"),
    ("step-added", "statement-removed"),
    ("jump-added", "statement-removed"),
    ("super-added", "statement-removed"),
)
# Where several lead back from a kind, the first of them is meant.
BACK = {second: first for first, second in reversed(PAIRS)} | dict(PAIRS)


def inverse(kind: str) -> str:
    """The kind that leads back; most kinds do so themselves ("strict-comparison")."""
    return BACK.get(kind, kind)
