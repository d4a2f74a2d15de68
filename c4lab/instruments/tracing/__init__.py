"""Tracing a search from outside: its calls, the tree that they make, and what each was told."""
