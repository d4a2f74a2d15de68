"""How Python code is run in the background, limited in time, and ended."""
