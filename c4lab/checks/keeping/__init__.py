"""Keeps and shows results: `check`, progress, hints and solutions, kept answers, `doctor`.

What is read or shown here may be anybody's: notebooks, files and texts are read within bounds, and
no text steers a screen.
"""
