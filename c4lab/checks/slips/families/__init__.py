"""The edits that no table of patterns describes: each function yields changes of a program."""
