"""Positions on which checks try an answer, and those that lessons draw."""
