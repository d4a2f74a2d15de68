"""Without this package, the edits that no table can describe would be missing.

Each module is a family: functions that yield changes of a program.
"""
