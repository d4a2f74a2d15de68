"""Keeps and shows results: progress, help, kept answers, grading, and the command line."""
