"""Searches that one steps through or watches: trees, windows, bounds, passes."""
