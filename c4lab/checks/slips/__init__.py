"""Without this package, no learner reads which line to change.

An edit is a small change of a program's syntax tree. `general.edits` makes the edits that suit any
program, `pattern.Slip` those of an exercise, in both directions: on right answers they make wrong
ones for the tests, and `repairing.repair` searches for the edit that makes a wrong program right.
The package knows nothing of games and loads only the standard library.
"""
